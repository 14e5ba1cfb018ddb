// Whatever holds rows of users can be spread over machines by user: every table, index, key and statement has the user in it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Flight } from '../src/store/flight.ts'
import { openApp, type TestApp } from './support/app.ts'
import { freshPostgres, stopOwnPostgres } from './support/databases.ts'

/** What belongs to no single user, and why that is no hindrance. */
const shared = new Map([
  ['secrets', 'keys of the deployment: a handful of rows, the same on every machine'],
  ['kysely_migration', 'which migrations were done'],
  ['kysely_migration_lock', 'one row'],
  ['reminder_defaults', 'one row: when the deployment reminds'],
  ['revocations', 'kept under a digest of the user, because it must outlive their erasure'],
])

/** Indexes over all users: what the operator looks for, where each machine has its own, and whose a calendar's key is. */
const overAll = new Set([
  'conversations_by_time',
  'reminders_waiting',
  'deliveries_waiting',
  'calendar_keys_key_hash_key',
])

interface Seen {
  readonly text: string
  readonly values: readonly unknown[]
}

let app: TestApp
const seen: Seen[] = []
before(async () => {
  app = await openApp(freshPostgres)
  app.sayso.database.lines.on('connect', (client) => {
    const query = client.query.bind(client)
    Object.assign(client, {
      query: (flight: Flight) => {
        seen.push(...flight.statements)
        return query(Object(flight))
      },
    })
  })
})
after(async () => {
  await app.close()
  await stopOwnPostgres()
})

async function rows(text: string): Promise<Record<string, string>[]> {
  return (await app.sayso.database.pool.query(text)).rows
}

/** Tables of users: those of accounts have a schema or owner of their own and are not spread. */
async function tables(): Promise<string[]> {
  const found = await rows(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return found.map(({ name = '' }) => name).filter((name) => !shared.has(name) && !name.startsWith('account'))
}

test('every table of users is known by user and something', async () => {
  const first =
    await rows(`select c.relname as name, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indisprimary and c.relnamespace = 'public'::regnamespace`)
  const keys = new Map(first.map(({ name, first }) => [name, first]))
  const wrong = (await tables()).filter((name) => keys.get(name) !== 'user_id')
  assert.deepEqual(wrong, [])
})

test('every index begins with the user, and every key to another table holds them', async () => {
  const own = new Set(await tables())
  const indexes =
    await rows(`select c.relname as table, x.relname as name, a.attname as first, m.amname as kind from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where c.relnamespace = 'public'::regnamespace`)
  // Those over time (brin) only find what is old: each machine clears away its own.
  const wrong = indexes.filter(
    ({ table = '', name = '', first, kind }) =>
      own.has(table) && first !== 'user_id' && kind !== 'brin' && !overAll.has(name),
  )
  assert.deepEqual(wrong, [])
  const keys = await rows(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  assert.ok(keys.length >= 3)
  for (const { table = '', text = '' } of keys)
    if (own.has(table)) assert.match(text, /FOREIGN KEY \(user_id, \w+\) REFERENCES \w+\(user_id, /)
})

test('every statement about rows of users says whose', async () => {
  const user = 'ann of everything'
  const call = (method: string, path: string, body?: unknown) => app.call(user, method, path, body)
  const { conversation_id } = await app.say(user, 'add milk tomorrow, bread and tea')
  for (const message of [
    'show my tasks',
    'complete milk',
    'undo',
    'rename tea to coffee',
    'delete bread',
    'yes',
    'why?',
  ])
    await app.say(user, message, { conversation_id })
  const { body } = await call('POST', '/api/tools/add_task', { title: 'eggs', priority: 'high' })
  const task_id = body.data.task.id
  await call('POST', '/api/tools/update_task', { task_id, title: 'six eggs' })
  await call('POST', '/api/tools/list_tasks', { query: 'eggs' })
  const asked = await call('POST', '/api/tools/delete_task', { task_id })
  const { confirmation_token } = asked.body.data
  await call('POST', '/api/tools/delete_task', { task_id, confirmation_token })
  await call('POST', '/api/agent', { user_id: user, message: 'add soap' })
  await call('PUT', '/api/settings', { timezone: 'Asia/Tokyo' })
  for (const path of [
    '/api/conversations',
    `/api/conversations/${conversation_id}`,
    `/api/conversations/${conversation_id}/messages`,
    '/api/tasks?status=all&sort=created',
    '/api/task-counts',
    '/api/insights',
    '/api/settings',
    '/api/audit/decisions',
    '/api/audit/tool-invocations',
    '/api/audit/settings',
    '/api/me/export',
  ])
    assert.equal((await call('GET', path)).status, 200, path)
  await call('PATCH', `/api/conversations/${conversation_id}`, { title: 'shopping' })
  await call('DELETE', `/api/conversations/${conversation_id}`)
  await call('DELETE', '/api/me', { confirm: 'erase everything' })

  const names = (await tables()).join('|')
  const touches = new RegExp(`\\b(from|into|update|join)\\s+(only\\s+)?(public\\.)?"?(${names})"?\\b`, 'i')
  const about = seen.filter(({ text }) => touches.test(text))
  assert.ok(new Set(about.map(({ text }) => text)).size >= 25, `${about.length} statements`)
  const silent = about.filter(({ text, values }) => !/user_id/.test(text) || !values.includes(user))
  assert.deepEqual([...new Set(silent.map(({ text }) => text))], [])
})
