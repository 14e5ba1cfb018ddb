// npm run bench:capacity -- [--turns 2000]: what a turn costs here, and what 10 and 100 million users would need.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { withClient } from '../tests/support/databases.ts'
import { startPostgres } from '../tests/support/postgres.ts'
import { spawnServer } from '../tests/support/server.ts'
import { habits, needOf, type TurnCost } from './capacity-model.ts'
import { talker } from './load.ts'

const { values } = parseArgs({ options: { turns: { type: 'string', default: '2000' } } })
const turns = Number(values.turns)
const WARM = 300
const TICKS_A_SECOND = 100
const CLIENTS = 4

const say = (line: string) => process.stdout.write(`${line}\n`)
const postgres = await startPostgres()
const server = spawnServer({ DATABASE_URL: postgres.url, SAYSO_LOG_LEVEL: 'error' })
const ready = await server.ready
if (ready.url === null) throw new Error(ready.said)
const { url } = ready
const mix = ['add parcel {n} tomorrow at 5pm', 'show my tasks', 'complete parcel {n}', 'what is due tomorrow?']
const talkers = Array.from({ length: CLIENTS }, (_, index) => talker(url, `user${index}`))

async function talk(count: number, from: number): Promise<void> {
  await Promise.all(
    talkers.map(async (one) => {
      for (let said = from; said < from + count / CLIENTS; said++)
        await one.say((mix[said % mix.length] ?? '').replace('{n}', String(Math.floor(said / mix.length))))
    }),
  )
}

await talk(WARM, 0)
const [before, server_before, database_before] = [await databaseNow(), cpuOf(server.process.pid), await databaseCpu()]
await talk(turns, WARM)
const [now, server_now, database_now] = [await databaseNow(), cpuOf(server.process.pid), await databaseCpu()]
const each = (one: number, other: number) => (one - other) / turns
const cost: TurnCost = {
  server_cpu_ms: each(server_now, server_before),
  database_cpu_ms: each(database_now, database_before),
  stored_bytes: each(now.stored, before.stored),
  log_bytes: each(now.log, before.log),
}
for (const one of talkers) one.close()
await server.kill('SIGTERM')
await postgres.stop()

say(`one turn (adds, lists, completions and questions in equal parts, ${turns} of them):`)
say(`  server ${cost.server_cpu_ms.toFixed(2)} ms of processor time, database ${cost.database_cpu_ms.toFixed(2)} ms`)
say(`  stored ${(cost.stored_bytes / 1000).toFixed(1)} kB, log ${(cost.log_bytes / 1000).toFixed(1)} kB`)
say(`assumed: ${JSON.stringify(habits)}`)
for (const users of [10_000_000, 100_000_000]) {
  const need = needOf(users, cost)
  say(`${users / 1e6} million users:`)
  for (const [name, value] of Object.entries(need)) say(`  ${name.padEnd(22)} ${Math.round(value * 10) / 10}`)
}

/** Milliseconds of processor time so far. */
function cpuOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND
}

/** Of all that work on it, those that ended not counted: connections stay open here. */
async function databaseCpu(): Promise<number> {
  return await withClient(postgres.url, async (client) => {
    const { rows } = await client.query('select pid from pg_stat_activity where pid <> pg_backend_pid()')
    return rows.map(({ pid }) => cpuOf(pid)).reduce((sum, one) => sum + one, 0)
  })
}

async function databaseNow(): Promise<{ stored: number; log: number }> {
  return await withClient(postgres.url, async (client) => {
    const { rows } = await client.query(
      "select pg_database_size(current_database())::float8 as stored, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as log",
    )
    return rows[0]
  })
}
