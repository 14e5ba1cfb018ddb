// A PostgreSQL that can only be read, one without its roles, and one that moves to another host.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshUrl, openApp, type TestApp } from './support/app.ts'
import { withClient } from './support/databases.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'

let first: Postgres
let second: Postgres
before(async () => {
  ;[first, second] = await Promise.all([startPostgres({ fsync: 'off' }), startPostgres({ fsync: 'off' })])
})
after(async () => {
  await first.stop()
  await second.stop()
})

/** Every transaction on it can only read from now on, or may write again, as after a change of roles with its standby. */
async function setReadOnly({ url }: Postgres, isReadOnly: boolean): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
    await client.query('select pg_reload_conf()')
  })
  await sleep(300)
}

async function answers(app: TestApp): Promise<{ chat: number; tool: number; ready: number }> {
  const chat = await app.call('u', 'POST', '/api/chat', { message: 'add milk' })
  const tool = await app.call('u', 'POST', '/api/tools/add_task', { title: 'eggs' })
  const ready = await app.call(null, 'GET', '/readyz')
  return { chat: chat.status, tool: tool.status, ready: ready.status }
}

test('a database that can only be read is not ready and answers 503, and all is well when it can be written again', async () => {
  const app = await openApp(freshUrl(first.url))
  try {
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
    await setReadOnly(first, true)
    assert.deepEqual(await answers(app), { chat: 503, tool: 503, ready: 503 })
    const { body, headers } = await app.call('u', 'POST', '/api/chat', { message: 'add milk' })
    assert.equal(body.error.message, 'The task database can only be read right now. Please try again.')
    assert.equal(headers.get('retry-after'), '1')
    const { text } = await app.call(null, 'GET', '/metrics')
    assert.match(text, /^sayso_database_errors_total\{kind="25"\} [1-9]\d*$/m)
    await setReadOnly(first, false)
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
  } finally {
    await setReadOnly(first, false)
    await app.close()
  }
})

test('of several hosts the one that can be written is used, and followed when it changes', async () => {
  const place = { url: first.url, other_urls: [second.url] }
  for (const { url } of [first, second]) await (await openApp(freshUrl(url))).close()
  await setReadOnly(first, true)
  const app = await openApp(freshUrl(first.url), { database: place })
  try {
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
    const heard: string[] = []
    const stop = await app.sayso.follow('u', ({ what }) => heard.push(what))
    await setReadOnly(second, true)
    await setReadOnly(first, false)
    // The connection that was open finds out by its first failure.
    await answers(app)
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
    stop()
    const counts = await Promise.all(
      [first, second].map(({ url }) =>
        withClient(url, async (client) => {
          await client.query("select set_config('app.user_id', 'u', false)")
          return (await client.query("select count(*)::int from tasks where user_id = 'u' and title = 'eggs'")).rows[0]
            .count
        }),
      ),
    )
    assert.ok(
      counts.every((count) => count > 0),
      `both were written in their time: ${counts}`,
    )
    await first.kill()
    await setReadOnly(second, false)
    await answers(app)
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
  } finally {
    await app.close()
    await first.start()
    await setReadOnly(first, false)
    await setReadOnly(second, false)
  }
})

test('a database whose roles are missing is not ready', async () => {
  const app = await openApp(freshUrl(first.url))
  try {
    assert.equal((await app.call(null, 'GET', '/readyz')).status, 200)
    await withClient(first.url, (client) => client.query('revoke insert on tasks from sayso_app'))
    assert.equal((await app.call(null, 'GET', '/readyz')).status, 503, 'a right is missing')
    await withClient(first.url, (client) => client.query('grant insert on tasks to sayso_app'))
    assert.equal((await app.call(null, 'GET', '/readyz')).status, 200)
    await withClient(first.url, (client) => client.query('alter role sayso_app rename to gone'))
    assert.equal((await app.call(null, 'GET', '/readyz')).status, 503, 'the role is missing')
  } finally {
    await withClient(first.url, (client) => client.query('alter role gone rename to sayso_app'))
    await app.close()
  }
})

test('statements prepared before a column was added are prepared anew, after one "please try again" at most', async () => {
  const app = await openApp(freshUrl(first.url))
  try {
    assert.equal((await answers(app)).chat, 200)
    await withClient(first.url, (client) => client.query('alter table tasks add column if not exists added_later text'))
    const { chat, tool } = await answers(app)
    assert.ok([200, 503].includes(chat) && [200, 503].includes(tool), `${chat} ${tool}`)
    for (let count = 0; count < 10; count++) await answers(app)
    assert.deepEqual(await answers(app), { chat: 200, tool: 200, ready: 200 })
  } finally {
    await app.close()
  }
})
