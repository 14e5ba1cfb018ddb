// Every table that belongs to users as 64 hash partitions by user, made from the same migrations.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { Database } from '../src/store/database.ts'
import { openApp, type TestApp } from './support/app.ts'
import { freshPostgres, stopOwnPostgres, withClient } from './support/databases.ts'

const script = readFileSync(join(import.meta.dirname, '../deploy/partition-by-user.sql'), 'utf8')

interface Shape {
  readonly columns: unknown[]
  readonly policies: unknown[]
  readonly rights: unknown[]
  readonly keys: unknown[]
  readonly triggers: unknown[]
}

/** What must be the same before and after: everything but the names of indexes. */
async function shapeOf({ pool }: Database): Promise<Shape> {
  const rows = async (text: string) => (await pool.query(text)).rows
  const whole = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`
  return {
    columns:
      await rows(`select relname, relrowsecurity, relforcerowsecurity, attname, format_type(atttypid, atttypmod) as type, attnotnull, attgenerated,
      pg_get_expr(adbin, adrelid) as given, attacl::text from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where ${whole} order by relname, attname`),
    policies: await rows(
      `select tablename, policyname, cmd, roles::text, qual, with_check from pg_policies where schemaname = 'public' order by 1, 2`,
    ),
    rights: await rows(`select relname, grantee::regrole::text, privilege_type from pg_class c, aclexplode(relacl)
      where ${whole} and grantee::regrole::text <> current_user order by 1, 2, 3`),
    keys: await rows(`select conrelid::regclass::text, contype, pg_get_constraintdef(k.oid) as text from pg_constraint k join pg_class c on c.oid = conrelid
      where ${whole} and conparentid = 0 and contype <> 'n' order by 1, 3`),
    triggers: await rows(
      // Without brackets, which are set anew when it is read again.
      `select relname, translate(pg_get_triggerdef(t.oid), '()', '') as text from pg_trigger t join pg_class c on c.oid = tgrelid where ${whole} and not tgisinternal order by 2`,
    ),
  }
}

let app: TestApp
let before_shape: Shape
before(async () => {
  const fresh = await freshPostgres()
  if (!('url' in fresh.place)) throw new Error('not PostgreSQL')
  const first = await openApp(async () => fresh)
  for (const user of ['ann', 'bob']) await first.say(user, 'add milk')
  before_shape = await shapeOf(first.sayso.database)
  await first.sayso.close()
  await withClient(fresh.place.url, (client) => client.query(script))
  app = await openApp(async () => fresh)
})
after(async () => {
  await app.close()
  await stopOwnPostgres()
})

test('columns, keys, policies, rights and triggers are as before, and everything is there', async () => {
  assert.deepEqual(await shapeOf(app.sayso.database), before_shape)
  const { rows } = await app.sayso.database.pool.query(
    `select count(*)::int, min(partitions)::int from (select count(i.inhrelid) as partitions from pg_class c
      join pg_inherits i on i.inhparent = c.oid where c.relkind = 'p' group by c.oid) as each`,
  )
  assert.ok(rows[0].count >= 12, `${rows[0].count} tables`)
  assert.equal(rows[0].min, 64)
  for (const user of ['ann', 'bob']) assert.deepEqual(await app.titles(user), ['milk'])
})

test('turns, deletes, undo, lists, audit, export and erasing work on them', async () => {
  const { conversation_id } = await app.say('ann', 'add bread, eggs and tea')
  const say = async (message: string) => (await app.say('ann', message, { conversation_id })).response
  assert.match(await say('complete eggs'), /^Done!/)
  assert.match(await say('undo'), /eggs/)
  await say('delete bread')
  assert.equal(await say('yes'), "'bread' has been deleted.")
  assert.match(await say('show my tasks'), /milk[\s\S]*eggs[\s\S]*tea/)
  assert.equal((await app.call('ann', 'GET', '/api/audit/decisions?limit=1')).body.decisions.length, 1)
  assert.equal((await app.call('ann', 'GET', '/api/me/export')).status, 200)
  assert.equal((await app.call('ann', 'DELETE', '/api/me', { confirm: 'erase everything' })).status, 200)
  assert.deepEqual([await app.titles('ann'), await app.titles('bob')], [[], ['milk']])
})

test('the application cannot go around them', async () => {
  const { database } = app.sayso
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query("select set_config('role', 'sayso_app', true), set_config('app.user_id', 'ann', true)")
    assert.deepEqual((await client.query('select * from tasks')).rows, [])
    await assert.rejects(client.query('select * from tasks_p0'), { code: '42501' })
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a statement of one user looks into one partition', async () => {
  const { rows } = await app.sayso.database.pool.query(
    "explain select * from tasks where user_id = 'bob' and status = 'pending' order by due_key limit 20",
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  assert.equal(new Set(plan.match(/tasks_p\d+/g)).size, 1, plan)
})

test('what is old is cleared away, and nothing else that happens to be at the same place', async () => {
  const { pool } = app.sayso.database
  for (let count = 0; count < 40; count++) await app.say(`user${count}`, 'hello')
  await pool.query("update decisions set at = at - interval '3 years' where user_id like 'user1%'")
  const left = "select count(distinct user_id)::int from decisions where user_id like 'user%'"
  assert.equal((await pool.query(left)).rows[0].count, 40)
  await app.sayso.upkeep()
  assert.equal((await pool.query(left)).rows[0].count, 29)
})
