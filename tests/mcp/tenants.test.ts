// Nobody reaches what is not theirs through the tools.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOOL_NAMES, type ToolResponse } from '../../src/domain/tool-call.ts'
import { uuidv7 } from '../../src/runtime/ids.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { connectHttp, type Listening, listen } from '../support/mcp.ts'
import { toolCall } from '../support/mcp-post.ts'

after(stopOwnPostgres)

for (const place of places)
  describe(`tenants over MCP, on ${nameOf(place)}`, () => {
    let app: TestApp
    let server: Listening
    before(async () => {
      app = await openApp(place)
      server = await listen(app)
    })
    after(async () => {
      await server.close()
      await app.close()
    })

    async function call(
      user: string,
      name: string,
      parameters: object,
      id = 1,
    ): Promise<{ id: number } & ToolResponse> {
      const { body, headers } = toolCall(name, { arguments: parameters }, { id, canAsk: false })
      const answer = await app.call(user, 'POST', '/mcp', body, headers)
      assert.equal(answer.status, 200, answer.text)
      return { ...answer.body.result.structuredContent, id: answer.body.id }
    }

    const refused = async (user: string) =>
      (await app.call(user, 'GET', '/api/audit/tool-invocations?limit=100')).body.tool_invocations.filter(
        ({ result }: { result: ToolResponse }) => result.error_code === 'FORBIDDEN',
      ).length

    const rowsOf = async (user: string) =>
      (await app.call(user, 'GET', '/api/tasks')).body.data.tasks.map((task: object) => JSON.stringify(task))

    test("a task id that is somebody else's answers like one that does not exist, in every tool", async () => {
      const own = (await call('ann', 'add_task', { title: 'milk' })).data?.task?.id
      const theirs = (await call('bob', 'add_task', { title: 'bread' })).data?.task?.id
      const before = await rowsOf('bob')
      const fields: [string, (id: unknown) => object][] = [
        ['update_task', (task_id) => ({ task_id, title: 'taken' })],
        ['complete_task', (task_id) => ({ task_id })],
        ['delete_task', (task_id) => ({ task_id })],
        ['delete_task', (task_id) => ({ task_id, confirmation_token: 'x' })],
      ]
      for (const [tool, parameters] of fields) {
        const unknown = await call('ann', tool, parameters(uuidv7()))
        assert.equal(unknown.error_code, 'TASK_NOT_FOUND', tool)
        for (const id of [theirs, 'x', '', '7; drop table tasks', `${theirs} `, "' or 1=1", '../bob'])
          assert.deepEqual(await call('ann', tool, parameters(id)), unknown, `${tool} ${id}`)
        for (const id of [7, null, [theirs], { id: theirs }])
          assert.equal((await call('ann', tool, parameters(id))).error_code, 'VALIDATION_ERROR', `${tool} ${id}`)
        assert.notEqual((await call('ann', tool, parameters(own))).error_code, 'TASK_NOT_FOUND', tool)
      }
      assert.deepEqual((await call('ann', 'list_tasks', { query: theirs })).data?.tasks, [])
      const page = await call('bob', 'list_tasks', { limit: 1 })
      assert.equal(page.data?.tasks?.length, 1)
      assert.deepEqual(await rowsOf('bob'), before, 'and nothing was changed')
    })

    test("a cursor or a key that is somebody else's shows nothing of theirs", async () => {
      for (const title of ['one', 'two', 'three']) await call('eve', 'add_task', { title })
      const cursor = (await call('eve', 'list_tasks', { limit: 1 })).data?.next_cursor
      assert.ok(cursor)
      assert.deepEqual((await call('max', 'list_tasks', { limit: 1, cursor })).data?.tasks, [])
      for (const bad of ['x', cursor.slice(2), 'e30'])
        assert.equal((await call('max', 'list_tasks', { cursor: bad })).error_code, 'VALIDATION_ERROR')
      const keyed = async (user: string) => {
        const { body, headers } = toolCall('add_task', { arguments: { title: 'same' } })
        return (await app.call(user, 'POST', '/mcp', body, { ...headers, 'idempotency-key': 'shared' })).body.result
          .structuredContent.data.task.user_id
      }
      assert.deepEqual([await keyed('eve'), await keyed('max')], ['eve', 'max'])
    })

    test("a user_id that is not the caller's is refused and audited, in every tool and form", async () => {
      const task_id = (await call('kim', 'add_task', { title: 'milk' })).data?.task?.id
      const fitting: Record<string, object> = {
        add_task: { title: 'x' },
        list_tasks: {},
        update_task: { task_id, title: 'x' },
        complete_task: { task_id },
        delete_task: { task_id },
      }
      const forms = ['bob', ' kim', '', ['kim'], 7, null]
      for (const tool of TOOL_NAMES)
        for (const user_id of forms)
          assert.equal((await call('kim', tool, { ...fitting[tool], user_id })).error_code, 'FORBIDDEN')
      assert.equal(await refused('kim'), TOOL_NAMES.length * forms.length)
      assert.equal((await call('kim', 'list_tasks', { user_id: 'kim' })).data?.tasks?.[0]?.title, 'milk')
    })

    test('fields that are not the arguments of a tool are refused, in every tool', async () => {
      const task_id = (await call('ned', 'add_task', { title: 'milk' })).data?.task?.id
      const before = await rowsOf('ned')
      const fitting: Record<string, object> = {
        add_task: { title: 'x' },
        list_tasks: {},
        update_task: { task_id, title: 'x' },
        complete_task: { task_id },
        delete_task: { task_id },
      }
      const fields = ['id', 'created_at', 'conversation_id', 'confirmed', 'elicitation', 'constructor', 'User_id']
      for (const tool of TOOL_NAMES)
        for (const field of fields)
          assert.equal((await call('ned', tool, { ...fitting[tool], [field]: 'ned' })).error_code, 'VALIDATION_ERROR')
      assert.deepEqual(await rowsOf('ned'), before)
    })

    test('who listens hears of their own tasks only', { timeout: 60_000 }, async () => {
      const heard: string[] = []
      const [one, other] = await Promise.all(
        ['lea', 'tom'].map(async (user) => {
          const client = await connectHttp(server.url, '2026', user)
          client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
            heard.push(`${user} ${params.uri}`)
          })
          await client.listen({ resourceSubscriptions: ['sayso://tasks'] })
          return client
        }),
      )
      const until = async (count: number) => {
        while (heard.length < count) await sleep(5)
      }
      await call('lea', 'add_task', { title: 'milk' })
      await until(1)
      await call('tom', 'add_task', { title: 'bread' })
      await until(2)
      assert.deepEqual(heard, ['lea sayso://tasks', 'tom sayso://tasks'])
      await one?.close()
      await other?.close()
    })

    test('a page in a browser, and whoever names another host, is sent away', async () => {
      const { body, headers } = toolCall('list_tasks', { arguments: {} })
      const asks: Record<string, string>[] = [
        { host: 'evil.example' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { host: 'localhost.attacker.com' },
        { host: 'foo@127.0.0.1' },
      ]
      for (const more of asks) {
        const { status } = await app.call('ann', 'POST', '/mcp', body, { ...headers, ...more })
        assert.equal(status, 403, JSON.stringify(more))
      }
      const { status } = await app.call('ann', 'POST', '/mcp', { ...body, more: 'x'.repeat(70_000) }, headers)
      assert.equal(status, 413)
    })
  })
