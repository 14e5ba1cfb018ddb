// Two versions on one database, and an update that is interrupted.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { openEmbedded } from '../src/store/embedded.ts'
import { sendUntilAnswered } from './chaos/persistent-client.ts'
import { eachOnce, type Told } from './chaos/told-once.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres, withClient } from './support/databases.ts'
import { migrationsIn, unpackLastRelease } from './support/last-release.ts'
import { runCli } from './support/run-cli.ts'
import { type ServerProcess, spawnServer } from './support/server.ts'

const release = unpackLastRelease()
const skip = release === null ? 'there is no history to take the last release from' : false
const newer = 'A newer Sayso has changed this database. Update Sayso to use it.'
after(async () => {
  release?.remove()
  await stopOwnPostgres()
})

async function addressOf(server: ServerProcess): Promise<string> {
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  return ready.url
}

const urlOf = ({ place }: Fresh) => ('url' in place ? place.url : assert.fail())

test('the last release serves on while the database is updated under it, beside this one', { skip }, async () => {
  const fresh = await freshPostgres()
  const old = spawnServer(fresh.env, release?.main)
  const servers = [old]
  const told: Told[] = []
  let isOver = false
  try {
    const addresses = [await addressOf(old)]
    const talking = Array.from({ length: 4 }, async () => {
      const user_id = randomUUID()
      let conversation_id: string | undefined
      for (let count = 1; !isOver; count++) {
        const sending = { user_id, message: `add parcel${count}`, message_id: randomUUID(), conversation_id }
        const { body } = await sendUntilAnswered(() => addresses[count % addresses.length] ?? '', sending)
        conversation_id = JSON.parse(body).conversation_id
        told.push({ user_id, message_id: sending.message_id, body, title: `parcel${count}` })
      }
    })
    const ended = Promise.all(talking)
    // Whoever is refused for good ends the waiting too.
    const untilTold = async (count: number) => {
      const enough = async () => {
        while (told.length < count && !isOver) await sleep(10)
      }
      await Promise.race([ended, enough()])
    }
    await untilTold(10)
    const now = spawnServer(fresh.env)
    servers.push(now)
    addresses.push(await addressOf(now))
    await untilTold(told.length + 40)
    isOver = true
    await ended
    await eachOnce(urlOf(fresh), told)

    for (const [asking, answering] of [addresses, addresses.toReversed()]) {
      const say = async (address: string | undefined, message: string, conversation_id?: string) => {
        const sending = { user_id: 'ann', message, message_id: randomUUID(), conversation_id }
        return JSON.parse((await sendUntilAnswered(() => address ?? '', sending)).body)
      }
      const { conversation_id } = await say(asking, 'add milk')
      await say(asking, 'delete milk', conversation_id)
      assert.equal((await say(answering, 'yes', conversation_id)).response, "'milk' has been deleted.")
    }
    for (const address of addresses) assert.equal((await fetch(`${address}/readyz`)).status, 200)

    const again = spawnServer(fresh.env, release?.main)
    servers.push(again)
    const ready = await again.ready
    const isBroken = migrationsIn().some((name) => name.endsWith('-breaks') && !release?.migrations.includes(name))
    if (!isBroken) assert.notEqual(ready.url, null, 'started anew, it goes on with what it survives')
    else assert.ok(ready.url === null && ready.said.includes(newer), 'started anew, it says that it is too old')
  } finally {
    isOver = true
    await Promise.all(servers.map((server) => server.kill()))
    await fresh.remove()
  }
})

const OLDER = '0006-definers'

/** The database as it was before a migration that changes a table with rows in it. */
async function atOlder(pool: pg.Pool): Promise<void> {
  const folder = join(import.meta.dirname, '../src/store/migrations')
  const entries = migrationsIn().map(
    async (name): Promise<[string, Migration]> => [name, await import(join(folder, `${name}.ts`))],
  )
  const migrations = Object.fromEntries(await Promise.all(entries))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(OLDER)
  assert.equal(error, undefined)
  await pool.query("select set_config('app.user_id', 'local', false)")
  await pool.query(
    "insert into tasks (user_id, id, title, title_key, due_key) values ('local', gen_random_uuid(), 'milk', 'milk', '~')",
  )
  await db.destroy()
}

async function lastMigration(url: string): Promise<string> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query('select max(name) as name from kysely_migration')
    return rows[0].name
  })
}

test('killed in the middle of an update, the database is as before; the next start waits for who uses it, and updates it', async () => {
  const fresh = await freshPostgres()
  const url = urlOf(fresh)
  await atOlder(new pg.Pool({ connectionString: url, max: 1 }))
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  try {
    // As a backup does: nobody may change a table that is being read.
    await reader.query('begin')
    await reader.query('select 1 from decisions')
    const killed = spawnServer(fresh.env)
    await untilItWaits(url)
    await killed.kill()
    assert.equal(await lastMigration(url), OLDER)
    const started = spawnServer(fresh.env)
    try {
      await untilItWaits(url)
      await sleep(3000)
      assert.equal(await lastMigration(url), OLDER)
      await reader.query('rollback')
      const address = await addressOf(started)
      assert.match(await (await fetch(`${address}/api/tasks`)).text(), /"title":"milk"/)
      assert.equal(await lastMigration(url), migrationsIn().at(-1))
    } finally {
      await started.kill()
    }
  } finally {
    await reader.end()
    await fresh.remove()
  }
})

async function untilItWaits(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%alter table%'"
    for (let looks = 0; (await client.query(waits)).rows.length === 0; looks++) {
      assert.ok(looks < 1000, 'no update waits for a lock')
      await sleep(20)
    }
  })
}

test('the embedded database, killed again and again while it is updated, keeps what it had', async () => {
  const fresh = await freshEmbedded()
  const folder = 'folder' in fresh.place ? fresh.place.folder : assert.fail()
  const embedded = await openEmbedded(folder)
  const login = { user: 'postgres', database: 'postgres' }
  await atOlder(new pg.Pool({ stream: () => embedded.connect(), max: 1, ...login }))
  await embedded.close()
  for (const ms of [500, 700, 900, 1100]) {
    const server = spawnServer(fresh.env)
    await sleep(ms)
    await server.kill()
  }
  const { out, err } = await runCli(['show my tasks'], fresh.env)
  assert.match(out, /1\. milk/, err)
  await fresh.remove()
})
