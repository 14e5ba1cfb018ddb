// PostgreSQL, or PGlite behind the same driver: everything above this file sees one kind of database.

import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { openEmbedded } from './embedded.ts'
import type { Traffic } from './line.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './schema.ts'

export interface Database {
  readonly kind: 'postgresql' | 'embedded'
  readonly pool: pg.Pool
  /** For what is not hot: migrations, replay, reports. */
  readonly query: Kysely<Tables>
  readonly traffic: Traffic
  close(): Promise<void>
}

export type DatabasePlace = { readonly url: string; readonly connections?: number } | { readonly folder: string }

export type OnIdleError = (fault: Error) => void

export async function openDatabase(place: DatabasePlace, onIdleError: OnIdleError): Promise<Database> {
  const embedded = 'folder' in place ? await openEmbedded(place.folder) : null
  const pool =
    'url' in place
      ? new pg.Pool({
          connectionString: place.url,
          max: place.connections ?? 10,
          pipeline: true,
          application_name: 'sayso',
          connectionTimeoutMillis: 10_000,
        })
      : new pg.Pool({
          stream: () => embedded?.connect(),
          max: 1,
          idleTimeoutMillis: 0,
          pipeline: true,
          user: 'postgres',
          database: 'postgres',
        })
  // Without a listener, a restart of the database would end the process.
  pool.on('error', onIdleError)
  const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(query)
  } catch (fault) {
    await pool.end()
    await embedded?.close()
    throw fault
  }
  return {
    kind: embedded === null ? 'postgresql' : 'embedded',
    pool,
    query,
    traffic: { statements: 0, round_trips: 0 },
    close: async () => {
      await query.destroy()
      await embedded?.close()
    },
  }
}
