// Fresh databases for tests: embedded in a folder of its own, and a new database on the test run's PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabasePlace } from '../../src/store/database.ts'
import { type Postgres, startPostgres } from './postgres.ts'

export interface Fresh {
  readonly name: 'embedded' | 'postgresql'
  readonly place: DatabasePlace
  /** The environment a server process needs to use it. */
  readonly env: Record<string, string>
  remove(): Promise<void>
}

export async function freshEmbedded(): Promise<Fresh> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-test-'))
  return {
    name: 'embedded',
    place: { folder },
    env: { SAYSO_DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

let own: Promise<Postgres> | undefined

/** The PostgreSQL of the whole run (`npm test` starts one), or one of this file's own when it is run alone. */
async function serverUrl(): Promise<string> {
  const shared = process.env.SAYSO_TEST_POSTGRES
  if (shared !== undefined && shared !== '') return shared
  own ??= startPostgres({ fsync: 'off' })
  return (await own).url
}

let count = 0

export async function freshPostgres(): Promise<Fresh> {
  return await freshOn(await serverUrl())
}

/** A new database on this server; a copy of SAYSO_TEST_TEMPLATE, which has every table already, if a run has one. */
export async function freshOn(server: string): Promise<Fresh> {
  const database = `test_${process.pid}_${++count}`
  const template = process.env.SAYSO_TEST_TEMPLATE ?? 'template1'
  await withClient(server, (client) => client.query(`create database ${database} template ${template}`))
  const url = server.replace(/\/[^/]*$/, `/${database}`)
  const folder = mkdtempSync(join(tmpdir(), 'sayso-test-'))
  return {
    name: 'postgresql',
    place: { url },
    env: { DATABASE_URL: url, SAYSO_DATA_DIR: folder },
    remove: async () => {
      rmSync(folder, { recursive: true, force: true })
      await withClient(server, (client) => client.query(`drop database ${database} with (force)`))
    },
  }
}

/** Both, unless a run has only PostgreSQL: mutants are tried there alone. */
export const places =
  process.env.SAYSO_TEST_DATABASES === 'postgresql' ? [freshPostgres] : [freshEmbedded, freshPostgres]

/** Ends the server this file started itself; call it after everything. */
export async function stopOwnPostgres(): Promise<void> {
  await (await own)?.stop()
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
