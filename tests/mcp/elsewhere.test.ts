// A client asks at one server, the tasks are kept by another: the question and its answer are this one's business.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { addTask, askState, post, refusals, sayYes, yes } from '../support/deletes.ts'
import { call, connectHttp, type Listening, listen, type Person } from '../support/mcp.ts'
import { toolCall } from '../support/mcp-post.ts'

let tools: TestApp
let agent: TestApp
let [there, here]: (Listening | null)[] = []

before(async () => {
  tools = await openApp(freshEmbedded)
  there = await listen(tools)
  agent = await openApp(freshPostgres, { mcp_url: `${there.url}/mcp` })
  here = await listen(agent)
})
after(async () => {
  await here?.close()
  await agent.close()
  await there?.close()
  await tools.close()
  await stopOwnPostgres()
})

const people: [string, Person, boolean][] = [
  ['yes', () => ({ action: 'accept', content: { confirm: true } }), true],
  ['no', () => ({ action: 'accept', content: { confirm: false } }), false],
  ['nothing', () => ({ action: 'cancel' }), false],
]
for (const [said, person, isDeleted] of people)
  test(`a person who says ${said} ${isDeleted ? 'deletes' : 'keeps'} the task over there`, async () => {
    const user = `says ${said}`
    const task_id = await addTask(agent, user, 'milk')
    const client = await connectHttp(here?.url ?? '', '2026', user, person)
    assert.equal((await call(client, 'delete_task', { task_id })).success, isDeleted)
    await client.close()
    assert.deepEqual(await tools.titles(user), isDeleted ? [] : ['milk'])
  })

test('a state counts once, for its own caller and task, not after a no, not for a task renamed over there', async () => {
  const [milk, bread] = [await addTask(agent, 'ann', 'milk'), await addTask(agent, 'ann', 'bread')]
  const eggs = await addTask(agent, 'bob', 'eggs')
  const state = await askState(agent, 'ann', milk)
  const wrong: [string, string, unknown][] = [
    ['ann', bread, state],
    ['bob', eggs, state],
    ['bob', milk, state],
    ['ann', milk, `${state}A`],
    ['ann', milk, 7],
  ]
  for (const [user, task_id, requestState] of wrong) {
    const before = (await refusals(agent, user)).length
    assert.equal((await sayYes(agent, user, task_id, requestState)).body.error?.code, -32602)
    assert.equal((await refusals(agent, user)).length, before + 1)
  }
  const codeOf = async (task_id: string, requestState: string, confirm: object = yes) => {
    const params = { arguments: { task_id }, requestState, inputResponses: { confirm } }
    return (await post(agent, 'ann', 'delete_task', params)).body.result.structuredContent.error_code
  }
  assert.equal(await codeOf(milk, state, { action: 'decline' }), 'CONFIRMATION_REQUIRED')
  assert.equal(await codeOf(milk, state), 'CONFLICT', 'a no uses it up')
  const renamed = await askState(agent, 'ann', milk)
  await tools.call('ann', 'POST', '/api/tools/update_task', { task_id: milk, title: 'oat milk' })
  assert.equal(await codeOf(milk, renamed), 'CONFLICT', 'asked about under another title')
  const expired = await askState(agent, 'ann', milk)
  await agent.sayso.database.pool.query("update confirmations set expires_at = created_at where user_id = 'ann'")
  assert.equal(await codeOf(milk, expired), 'CONFLICT', 'too late')
  assert.deepEqual(await tools.titles('ann'), ['oat milk', 'bread'])
  const last = await askState(agent, 'ann', milk)
  assert.equal(await codeOf(milk, last), null)
  assert.notEqual(await codeOf(milk, last), null)
  assert.deepEqual([await tools.titles('ann'), await tools.titles('bob')], [['bread'], ['eggs']])
})

test('asked and answered under one key, however long, a delete is done once and answered alike', async () => {
  for (const key of ['k', 'k'.repeat(255)]) {
    const task_id = await addTask(agent, 'kim', 'milk')
    const headers = { 'idempotency-key': `${key}`.slice(0, 255) }
    const send = async (params: object) => {
      const message = toolCall('delete_task', { arguments: { task_id }, ...params })
      return (await agent.call('kim', 'POST', '/mcp', message.body, { ...message.headers, ...headers })).body.result
    }
    const { requestState } = await send({})
    assert.ok(requestState)
    const answered = { requestState, inputResponses: { confirm: yes } }
    const done = (await send(answered)).structuredContent
    assert.deepEqual([done.success, (await send(answered)).structuredContent], [true, done])
    assert.deepEqual(await tools.titles('kim'), [])
  }
})

test("an answer that comes with arguments of its own, or another's name, deletes nothing", async () => {
  const task_id = await addTask(agent, 'ned', 'milk')
  for (const more of [{ user_id: 'bob' }, { confirmed: true }, { task_id: 7 }]) {
    const ask = await agent.call(
      'ned',
      'POST',
      '/api/tools/delete_task',
      { task_id },
      { 'sayso-elicitation': JSON.stringify({ step: 'ask' }) },
    )
    const token = ask.body.data.confirmation_token
    const { status } = await agent.call(
      'ned',
      'POST',
      '/api/tools/delete_task',
      { task_id, ...more },
      { 'sayso-elicitation': JSON.stringify({ step: 'yes', token }) },
    )
    assert.notEqual(status, 200)
  }
  assert.deepEqual(await tools.titles('ned'), ['milk'])
})
