// What the documents say of records: states, ids, times and intents, as they are read over HTTP.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: a question whose time is over is not waited for any more`, async () => {
    const user = randomUUID()
    await app.say(user, 'add milk')
    const { conversation_id } = await app.say(user, 'delete milk')
    const states = async () => {
      const one = await app.call(user, 'GET', `/api/conversations/${conversation_id}`)
      const all = await app.call(user, 'GET', '/api/conversations')
      const listed = all.body.conversations.find(({ id }: { id: string }) => id === conversation_id)
      return [one.body.current_state, listed.current_state, one.body.pending_action === null]
    }
    assert.deepEqual(await states(), ['AWAITING_CONFIRMATION', 'AWAITING_CONFIRMATION', false])
    await app.sayso.database.pool.query(
      `update confirmations set expires_at = clock_timestamp() - interval '1 second' where user_id = $1`,
      [user],
    )
    assert.deepEqual(await states(), ['IDLE', 'IDLE', true])
  })

  test(`${name}: a conversation keeps its calls with id, time and status, and messages tell what tools answered`, async () => {
    const user = randomUUID()
    const { conversation_id, tool_calls } = await app.say(user, 'add milk')
    const [call] = tool_calls
    assert.ok(call)
    const { body } = await app.call(user, 'GET', `/api/conversations/${conversation_id}`)
    const [kept] = body.metadata.last_tool_calls
    assert.deepEqual(
      [kept.id, kept.tool_name, kept.status, kept.invoked_at],
      [call.id, 'add_task', 'SUCCESS', call.invoked_at],
    )
    const { body: told } = await app.call(user, 'GET', `/api/conversations/${conversation_id}/messages`)
    const [said, answered] = told.messages
    assert.deepEqual(said.tool_responses, [])
    const [response] = answered.tool_responses
    assert.deepEqual([response.tool_call_id, response.result, response.error], [call.id, call.result, null])
    assert.ok(response.timestamp >= call.invoked_at)
    // The next message rests on what was kept.
    assert.equal((await app.say(user, 'mark it done', { conversation_id })).status, 'success')
  })

  test(`${name}: tasks that a turn read are kept once beside its decisions, and told wherever its calls are`, async () => {
    const user = randomUUID()
    await app.say(user, 'add milk')
    const { conversation_id, tool_calls } = await app.say(user, 'show my tasks')
    const [call] = tool_calls
    assert.equal(call?.result?.data?.tasks?.length, 1)
    const shown = async () => {
      const { body: told } = await app.call(user, 'GET', `/api/conversations/${conversation_id}/messages`)
      const { body: audit } = await app.call(user, 'GET', '/api/audit/tool-invocations')
      return [
        told.messages.at(-1).tool_calls,
        told.messages.at(-1).tool_responses[0].result,
        audit.tool_invocations[0].result,
      ]
    }
    assert.deepEqual(await shown(), [tool_calls, call.result, call.result])

    const { pool } = app.sayso.database
    const empty = { success: true, data: null, error: null, error_code: null }
    const { rows } = await pool.query(
      `select (select result from tool_invocations where user_id = $1 and id = $2) as audited,
        (select tool_calls from messages where user_id = $1 and tool_calls @> jsonb_build_array(jsonb_build_object('id', $2::text))) as said`,
      [user, call.id],
    )
    assert.deepEqual(rows, [{ audited: empty, said: [{ ...call, result: empty }] }])
    await pool.query('delete from turns where user_id = $1', [user])
    assert.deepEqual(await shown(), [[{ ...call, result: empty }], empty, empty])
  })

  test(`${name}: a tool that is called directly is recorded with what was wanted`, async () => {
    const user = randomUUID()
    const { body: added } = await app.call(user, 'POST', '/api/tools/add_task', { title: 'milk' })
    await app.call(user, 'GET', '/api/tasks')
    await app.call(user, 'POST', '/api/tools/complete_task', { task_id: added.data.task.id })
    const { body } = await app.call(user, 'GET', '/api/audit/tool-invocations')
    assert.deepEqual(
      body.tool_invocations.map((one: { intent_classification: string }) => one.intent_classification),
      ['COMPLETE_TASK', 'LIST_TASKS', 'CREATE_TASK'],
    )
  })
}
after(stopOwnPostgres)
