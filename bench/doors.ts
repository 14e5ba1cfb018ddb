// npm run bench:doors -- [--rounds 100]: how long the doors take for who has an account and for who has none. Only figures: a
// test counts the work instead.

import { parseArgs } from 'node:util'
import { setLogLevel } from '../src/runtime/log.ts'
import { type AccountsApp, ORIGIN, openAccountsApp, PASSWORD } from '../tests/support/accounts.ts'
import { freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { startSmtpServer } from '../tests/support/smtp-server.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const rounds = Number(values.rounds)
const KNOWN = 'ann@example.org'
setLogLevel('error')

const mail = await startSmtpServer()
const app = await openAccountsApp(freshPostgres, {
  mail: { url: `smtp://127.0.0.1:${mail.port}`, from: 'sayso@example.org' },
})
const ask = (path: string, body: object) => app.send('POST', `/api/account/${path}`, body, { origin: ORIGIN })
await ask('sign-up', { email: KNOWN, password: PASSWORD })

const doors: Record<string, object> = {
  'sign-in': { password: 'wrong password' },
  forgot: {},
  'sign-up': { password: PASSWORD },
}
for (const [path, more] of Object.entries(doors)) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round++)
    // In turns, so that whatever else the machine does falls on both alike.
    for (const who of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      await forget(app)
      const email = who === 'known' ? KNOWN : `nobody-${path}-${round}@example.org`
      const started = performance.now()
      await ask(path, { email, ...more })
      times[who].push(performance.now() - started)
    }
  const told = Object.entries(times).map(([who, all]) => `${who} ${at(all, 0.5)} ms (${at(all, 0.1)}–${at(all, 0.9)})`)
  process.stdout.write(`${path.padEnd(8)} median, and from the first to the last tenth: ${told.join(', ')}\n`)
}
await app.close()
await mail.close()
await stopOwnPostgres()

/** Nobody has to wait for wrong guesses here. */
async function forget({ sayso }: AccountsApp): Promise<void> {
  await sayso.database.pool.query('delete from account_attempts')
}

function at(times: readonly number[], share: number): string {
  return (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0).toFixed(1)
}
