import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { call, connectHttp, eras, type Listening, listen } from '../support/mcp.ts'

after(stopOwnPostgres)

for (const place of places)
  describe(`over HTTP, on ${nameOf(place)}`, () => {
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

    for (const era of eras)
      test(`a client of ${era} that cannot ask adds, lists, completes, and deletes in two steps`, async () => {
        const client = await connectHttp(server.url, era, `ann-${era}`)
        const task_id = (await call(client, 'add_task', { title: 'milk' })).data?.task?.id
        const listed = await call(client, 'list_tasks')
        const completed = await call(client, 'complete_task', { task_id })
        const asked = await call(client, 'delete_task', { task_id })
        const kept = await call(client, 'list_tasks')
        const deleted = await call(client, 'delete_task', {
          task_id,
          confirmation_token: asked.data?.confirmation_token,
        })
        const left = await call(client, 'list_tasks')
        await client.close()
        assert.deepEqual(
          [
            listed.data?.tasks?.map(({ title }) => title),
            completed.data?.task?.status,
            asked.error_code,
            kept.data?.tasks?.length,
            deleted.success,
            left.data?.tasks,
          ],
          [['milk'], 'completed', 'CONFIRMATION_REQUIRED', 1, true, []],
        )
      })

    for (const era of eras)
      test(`a call of ${era} repeated with its key has one effect and the same answer`, async () => {
        const client = await connectHttp(server.url, era, `kim-${era}`)
        const first = await call(client, 'add_task', { title: 'milk' }, 'k1')
        const again = await call(client, 'add_task', { title: 'milk' }, 'k1')
        const other = await call(client, 'add_task', { title: 'bread' }, 'k1')
        const headed = await connectHttp(server.url, era, `kim-${era}`, null, { 'idempotency-key': 'k2' })
        const one = await call(headed, 'add_task', { title: 'eggs' })
        const two = await call(headed, 'add_task', { title: 'eggs' })
        await client.close()
        await headed.close()
        assert.deepEqual([again, two, other.error_code], [first, one, 'CONFLICT'])
        assert.deepEqual(await app.titles(`kim-${era}`), ['milk', 'eggs'])
      })
  })
