// Taking one's data along, erasing it, and what is cleared away when it is old.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openSayso } from '../../src/compose.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

const tables = [
  'settings',
  'tasks',
  'task_words',
  'task_tallies',
  'conversations',
  'messages',
  'turns',
  'confirmations',
  'deletions',
  'decisions',
  'tool_invocations',
  'answers',
  'settings_changes',
  'reminders',
  'deliveries',
  'push_subscriptions',
  'calendar_keys',
]

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  async function sizes(user: string): Promise<Record<string, number>> {
    const counted: Record<string, number> = {}
    for (const table of tables) {
      const { rows } = await app.sayso.database.pool.query(
        `select count(*)::int as count from ${table} where user_id = $1`,
        [user],
      )
      counted[table] = rows[0].count
    }
    return counted
  }

  /** Leaves something in every table. */
  async function live(user: string): Promise<void> {
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'add bread')
    await app.say(user, 'delete milk', { conversation_id })
    await app.say(user, 'yes', { conversation_id })
    await app.call(user, 'PUT', '/api/settings', { timezone: 'Europe/Berlin' })
    const eggs = { title: `eggs of ${user}`, due_date: '2097-01-01' }
    await app.call(user, 'POST', '/api/tools/add_task', eggs, { 'idempotency-key': 'eggs' })
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'AAAA', auth: 'AAAA' } }
    await app.call(user, 'PUT', '/api/push-subscriptions', subscription)
    await app.call(user, 'POST', '/api/calendar-key')
    await app.sayso.database.pool.query(
      `insert into deliveries (user_id, id, outlet, receiver, payload, next_at) values ($1, gen_random_uuid(), 'webhook', 'x', '{}', now())`,
      [user],
    )
  }

  test(`${name}: everything of mine comes along, and nothing of anybody else's`, async () => {
    const [user, other] = [randomUUID(), randomUUID()]
    await live(user)
    await live(other)
    const { status, headers, text, body } = await app.call(user, 'GET', '/api/me/export')
    assert.deepEqual([status, headers.get('content-disposition')], [200, 'attachment; filename="sayso-export.json"'])
    const { task_words: _, task_tallies: __, ...wanted } = await sizes(user)
    const { user_id, ...exported } = body
    const counts = Object.entries(exported).map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : null])
    assert.deepEqual([user_id, Object.fromEntries(counts)], [user, wanted])
    assert.ok(!text.includes(other))
    assert.doesNotMatch(text, /token_hash|title_key/)
    assert.deepEqual(
      exported.messages.map((message: { content: string }) => message.content).includes('delete milk'),
      true,
    )
  })

  test(`${name}: an export longer than a page has every row once`, async () => {
    const user = randomUUID()
    await app.sayso.database.pool.query(
      `insert into tasks (user_id, id, title, title_key, due_key) select $1, gen_random_uuid(), 'task ' || n, 'x', '~' from generate_series(1, 1234) n`,
      [user],
    )
    const { body } = await app.call(user, 'GET', '/api/me/export')
    assert.equal(new Set(body.tasks.map((task: { title: string }) => task.title)).size, 1234)
  })

  test(`${name}: erasing takes everything of mine, the audit too, and nothing of anybody else's`, async () => {
    const [user, other] = [randomUUID(), randomUUID()]
    await live(user)
    await live(other)
    const [mine, theirs] = [await sizes(user), await sizes(other)]
    assert.ok(
      Object.values(mine).every((count) => count > 0),
      JSON.stringify(mine),
    )
    const { status, body } = await app.call(user, 'DELETE', '/api/me', { confirm: 'erase everything' })
    const { task_words: _, task_tallies: __, ...wanted } = mine
    assert.deepEqual([status, body.erased], [200, wanted])
    assert.deepEqual(await sizes(user), Object.fromEntries(tables.map((table) => [table, 0])))
    assert.deepEqual(await sizes(other), theirs)
    assert.equal((await app.say(user, 'show my tasks')).response, "You don't have any tasks yet.")
  })

  test(`${name}: erasing without its sentence erases nothing`, async () => {
    const user = randomUUID()
    await live(user)
    const before = await sizes(user)
    const bodies = [
      undefined,
      {},
      { confirm: true },
      { confirm: 'yes' },
      { confirm: 'erase everything', more: 1 },
      '"erase everything"',
      'null',
    ]
    for (const body of bodies)
      assert.equal((await app.call(user, 'DELETE', '/api/me', body)).status, 400, JSON.stringify(body))
    const { body } = await app.call(user, 'DELETE', '/api/me', {})
    assert.equal(body.error.message, 'Say "erase everything" to erase everything for good.')
    assert.deepEqual(await sizes(user), before)
  })

  const age = (table: string, column: string, user: string, days: number) =>
    app.sayso.database.pool.query(
      `update ${table} set ${column} = now() - make_interval(days => $2) where user_id = $1`,
      [user, days],
    )

  test(`${name}: conversations untouched for their time go with their messages; others stay`, async () => {
    const [old, young, patient] = [randomUUID(), randomUUID(), randomUUID()]
    for (const user of [old, young, patient]) await live(user)
    await app.call(patient, 'PUT', '/api/settings', { conversation_ttl_days: 60 })
    await age('conversations', 'updated_at', old, 31)
    await age('conversations', 'updated_at', young, 29)
    await age('conversations', 'updated_at', patient, 59)
    const cleared = await app.sayso.upkeep()
    assert.equal(cleared.conversations, 2)
    const left = await sizes(old)
    assert.deepEqual(
      [left.conversations, left.messages, left.tasks, left.decisions],
      [0, 0, 2, (await sizes(young)).decisions],
    )
    assert.deepEqual([(await sizes(young)).conversations, (await sizes(patient)).conversations], [2, 2])
  })

  test(`${name}: the audit, turns and used confirmations go after SAYSO_AUDIT_DAYS`, async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    const aged: [string, string][] = [
      ['decisions', 'at'],
      ['tool_invocations', 'invoked_at'],
      ['turns', 'created_at'],
      ['answers', 'created_at'],
      ['settings_changes', 'at'],
      ['deletions', 'deleted_at'],
      ['confirmations', 'created_at'],
    ]
    for (const [user, days] of [
      [old, 366],
      [young, 364],
    ] as const) {
      await live(user)
      for (const [table, column] of aged) await age(table, column, user, days)
    }
    const before = await sizes(young)
    const cleared = await app.sayso.upkeep()
    const { conversations, ...rest } = cleared
    assert.equal(conversations, 0)
    assert.deepEqual(rest, Object.fromEntries(aged.map(([table]) => [table, before[table]])))
    for (const [table] of aged)
      assert.deepEqual([(await sizes(old))[table], (await sizes(young))[table]], [0, before[table]], table)
    assert.equal((await sizes(old)).tasks, 2, 'tasks stay')
  })

  test(`${name}: more than a batch goes, in batches`, async () => {
    const user = randomUUID()
    await app.sayso.database.pool.query(
      `insert into conversations (user_id, id, metadata, current_state, updated_at) select $1, gen_random_uuid(), '{}', 'IDLE', now() - interval '40 days' from generate_series(1, 1100)`,
      [user],
    )
    assert.equal((await app.sayso.upkeep()).conversations, 1100)
  })

  if (name === 'PostgreSQL')
    test('PostgreSQL: one replica at a time clears away, and a conversation in use is left alone', async () => {
      const user = randomUUID()
      await live(user)
      await age('conversations', 'updated_at', user, 40)
      const other = await openSayso({ database: app.fresh.place, defaults: defaultSettings, timezone: 'UTC' })
      const client = await other.database.pool.connect()
      await client.query('begin')
      await client.query(`select pg_advisory_xact_lock(hashtextextended('sayso upkeep', 0))`)
      assert.equal((await app.sayso.upkeep()).conversations, 0, 'another one is at it')
      await client.query('rollback; begin')
      await client.query('select 1 from conversations where user_id = $1 order by id limit 1 for update', [user])
      assert.equal((await app.sayso.upkeep()).conversations, 1, 'the other conversation is in use')
      await client.query('rollback')
      client.release()
      assert.equal((await app.sayso.upkeep()).conversations, 1)
      await other.close()
    })

  test(`${name}: the operator may only read and clear away`, async () => {
    const tries = [
      "insert into tasks (user_id, id, title, title_key, due_key) values ('u', gen_random_uuid(), 'x', 'x', '~')",
      'select * from secrets',
      "update tasks set title = 'x'",
      'select 1 from tasks for update',
      'delete from messages',
      'delete from tasks',
      "update decisions set decision = ''",
      'update confirmations set consumed_at = null',
      'delete from settings',
      'select erase_me()',
    ]
    for (const text of tries) {
      const client = await app.sayso.database.pool.connect()
      try {
        await client.query('begin')
        await client.query(`select set_config('role', 'sayso_operator', true)`)
        await assert.rejects(client.query(text), { code: '42501' }, text)
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
  })
}

after(stopOwnPostgres)
