// A single shot's transaction: what it loads, what it keeps, and what its token is good for.

import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import type { TurnRecord } from '../src/agent/ports.ts'
import type { OpenSingleRequest } from '../src/agent/single.ts'
import type { Change } from '../src/domain/change.ts'
import type { Task } from '../src/domain/task.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { singleStore } from '../src/store/single.ts'
import { aPending, aRecord } from './store-contract.ts'
import { type Fresh, freshEmbedded, places, stopOwnPostgres } from './support/databases.ts'

const plain = { description: null, priority: null, due_date: null, recurrence: null, remind_before: null }

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
  const newUser = () => `single-${name}-${process.pid}-${++users}`

  const aSingle = (given: Partial<OpenSingleRequest> & { user_id: string }): OpenSingleRequest => ({
    conversation_id: uuidv7(),
    message_id: uuidv7(),
    token: null,
    new_token: 'new token',
    key: null,
    request_hash: 'hash',
    timeout_ms: 10_000,
    ...given,
  })

  async function opened(request: OpenSingleRequest) {
    const result = await singleStore(database, uuidv7).openSingle(request)
    if (result.kind !== 'open') assert.fail(result.kind)
    left.add(result.turn)
    return result
  }

  const recordOf = (request: OpenSingleRequest, given: Partial<TurnRecord> = {}) =>
    aRecord({ ...request, is_new: true, window: 0 }, given)

  async function added(user_id: string): Promise<Task> {
    const request = aSingle({ user_id })
    const { turn } = await opened(request)
    const task = await turn.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await turn.finish(recordOf(request))
    return task
  }

  /** Asks to delete a task; the answer needs this token. */
  async function asked(user_id: string, task: Task, token: string) {
    const request = aSingle({ user_id, new_token: token })
    const pending = aPending([task])
    await (await opened(request)).turn.finish(recordOf(request, { pending }))
    return pending
  }

  async function count(user_id: string, table: string): Promise<unknown> {
    const { rows } = await database.pool.query(`select count(*)::int as count from ${table} where user_id = $1`, [
      user_id,
    ])
    return rows[0]?.count
  }

  test(`${name}: a single shot begins with the settings and nothing else`, async () => {
    const user_id = newUser()
    const first = await opened(aSingle({ user_id }))
    const { now, ...nothing } = first.loaded
    assert.ok(Math.abs(Date.parse(now) - Date.now()) < 60_000)
    assert.deepEqual(nothing, {
      own_settings: {},
      metadata: null,
      current_state: 'IDLE',
      pending: null,
      history: [],
    })
    await first.turn.abandon()
    const settings = { timezone: 'Asia/Tokyo' }
    await database.pool.query('insert into settings (user_id, settings) values ($1, $2)', [user_id, settings])
    const second = await opened(aSingle({ user_id }))
    assert.deepEqual(second.loaded.own_settings, settings)
    await second.turn.abandon()
    assert.equal(database.lines.idleCount, database.lines.totalCount, 'each gave its connection back')
  })

  test(`${name}: tasks and audit are kept, no conversation is`, async () => {
    const user_id = newUser()
    await added(user_id)
    const tables = ['tasks', 'decisions', 'tool_invocations', 'turns', 'messages', 'conversations', 'answers']
    assert.deepEqual(await Promise.all(tables.map((table) => count(user_id, table))), [1, 1, 1, 0, 0, 0, 0])
    const { rows } = await database.pool.query('select conversation_id, message_id from decisions where user_id = $1', [
      user_id,
    ])
    assert.equal(rows.length, 1)
    assert.equal(typeof rows[0]?.message_id, 'string')
  })

  test(`${name}: a question waits under its token, for its user, until it is answered`, async () => {
    const user_id = newUser()
    const task = await added(user_id)
    const pending = await asked(user_id, task, 'first token')
    const seenBy = async (who: string, token: string | null) => {
      const { loaded, turn } = await opened(aSingle({ user_id: who, token }))
      await turn.abandon()
      return [loaded.current_state, loaded.pending]
    }
    assert.deepEqual(await seenBy(user_id, 'first token'), ['AWAITING_CONFIRMATION', pending])
    assert.deepEqual(await seenBy(user_id, 'another token'), ['IDLE', null])
    assert.deepEqual(await seenBy(user_id, null), ['IDLE', null])
    assert.deepEqual(await seenBy(newUser(), 'first token'), ['IDLE', null])
    const answer = aSingle({ user_id, token: 'first token' })
    await (await opened(answer)).turn.finish(recordOf(answer))
    assert.deepEqual(await seenBy(user_id, 'first token'), ['IDLE', null], 'whatever was said to it')
  })

  test(`${name}: an answer to one question leaves another open`, async () => {
    const user_id = newUser()
    const task = await added(user_id)
    await asked(user_id, task, 'token one')
    const second = await asked(user_id, task, 'token two')
    const answer = aSingle({ user_id, token: 'token one' })
    await (await opened(answer)).turn.finish(recordOf(answer))
    const { loaded, turn } = await opened(aSingle({ user_id, token: 'token two' }))
    assert.deepEqual(loaded.pending, second)
    await turn.abandon()
  })

  test(`${name}: a yes with the token deletes once`, async () => {
    const user_id = newUser()
    const task = await added(user_id)
    await asked(user_id, task, 'yes token')
    const remove = async () => {
      const request = aSingle({ user_id, token: 'yes token' })
      const { turn } = await opened(request)
      const removal = await turn.tasks.remove(task.id, { by: 'token', token: 'yes token', used_by: uuidv7() })
      await turn.finish(recordOf(request))
      return removal.outcome
    }
    assert.deepEqual([await remove(), await remove()], ['removed', 'no_task'])
  })

  test(`${name}: the settings may confirm within a single shot`, async () => {
    const user_id = newUser()
    const task = await added(user_id)
    const request = aSingle({ user_id })
    const { turn } = await opened(request)
    const pending = aPending([task])
    await turn.grant(pending)
    const removal = await turn.tasks.remove(task.id, {
      by: 'turn',
      confirmation_id: pending.id,
      conversation_id: request.conversation_id,
      message_id: request.message_id,
    })
    await turn.finish(recordOf(request))
    assert.equal(removal.outcome, 'removed')
  })

  test(`${name}: with a key it is answered once, and told again`, async () => {
    const user_id = newUser()
    const request = aSingle({ user_id, key: 'key' })
    assert.deepEqual(await singleStore(database, uuidv7).fateOf(user_id, 'key'), { kind: 'nothing' })
    await (await opened(request)).turn.finish(recordOf(request, { reply: 'said' }))
    const done = { kind: 'done', reply: { request_hash: 'hash', body: 'said' } }
    assert.deepEqual(await singleStore(database, uuidv7).openSingle(request), done)
    assert.deepEqual(await singleStore(database, uuidv7).fateOf(user_id, 'key'), done)
    assert.equal(database.lines.idleCount, database.lines.totalCount)
    await (await opened(aSingle({ user_id }))).turn.abandon()
    assert.deepEqual([await count(user_id, 'answers'), await count(user_id, 'decisions')], [1, 1])
  })

  if (fresh !== freshEmbedded)
    test('PostgreSQL: while it is being answered, a second one steps aside', async () => {
      const user_id = newUser()
      const first = await opened(aSingle({ user_id, key: 'key' }))
      const again = await singleStore(database, uuidv7).openSingle(aSingle({ user_id, key: 'key' }))
      assert.deepEqual(again, { kind: 'running' })
      await first.turn.abandon()
      await (await opened(aSingle({ user_id, key: 'key' }))).turn.abandon()
    })

  test(`${name}: who listens hears of a single shot that changed tasks`, async () => {
    const user_id = newUser()
    const heard: Change[] = []
    const end = database.hub.subscribeToAll((change) => heard.push(change))
    const looked = aSingle({ user_id })
    await (await opened(looked)).turn.finish(recordOf(looked))
    assert.deepEqual(heard, [])
    const changed = aSingle({ user_id })
    const record = recordOf(changed)
    const invocations = record.invocations.map((call) => ({ ...call, tool_name: 'add_task' as const }))
    await (await opened(changed)).turn.finish({ ...record, invocations })
    assert.deepEqual(heard, [{ user_id, what: 'tasks', conversation_id: null }])
    end()
  })

  test(`${name}: its own time counts for each statement`, async () => {
    const user_id = newUser()
    await database.pool.query('insert into settings (user_id, settings) values ($1, $2)', [
      user_id,
      { multi_step_timeout: 7 },
    ])
    const { turn, loaded } = await opened(aSingle({ user_id }))
    assert.equal(loaded.own_settings.multi_step_timeout, 7)
    await turn.abandon()
  })
}

after(stopOwnPostgres)
