// Turns of real servers beside pgbench and a bare server, in rounds that take turns, so that whatever else the machine does
// disturbs all of them alike.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from '../tests/support/postgres.ts'
import { spawnServer } from '../tests/support/server.ts'
import { measure, type Talker, talker } from './load.ts'
import { hasPgbench, runPgbench } from './pgbench.ts'
import { cpuOf, memoryOf, parentOf } from './processes.ts'
import { type RecordedTurn, recordTurn } from './statements.ts'

export interface Cost {
  readonly per_second: number
  readonly p50_ms: number
  readonly node_ms: number
  readonly postgres_ms: number
  readonly wal_bytes: number
}

export interface Stage {
  readonly postgres: Postgres
  readonly url: string
  readonly pid: number
  /** Memory before anything was asked of it. */
  readonly idle_mb: number
  /** What a client says for some seconds, and what it cost. */
  run(kind: 'sayso' | 'bare', clients: number, seconds: number, say: Say, user?: string): Promise<Cost>
  pgbench(clients: number, seconds: number): Promise<number | null>
  statements: RecordedTurn
  close(): Promise<void>
}

export type Say = (client: number, count: number) => string

const CONNECTIONS = 32
const WARM_TURNS = 2000

/** PostgreSQL of its own with a warm server and a warm bare server on it. */
export async function openStage(fsync: 'on' | 'off', data_dir: string): Promise<Stage> {
  const postgres = await startPostgres({ fsync })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const statements = await recordTurn(postgres.url, 'recorded', (count) => `add parcel ${count}`)
  const started = spawnServer({
    DATABASE_URL: postgres.url,
    SAYSO_DATA_DIR: data_dir,
    SAYSO_DATABASE_CONNECTIONS: String(CONNECTIONS),
  })
  const ready = await started.ready
  if (ready.url === null) throw new Error(ready.said)
  const servers = { sayso: { url: ready.url, pid: started.process.pid ?? 0 }, bare: await startBare(postgres.url) }
  const idle_mb = memoryOf(servers.sayso.pid)
  const postmaster = await parentOfBackend(admin)
  for (const { url } of Object.values(servers)) await warmUp(url)
  let people = 0

  return {
    postgres,
    url: servers.sayso.url,
    pid: servers.sayso.pid,
    idle_mb,
    statements,
    async run(kind, clients, seconds, say, user) {
      const { url, pid } = servers[kind]
      const talkers = Array.from({ length: clients }, () => talker(url, user ?? `person ${++people}`))
      await Promise.all(talkers.map(beginTalk))
      const before = [cpuOf(pid), cpuOf(postmaster), await walOf(admin)] as const
      const rate = await measure(talkers, seconds, say)
      const after = [cpuOf(pid), cpuOf(postmaster), await walOf(admin)] as const
      for (const one of talkers) one.close()
      const a_turn = (at: 0 | 1 | 2) => (after[at] - before[at]) / rate.turns
      return { ...rate, node_ms: a_turn(0), postgres_ms: a_turn(1), wal_bytes: a_turn(2) }
    },
    pgbench: async (clients, seconds) =>
      hasPgbench() ? await runPgbench(postgres.url, statements, clients, seconds) : null,
    async close() {
      servers.bare.stop()
      await started.kill('SIGTERM')
      await admin.end()
      await postgres.stop()
    },
  }
}

/** Ten tasks, so that a list has something to show. */
async function beginTalk(one: Talker): Promise<void> {
  for (let count = 0; count < 10; count++) await one.say(`add errand ${count}`)
}

async function warmUp(url: string): Promise<void> {
  const talkers = Array.from({ length: 8 }, (_, index) => talker(url, `warm ${index}`))
  await Promise.all(
    talkers.map(async (one, client) => {
      for (let count = 0; count < WARM_TURNS / talkers.length; count++)
        await one.say(count % 10 === 9 ? 'show my tasks' : `add parcel ${client} ${count}`)
    }),
  )
  for (const one of talkers) one.close()
}

async function walOf(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes")
  return Number(rows[0]?.bytes)
}

async function parentOfBackend(admin: pg.Client): Promise<number> {
  const { rows } = await admin.query(`select pg_backend_pid() as pid`)
  const parent = parentOf(Number(rows[0]?.pid))
  if (parent === null) throw new Error('PostgreSQL must run on this machine')
  return parent
}

async function startBare(url: string): Promise<{ url: string; pid: number; stop(): void }> {
  const file = join(import.meta.dirname, 'bare-server.ts')
  const args = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8', file, url, String(CONNECTIONS)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (bytes) => resolve(`${bytes}`.trim().replace('ready on ', '')))
    child.once('exit', () => reject(new Error('the bare server did not start')))
  })
  return { url: address, pid: child.pid ?? 0, stop: () => child.kill() }
}
