// POST /api/undo: what "undo" says in a conversation, without saying it.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { replayTurn } from '../../src/agent/replay.ts'
import { type ChatResponse, chatResponseSchema } from '../../src/domain/chat.ts'
import type { Task } from '../../src/domain/task.ts'
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

  async function undo(user: string, conversation_id: string, more: object = {}): Promise<ChatResponse> {
    const { status, body } = await app.call(user, 'POST', '/api/undo', { conversation_id, ...more })
    assert.equal(status, 200, JSON.stringify(body))
    return chatResponseSchema.parse(body)
  }

  async function tasksOf(user: string): Promise<string[]> {
    const { body } = await app.call(user, 'GET', '/api/tasks?status=all&sort=title')
    return body.data.tasks.map(
      (task: { title: string; status: string; due_date: string | null }) =>
        `${task.title} ${task.status} ${task.due_date ?? '-'}`,
    )
  }

  test(`${name}: what was completed is open again, what was changed is as it was`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add pay the rent')
    await app.say(user, 'complete pay the rent', { conversation_id })
    assert.deepEqual(await tasksOf(user), ['pay the rent completed -'])
    const undone = await undo(user, conversation_id)
    assert.deepEqual(
      [undone.conversation_id, undone.status, undone.decision_type, undone.tool_calls.at(-1)?.tool_name],
      [conversation_id, 'success', 'INVOKE_TOOL', 'complete_task'],
    )
    assert.deepEqual(await tasksOf(user), ['pay the rent pending -'])
    await app.say(user, 'rename pay the rent to rent', { conversation_id })
    await undo(user, conversation_id)
    assert.deepEqual(await tasksOf(user), ['pay the rent pending -'])
  })

  test(`${name}: an added task is deleted only after a yes, and a delete stays final`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    const asked = await undo(user, conversation_id)
    assert.deepEqual([asked.status, asked.decision_type], ['confirmation_required', 'REQUEST_CONFIRMATION'])
    assert.deepEqual(await tasksOf(user), ['milk pending -'])
    await app.say(user, 'yes', { conversation_id, confirms: asked.pending_action?.id })
    assert.deepEqual(await tasksOf(user), [])
    const after = await undo(user, conversation_id)
    assert.deepEqual([after.status, after.tool_calls], ['success', []])
    assert.deepEqual(await tasksOf(user), [])
  })

  test(`${name}: undoing twice does not redo, and what somebody changed since is left alone`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'rename milk to oat milk', { conversation_id })
    await undo(user, conversation_id)
    const second = await undo(user, conversation_id)
    assert.notEqual(second.decision_type, 'INVOKE_TOOL')
    assert.deepEqual(await tasksOf(user), ['milk pending -'])
    await app.say(user, 'no', { conversation_id })
    await app.say(user, 'rename milk to soy milk', { conversation_id })
    const { body } = await app.call(user, 'GET', '/api/tasks')
    await app.call(user, 'POST', '/api/tools/update_task', { task_id: body.data.tasks[0].id, title: 'rice milk' })
    const left = await undo(user, conversation_id)
    assert.deepEqual(await tasksOf(user), ['rice milk pending -'])
    assert.doesNotMatch(left.decision_type, /INVOKE_TOOL/)
  })

  test(`${name}: the same undo again gets the same bytes and undoes nothing more`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'complete milk', { conversation_id })
    await app.say(user, 'rename milk to oat milk', { conversation_id })
    const key = randomUUID()
    const send = () => app.call(user, 'POST', '/api/undo', { conversation_id }, { 'idempotency-key': key })
    const [first, again] = [await send(), await send()]
    assert.deepEqual([first.status, again.text], [200, first.text])
    assert.deepEqual(await tasksOf(user), ['milk completed -'])
    for await (const turn of readTurns(app.sayso.database, conversation_id)) assert.deepEqual(replayTurn(turn), [])
  })

  test(`${name}: what was done outside the conversation is taken back first, as one, and by word too`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk and bread')
    const { body } = await app.call(user, 'GET', '/api/tasks?sort=title')
    const done_meanwhile = [{ effects: await Promise.all(body.data.tasks.map(finish)), deleted: false }]
    async function finish(task: Task) {
      const parameters = { task_id: task.id }
      const { body: answer } = await app.call(user, 'POST', '/api/tools/complete_task', parameters)
      return { task_id: task.id, was: kept(task), is: kept(answer.data.task) }
    }
    assert.deepEqual(await tasksOf(user), ['bread completed -', 'milk completed -'])
    const key = { 'idempotency-key': randomUUID() }
    const asked = { message: 'undo', conversation_id, done_meanwhile }
    const said = await app.call(user, 'POST', '/api/chat', asked, key)
    assert.deepEqual(await tasksOf(user), ['bread pending -', 'milk pending -'])
    const again = await app.call(user, 'POST', '/api/chat', asked, key)
    assert.equal(again.text, said.text)
    const other = await app.call(user, 'POST', '/api/chat', { message: 'undo', conversation_id }, key)
    assert.equal(other.status, 422)
    assert.equal((await undo(user, conversation_id)).decision_type, 'REQUEST_CONFIRMATION')
  })

  test(`${name}: a delete outside the conversation is final, and nothing said corrects what was done there`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add call mom tuesday')
    const deleted = { conversation_id, done_meanwhile: [{ effects: [], deleted: true }] }
    const corrected = await app.say(user, 'no, wednesday', deleted)
    assert.equal(corrected.tool_calls.filter(({ tool_name }) => tool_name === 'update_task').length, 0)
    assert.deepEqual((await undo(user, conversation_id)).tool_calls, [])
    assert.match((await undo(user, conversation_id)).response, /can't be undone/)
  })

  test(`${name}: what was reopened is completed again since when it was`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'complete milk', { conversation_id })
    const { body: before } = await app.call(user, 'GET', '/api/tasks')
    await app.say(user, 'reopen milk', { conversation_id })
    await undo(user, conversation_id)
    const { body: after } = await app.call(user, 'GET', '/api/tasks')
    assert.equal(after.data.tasks[0].completed_at, before.data.tasks[0].completed_at)
  })

  test(`${name}: only in a conversation of one's own, and only where one is named`, async () => {
    const [user, other] = [randomUUID(), randomUUID()]
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'complete milk', { conversation_id })
    const nothing = { description: null, priority: null, due_date: null, status: 'pending' }
    const effect = (title: string) => ({ task_id: randomUUID(), was: null, is: { title, ...nothing } })
    for (const [who, body, status] of [
      [other, { conversation_id }, 404],
      [user, { conversation_id: randomUUID() }, 404],
      [user, {}, 400],
      [user, { conversation_id: 'x' }, 400],
      [user, { conversation_id, message: 'delete milk' }, 400],
      [user, { conversation_id, user_id: other }, 403],
      [user, { conversation_id, done_meanwhile: [] }, 400],
      [user, { conversation_id, done_meanwhile: [{ effects: [effect('a\0b')], deleted: false }] }, 400],
      [user, { conversation_id, done_meanwhile: [{ effects: [effect('x'.repeat(300))], deleted: false }] }, 400],
    ] as const)
      assert.equal((await app.call(who, 'POST', '/api/undo', body)).status, status, JSON.stringify(body))
    assert.deepEqual(await tasksOf(user), ['milk completed -'])
  })
}

after(stopOwnPostgres)
