// Where tasks stand that are due at the same time: set by the tool, kept on the task, and nothing to those who never set it.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { replayTurn } from '../../src/agent/replay.ts'
import type { Task } from '../../src/domain/task.ts'
import { orderBetween, placeOf } from '../../src/engine/order.ts'
import { kept } from '../../src/engine/plan/effects.ts'
import { readTurns } from '../../src/store/audit.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  async function add(user: string, ...titles: string[]): Promise<Task[]> {
    const added: Task[] = []
    for (const title of titles)
      added.push((await app.call(user, 'POST', '/api/tools/add_task', { title })).body.data.task)
    return added
  }

  async function put(user: string, task: Task | undefined, order: string | null) {
    const parameters = { task_id: task?.id, order }
    return (await app.call(user, 'POST', '/api/tools/update_task', parameters)).body.data.task
  }

  async function titles(user: string, query = ''): Promise<string[]> {
    const { body } = await app.call(user, 'GET', `/api/tasks${query}`)
    return body.data.tasks.map(({ title }: Task) => title)
  }

  test(`${name}: a task that was put somewhere stands there, for every list and for what is said`, async () => {
    const user = randomUUID()
    const [one, two, three] = await add(user, 'one', 'two', 'three')
    assert.ok(one && two && three)
    assert.equal('order' in one, false)
    const order = orderBetween(placeOf(one), placeOf(two))
    assert.equal((await put(user, three, order)).order, order)
    assert.deepEqual(await titles(user), ['one', 'three', 'two'])
    assert.match((await app.say(user, 'show my tasks')).response, /1\. one\s+2\. three\s+3\. two/)
    const { body } = await app.call(user, 'GET', '/api/tasks?limit=2')
    assert.deepEqual(
      body.data.tasks.map((task: Task) => task.order),
      [undefined, order],
    )
    assert.deepEqual(await titles(user, `?limit=2&cursor=${body.data.next_cursor}`), ['two'])
    assert.equal('order' in (await put(user, three, null)), false)
    assert.deepEqual(await titles(user), ['one', 'two', 'three'])
  })

  test(`${name}: a cursor from before there were places goes on where it was`, async () => {
    const user = randomUUID()
    const [one] = await add(user, 'one', 'two', 'three')
    for (const [sort, key] of [
      ['normal', ['~', 4, one?.id]],
      ['priority', [4, '~', one?.id]],
    ]) {
      const cursor = Buffer.from(JSON.stringify([sort, key])).toString('base64url')
      assert.deepEqual(await titles(user, `?sort=${sort}&cursor=${cursor}`), ['two', 'three'])
    }
  })

  test(`${name}: moving a task is taken back and done again, and what was moved since is left alone`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'hello')
    const [one, two] = await add(user, 'one', 'two')
    assert.ok(one && two)
    const moved = await put(user, two, '0')
    const effects = [{ task_id: two.id, was: kept(two), is: kept(moved) }]
    await app.say(user, 'undo', { conversation_id, done_meanwhile: [{ effects, deleted: false }] })
    assert.deepEqual(await titles(user), ['one', 'two'])
    await app.say(user, 'redo', { conversation_id })
    assert.deepEqual(await titles(user), ['two', 'one'])
    await put(user, two, '5')
    await app.say(user, 'undo', { conversation_id })
    assert.deepEqual(await titles(user), ['one', 'two'])
    for await (const turn of readTurns(app.sayso.database, conversation_id)) assert.deepEqual(replayTurn(turn), [])
  })

  test(`${name}: what is asked for by place is refused where it is none`, async () => {
    const user = randomUUID()
    const [one] = await add(user, 'one')
    const parameters = { task_id: one?.id, order: 'Top!' }
    const { status, body } = await app.call(user, 'POST', '/api/tools/update_task', parameters)
    assert.deepEqual([status, body.error_code], [400, 'VALIDATION_ERROR'])
  })
}

after(stopOwnPostgres)
