// PostgreSQL, or PGlite behind the same driver: all code above this file sees a single kind of database.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Change } from '../domain/change.ts'
import { diskFull } from '../domain/errors.ts'
import { createHub, type Hub } from './changes.ts'
import { type Embedded, openEmbedded } from './embedded.ts'
import { clientFor, type Hosts, watchHosts } from './hosts.ts'
import type { Traffic } from './line.ts'
import { ownLogin } from './login.ts'
import { migrate } from './migrate.ts'
import { createNotifier } from './notify.ts'
import type { Tables } from './schema.ts'

export interface Database {
  readonly kind: 'postgresql' | 'embedded'
  /** Connects as the owner, for what only the owner may do: migrations, maintenance, backups, secrets. */
  readonly pool: pg.Pool
  /** Connects for callers, with a login that has no rights of its own if possible. */
  readonly lines: pg.Pool
  /** For work that isn't time-critical: migrations, replay, reports. */
  readonly query: Kysely<Tables>
  readonly traffic: Traffic
  readonly unnamed: boolean
  /** Which host to use; empty for the embedded database. */
  readonly hosts: Hosts
  /** Listeners in this process. */
  readonly hub: Hub
  /** The name that identifies this process when it announces changes. */
  readonly from: string
  /** Announces committed changes, here and to other processes. */
  tell(changes: readonly Change[]): void
  /** Error counts by SQLSTATE class or error code. */
  readonly errors: Map<string, number>
  /** Gives up a connection after this much silence; null: never. */
  readonly silence_ms: number | null
  /** How often the embedded database was restarted. */
  restarts(): number
  /** Throws while there isn't enough disk space to write. */
  admit(): Promise<void>
  close(): Promise<void>
}

export type DatabasePlace =
  | {
      readonly url: string
      /** Other hosts of the same database, which take over when this one can't be written to. */
      readonly other_urls?: readonly string[]
      readonly connections?: number
      readonly unnamed?: boolean
    }
  | { readonly folder: string }

// Longer than any single statement may take.
const SILENCE_MS = 60_000

export type OnIdleError = (fault: Error) => void

export async function openDatabase(place: DatabasePlace, onIdleError: OnIdleError): Promise<Database> {
  const embedded = 'folder' in place ? await openEmbedded(place.folder) : null
  const hosts = watchHosts('url' in place ? urlsOf(place) : [])
  const pool =
    'url' in place
      ? poolOf(hosts.urls, hosts, place.connections)
      : new pg.Pool({
          stream: () => embedded?.connect(),
          max: 1,
          idleTimeoutMillis: 0,
          pipeline: true,
          user: 'postgres',
          database: 'postgres',
        })
  keepAlive(pool, onIdleError)
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  let lines = pool
  try {
    await migrate(query)
    // The embedded database has a single session, which is the owner's.
    const own = 'url' in place && place.unnamed !== true ? await ownLogin(pool, hosts.urls) : null
    if (own !== null && 'url' in place) {
      lines = poolOf(own, hosts, place.connections)
      keepAlive(lines, onIdleError)
    }
  } catch (fault) {
    hosts.close()
    await pool.end()
    await embedded?.close()
    throw fault
  }
  const hub = createHub()
  const notifier = 'url' in place ? createNotifier(pool, onIdleError) : null
  return {
    kind: embedded === null ? 'postgresql' : 'embedded',
    pool,
    lines,
    query,
    traffic: { statements: 0, round_trips: 0 },
    unnamed: 'url' in place && place.unnamed === true,
    hosts,
    hub,
    from: notifier?.from ?? '',
    tell: (changes) => {
      changes.forEach(hub.publish)
      notifier?.tell(changes)
    },
    errors: new Map(),
    silence_ms: embedded === null ? SILENCE_MS : null,
    restarts: () => embedded?.restarts() ?? 0,
    admit: embedded === null ? async () => {} : admitWithRoom(embedded, pool),
    close: async () => {
      await notifier?.close()
      hosts.close()
      if (lines !== pool) await lines.end()
      await query.destroy()
      await embedded?.close()
    },
  }
}

function urlsOf({ url, other_urls = [] }: { url: string; other_urls?: readonly string[] }): readonly string[] {
  return [url, ...other_urls]
}

function poolOf(urls: readonly string[], hosts: Hosts, connections = 10): pg.Pool {
  return new pg.Pool({
    connectionString: urls[0],
    Client: clientFor(urls, hosts),
    max: connections,
    pipeline: true,
    application_name: 'sayso',
    // Without this, a server that doesn't respond would keep callers waiting forever.
    connectionTimeoutMillis: 10_000,
  })
}

function keepAlive(pool: pg.Pool, onIdleError: OnIdleError): void {
  // Without a listener, a restart of the database would crash the process.
  pool.on('error', onIdleError)
  // The pool listens only while a connection is idle; one that breaks in use would crash the process too. Its
  // statements fail by themselves, so there is nothing more to do here.
  pool.on('connect', (client) => client.on('error', () => {}))
}

const CHECKPOINT_PAUSE_MS = 10_000

/** When space runs low, a checkpoint frees what the log occupies. */
function admitWithRoom(embedded: Embedded, pool: pg.Pool): () => Promise<void> {
  let last = Number.NEGATIVE_INFINITY
  return async () => {
    if (embedded.hasRoom()) return
    if (performance.now() - last >= CHECKPOINT_PAUSE_MS) {
      last = performance.now()
      await pool.query('checkpoint').catch(() => {})
    }
    if (!embedded.hasRoom()) throw diskFull()
  }
}
