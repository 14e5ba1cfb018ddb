// What comes in that is no proper message, and what goes out when something breaks.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { messageOf, toolCall } from '../support/mcp-post.ts'

after(stopOwnPostgres)

for (const place of places)
  describe(`the protocol over HTTP, on ${nameOf(place)}`, () => {
    let app: TestApp
    before(async () => {
      app = await openApp(place)
    })
    after(() => app.close())

    test('what is no JSON is answered as the protocol answers it', async () => {
      const { headers } = toolCall('list_tasks', { arguments: {} })
      for (const text of ['{"jsonrpc":', '', 'hello', '{"a":1}}', '['.repeat(60)]) {
        const { status, body } = await app.call('ann', 'POST', '/mcp', text, headers)
        assert.deepEqual([status, body.jsonrpc, body.id, body.error?.code], [400, '2.0', null, -32700], text)
      }
    })

    test('there is nothing to get, put or delete here, and only JSON is read', async () => {
      const { body, headers } = toolCall('list_tasks', { arguments: {} })
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
        assert.equal((await app.call('ann', method, '/mcp', undefined, headers)).status, 405, method)
      for (const type of ['text/plain', 'text/plain; x=application/json', 'application/x-www-form-urlencoded'])
        assert.equal((await app.call('ann', 'POST', '/mcp', body, { ...headers, 'content-type': type })).status, 415)
    })

    test('not many messages are taken at once', async () => {
      const { headers } = toolCall('add_task', { arguments: {} })
      const accept = { accept: headers.accept ?? '' }
      const add = (id: number) => ({
        jsonrpc: '2.0',
        id,
        method: 'tools/call',
        params: { name: 'add_task', arguments: { title: 'milk' } },
      })
      const many = Array.from({ length: 11 }, (_, id) => add(id))
      const { status, body } = await app.call('kim', 'POST', '/mcp', many, accept)
      assert.deepEqual([status, body.error?.code], [400, -32600])
      assert.deepEqual(await app.titles('kim'), [])
      assert.equal((await app.call('kim', 'POST', '/mcp', many.slice(0, 2), accept)).status, 200)
      assert.deepEqual(await app.titles('kim'), ['milk', 'milk'])
    })

    test('one user has a limited number of streams, also when they are opened at once', async () => {
      const { body, headers } = messageOf('subscriptions/listen', {
        notifications: { resourceSubscriptions: ['sayso://tasks'] },
      })
      const open = (user: string, signal: AbortSignal) =>
        app.fetch('/mcp', {
          method: 'POST',
          headers: { host: 'localhost', 'x-user-id': user, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal,
        })
      const ending = new AbortController()
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await open('lea', ending.signal)).status),
      )
      assert.equal(statuses.filter((status) => status === 200).length, 20)
      assert.equal(statuses.filter((status) => status === 429).length, 10)
      assert.equal((await open('tom', ending.signal)).status, 200, 'who else listens is not concerned')
      ending.abort()
    })

    test('what breaks inside is not told outside', async () => {
      const uri = 'sayso://tasks'
      const ref = { type: 'ref/prompt', name: 'plan_my_day' }
      const messages = [
        messageOf('resources/read', { uri }, uri),
        messageOf('prompts/get', { name: 'plan_my_day' }, 'plan_my_day'),
        messageOf('completion/complete', { ref, argument: { name: 'first', value: 'm' } }),
        toolCall('list_tasks', { arguments: {} }),
      ]
      const broken = ['tool_invocations', 'settings']
      for (const table of broken) await app.sayso.database.pool.query(`alter table ${table} rename to gone_${table}`)
      for (const { body, headers } of messages) {
        const { text } = await app.call('ann', 'POST', '/mcp', body, headers)
        assert.match(text, /Something went wrong\. Please try again\./, body.method)
        assert.doesNotMatch(text, /relation|tool_invocations|settings|SELECT|node_modules/i, body.method)
      }
      for (const table of broken) await app.sayso.database.pool.query(`alter table gone_${table} rename to ${table}`)
      for (const { body, headers } of messages)
        assert.ok((await app.call('ann', 'POST', '/mcp', body, headers)).body.result, body.method)
    })
  })
