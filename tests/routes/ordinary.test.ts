// Each route's ordinary use, on both databases.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { z } from 'zod'
import { decisionRecordSchema } from '../../src/domain/audit.ts'
import { toldMessageSchema } from '../../src/domain/chat.ts'
import { conversationSchema, conversationSummarySchema } from '../../src/domain/conversation.ts'
import { agentDecisionSchema, shownPendingSchema } from '../../src/domain/decision.ts'
import { userIntentSchema } from '../../src/domain/intent.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { toolInvocationRecordSchema, toolResponseSchema } from '../../src/domain/tool-call.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  const counts = async (user: string) => {
    const { rows } = await app.sayso.database.pool.query(
      `select (select count(*)::int from tasks where user_id = $1) as tasks, (select count(*)::int from decisions where user_id = $1) as decisions,
        (select count(*)::int from tool_invocations where user_id = $1) as calls, (select count(*)::int from conversations where user_id = $1) as conversations`,
      [user],
    )
    return rows[0]
  }

  test(`${name}: the policy document's plain context is decided on, without effect`, async () => {
    const user = randomUUID()
    const context = {
      user_id: user,
      message: 'delete milk',
      conversation_id: randomUUID(),
      message_history: [{ role: 'user', content: 'hi', timestamp: '2026-01-03T10:00:00+01:00' }],
      pending_confirmation: null,
    }
    const first = await app.call(user, 'POST', '/api/decide', { context })
    const decision = agentDecisionSchema.parse(first.body)
    assert.deepEqual([decision.decision_type, decision.tool_calls?.[0]?.tool_name], ['INVOKE_TOOL', 'list_tasks'])
    const task_id = randomUUID()
    const pending_confirmation = {
      action_type: 'DELETE_TASK',
      task_id,
      task_description: 'milk',
      created_at: '2026-01-03T10:00:00Z',
      expires_at: '2026-01-03T10:05:00Z',
    }
    const yes = { ...context, message: 'yes', pending_confirmation, now: '2026-01-03T10:01:00' }
    const answers: unknown[] = []
    for (const [message, now] of [
      ['yes', '2026-01-03T10:01:00'],
      ['no', '2026-01-03T10:01:00'],
      ['yes', '2026-01-03T10:06:00Z'],
    ])
      answers.push(
        (await app.call(user, 'POST', '/api/decide', { context: { ...yes, message, now } })).body.decision_type,
      )
    assert.deepEqual(answers, ['EXECUTE_PENDING', 'CANCEL_PENDING', 'RESPOND_ONLY'])
    assert.deepEqual(await counts(user), { tasks: 0, decisions: 0, calls: 0, conversations: 0 })
  })

  test(`${name}: the same context with everything in it gets the same bytes; observations lead on`, async () => {
    const user = randomUUID()
    const context = {
      user_id: user,
      message: 'show my tasks',
      conversation_id: randomUUID(),
      now: '2026-01-03T10:00:00.000Z',
      fresh_id: randomUUID(),
    }
    const nothing = {
      tool_name: 'list_tasks',
      parameters: { user_id: user },
      response: { success: true, data: { tasks: [], next_cursor: null }, error: null, error_code: null },
    }
    // No open task, and none at all.
    const observations = [nothing, nothing]
    const one = await app.call(user, 'POST', '/api/decide', { context, observations })
    const other = await app.call(user, 'POST', '/api/decide', { context, observations })
    assert.equal(one.text, other.text)
    assert.deepEqual(
      [one.body.decision_type, one.body.response_text],
      ['RESPOND_ONLY', "You don't have any tasks yet."],
    )
    const wrong = await app.call(user, 'POST', '/api/decide', { context: { ...context, current_state: 'PROCESSING' } })
    assert.equal(wrong.status, 400)
    const foreign = await app.call(user, 'POST', '/api/decide', { context: { ...context, user_id: 'other' } })
    assert.equal(foreign.status, 403)
  })

  test(`${name}: a message is classified, without effect`, async () => {
    const user = randomUUID()
    const { body } = await app.call(user, 'POST', '/api/classify', { message: 'add milk' })
    assert.equal(userIntentSchema.parse(body).intent_type, 'CREATE_TASK')
    const history = [{ role: 'assistant', content: 'What else?', timestamp: '2026-01-03T10:00:00Z' }]
    assert.equal(
      (await app.call(user, 'POST', '/api/classify', { message: 'yes', history })).body.intent_type,
      'CONFIRM_YES',
    )
    const empty = await app.call(user, 'POST', '/api/classify', { message: ' ' })
    assert.deepEqual([empty.status, empty.body.error.message], [400, 'Message cannot be empty'])
    assert.deepEqual(await counts(user), { tasks: 0, decisions: 0, calls: 0, conversations: 0 })
  })

  test(`${name}: conversations are listed newest first, read, renamed and deleted`, async () => {
    const user = randomUUID()
    const ids: string[] = []
    for (const message of ['add milk', 'add bread', 'add eggs'])
      ids.push((await app.say(user, message)).conversation_id)
    const first = await app.call(user, 'GET', '/api/conversations?limit=2')
    const second = await app.call(user, 'GET', `/api/conversations?limit=2&cursor=${first.body.next_cursor}`)
    const all = z.array(conversationSummarySchema).parse([...first.body.conversations, ...second.body.conversations])
    assert.deepEqual(
      [all.map((one) => one.id), all.map((one) => one.preview), second.body.next_cursor],
      [ids.toReversed(), ['add eggs', 'add bread', 'add milk'], null],
    )
    const path = `/api/conversations/${ids[0]}`
    await app.say(user, 'delete milk', { conversation_id: ids[0] })
    const whole = conversationSchema
      .extend({ turn_count: z.int(), preview: z.string(), pending_action: shownPendingSchema })
      .parse((await app.call(user, 'GET', path)).body)
    assert.deepEqual([whole.current_state, whole.pending_action.task_description], ['AWAITING_CONFIRMATION', 'milk'])
    assert.equal((await app.call(user, 'PATCH', path, { title: '  First \u202e ' })).body.title, 'First')
    assert.equal((await app.call(user, 'PATCH', path, { title: null })).body.title, null)
    assert.equal((await app.call(user, 'PATCH', path, { title: '' })).status, 400)
    assert.equal((await app.call(user, 'DELETE', path)).status, 204)
    assert.equal((await app.call(user, 'GET', path)).status, 404)
    assert.equal((await app.call(user, 'GET', `${path}/messages`)).status, 404)
    assert.equal((await app.call(user, 'POST', '/api/chat', { message: 'yes', conversation_id: ids[0] })).status, 404)
    assert.deepEqual(
      (await app.titles(user)).sort(),
      ['bread', 'eggs', 'milk'],
      'tasks do not go with the conversation',
    )
    const audit = await app.call(user, 'GET', `/api/audit/decisions?conversation_id=${ids[0]}`)
    assert.ok(audit.body.decisions.length > 0, 'the audit does not go with the conversation')
  })

  test(`${name}: messages are read page by page, oldest first`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'show my tasks', { conversation_id })
    const path = `/api/conversations/${conversation_id}/messages`
    const newest = await app.call(user, 'GET', `${path}?limit=3`)
    const before = await app.call(user, 'GET', `${path}?limit=3&before=${newest.body.next_before}`)
    const all = z.array(toldMessageSchema).parse([...before.body.messages, ...newest.body.messages])
    assert.deepEqual(
      all.map(({ role, content, tool_calls, decision }) => [
        role,
        content,
        tool_calls.length,
        decision?.intent.intent_type ?? null,
      ]),
      [
        ['user', 'add milk', 0, null],
        ['assistant', "I've added 'milk' to your tasks.", 1, 'CREATE_TASK'],
        ['user', 'show my tasks', 0, null],
        ['assistant', 'Here are your tasks:\n1. milk', 1, 'LIST_TASKS'],
      ],
    )
    assert.equal(before.body.next_before, null)
    for (const wrong of [randomUUID(), 'nonsense'])
      assert.deepEqual((await app.call(user, 'GET', `${path}?before=${wrong}`)).body.messages, [])
    assert.equal((await app.call(user, 'GET', `${path}?limit=0`)).status, 400)
  })

  test(`${name}: tools are called directly, with the contract's statuses, and audited`, async () => {
    const user = randomUUID()
    const tool = async (tool_name: string, parameters: unknown) => {
      const answer = await app.call(user, 'POST', `/api/tools/${tool_name}`, parameters)
      return { ...answer, body: toolResponseSchema.parse(answer.body) }
    }
    const added = await tool('add_task', { title: 'milk', priority: 'high', due_date: '2026-02-10' })
    const task_id = added.body.data?.task?.id
    const first = await tool('delete_task', { task_id })
    const token = first.body.data?.confirmation_token
    const outcomes = [
      added,
      await tool('list_tasks', {}),
      await tool('update_task', { task_id, title: 'oat milk' }),
      await tool('complete_task', { task_id }),
      first,
      await tool('delete_task', { task_id, confirmation_token: 'made-up' }),
      await tool('delete_task', { task_id, confirmation_token: token }),
      await tool('update_task', { task_id, title: 'milk' }),
      await tool('delete_task', { task_id, confirmation_token: token }),
      await tool('delete_task', { task_id, confirmation_token: token }),
      await tool('complete_task', { task_id: 'nonsense' }),
      await tool('add_task', { title: '' }),
      await tool('add_task', { title: 'a\0b' }),
      await tool('add_task', { title: 'x', owner: 'me' }),
      await tool('add_task', { title: 'x', user_id: 'other' }),
    ].map(({ status, body }) => [status, body.error_code])
    assert.deepEqual(outcomes, [
      [200, null],
      [200, null],
      [200, null],
      [200, null],
      [409, 'CONFIRMATION_REQUIRED'],
      [409, 'CONFLICT'],
      [409, 'CONFLICT'],
      [200, null],
      [200, null],
      [404, 'TASK_NOT_FOUND'],
      [404, 'TASK_NOT_FOUND'],
      [400, 'VALIDATION_ERROR'],
      [400, 'VALIDATION_ERROR'],
      [400, 'VALIDATION_ERROR'],
      [403, 'FORBIDDEN'],
    ])
    const audit = await app.call(user, 'GET', '/api/audit/tool-invocations')
    const records = z.array(toolInvocationRecordSchema).parse(audit.body.tool_invocations)
    assert.deepEqual([records.length, records[0]?.error_message], [outcomes.length, 'user_id is not yours'])
    assert.ok(!audit.text.includes(token ?? '?'), 'no usable token is in the audit')
    assert.equal((await app.call(user, 'POST', '/api/tools/drop_table', {})).status, 404)
    assert.equal((await app.call(user, 'POST', '/api/tools/add_task', [])).status, 400)
  })

  test(`${name}: list_tasks finds by many words, and a whole page of them is no burden`, async () => {
    const user = randomUUID()
    const words = Array.from({ length: 600 }, (_, index) => `w${index}`)
    await app.call(user, 'POST', '/api/tools/add_task', { title: words.slice(0, 20).join(' ') })
    const found: unknown[] = []
    for (const sort of ['normal', 'relevance'])
      for (const many of [2, 20, 600]) {
        const query = words.slice(0, many).join(' ')
        const { status, body } = await app.call(user, 'POST', '/api/tools/list_tasks', { query, sort })
        found.push([sort, many, status, body.data?.tasks.length])
      }
    assert.deepEqual(found, [
      ['normal', 2, 200, 1],
      ['normal', 20, 200, 1],
      ['normal', 600, 200, 0],
      ['relevance', 2, 200, 1],
      ['relevance', 20, 200, 1],
      ['relevance', 600, 200, 0],
    ])
  })

  test(`${name}: a tool call with a key is made once, and its answer kept`, async () => {
    const user = randomUUID()
    const key = { 'idempotency-key': `order ${randomUUID()}`.replace(' ', '-') }
    const add = (title: string, who = user) => app.call(who, 'POST', '/api/tools/add_task', { title }, key)
    const first = await add('milk')
    const again = await add('milk')
    assert.deepEqual([again.status, again.text], [200, first.text])
    assert.equal((await add('bread')).status, 422)
    assert.equal((await app.call(user, 'POST', '/api/tools/complete_task', { title: 'milk' }, key)).status, 422)
    assert.equal((await add('milk', randomUUID())).status, 200)
    assert.deepEqual(await app.titles(user), ['milk'])
    const refused = { 'idempotency-key': 'refused' }
    const one = await app.call(user, 'POST', '/api/tools/complete_task', { task_id: randomUUID() }, refused)
    assert.equal(one.status, 404)
    assert.equal((await app.call(user, 'POST', '/api/tools/list_tasks', {}, { 'idempotency-key': 'a b' })).status, 400)
    const many = await Promise.all(
      Array.from({ length: 30 }, () =>
        app.call(user, 'POST', '/api/tools/add_task', { title: 'eggs' }, { 'idempotency-key': 'eggs' }),
      ),
    )
    assert.ok(many.every(({ status }) => status === 200 || status === 409))
    assert.equal(new Set(many.filter(({ status }) => status === 200).map(({ text }) => text)).size, 1)
    assert.deepEqual((await app.titles(user)).sort(), ['eggs', 'milk'])
    // The first effect and the kept answer are one: without the answer there is no task either.
    const { rows } = await app.sayso.database.pool.query(
      'select count(*)::int as count from answers where user_id = $1',
      [user],
    )
    assert.deepEqual(rows, [{ count: 3 }])
  })

  test(`${name}: the audit is read newest first, page by page`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'complete milk', { conversation_id })
    await app.say(user, 'add bread')
    const read: { id: string }[] = []
    let cursor = ''
    do {
      const { body } = await app.call(user, 'GET', `/api/audit/decisions?limit=2${cursor}`)
      read.push(...z.array(decisionRecordSchema).parse(body.decisions))
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`
    } while (cursor !== '')
    const ids = read.map(({ id }) => id)
    assert.deepEqual([ids.length, ids], [7, ids.toSorted().reverse()])
    const one = await app.call(user, 'GET', `/api/audit/decisions?conversation_id=${conversation_id}`)
    assert.equal(one.body.decisions.length, 5)
    const calls = await app.call(user, 'GET', `/api/audit/tool-invocations?conversation_id=${conversation_id}`)
    assert.deepEqual(
      calls.body.tool_invocations.map((call: { tool_name: string }) => call.tool_name),
      ['complete_task', 'list_tasks', 'add_task'],
    )
    for (const wrong of ['cursor=nonsense', 'limit=0', 'limit=1000', 'user_id=other'])
      assert.equal((await app.call(user, 'GET', `/api/audit/decisions?${wrong}`)).status, 400, wrong)
  })

  test(`${name}: settings are one's own over the defaults`, async () => {
    const user = randomUUID()
    const defaults = { ...defaultSettings, remind_at: '09:00', webhook_url: null }
    assert.deepEqual((await app.call(user, 'GET', '/api/settings')).body, defaults)
    const put = await app.call(user, 'PUT', '/api/settings', { confirmation_required: false })
    assert.deepEqual(put.body, { ...defaults, confirmation_required: false })
    const more = await app.call(user, 'PUT', '/api/settings', { timezone: 'Europe/Berlin' })
    assert.deepEqual(more.body, { ...defaults, confirmation_required: false, timezone: 'Europe/Berlin' })
    assert.deepEqual((await app.call(user, 'GET', '/api/settings')).body, more.body)
    assert.deepEqual((await app.call(randomUUID(), 'GET', '/api/settings')).body, defaults)
    for (const wrong of [
      { max_ambiguity_attempts: 0 },
      { timezone: 'Mars/Olympus' },
      { unknown: 1 },
      { confirmation_ttl_seconds: '5' },
      [],
    ])
      assert.equal((await app.call(user, 'PUT', '/api/settings', wrong)).status, 400)
    await app.say(user, 'add milk')
    assert.equal((await app.say(user, 'delete milk')).response, "'milk' has been deleted.")
  })

  test(`${name}: the audit tells through which door, by which program, and what was set`, async () => {
    const user = randomUUID()
    const as = (client: string) => ({ 'user-agent': client })
    await app.call(user, 'POST', '/api/chat', { message: 'add milk' }, as('phone/1.0'))
    await app.call(user, 'POST', '/api/tools/add_task', { title: 'eggs' }, as('script\t\u0007'))
    await app.call(user, 'PUT', '/api/settings', { confirmation_required: false }, as('browser'))
    await app.call(user, 'PUT', '/api/settings', { confirmation_ttl_seconds: 60 }, as('browser'))
    const { body: calls } = await app.call(user, 'GET', '/api/audit/tool-invocations')
    const { body: decided } = await app.call(user, 'GET', '/api/audit/decisions')
    const { body: settings } = await app.call(user, 'GET', '/api/audit/settings')
    const http = (client: string) => ({ door: 'http', client, token_id: null })
    assert.deepEqual(
      calls.tool_invocations.map((call: { via: unknown }) => call.via),
      [http('script'), http('phone/1.0')],
    )
    assert.deepEqual(decided.decisions[0].via, http('phone/1.0'))
    assert.deepEqual(
      settings.settings_changes.map(({ changed, via }: { changed: unknown; via: unknown }) => [changed, via]),
      [
        [{ confirmation_ttl_seconds: 60 }, http('browser')],
        [{ confirmation_required: false }, http('browser')],
      ],
    )
    const { body: page } = await app.call(user, 'GET', '/api/audit/settings?limit=1')
    const { body: rest } = await app.call(user, 'GET', `/api/audit/settings?limit=1&cursor=${page.next_cursor}`)
    assert.deepEqual([page.settings_changes, rest.settings_changes].flat(), settings.settings_changes)
    const { body: mine } = await app.call(user, 'GET', '/api/me/export')
    assert.equal(mine.settings_changes.length, 2)
    assert.deepEqual((await app.call(randomUUID(), 'GET', '/api/audit/settings')).body.settings_changes, [])
  })

  test(`${name}: numbers for those who run it`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.say(user, 'delete milk', { conversation_id })
    await app.say(user, 'yes', { conversation_id })
    await app.call(user, 'GET', `/api/conversations/${conversation_id}`)
    await app.say(randomUUID(), 'complete '.padEnd(4000, '1-9 '))
    const { text, headers } = await app.call(null, 'GET', '/metrics')
    assert.match(headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/)
    for (const line of [
      /^sayso_http_requests_total\{method="POST",route="\/api\/chat",status="200"\} \d+$/m,
      /^sayso_http_requests_total\{method="GET",route="\/api\/conversations\/:id",status="200"\} \d+$/m,
      /^sayso_http_request_duration_seconds_bucket\{method="POST",route="\/api\/chat",le="\+Inf"\} \d+$/m,
      /^sayso_turns_over_budget_total [1-9]\d*$/m,
      /^sayso_turns_total\{kind="conversation"\} \d+$/m,
      /^sayso_decisions_total\{decision_type="EXECUTE_PENDING"\} \d+$/m,
      /^sayso_tool_calls_total\{tool_name="add_task",outcome="success"\} \d+$/m,
      /^sayso_confirmations_asked_total \d+$/m,
      /^sayso_confirmations_given_total \d+$/m,
      /^sayso_database_connections\{state="used"\} 0$/m,
      /^sayso_database_connections\{state="idle"\} \d+$/m,
      /^sayso_database_waiting 0$/m,
      /^sayso_embedded_restarts_total 0$/m,
      /^sayso_turns_waiting 0$/m,
      /^sayso_event_loop_delay_seconds\{at="p99"\} [\d.]+$/m,
    ])
      assert.match(text, line)
    assert.ok(!text.includes(user) && !text.includes(conversation_id), 'no ids in the numbers')
  })
}

after(stopOwnPostgres)
