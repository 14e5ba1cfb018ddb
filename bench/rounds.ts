// What turns cost: programs beside each other on one PostgreSQL, in rounds that take turns, so that whatever else the machine
// does disturbs all of them alike.

import { join } from 'node:path'
import pg from 'pg'
import { type Postgres, startPostgres } from '../tests/support/postgres.ts'
import { median } from './figures/figure.ts'
import { measure, type Talker, talker } from './load.ts'
import { hasPgbench, runPgbench } from './pgbench.ts'
import { cpuOf, parentOf } from './processes.ts'
import { type Program, startSayso, startScript } from './programs.ts'
import { type RecordedTurn, recordTurn } from './statements.ts'

export interface Cost {
  readonly per_second: number
  readonly p50_ms: number
  readonly node_ms: number
  readonly postgres_ms: number
  readonly wal_bytes: number
}

export type Say = (client: number, count: number) => string

export interface Load {
  readonly clients: number
  readonly seconds: number
  readonly say: Say
  /** Somebody whose tasks are there already; otherwise everybody is new. */
  readonly user?: string
}

export interface Warmth {
  readonly warm_turns: number
  readonly warm_seconds: number
}

export interface Stage {
  readonly postgres: Postgres
  readonly connections: number
  start(env?: Record<string, string>): Promise<Program>
  startBare(): Promise<Program>
  /** So many turns, unless that takes too long. */
  warm(program: Program, how: Warmth): Promise<void>
  /** What clients say for some seconds, and what it cost. Several programs that share the work are one. */
  run(programs: Program | readonly Program[], load: Load): Promise<Cost>
  /** Turns a second of the same statements; null where there is no pgbench. */
  pgbench(clients: number, seconds: number): Promise<number | null>
  close(): Promise<void>
}

const CONNECTIONS = 32
/** After so many turns a conversation costs what it goes on to cost. */
const BEGUN = 15

export async function openStage(fsync: 'on' | 'off', folder: string): Promise<Stage> {
  const postgres = await startPostgres({ fsync })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  const postmaster = await parentOfBackend(admin)
  const started: Program[] = []
  let recorded: Promise<RecordedTurn> | null = null
  const talking = new Map<string, Promise<readonly Talker[]>>()

  /** The same people go on in every round. */
  const talkersFor = (programs: readonly Program[], clients: number, user: string | null) => {
    const key = JSON.stringify([programs.map(({ url }) => url), clients, user])
    const known = talking.get(key) ?? beginTalks(programs, clients, user ?? `person ${talking.size}`)
    talking.set(key, known)
    return known
  }

  const keep = async (starting: Promise<Program>) => {
    const program = await starting
    started.push(program)
    return program
  }

  return {
    postgres,
    connections: CONNECTIONS,
    start: (env = {}) =>
      keep(
        startSayso({
          DATABASE_URL: postgres.url,
          SAYSO_DATA_DIR: folder,
          SAYSO_DATABASE_CONNECTIONS: String(CONNECTIONS),
          ...env,
        }),
      ),
    startBare: () =>
      keep(startScript(join(import.meta.dirname, 'bare-server.ts'), [postgres.url, String(CONNECTIONS)])),
    warm,
    async run(given, { clients, seconds, say, user = null }) {
      const programs = 'url' in given ? [given] : given
      const talkers = await talkersFor(programs, clients, user)
      const used = () => programs.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
      const before = [used(), cpuOf(postmaster), await walOf(admin)] as const
      const rate = await measure(talkers, seconds, say)
      const after = [used(), cpuOf(postmaster), await walOf(admin)] as const
      const a_turn = (at: 0 | 1 | 2) => (after[at] - before[at]) / rate.turns
      return { ...rate, node_ms: a_turn(0), postgres_ms: a_turn(1), wal_bytes: a_turn(2) }
    },
    async pgbench(clients, seconds) {
      if (!hasPgbench()) return null
      recorded ??= recordTurn(postgres.url, 'recorded', (count) => `add parcel ${count}`)
      return await runPgbench(postgres.url, await recorded, clients, seconds)
    },
    async close() {
      for (const talkers of talking.values()) for (const one of await talkers) one.close()
      for (const program of started) await program.stop()
      await admin.end()
      await postgres.stop()
    },
  }
}

/** The middle of what several rounds cost. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (what: keyof Cost) => median(costs.map((cost) => cost[what]))
  return {
    per_second: of('per_second'),
    p50_ms: of('p50_ms'),
    node_ms: of('node_ms'),
    postgres_ms: of('postgres_ms'),
    wal_bytes: of('wal_bytes'),
  }
}

/** Each client is somebody of their own, unless one user is given. */
async function beginTalks(programs: readonly Program[], clients: number, user: string): Promise<readonly Talker[]> {
  const talkers = Array.from({ length: clients }, (_, index) =>
    talker(programs[index % programs.length]?.url ?? '', clients === 1 ? user : `${user} ${index}`),
  )
  const begin = async (one: Talker) => {
    for (let count = 0; count < BEGUN; count++) await one.say('hello')
  }
  await Promise.all(talkers.map(begin))
  return talkers
}

async function warm({ url }: Program, { warm_turns, warm_seconds }: Warmth): Promise<void> {
  const talkers = Array.from({ length: 8 }, (_, index) => talker(url, `warm ${index}`))
  const until = performance.now() + warm_seconds * 1000
  await Promise.all(
    talkers.map(async (one, client) => {
      for (let count = 0; count < warm_turns / talkers.length && performance.now() < until; count++)
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
