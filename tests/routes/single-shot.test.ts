// The single shot: one message, one short reply, nothing kept but tasks and the audit.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { replayTurn } from '../../src/agent/replay.ts'
import { type AgentResponse, agentResponseSchema } from '../../src/domain/chat.ts'
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

  const ask = async (user_id: string, message: string, confirmation_token?: string): Promise<AgentResponse> => {
    const answer = await app.call(null, 'POST', '/api/agent', {
      user_id,
      message,
      ...(confirmation_token === undefined ? {} : { confirmation_token }),
    })
    assert.equal(answer.status, 200, answer.text)
    return agentResponseSchema.parse(answer.body)
  }
  const tokenOf = ({ metadata }: AgentResponse): string => {
    assert.match(metadata.confirmation_token ?? '', /^[\w-]{22}$/, '128 random bits')
    return metadata.confirmation_token ?? ''
  }

  test(`${name}: the document's patterns, and what was called`, async () => {
    const user = randomUUID()
    const said: [string, string, string, string | null][] = [
      ['create buy groceries', 'Task created: Buy groceries', 'CREATE_TASK', 'add_task'],
      ['show my tasks', 'You have 1 task: Buy groceries', 'LIST_TASKS', 'list_tasks'],
      ['rename buy groceries to buy food', "Updated 'Buy groceries' to 'Buy food'", 'UPDATE_TASK', 'update_task'],
      ['complete buy food', "Marked 'Buy food' as done", 'COMPLETE_TASK', 'complete_task'],
    ]
    for (const [message, response, intent, tool_called] of said) {
      const { metadata, ...answer } = await ask(user, message)
      assert.deepEqual(
        [answer.response, metadata.intent, metadata.tool_called, metadata.classification_method],
        [response, intent, tool_called, 'RULE_BASED'],
      )
    }
  })

  test(`${name}: no conversation is kept, every decision and call is audited and replays`, async () => {
    const user = randomUUID()
    await ask(user, 'add milk')
    await ask(user, 'yes', tokenOf(await ask(user, 'delete milk')))
    for (const table of ['conversations', 'messages', 'turns']) {
      const { rows } = await app.sayso.database.pool.query(`select 1 from ${table} where user_id = $1`, [user])
      assert.equal(rows.length, 0, table)
    }
    const decisions = (await app.call(user, 'GET', '/api/audit/decisions')).body.decisions
    const calls = (await app.call(user, 'GET', '/api/audit/tool-invocations')).body.tool_invocations
    assert.deepEqual([decisions.length, calls.length], [6, 3])
    for (const { conversation_id } of decisions) {
      let differences = 0
      for await (const turn of readTurns(app.sayso.database, conversation_id)) differences += replayTurn(turn).length
      assert.equal(differences, 0)
    }
  })

  test(`${name}: a delete asks, and yes with the token deletes, once`, async () => {
    const user = randomUUID()
    await ask(user, 'add milk')
    const asked = await ask(user, 'delete milk')
    assert.equal(
      asked.response,
      "Are you sure you want to delete 'Milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    )
    const token = tokenOf(asked)
    assert.deepEqual(await app.titles(user), ['milk'])
    assert.equal((await ask(user, 'yes', token)).response, "Deleted task 'Milk'")
    assert.deepEqual(await app.titles(user), [])
    await ask(user, 'add milk')
    await ask(user, 'yes', token)
    assert.deepEqual(await app.titles(user), ['milk'], 'a second yes deletes nothing')
  })

  test(`${name}: fifty yeses at once delete once`, async () => {
    const user = randomUUID()
    await ask(user, 'add milk')
    const token = tokenOf(await ask(user, 'delete milk'))
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(user, 'yes', token)))
    assert.equal(answers.filter(({ response }) => response === "Deleted task 'Milk'").length, 1)
    const { rows } = await app.sayso.database.pool.query('select 1 from deletions where user_id = $1', [user])
    assert.equal(rows.length, 1)
  })

  const refusals: [string, (user: string, token: string) => Promise<AgentResponse>][] = [
    ['without the token', (user) => ask(user, 'yes')],
    ['with a made-up token', (user) => ask(user, 'yes', 'AAAAAAAAAAAAAAAAAAAAAA')],
    ["by another user with this one's token", (_, token) => ask(randomUUID(), 'yes', token)],
    ['that is a no', (user, token) => ask(user, 'no', token)],
    ['that is something else', (user, token) => ask(user, 'show my tasks', token)],
    ['that is unsure', (user, token) => ask(user, 'yes, but not that one', token)],
    ['with a look-alike letter', (user, token) => ask(user, '\u0443es', token)],
  ]
  for (const [what, answer] of refusals)
    test(`${name}: an answer ${what} deletes nothing`, async () => {
      const user = randomUUID()
      await ask(user, 'add milk')
      const token = tokenOf(await ask(user, 'delete milk'))
      const { response } = await answer(user, token)
      assert.doesNotMatch(response, /^Deleted/)
      assert.deepEqual(await app.titles(user), ['milk'])
    })

  test(`${name}: after a no, or something else, the token is worth nothing`, async () => {
    const user = randomUUID()
    await ask(user, 'add milk')
    for (const answer of ['no', 'show my tasks']) {
      const token = tokenOf(await ask(user, 'delete milk'))
      await ask(user, answer, token)
      await ask(user, 'yes', token)
      assert.deepEqual(await app.titles(user), ['milk'])
    }
  })

  test(`${name}: a token that has expired deletes nothing, and says so`, async () => {
    const user = randomUUID()
    await app.call(user, 'PUT', '/api/settings', { confirmation_ttl_seconds: 1 })
    await ask(user, 'add milk')
    const token = tokenOf(await ask(user, 'delete milk'))
    await sleep(1100)
    assert.match((await ask(user, 'yes', token)).response, /expired/)
    assert.deepEqual(await app.titles(user), ['milk'])
  })

  test(`${name}: a task renamed meanwhile is asked about again, with another token`, async () => {
    const user = randomUUID()
    await ask(user, 'add milk')
    const token = tokenOf(await ask(user, 'delete milk'))
    await ask(user, 'rename milk to oat milk')
    const again = await ask(user, 'yes', token)
    assert.match(again.response, /Oat milk/i)
    assert.notEqual(tokenOf(again), token)
    await ask(user, 'yes', token)
    assert.deepEqual(await app.titles(user), ['oat milk'])
    assert.equal((await ask(user, 'yes', tokenOf(again))).response, "Deleted task 'Oat milk'")
  })

  test(`${name}: one token for several tasks deletes exactly those, within one request, and never again`, async () => {
    const user = randomUUID()
    const ids: string[] = []
    for (const title of ['milk', 'bread', 'eggs'])
      ids.push((await app.call(user, 'POST', '/api/tools/add_task', { title })).body.data.task.id)
    const token = 'bulk-token-of-this-test'
    await app.sayso.database.pool.query(
      `insert into confirmations (user_id, id, granted_by, task_ids, titles, token_hash, created_at, expires_at)
       values ($1, $2, 'token', $3, $4, sha256(convert_to($5, 'UTF8')), now(), now() + interval '1 minute')`,
      [user, randomUUID(), ids.slice(0, 2), ['milk', 'bread'], token],
    )
    const done = await ask(user, 'yes', token)
    assert.match(done.response, /Milk/)
    assert.match(done.response, /Bread/)
    assert.deepEqual(await app.titles(user), ['eggs'])
    await ask(user, 'yes', token)
    assert.deepEqual(await app.titles(user), ['eggs'])
  })

  test(`${name}: with confirmation_required off it deletes at once`, async () => {
    const user = randomUUID()
    await app.call(user, 'PUT', '/api/settings', { confirmation_required: false })
    await ask(user, 'add milk')
    const done = await ask(user, 'delete milk')
    assert.deepEqual([done.response, done.metadata.tool_called], ["Deleted task 'Milk'", 'delete_task'])
    assert.equal(done.metadata.confirmation_token, undefined)
  })

  test(`${name}: replies stay within 500 characters, whatever is in them`, async () => {
    const user = randomUUID()
    for (let index = 0; index < 30; index++)
      await app.call(user, 'POST', '/api/tools/add_task', { title: `${'a long title of a task '.repeat(8)}${index}` })
    const { response } = await ask(user, 'show my tasks')
    assert.ok(response.length <= 500 && /…and \d+ more$/.test(response), response)
  })

  test(`${name}: an Idempotency-Key makes it safe to repeat`, async () => {
    const user = randomUUID()
    const send = (message: string) =>
      app.call(user, 'POST', '/api/agent', { user_id: user, message }, { 'idempotency-key': 'once' })
    const first = await send('add milk')
    assert.equal((await send('add milk')).text, first.text)
    assert.equal((await send('add bread')).status, 422)
    assert.deepEqual(await app.titles(user), ['milk'])
  })

  const bad: [string, unknown, Record<string, string>, number, string][] = [
    ['no user', { message: 'hi' }, {}, 400, 'User ID is required'],
    ['an empty user', { user_id: ' ', message: 'hi' }, {}, 400, 'User ID is required'],
    ['a user that is a number', { user_id: 7, message: 'hi' }, {}, 400, 'User ID is required'],
    ['no message', { user_id: 'u' }, {}, 400, 'Message cannot be empty'],
    ['an empty message', { user_id: 'u', message: '  ' }, {}, 400, 'Message cannot be empty'],
    ['too much', { user_id: 'u', message: 'x'.repeat(1001) }, {}, 400, 'Message must be under 1000 characters'],
    ['another user', { user_id: 'u', message: 'hi' }, { 'x-user-id': 'v' }, 403, 'user_id is not yours.'],
    ['an unknown field', { user_id: 'u', message: 'hi', admin: 1 }, {}, 400, "There is no field named 'admin'"],
  ]
  for (const [what, body, headers, status, message] of bad)
    test(`${name}: ${what} is refused in the document's words`, async () => {
      const answer = await app.call(null, 'POST', '/api/agent', body, headers)
      assert.deepEqual([answer.status, answer.body.error.message], [status, message])
    })

  test(`${name}: a thousand characters and a timestamp are taken`, async () => {
    const body = { user_id: randomUUID(), message: `add ${'x'.repeat(996)}`, timestamp: '2026-02-09T10:30:00Z' }
    assert.equal((await app.call(null, 'POST', '/api/agent', body)).status, 200)
  })
}

after(stopOwnPostgres)
