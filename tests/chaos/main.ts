// npm run chaos:kill -- [--kills 200]      npm run chaos:race -- [--rounds 20]

import { parseArgs } from 'node:util'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { killLoop } from './kill-loop.ts'
import { startRace } from './start-race.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string', default: '200' }, rounds: { type: 'string', default: '20' } },
})
const progress = (what: string) => (done: number) => process.stderr.isTTY && process.stderr.write(`\r${what}: ${done} `)

if (positionals[0] === 'race') {
  const rounds = Number(values.rounds)
  const good = await startRace(rounds, progress('races'))
  process.stdout.write(`${good} of ${rounds} races of two starts on one folder had one winner\n`)
  process.exitCode = good === rounds ? 0 : 1
} else {
  for (const open of [freshEmbedded, freshPostgres]) {
    const fresh = await open()
    const started = performance.now()
    const { kills, kills_in_flight, turns, retries } = await killLoop(fresh, Number(values.kills), progress(fresh.name))
    process.stdout.write(
      `${fresh.name}: ${kills} kills (${kills_in_flight} with answers outstanding), ${turns} turns told, ${retries} retries, nothing lost, torn or done twice (${Math.round((performance.now() - started) / 1000)} s)\n`,
    )
    await fresh.remove()
  }
  await stopOwnPostgres()
}
