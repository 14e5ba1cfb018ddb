// What every store promises. The same cases run in memory, on the embedded database and on PostgreSQL.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Opened, OpenRequest, OpenTurn, TurnRecord, TurnStore } from '../src/agent/ports.ts'
import type { PendingAction } from '../src/domain/decision.ts'
import type { Task } from '../src/domain/task.ts'
import { decide } from '../src/engine/decide.ts'
import { emptyMetadata } from '../src/engine/memory.ts'
import { orderBetween, placeOf } from '../src/engine/order.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import type { TaskFields, TaskQuery } from '../src/tools/contract.ts'
import { aQuery } from './support/a-query.ts'
import { aContext } from './support/contexts.ts'

export interface Subject {
  readonly store: TurnStore
  /** The same data, as another process works on it. */
  readonly elsewhere: TurnStore
  setSettings(user_id: string, settings: object): Promise<void>
  count(
    user_id: string,
    table: 'tasks' | 'messages' | 'turns' | 'decisions' | 'tool_invocations' | 'deletions',
  ): Promise<number>
  close(): Promise<void>
}

type Open = Extract<Opened, { kind: 'open' }>

let users = 0
const newUser = () => `user-${process.pid}-${++users}`

export function aRequest(given: Partial<OpenRequest> & { user_id: string }): OpenRequest {
  return {
    message_id: uuidv7(),
    conversation_id: uuidv7(),
    is_new: given.conversation_id === undefined,
    request_hash: 'hash',
    window: 50,
    timeout_ms: 10_000,
    ...given,
  }
}

export function aRecord(request: OpenRequest, given: Partial<TurnRecord> = {}): TurnRecord {
  const { conversation_id, message_id, user_id } = request
  const timestamp = new Date().toISOString()
  const message = { conversation_id, timestamp, tool_calls: [] }
  const context = aContext({ said: 'hello', user_id, conversation_id })
  return {
    reply: '{"response":"ok"}',
    messages: [
      { ...message, id: message_id, role: 'user', content: 'hello' },
      { ...message, id: uuidv7(), role: 'assistant', content: 'ok' },
    ],
    invocations: [
      {
        id: uuidv7(),
        conversation_id,
        message_id,
        user_id,
        tool_name: 'list_tasks',
        parameters: {},
        intent_classification: 'LIST_TASKS',
        result: { success: true, data: null, error: null, error_code: null },
        success: true,
        error_message: null,
        invoked_at: timestamp,
        duration_ms: 1,
      },
    ],
    decisions: [
      {
        id: uuidv7(),
        timestamp,
        conversation_id,
        message_id,
        user_id,
        step: 1,
        input_message: 'hello',
        classified_intent: 'GENERAL_CHAT',
        decision_type: 'RESPOND_ONLY',
        tool_calls: null,
        response_preview: 'ok',
        rule_id: null,
        engine_version: '1',
        context,
        begins: true,
        observations: [],
        decision: decide(context, []),
      },
    ],
    metadata: emptyMetadata,
    current_state: 'IDLE',
    pending: null,
    ...given,
  }
}

export function aPending(tasks: readonly Task[], ttl_ms = 60_000): PendingAction {
  const now = Date.now()
  return {
    id: uuidv7(),
    action_type: 'DELETE_TASK',
    task_id: tasks[0]?.id ?? '',
    task_ids: tasks.map((task) => task.id),
    task_titles: tasks.map((task) => task.title),
    task_description: tasks.map((task) => task.title).join(', '),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + ttl_ms).toISOString(),
  }
}

const plain = {
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
} satisfies Omit<TaskFields, 'title'>

/** What the case that runs has opened. One that fails must not keep the others waiting for a connection. */
const turns = new Set<OpenTurn>()

async function opened(store: TurnStore, request: OpenRequest): Promise<Open> {
  const result = await store.openTurn(request)
  assert.equal(result.kind, 'open')
  if (result.kind !== 'open') throw new Error('not open')
  turns.add(result.turn)
  return result
}

async function abandonAll(): Promise<void> {
  const left = [...turns]
  turns.clear()
  await Promise.all(left.map((turn) => turn.abandon()))
}

/** Runs one turn in a conversation and returns what it was asked for. */
async function inTurn<T>(
  store: TurnStore,
  request: OpenRequest,
  use: (turn: OpenTurn, open: Open) => Promise<T>,
  record: Partial<TurnRecord> = {},
): Promise<T> {
  const open = await opened(store, request)
  const result = await use(open.turn, open)
  await open.turn.finish(aRecord(request, record))
  return result
}

async function add(store: TurnStore, user_id: string, ...titles: (string | TaskFields)[]): Promise<Task[]> {
  return await inTurn(store, aRequest({ user_id }), async (turn) => {
    const added: Task[] = []
    for (const title of titles)
      added.push(await turn.tasks.add(uuidv7(), typeof title === 'string' ? { title, ...plain } : title))
    return added
  })
}

async function titles(store: TurnStore, user_id: string, query: Partial<TaskQuery> = {}): Promise<string[]> {
  return await inTurn(store, aRequest({ user_id }), async (turn) =>
    (await turn.tasks.list(aQuery(query))).map((row) => row.task.title),
  )
}

/** Asks to delete these tasks in a new conversation and returns what a yes needs. */
async function askToDelete(store: TurnStore, user_id: string, tasks: readonly Task[], ttl_ms?: number) {
  const pending = aPending(tasks, ttl_ms)
  const request = aRequest({ user_id })
  await inTurn(store, request, async () => {}, { pending, current_state: 'AWAITING_CONFIRMATION' })
  return { pending, conversation_id: request.conversation_id }
}

/** `concurrent`: whether two transactions can be open at once; the embedded database has one connection. */
export function storeContract(name: string, concurrent: boolean, open: () => Promise<Subject>): void {
  const check = (title: string, run: (subject: Subject) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      subject ??= open()
      await run(await subject).finally(abandonAll)
    })
  const checkTwo = concurrent ? check : () => {}
  let subject: Promise<Subject> | undefined

  check('a finished turn is found again with the same bytes, and is not opened twice', async ({ store, count }) => {
    const user_id = newUser()
    const request = aRequest({ user_id })
    await inTurn(store, request, (turn) => turn.tasks.add(uuidv7(), { title: 'milk', ...plain }))
    const done = { kind: 'done', reply: { request_hash: 'hash', body: '{"response":"ok"}' } }
    assert.deepEqual(await store.fateOf(user_id, request.message_id), done)
    assert.deepEqual(await store.openTurn(request), done)
    const counts = await Promise.all(
      (['tasks', 'messages', 'turns', 'decisions', 'tool_invocations'] as const).map((table) => count(user_id, table)),
    )
    assert.deepEqual(counts, [1, 2, 1, 1, 1])
  })

  check("another user's message with the same id is another message", async ({ store, count }) => {
    const [one, other] = [newUser(), newUser()]
    const request = aRequest({ user_id: one })
    await inTurn(store, request, async () => {})
    assert.deepEqual(await store.fateOf(other, request.message_id), { kind: 'nothing' })
    const second = inTurn(store, aRequest({ user_id: other, message_id: request.message_id }), async () => {})
    await assert.doesNotReject(second)
    assert.deepEqual([await count(one, 'turns'), await count(other, 'turns')], [1, 1])
  })

  check('an abandoned turn leaves nothing, and its message can be sent again', async ({ store, count }) => {
    const user_id = newUser()
    const request = aRequest({ user_id })
    const { turn } = await opened(store, request)
    await turn.tasks.add(uuidv7(), { title: 'milk', ...plain })
    await turn.abandon()
    assert.deepEqual([await count(user_id, 'tasks'), await count(user_id, 'turns')], [0, 0])
    await inTurn(store, request, async () => {})
  })

  checkTwo('what becomes of a turn is not known before it has ended', async ({ store }) => {
    const request = aRequest({ user_id: newUser() })
    const fate = async () => (await store.fateOf(request.user_id, request.message_id)).kind
    const { turn } = await opened(store, request)
    assert.equal(await fate(), 'unknown')
    await turn.abandon()
    assert.equal(await fate(), 'nothing')
    await inTurn(store, request, async () => assert.equal(await fate(), 'unknown'))
    assert.equal(await fate(), 'done')
  })

  check('a conversation that is unknown or not mine cannot be gone on with', async ({ store }) => {
    const [one, other] = [newUser(), newUser()]
    const request = aRequest({ user_id: one })
    await inTurn(store, request, async () => {})
    const foreign = aRequest({ user_id: other, conversation_id: request.conversation_id })
    assert.deepEqual(await store.openTurn(foreign), { kind: 'no_conversation' })
    assert.deepEqual(await store.openTurn(aRequest({ user_id: one, conversation_id: uuidv7() })), {
      kind: 'no_conversation',
    })
  })

  check(
    'the conversation is loaded with its newest messages, its metadata and the settings',
    async ({ store, setSettings }) => {
      const user_id = newUser()
      await setSettings(user_id, { context_window_size: 3, timezone: 'Asia/Tokyo' })
      const first = aRequest({ user_id })
      const metadata = { ...emptyMetadata, mentioned: [uuidv7()] }
      await inTurn(store, first, async () => {}, { metadata })
      const again = { user_id, conversation_id: first.conversation_id }
      await inTurn(store, aRequest(again), async () => {}, { metadata })
      const { loaded } = await inTurn(store, aRequest(again), async (_, open) => open)
      assert.deepEqual(
        {
          roles: loaded.history.map((message) => message.role),
          metadata: loaded.metadata,
          settings: loaded.own_settings,
          state: loaded.current_state,
          pending: loaded.pending,
        },
        {
          roles: ['assistant', 'user', 'assistant'],
          metadata,
          settings: { context_window_size: 3, timezone: 'Asia/Tokyo' },
          state: 'IDLE',
          pending: null,
        },
      )
    },
  )

  check(
    'a conversation is loaded as it was left, by whichever process, and as long as is wanted now',
    async ({ store, elsewhere, setSettings }) => {
      const user_id = newUser()
      const first = aRequest({ user_id })
      const again = () => aRequest({ user_id, conversation_id: first.conversation_id })
      const metadata = { ...emptyMetadata, mentioned: [uuidv7()] }
      const shapeOf = ({ loaded }: Open) => [loaded.metadata, loaded.history.map(({ content }) => content)]
      const shape = async (from: TurnStore, record: Partial<TurnRecord> = {}) =>
        shapeOf(await inTurn(from, again(), async (_, open) => open, record))
      await inTurn(store, first, async () => {}, { metadata })
      const said = ['hello', 'ok']
      assert.deepEqual(await shape(store, { metadata }), [metadata, said])
      assert.deepEqual(await shape(elsewhere), [metadata, [...said, ...said]])
      assert.deepEqual(await shape(store), [emptyMetadata, [...said, ...said, ...said]])
      await setSettings(user_id, { context_window_size: 3 })
      assert.deepEqual(await shape(store), [emptyMetadata, ['ok', ...said]])
      assert.deepEqual(await shape(store), [emptyMetadata, ['ok', ...said]])
    },
  )

  check('tasks are listed by due date, then priority, then age, page by page', async ({ store }) => {
    const user_id = newUser()
    await add(
      store,
      user_id,
      'old',
      'new',
      { title: 'urgent', ...plain, priority: 'high' },
      { title: 'later', ...plain, due_date: '2026-03-01' },
      { title: 'soon', ...plain, due_date: '2026-02-01T10:00:00+02:00' },
      { title: 'day', ...plain, due_date: '2026-02-01' },
    )
    const expected = ['day', 'soon', 'later', 'urgent', 'old', 'new']
    assert.deepEqual(await titles(store, user_id), expected)
    const paged: string[] = []
    await inTurn(store, aRequest({ user_id }), async (turn) => {
      let after: TaskQuery['after'] = null
      do {
        const page: Awaited<ReturnType<OpenTurn['tasks']['list']>> = await turn.tasks.list(aQuery({ limit: 2, after }))
        paged.push(...page.map((row) => row.task.title))
        after = page.at(-1)?.key ?? null
      } while (after !== null)
    })
    assert.deepEqual(paged, expected)
  })

  check('tasks due at the same time stand where they were put, page by page', async ({ store }) => {
    const user_id = newUser()
    const due_date = '2026-02-01'
    const day = { ...plain, due_date }
    const [one, two, three, urgent, placed] = await add(
      store,
      user_id,
      { title: 'one', ...day },
      { title: 'two', ...day },
      { title: 'three', ...day },
      { title: 'urgent', ...day, priority: 'high' },
      { title: 'placed', ...day, order: '5' },
      { title: 'timed', ...plain, due_date: `${due_date}T10:00:00Z` },
    )
    assert.ok(one && two && three && urgent && placed)
    assert.deepEqual(['order' in one, placed.order], [false, '5'])
    assert.deepEqual(await titles(store, user_id), ['urgent', 'one', 'two', 'three', 'placed', 'timed'])
    const put = (id: string, order: string | null) =>
      inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.update(id, { order }))
    assert.equal((await put(three.id, orderBetween(placeOf(one), placeOf(two))))?.order?.startsWith('4'), true)
    await put(urgent.id, orderBetween(placeOf(placed), null))
    const expected = ['one', 'three', 'two', 'placed', 'urgent', 'timed']
    assert.deepEqual(await titles(store, user_id), expected)
    assert.deepEqual(await titles(store, user_id, { sort: 'priority' }), [
      'urgent',
      'one',
      'three',
      'two',
      'placed',
      'timed',
    ])
    const paged: string[] = []
    await inTurn(store, aRequest({ user_id }), async (turn) => {
      let after: TaskQuery['after'] = null
      do {
        const page: Awaited<ReturnType<OpenTurn['tasks']['list']>> = await turn.tasks.list(aQuery({ limit: 1, after }))
        paged.push(...page.map((row) => row.task.title))
        after = page.at(-1)?.key ?? null
      } while (after !== null)
    })
    assert.deepEqual(paged, expected)
    assert.equal('order' in ((await put(urgent.id, null)) ?? {}), false)
    assert.deepEqual((await titles(store, user_id))[0], 'urgent')
  })

  check('what a list would hold on all its pages is counted', async ({ store }) => {
    const user_id = newUser()
    await add(store, newUser(), 'milk of somebody else')
    const [milk] = await add(
      store,
      user_id,
      'Buy the milk',
      { title: 'Sort photos', ...plain, priority: 'low', due_date: '2026-02-10' },
      { title: 'photo album for milk lovers', ...plain, priority: 'high', due_date: '2026-02-11T01:00:00-11:00' },
    )
    assert.ok(milk)
    const counted = await inTurn(store, aRequest({ user_id }), async ({ tasks }) => {
      await tasks.update(milk.id, { status: 'completed' })
      const first = (await tasks.list(aQuery({ limit: 1 })))[0]
      assert.ok(first)
      return await Promise.all(
        [
          aQuery({ limit: 1, after: first.key }),
          aQuery({ status: 'pending' }),
          aQuery({ priority: 'high' }),
          aQuery({ due_before: '2026-02-11' }),
          aQuery({ words: ['milk'] }),
          aQuery({ words: ['milk', 'album'] }),
        ].map((query) => tasks.count(query)),
      )
    })
    assert.deepEqual(counted, [3, 2, 1, 1, 2, 1])
  })

  check('lists are narrowed by status, priority, due date, words and ids, and sorted', async ({ store }) => {
    const user_id = newUser()
    const [milk, photos] = await add(
      store,
      user_id,
      'Buy the milk',
      { title: 'Sort photos', ...plain, priority: 'low', due_date: '2026-02-10' },
      { title: 'photo album for milk lovers', ...plain, priority: 'high', due_date: '2026-02-11T01:00:00-11:00' },
    )
    assert.ok(milk && photos)
    await inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.update(milk.id, { status: 'completed' }))
    const cases: [Partial<TaskQuery>, string[]][] = [
      [{ status: 'completed' }, ['Buy the milk']],
      [{ status: 'pending', sort: 'title' }, ['photo album for milk lovers', 'Sort photos']],
      [{ priority: 'low' }, ['Sort photos']],
      [{ due_before: '2026-02-11' }, ['Sort photos']],
      [{ due_after: '2026-02-11', due_before: '2026-02-12' }, ['photo album for milk lovers']],
      [
        { due_after: '2026-02-11T00:00:00-11:00', due_before: '2026-02-12T00:00:00-11:00' },
        ['photo album for milk lovers'],
      ],
      [{ words: ['photos'] }, ['Sort photos', 'photo album for milk lovers']],
      [{ words: ['milk', 'album'] }, ['photo album for milk lovers']],
      [{ ids: [photos.id, uuidv7()] }, ['Sort photos']],
      [{ sort: 'priority' }, ['photo album for milk lovers', 'Sort photos', 'Buy the milk']],
      [{ sort: 'created' }, ['photo album for milk lovers', 'Sort photos', 'Buy the milk']],
      [
        { sort: 'relevance', words: ['milk'], title_key: 'buy the milk' },
        ['Buy the milk', 'photo album for milk lovers'],
      ],
      [{ sort: 'relevance', words: ['milk'], title_key: 'milk' }, ['photo album for milk lovers', 'Buy the milk']],
      [{ sort: 'relevance', words: ['milk', 'buy'], title_key: 'milk buy', priority: 'high' }, []],
      [{ sort: 'alike', words: ['milk'] }, ['photo album for milk lovers', 'Buy the milk']],
      [{ sort: 'alike', words: ['buy', 'milk', 'soon'] }, ['Buy the milk', 'photo album for milk lovers']],
      [{ sort: 'alike', words: ['photo', 'milk'] }, ['photo album for milk lovers', 'Sort photos', 'Buy the milk']],
      [
        { sort: 'alike', words: ['milk', 'milk', 'photo', 'sort'] },
        ['photo album for milk lovers', 'Sort photos', 'Buy the milk'],
      ],
      [{ sort: 'alike', words: ['photo', 'milk'], status: 'pending' }, ['photo album for milk lovers', 'Sort photos']],
      [{ sort: 'alike', words: ['photo', 'milk'], limit: 1 }, ['photo album for milk lovers']],
      [{ sort: 'alike', words: ['dentist'] }, []],
      [{ sort: 'alike', words: [] }, []],
    ]
    for (const [query, expected] of cases)
      assert.deepEqual(await titles(store, user_id, query), expected, JSON.stringify(query))
  })

  check('a task is changed field by field, and null takes a value off', async ({ store }) => {
    const user_id = newUser()
    const [task] = await add(store, user_id, {
      title: 'Call mom',
      description: 'about sunday',
      priority: 'high',
      due_date: '2026-02-10',
      recurrence: 'FREQ=WEEKLY;BYDAY=TU',
      remind_before: 30,
    })
    assert.ok(task)
    const update = (changes: Parameters<OpenTurn['tasks']['update']>[1]) =>
      inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.update(task.id, changes))
    const changed = await update({ title: 'Call dad', priority: null, description: undefined })
    assert.deepEqual({ ...changed, updated_at: '' }, { ...task, title: 'Call dad', priority: null, updated_at: '' })
    assert.deepEqual(await titles(store, user_id, { words: ['mom'] }), [])
    assert.deepEqual(await titles(store, user_id, { words: ['dad'] }), ['Call dad'])
    const weekly = await update({ recurrence: 'FREQ=WEEKLY;BYDAY=MO', remind_before: 0 })
    assert.deepEqual([weekly?.recurrence, weekly?.remind_before], ['FREQ=WEEKLY;BYDAY=MO', 0])
    const single = await update({ recurrence: null, remind_before: null })
    assert.deepEqual([single?.recurrence, single?.remind_before, single?.due_date], [null, null, '2026-02-10'])
    const done = await update({ status: 'completed', due_date: null })
    assert.deepEqual([done?.status, done?.due_date, typeof done?.completed_at], ['completed', null, 'string'])
    const twice = await update({ status: 'completed' })
    assert.equal(twice?.completed_at, done?.completed_at)
    const reopened = await update({ status: 'pending' })
    assert.deepEqual([reopened?.status, reopened?.completed_at], ['pending', null])
    const completed_at = '2026-01-02T03:04:05.678Z'
    const since = await update({ status: 'completed', completed_at })
    assert.deepEqual([since?.status, since?.completed_at], ['completed', completed_at])
    assert.equal((await update({ title: 'Call her' }))?.completed_at, completed_at)
    assert.equal((await update({ status: 'pending', completed_at }))?.completed_at, null)
    const round = await update({ status: 'pending', completed_at, recurrence: 'FREQ=DAILY', due_date: '2026-02-11' })
    assert.deepEqual([round?.status, round?.completed_at], ['pending', completed_at])
    assert.equal((await update({ title: 'Call them' }))?.completed_at, completed_at)
    assert.notEqual((await update({ status: 'completed' }))?.completed_at, completed_at)
    assert.equal((await update({ status: 'pending', completed_at }))?.completed_at, completed_at)
    assert.equal((await update({ recurrence: null }))?.completed_at, null)
    const clock = await inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.clock())
    assert.deepEqual([typeof clock.now, clock.timezone], ['string', null])
    assert.equal(
      await inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.update(uuidv7(), { title: 'x' })),
      null,
    )
  })

  check('a change that fails is undone by itself, and the turn goes on', async ({ store }) => {
    const user_id = newUser()
    const id = uuidv7()
    await inTurn(store, aRequest({ user_id }), async (turn) => {
      await turn.tasks.add(id, { title: 'first', ...plain })
      await assert.rejects(turn.tasks.add(id, { title: 'second', ...plain }))
      await turn.tasks.add(uuidv7(), { title: 'third', ...plain })
    })
    assert.deepEqual(await titles(store, user_id), ['first', 'third'])
  })

  check("nobody sees or touches another user's tasks", async ({ store }) => {
    const [one, other] = [newUser(), newUser()]
    const [task] = await add(store, one, 'secret plan')
    assert.ok(task)
    const { pending, conversation_id } = await askToDelete(store, one, [task])
    const seen = await inTurn(store, aRequest({ user_id: other }), async (turn) => ({
      all: await turn.tasks.list(aQuery()),
      byId: await turn.tasks.list(aQuery({ ids: [task.id] })),
      byWord: await turn.tasks.list(aQuery({ words: ['secret'], sort: 'relevance', title_key: 'secret plan' })),
      alike: await turn.tasks.list(aQuery({ words: ['secret', 'anything'], sort: 'alike' })),
      update: await turn.tasks.update(task.id, { title: 'mine' }),
      remove: await turn.tasks.remove(task.id, {
        by: 'turn',
        confirmation_id: pending.id,
        conversation_id,
        message_id: uuidv7(),
      }),
    }))
    assert.deepEqual(seen, { all: [], byId: [], byWord: [], alike: [], update: null, remove: { outcome: 'no_task' } })
    assert.deepEqual(await titles(store, one), ['secret plan'])
  })

  check('a confirmed delete happens once, for the conversation that was asked', async ({ store, count }) => {
    const user_id = newUser()
    const [task, kept] = await add(store, user_id, 'milk', 'bread')
    assert.ok(task && kept)
    const { pending, conversation_id } = await askToDelete(store, user_id, [task])
    const request = aRequest({ user_id, conversation_id })
    const proof = { by: 'turn' as const, confirmation_id: pending.id, conversation_id, message_id: request.message_id }
    const results = await inTurn(store, request, async (turn, { loaded }) => {
      assert.deepEqual(loaded.pending, pending)
      return [
        await turn.tasks.remove(task.id, { ...proof, conversation_id: uuidv7() }),
        await turn.tasks.remove(task.id, { ...proof, confirmation_id: uuidv7() }),
        await turn.tasks.remove(kept.id, proof),
        await turn.tasks.remove(task.id, { by: 'token', token: pending.id, used_by: uuidv7() }),
        await turn.tasks.remove(task.id, proof),
        await turn.tasks.remove(task.id, proof),
      ].map((removal) => removal.outcome)
    })
    assert.deepEqual(results, [
      'no_confirmation',
      'no_confirmation',
      'no_confirmation',
      'no_confirmation',
      'removed',
      'no_task',
    ])
    const after = await inTurn(store, aRequest({ user_id, conversation_id }), async (_, { loaded }) => loaded.pending)
    assert.equal(after, null)
    assert.deepEqual([await titles(store, user_id), await count(user_id, 'deletions')], [['bread'], 1])
  })

  check('one confirmation covers each of its tasks within its turn, and no later one', async ({ store }) => {
    const user_id = newUser()
    const tasks = await add(store, user_id, 'one', 'two', 'three')
    const { pending, conversation_id } = await askToDelete(store, user_id, tasks)
    const removeIn = (which: readonly Task[]) => {
      const request = aRequest({ user_id, conversation_id })
      const proof = {
        by: 'turn' as const,
        confirmation_id: pending.id,
        conversation_id,
        message_id: request.message_id,
      }
      return inTurn(store, request, async (turn) => {
        const outcomes: string[] = []
        for (const task of which) outcomes.push((await turn.tasks.remove(task.id, proof)).outcome)
        return outcomes
      })
    }
    assert.deepEqual(await removeIn(tasks.slice(0, 2)), ['removed', 'removed'])
    assert.deepEqual(await removeIn(tasks.slice(2)), ['no_confirmation'])
    assert.deepEqual(await titles(store, user_id), ['three'])
  })

  check('a task renamed since is not deleted under its new title', async ({ store }) => {
    const user_id = newUser()
    const [task] = await add(store, user_id, 'milk')
    assert.ok(task)
    const { pending, conversation_id } = await askToDelete(store, user_id, [task])
    await inTurn(store, aRequest({ user_id }), (turn) => turn.tasks.update(task.id, { title: 'oat milk' }))
    const request = aRequest({ user_id, conversation_id })
    const proof = { by: 'turn' as const, confirmation_id: pending.id, conversation_id, message_id: request.message_id }
    const removal = await inTurn(store, request, (turn) => turn.tasks.remove(task.id, proof))
    assert.deepEqual([removal.outcome, removal.outcome === 'renamed' && removal.task.title], ['renamed', 'oat milk'])
  })

  check('expiry is judged when the delete runs, not when its transaction began', async ({ store }) => {
    const user_id = newUser()
    const [task] = await add(store, user_id, 'milk')
    assert.ok(task)
    const { pending, conversation_id } = await askToDelete(store, user_id, [task], 700)
    const request = aRequest({ user_id, conversation_id })
    const proof = { by: 'turn' as const, confirmation_id: pending.id, conversation_id, message_id: request.message_id }
    const removal = await inTurn(store, request, async (turn) => {
      await sleep(900)
      return await turn.tasks.remove(task.id, proof)
    })
    assert.equal(removal.outcome, 'no_confirmation')
  })

  check('for a task kept elsewhere a confirmation is used up once, by its own turn, in time', async ({ store }) => {
    const [user_id, other] = [newUser(), newUser()]
    const [task] = await add(store, user_id, 'milk')
    assert.ok(task)
    const asked = await askToDelete(store, user_id, [task], 60_000)
    const short = await askToDelete(store, user_id, [task], 1)
    const use = async (who: string, { pending, conversation_id }: typeof asked, message_id = uuidv7()) => {
      const proof = { by: 'turn' as const, confirmation_id: pending.id, conversation_id, message_id }
      return await inTurn(store, aRequest({ user_id: who }), (turn) => turn.tasks.spendConfirmation(task.id, proof))
    }
    const message_id = uuidv7()
    await sleep(20)
    const titles = [
      await use(other, asked),
      await use(user_id, { ...asked, conversation_id: uuidv7() }),
      await use(user_id, short),
      await use(user_id, asked, message_id),
      await use(user_id, asked, message_id),
      await use(user_id, asked),
    ]
    assert.deepEqual(titles, [null, null, null, 'milk', 'milk', null])
  })

  check('a token from a first call deletes its own task once, and only for its user', async ({ store }) => {
    const [one, other] = [newUser(), newUser()]
    const [task, kept] = await add(store, one, 'milk', 'bread')
    assert.ok(task && kept)
    const { expires_at } = await inTurn(store, aRequest({ user_id: one }), (turn) =>
      turn.tasks.offerRemoval(task, 'secret', 'token'),
    )
    assert.ok(Date.parse(expires_at) > Date.now())
    const removeAs = async (user_id: string, id: string, token: string) =>
      (
        await inTurn(store, aRequest({ user_id }), (turn) =>
          turn.tasks.remove(id, { by: 'token', token, used_by: uuidv7() }),
        )
      ).outcome
    const outcomes = [
      await removeAs(other, task.id, 'secret'),
      await removeAs(one, kept.id, 'secret'),
      await removeAs(one, task.id, 'wrong'),
      await removeAs(one, task.id, 'secret'),
      await removeAs(one, task.id, 'secret'),
    ]
    assert.deepEqual(outcomes, ['no_task', 'no_confirmation', 'no_confirmation', 'removed', 'no_task'])
  })

  check('a confirmation given by the settings works like one given by the user', async ({ store }) => {
    const user_id = newUser()
    const [task] = await add(store, user_id, 'milk')
    assert.ok(task)
    const request = aRequest({ user_id })
    const pending = aPending([task])
    const removal = await inTurn(store, request, async (turn) => {
      await turn.grant(pending)
      return await turn.tasks.remove(task.id, {
        by: 'turn',
        confirmation_id: pending.id,
        conversation_id: request.conversation_id,
        message_id: request.message_id,
      })
    })
    assert.equal(removal.outcome, 'removed')
  })

  checkTwo('a message that is still being worked on says so', async ({ store }) => {
    const request = aRequest({ user_id: newUser() })
    const { turn } = await opened(store, request)
    assert.deepEqual(await store.openTurn(request), { kind: 'running' })
    await turn.finish(aRecord(request))
    assert.equal((await store.openTurn(request)).kind, 'done')
  })

  checkTwo('turns of one conversation come one after the other', async ({ store }) => {
    const user_id = newUser()
    const first = aRequest({ user_id })
    await inTurn(store, first, async () => {})
    const [one, two] = [
      aRequest({ user_id, conversation_id: first.conversation_id }),
      aRequest({ user_id, conversation_id: first.conversation_id }),
    ]
    const { turn } = await opened(store, one)
    const waiting = opened(store, two)
    await sleep(50)
    await turn.finish(aRecord(one))
    const second = await waiting
    assert.equal(second.loaded.history.length, 4)
    await second.turn.finish(aRecord(two))
  })

  test(`${name}: closes`, async () => {
    await (await subject)?.close()
  })
}
