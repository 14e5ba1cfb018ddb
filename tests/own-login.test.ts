// The server's login on a PostgreSQL that asks for passwords.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Database, openDatabase } from '../src/store/database.ts'
import { withClient } from './support/databases.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'

let server: Postgres
before(async () => {
  server = await startPostgres({ fsync: 'off' })
})
after(() => server.stop())

/** Who may come in how, besides the owner, who just may. */
async function setRule(rule: string): Promise<void> {
  await withClient(server.url, async (client) => {
    const { rows } = await client.query('show hba_file')
    const lines = `values ('host all postgres 127.0.0.1/32 trust'), ('host all all 127.0.0.1/32 ${rule}')`
    await client.query(`copy (${lines}) to '${rows[0].hba_file}'`)
    await client.query('select pg_reload_conf()')
  })
}

async function withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: server.url }, () => {})
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

const whoWorks = ({ lines }: Database) =>
  lines.query('select session_user as name').then(({ rows }) => String(rows[0].name))

test('it logs in with a password of its own, and again after a restart', async () => {
  await setRule('scram-sha-256')
  const first = await withDatabase(whoWorks)
  assert.match(first, /^sayso_login_\d+$/)
  assert.equal(await withDatabase(whoWorks), first)
})

test('nobody else logs in under its name', async () => {
  const name = await withDatabase(whoWorks)
  const url = server.url.replace('postgres@', `${name}:guess@`)
  await assert.rejects(
    withClient(url, (client) => client.query('select 1')),
    { code: '28P01' },
  )
})

test('a database that was copied without its secret gets a new password', async () => {
  await withDatabase(({ pool }) => pool.query('delete from secrets'))
  assert.match(await withDatabase(whoWorks), /^sayso_login_\d+$/)
})

test('three that start at once share it', async () => {
  await withClient(server.url, (client) => client.query('create database anew'))
  const place = { url: server.url.replace(/\/postgres$/, '/anew') }
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase(place, () => {})))
  const names = await Promise.all(databases.map(whoWorks))
  await Promise.all(databases.map((database) => database.close()))
  assert.match(names[0] ?? '', /^sayso_login_\d+$/)
  assert.equal(new Set(names).size, 1)
})

test('where its login is not let in, it works as the owner', async () => {
  await setRule('reject')
  assert.equal(await withDatabase(whoWorks), 'postgres')
})

test('where no role may be made any more, it works as the owner', async () => {
  const place = { url: server.url.replace('postgres@', 'plain@').replace(/postgres$/, 'plain') }
  await setRule('trust')
  await withClient(server.url, async (client) => {
    await client.query('create role plain login createrole')
    await client.query('grant sayso_app, sayso_operator to plain with admin option')
    await client.query('create database plain owner plain')
  })
  const before = await openDatabase(place, () => {})
  const name = await whoWorks(before)
  await before.close()
  assert.match(name, /^sayso_login_/)
  await withClient(server.url, (client) => client.query(`drop role ${name}; alter role plain nocreaterole`))
  const database = await openDatabase(place, () => {})
  assert.equal(await whoWorks(database), 'plain')
  await database.close()
})
