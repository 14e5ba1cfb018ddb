// However many tasks there are, every door says the exact number.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { connectHttp, listen } from '../support/mcp.ts'

const COUNT = 130

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: ${COUNT} tasks are ${COUNT} in the conversation, the single shot, the tool and for other agents`, async () => {
    const user = randomUUID()
    for (let number = 1; number <= COUNT; number++)
      await app.call(user, 'POST', '/api/tools/add_task', { title: `errand ${number}` })
    const done = await app.call(user, 'POST', '/api/tools/add_task', { title: 'done already' })
    await app.call(user, 'POST', '/api/tools/complete_task', { task_id: done.body.data.task.id })

    const counted = (await app.say(user, 'how many tasks do I have')).response
    assert.equal(counted.split('\n')[0], `You have ${COUNT} tasks:`)
    const listed = await app.say(user, 'show my tasks')
    assert.equal(listed.response.split('\n').at(-1), `…and ${COUNT - 20} more`)
    const { conversation_id } = listed
    const more = (await app.say(user, 'more', { conversation_id })).response
    assert.equal(more.split('\n').at(-1), `…and ${COUNT - 40} more`)
    const { body: single } = await app.call(user, 'POST', '/api/agent', { user_id: user, message: 'show my tasks' })
    assert.match(single.response, new RegExp(`^You have ${COUNT} tasks: `))

    const page = await app.call(user, 'GET', '/api/tasks?count=true&limit=1&status=pending')
    assert.deepEqual([page.body.data.total, page.body.data.tasks.length], [COUNT, 1])
    const narrowed = await app.call(user, 'GET', '/api/tasks?count=true&limit=1&sort=title&query=errand+13')
    assert.equal(narrowed.body.data.total, 2, 'errand 13 and errand 130')
    const plain = await app.call(user, 'GET', '/api/tasks')
    assert.deepEqual(Object.keys(plain.body.data), ['tasks', 'next_cursor'], 'who does not ask sees nothing else')
    const best = await app.call(user, 'GET', '/api/tasks?count=true&sort=alike&query=errand')
    assert.equal(best.body.error_code, 'VALIDATION_ERROR')

    const server = await listen(app)
    const client = await connectHttp(server.url, '2026', user)
    const listing = await client
      .callTool({ name: 'list_tasks', arguments: { status: 'pending', limit: 1, count: true } })
      .finally(() => Promise.all([client.close(), server.close()]))
    assert.match(JSON.stringify(listing.structuredContent), new RegExp(`"total":${COUNT}`))
  })
}
after(stopOwnPostgres)
