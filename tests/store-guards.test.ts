// What guards tasks in the store besides turns: keys of repeated calls, withdrawn tokens, what each role may see, and whether it is
// ready. On both databases, within seconds.

import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import type { OpenCall } from '../src/agent/direct.ts'
import type { OpenRequest } from '../src/agent/ports.ts'
import type { Change } from '../src/domain/change.ts'
import type { ToolInvocationRecord } from '../src/domain/tool-call.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { fateOfAnswer } from '../src/store/answers.ts'
import { asOperator, asOperatorTogether, asUser } from '../src/store/as-user.ts'
import { callStore } from '../src/store/calls.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { openLine } from '../src/store/line.ts'
import { isWritable } from '../src/store/ready.ts'
import { revocationStore } from '../src/store/revocations.ts'
import { turnStore } from '../src/store/turns.ts'
import { aPending, aRecord, aRequest } from './store-contract.ts'
import { aQuery } from './support/a-query.ts'
import { aTask } from './support/contexts.ts'
import { type Fresh, freshEmbedded, freshPostgres, places, stopOwnPostgres } from './support/databases.ts'

const PATIENCE_MS = 10_000
const plain = { description: null, priority: null, due_date: null, recurrence: null, remind_before: null }

function aCall(user_id: string, tool_name: 'add_task' | 'list_tasks' = 'add_task'): ToolInvocationRecord {
  return {
    id: uuidv7(),
    conversation_id: null,
    message_id: null,
    user_id,
    tool_name,
    parameters: { title: 'milk' },
    intent_classification: 'CREATE_TASK',
    result: { success: true, data: null, error: null, error_code: null },
    success: true,
    error_message: null,
    invoked_at: new Date().toISOString(),
    duration_ms: 7,
  }
}

for (const fresh of places) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'
  let place: Fresh
  let database: Database

  before(async () => {
    place = await fresh()
    database = await openDatabase(place.place, () => {})
  })

  after(async () => {
    await database.close()
    await place.remove()
  })

  /** What a test has opened. One that fails must not keep the others waiting for a connection. */
  const left = new Set<{ abandon(): Promise<void> }>()
  afterEach(async () => {
    await Promise.all([...left].map((one) => one.abandon()))
    left.clear()
  })

  let users = 0
  const newUser = () => `${name}-${process.pid}-${++users}`

  async function opened(user_id: string, key: string | null): Promise<OpenCall> {
    const result = await callStore(database, uuidv7).openCall(user_id, key)
    if (result.kind !== 'open') assert.fail(result.kind)
    left.add(result.call)
    return result.call
  }

  async function openedTurn(request: OpenRequest) {
    const result = await turnStore(database, uuidv7).openTurn(request)
    if (result.kind !== 'open') assert.fail(result.kind)
    left.add(result.turn)
    return result
  }

  async function kept(user_id: string): Promise<unknown[]> {
    const counts = ['tasks', 'tool_invocations', 'answers'].map(async (table) => {
      const text = `select count(*)::int as count from ${table} where user_id = $1`
      return (await database.pool.query(text, [user_id])).rows[0]?.count
    })
    return await Promise.all(counts)
  }

  test(`${name}: a keyed call keeps its effect, its record and its answer together, and is not made again`, async () => {
    const user_id = newUser()
    const call = await opened(user_id, 'key')
    await call.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await call.finish(aCall(user_id), { key: 'key', request_hash: 'hash', body: '{"said":1}' })
    assert.deepEqual(await kept(user_id), [1, 1, 1])
    assert.deepEqual(await callStore(database, uuidv7).openCall(user_id, 'key'), {
      kind: 'done',
      reply: { request_hash: 'hash', body: '{"said":1}' },
    })
    for (const [other, key] of [
      [user_id, 'another key'],
      [newUser(), 'key'],
    ] as const)
      await (await opened(other, key)).abandon()
    assert.deepEqual(await kept(user_id), [1, 1, 1])
  })

  test(`${name}: a call is recorded as it was made`, async () => {
    const user_id = newUser()
    const call = aCall(user_id)
    await (await opened(user_id, null)).finish(call, null)
    const { rows } = await database.pool.query('select * from tool_invocations where user_id = $1', [user_id])
    const { via: _, ...row } = rows[0]
    assert.deepEqual({ ...row, invoked_at: new Date(row.invoked_at).toISOString() }, call)
  })

  test(`${name}: a call that is given up leaves nothing, and its key is free again`, async () => {
    const user_id = newUser()
    const call = await opened(user_id, 'key')
    await call.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await call.abandon()
    assert.deepEqual(await kept(user_id), [0, 0, 0])
    assert.deepEqual(await fateOfAnswer(database, user_id, 'key'), { kind: 'nothing' })
    await (await opened(user_id, 'key')).abandon()
  })

  test(`${name}: a key that cannot be looked up is a fault, and the connection goes on`, async () => {
    const user_id = newUser()
    await assert.rejects(callStore(database, uuidv7).openCall(user_id, 'no\0key'))
    await (await opened(user_id, 'key')).abandon()
    assert.equal(database.lines.waitingCount, 0)
    assert.equal(database.lines.idleCount, database.lines.totalCount)
  })

  test(`${name}: what became of a keyed call is its answer, or nothing`, async () => {
    const user_id = newUser()
    assert.deepEqual(await fateOfAnswer(database, user_id, 'key'), { kind: 'nothing' })
    const reply = { request_hash: 'hash', body: 'said' }
    await (await opened(user_id, 'key')).finish(aCall(user_id), { key: 'key', ...reply })
    assert.deepEqual(await fateOfAnswer(database, user_id, 'key'), { kind: 'done', reply })
    assert.deepEqual(await fateOfAnswer(database, user_id, 'another'), { kind: 'nothing' })
    assert.deepEqual(await fateOfAnswer(database, newUser(), 'key'), { kind: 'nothing' })
  })

  if (fresh === freshPostgres)
    test('PostgreSQL: while a keyed call runs, a second one steps aside, and nobody knows what becomes of it', async () => {
      const user_id = newUser()
      const first = await opened(user_id, 'key')
      assert.deepEqual(await callStore(database, uuidv7).openCall(user_id, 'key'), { kind: 'running' })
      assert.deepEqual(await fateOfAnswer(database, user_id, 'key'), { kind: 'unknown' })
      await first.abandon()
      await (await opened(user_id, 'key')).abandon()
    })

  test(`${name}: who listens hears of calls that changed tasks, once they are committed`, async () => {
    const user_id = newUser()
    const heard: Change[] = []
    const end = database.hub.subscribeToAll((change) => heard.push(change))
    await (await opened(user_id, null)).finish(aCall(user_id, 'list_tasks'), null)
    assert.deepEqual(heard, [])
    await (await opened(user_id, null)).finish(aCall(user_id), null)
    assert.deepEqual(heard, [{ user_id, what: 'tasks', conversation_id: null }])
    end()
  })

  test(`${name}: a decision is kept with the calls it asked for, or with none, and a question with its tasks`, async () => {
    const request = aRequest({ user_id: newUser() })
    const [decision] = aRecord(request).decisions
    assert.ok(decision)
    const tool_calls = [{ tool_name: 'list_tasks', parameters: {}, sequence: 1 }]
    const pending = aPending([aTask({ id: uuidv7(), title: 'milk' }), aTask({ id: uuidv7(), title: 'bread' })])
    const record = aRecord(request, {
      decisions: [
        { ...decision, step: 1, tool_calls },
        { ...decision, id: uuidv7(), step: 2, tool_calls: null },
      ],
      pending,
      current_state: 'AWAITING_CONFIRMATION',
    })
    await (await openedTurn(request)).turn.finish(record)
    const text = 'select tool_calls, tool_calls is null as is_none from decisions where user_id = $1 order by step'
    const { rows } = await database.pool.query(text, [request.user_id])
    assert.deepEqual(rows, [
      { tool_calls, is_none: false },
      { tool_calls: null, is_none: true },
    ])
    const next = await openedTurn({ ...request, message_id: uuidv7(), is_new: false })
    assert.deepEqual([next.loaded.pending, next.loaded.current_state], [pending, 'AWAITING_CONFIRMATION'])
    await next.turn.abandon()
  })

  test(`${name}: turns and their messages are counted without a gap`, async () => {
    const request = aRequest({ user_id: newUser() })
    for (const is_new of [true, false, false]) {
      const turn = { ...request, is_new, message_id: is_new ? request.message_id : uuidv7() }
      await (await openedTurn(turn)).turn.finish(aRecord(turn))
    }
    const counted = await database.pool.query(
      `select (select turn_count from conversations where user_id = $1) as turns,
        array(select seq from messages where user_id = $1 order by seq) as messages`,
      [request.user_id],
    )
    assert.deepEqual(counted.rows, [{ turns: 3, messages: [2, 3, 4, 5, 6, 7] }])
  })

  test(`${name}: a new conversation begins with nothing, one that goes on with what its people were reminded of`, async () => {
    const request = aRequest({ user_id: newUser() })
    const first = await openedTurn(request)
    const { now: _, ...nothing } = first.loaded
    assert.deepEqual(nothing, {
      own_settings: {},
      metadata: null,
      current_state: 'IDLE',
      pending: null,
      history: [],
      reminded: [],
    })
    const task = await first.turn.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await first.turn.finish(aRecord(request))
    const sent_at = new Date(Date.now() - 60_000).toISOString()
    await database.pool.query('insert into reminders (user_id, task_id, remind_at, sent_at) values ($1, $2, $3, $3)', [
      request.user_id,
      task.id,
      sent_at,
    ])
    const next = await openedTurn({ ...request, message_id: uuidv7(), is_new: false })
    assert.deepEqual(next.loaded.reminded, [{ task_id: task.id, sent_at }])
    await next.turn.abandon()
  })

  test(`${name}: what this process wrote last of a conversation is not read again, what others wrote is`, async () => {
    const request = aRequest({ user_id: newUser(), window: 4 })
    const store = turnStore(database, uuidv7)
    const again = () => ({ ...request, message_id: uuidv7(), is_new: false })
    const open = async (from: typeof store, asked: OpenRequest) => {
      const result = await from.openTurn(asked)
      if (result.kind !== 'open') assert.fail(result.kind)
      left.add(result.turn)
      return result
    }
    await (await open(store, request)).turn.finish(aRecord(request))
    // Nobody else can do that; it shows who looks.
    await database.pool.query("update messages set content = content || ' (seen)' where user_id = $1", [
      request.user_id,
    ])
    const said = async (from: typeof store, asked = again()) => {
      const { turn, loaded } = await open(from, asked)
      await turn.abandon()
      return loaded.history.map(({ role, content }) => `${role}: ${content}`)
    }
    const remembered = ['user: hello', 'assistant: ok']
    const read = ['user: hello (seen)', 'assistant: ok (seen)']
    assert.deepEqual(await said(store), remembered)
    assert.deepEqual(await said(turnStore(database, uuidv7)), read)
    assert.deepEqual(await said(store, { ...again(), window: 3 }), read, 'and where another length is wanted')
    const elsewhere = again()
    await (await open(turnStore(database, uuidv7), elsewhere)).turn.finish(aRecord(elsewhere))
    assert.deepEqual(await said(store), [...read, ...remembered], 'and where somebody else has gone on')
  })

  test(`${name}: a turn that cannot be written says why, and leaves nothing`, async () => {
    const request = aRequest({ user_id: newUser() })
    const { turn } = await openedTurn(request)
    await turn.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await assert.rejects(turn.finish(aRecord(request, { reply: 'no\0reply' })), { code: '22021' })
    assert.deepEqual(await kept(request.user_id), [0, 0, 0])
    assert.deepEqual(await turnStore(database, uuidv7).fateOf(request.user_id, request.message_id), { kind: 'nothing' })
  })

  test(`${name}: who listens hears of turns, and of those that changed tasks`, async () => {
    const request = aRequest({ user_id: newUser() })
    const { user_id, conversation_id } = request
    const heard: Change[] = []
    const end = database.hub.subscribeToAll((change) => heard.push(change))
    const conversation = { user_id, what: 'conversations', conversation_id }
    await (await openedTurn(request)).turn.finish(aRecord(request))
    assert.deepEqual(heard.splice(0), [conversation])
    const next = { ...request, message_id: uuidv7(), is_new: false }
    await (await openedTurn(next)).turn.finish(aRecord(next, { invocations: [aCall(user_id)] }))
    assert.deepEqual(heard, [{ user_id, what: 'tasks', conversation_id: null }, conversation])
    end()
  })

  test(`${name}: a caller whose name cannot be written gets a fault when it matters, and nobody else does`, async () => {
    const call = await opened('no\0body', null)
    await assert.rejects(call.tasks.list(aQuery()))
    await call.abandon()
    await (await opened(newUser(), null)).abandon()
  })

  test(`${name}: a token is withdrawn by its id, or with all that were issued until now`, async () => {
    const { isRevoked, revoke } = revocationStore(database)
    const user_id = newUser()
    const now = Date.now() / 1000
    const tokens = [
      { token_id: 'one', issued_at: now - 60 },
      { token_id: 'two', issued_at: now - 60 },
      { token_id: null, issued_at: now - 60 },
      { token_id: '', issued_at: now - 60 },
      { token_id: null, issued_at: null },
      { token_id: 'later', issued_at: now + 3600 },
      { token_id: '', issued_at: now + 3600 },
    ]
    const revoked = () => Promise.all(tokens.map((token) => isRevoked(user_id, token)))
    assert.deepEqual(await revoked(), [false, false, false, false, false, false, false])
    await revoke(user_id, 'one')
    await revoke(user_id, 'one')
    assert.deepEqual(await revoked(), [true, false, false, false, false, false, false])
    assert.equal(await isRevoked(newUser(), { token_id: 'one', issued_at: now - 60 }), false)
    await revoke(user_id, null)
    assert.deepEqual(await revoked(), [true, true, true, true, true, false, false])
    assert.equal(await isRevoked(newUser(), { token_id: 'two', issued_at: null }), false)
  })

  test(`${name}: the operator sees everybody's rows, and may write none`, async () => {
    const [ann, bob] = [newUser(), newUser()]
    for (const user_id of [ann, bob]) {
      const call = await opened(user_id, null)
      await call.tasks.add(uuidv7(), { title: 'milk', ...plain })
      await call.finish(aCall(user_id), null)
    }
    const whose = {
      name: 'test_whose',
      text: 'select user_id from tool_invocations where user_id = any($1) order by user_id',
    }
    const both = [{ user_id: ann }, { user_id: bob }]
    assert.deepEqual(await asOperator(database, whose, [[ann, bob]]), both)
    const one = { name: 'test_one', text: 'select 1 as one' }
    assert.deepEqual(
      await asOperatorTogether(database, [
        [whose, [[bob]]],
        [one, []],
      ]),
      [[{ user_id: bob }], [{ one: 1 }]],
    )
    assert.deepEqual(await asUser(database, ann, whose, [[ann, bob]]), [{ user_id: ann }])
    const write = { name: 'test_write', text: "update tasks set title = 'mine' where user_id = $1" }
    await assert.rejects(asOperator(database, write, [ann]), { code: '42501' })
    assert.deepEqual(await asOperator(database, one, []), [{ one: 1 }], 'and the connection goes on')
  })

  test(`${name}: it is ready as long as the application may write`, async () => {
    assert.equal(await isWritable(database, PATIENCE_MS), true)
    await database.pool.query('revoke insert on tasks from sayso_app')
    assert.equal(await isWritable(database, PATIENCE_MS), false)
    await database.pool.query('grant insert on tasks to sayso_app')
    assert.equal(await isWritable(database, PATIENCE_MS), true)
    await database.pool.query('revoke select on turns from sayso_app')
    assert.equal(await isWritable(database, PATIENCE_MS), false)
    await database.pool.query('grant select on turns to sayso_app')
    assert.equal(await isWritable(database, PATIENCE_MS), true)
  })

  test(`${name}: a database that does not answer in time is not ready`, async () => {
    const lines = await Promise.all(Array.from({ length: database.lines.options.max }, () => openLine(database)))
    try {
      assert.equal(await isWritable(database, 20), false)
    } finally {
      for (const line of lines) line.release()
    }
    assert.equal(await isWritable(database, PATIENCE_MS), true)
  })
}

after(stopOwnPostgres)
