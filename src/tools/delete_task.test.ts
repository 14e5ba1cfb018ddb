import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTask, idOf } from '../../tests/support/contexts.ts'
import type { Elicitation } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import type { Removal, TaskStore, ToolScope } from './contract.ts'
import { runTool } from './run.ts'

const milk = aTask({ id: idOf(1), title: 'milk' })
const plants = aTask({ id: idOf(2), title: 'plants', due_date: '2026-02-09', recurrence: 'FREQ=DAILY' })
const last = aTask({ id: idOf(3), title: 'last', due_date: '2026-02-09', recurrence: 'FREQ=DAILY;UNTIL=20260209' })
const known = [milk, plants, last]

const never = () => Promise.reject(new Error('not asked for here'))

interface Given {
  readonly turn?: ToolScope['turn']
  readonly brought?: NonNullable<ToolScope['brought']>
  readonly elicitation?: Elicitation
  readonly removal?: Removal
  readonly fault?: unknown
}

/** Calls it on three tasks; tells what it answered and what the store was asked. */
async function call(
  parameters: unknown,
  { turn = null, brought, elicitation, removal, fault }: Given = {},
  name = 'delete_task',
) {
  const asked: unknown[][] = []
  const reported: unknown[] = []
  const tasks: TaskStore = {
    add: never,
    count: never,
    snooze: never,
    spendConfirmation: never,
    clock: async () => ({ now: '2026-02-09T10:30:00.000Z', timezone: null }),
    list: async ({ ids }) => known.filter(({ id }) => ids?.includes(id)).map((task) => ({ task, key: [] })),
    update: async (id, changes) => {
      asked.push(['update', id, changes.due_date])
      return { ...plants, due_date: changes.due_date ?? null }
    },
    remove: async (id, proof) => {
      asked.push(['remove', id, proof])
      if (fault !== undefined) throw fault
      return removal ?? { outcome: 'removed', task: milk }
    },
    offerRemoval: async ({ id }, token, by) => {
      asked.push(['offer', id, token, by])
      return { expires_at: 'soon' }
    },
    withdrawRemoval: async (token) => {
      asked.push(['withdraw', token])
    },
  }
  const scope: ToolScope = {
    user_id: 'ann',
    tasks,
    turn,
    ...(brought === undefined ? {} : { brought }),
    elicitation,
    newId: () => 'new id',
    newToken: () => 'new token',
  }
  const answer = await runTool(name, parameters, scope, (...given) => reported.push(given))
  return { answer, asked, reported }
}

const failed = (error_code: string, error: string, data: object | null = null) => ({
  success: false,
  data,
  error,
  error_code,
})
const gone = failed('TASK_NOT_FOUND', 'Task not found')
const declined = failed('CONFIRMATION_REQUIRED', 'The user did not say yes, so nothing was deleted')
const refused = failed('CONFLICT', 'That confirmation is not valid any more')
const removed = { success: true, data: { task: milk }, error: null, error_code: null }
const offered = failed('CONFIRMATION_REQUIRED', 'Ask the user, then call again with this token', {
  task: milk,
  confirmation_token: 'new token',
  expires_at: 'soon',
})
const inTurn = failed('CONFIRMATION_REQUIRED', 'Deleting needs a confirmation', { task: milk })
const turn = { conversation_id: 'c1', message_id: 'm1' }
const byToken = { by: 'token', token: 'secret', used_by: 'new id' }
const offer = ['offer', milk.id, 'new token', 'token']
const yes: Elicitation = { step: 'yes', token: 'elicited' }
const no: Elicitation = { step: 'no', token: 'elicited' }

const calls: readonly [string, object, Given, unknown, unknown[][]][] = [
  ['the first call asks', {}, {}, offered, [offer]],
  ['in a turn it only says that it needs a yes', {}, { turn }, inTurn, []],
  [
    'a client that asks gets a token of its own',
    {},
    { elicitation: { step: 'ask' } },
    offered,
    [['offer', milk.id, 'new token', 'elicitation']],
  ],
  ['a token deletes', { confirmation_token: 'secret' }, {}, removed, [['remove', milk.id, byToken]]],
  [
    'an elicited yes deletes',
    {},
    { elicitation: yes },
    removed,
    [['remove', milk.id, { ...byToken, token: 'elicited' }]],
  ],
  ['an elicited no withdraws', {}, { elicitation: no }, declined, [['withdraw', 'elicited']]],
  [
    'a token counts before an elicited no',
    { confirmation_token: 'secret' },
    { elicitation: no },
    removed,
    [['remove', milk.id, byToken]],
  ],
  [
    'in a turn the token is the id of a confirmation',
    { confirmation_token: idOf(900) },
    { turn },
    removed,
    [['remove', milk.id, { by: 'turn', confirmation_id: idOf(900), ...turn }]],
  ],
  ['in a turn no other text is one', { confirmation_token: 'secret' }, { turn }, refused, []],
  [
    'a token that was brought stands for its confirmation',
    { confirmation_token: idOf(900) },
    { turn, brought: { confirmation_id: idOf(900), token: 'secret' } },
    removed,
    [['remove', milk.id, { by: 'token', token: 'secret', used_by: 'm1' }]],
  ],
  [
    'a token that was brought stands for no other',
    { confirmation_token: idOf(901) },
    { turn, brought: { confirmation_id: idOf(900), token: 'secret' } },
    removed,
    [['remove', milk.id, { by: 'turn', confirmation_id: idOf(901), ...turn }]],
  ],
  ['an unknown task', { task_id: idOf(77) }, {}, gone, []],
  ['what cannot be an id', { task_id: 'milk' }, {}, gone, []],
  ['an id in capitals', { task_id: idOf(1).toUpperCase() }, {}, offered, [offer]],
]
for (const [what, parameters, given, answer, asked] of calls)
  test(`delete: ${what}`, async () => {
    const called = await call({ task_id: milk.id, ...parameters }, given)
    assert.deepEqual([called.answer, called.asked], [answer, asked])
  })

const outcomes: readonly [Removal, unknown][] = [
  [{ outcome: 'no_task' }, gone],
  [{ outcome: 'no_confirmation' }, refused],
  [{ outcome: 'renamed', task: milk }, failed('CONFLICT', 'The task has another title now', { task: milk })],
]
for (const [removal, answer] of outcomes)
  test(`delete: ${removal.outcome}`, async () =>
    assert.deepEqual((await call({ task_id: milk.id, confirmation_token: 'secret' }, { removal })).answer, answer))

test('delete: one time of what repeats is passed over, and nothing is deleted', async () => {
  const skipped = await call({ task_id: plants.id, scope: 'one' })
  assert.deepEqual(skipped.asked, [['update', plants.id, '2026-02-10']])
  assert.equal(skipped.answer.data?.task?.due_date, '2026-02-10')
  for (const task of [milk, last]) {
    const asked = await call({ task_id: task.id, scope: 'one' })
    assert.deepEqual([asked.answer.error_code, asked.asked[0]?.[0]], ['CONFIRMATION_REQUIRED', 'offer'])
  }
  assert.deepEqual((await call({ task_id: idOf(77), scope: 'one' })).answer, gone)
  assert.deepEqual((await call({ task_id: plants.id, scope: 'all' })).asked, [
    ['offer', plants.id, 'new token', 'token'],
  ])
})

test('a tool is called by its owner, under a name it has, with what it takes', async () => {
  const own = { task_id: milk.id, user_id: 'ann' }
  assert.equal((await call(own)).answer.error_code, 'CONFIRMATION_REQUIRED')
  for (const user_id of ['bob', null, 7, ''])
    assert.deepEqual((await call({ ...own, user_id })).answer, failed('FORBIDDEN', 'user_id is not yours'))
  assert.deepEqual((await call({}, {}, 'drop_tasks')).answer, failed('VALIDATION_ERROR', 'There is no such tool'))
  for (const parameters of [null, 'milk', {}, { task_id: 7 }])
    assert.equal((await call(parameters)).answer.error_code, 'VALIDATION_ERROR', JSON.stringify(parameters))
})

const database = Object.assign(new Error('duplicate'), { code: '23505' })
const away = Object.assign(new Error('reset'), { code: 'ECONNRESET' })
const faults: readonly [string, unknown, unknown][] = [
  ['of ours', new Error('x'), failed('INTERNAL_ERROR', 'An error occurred. Please try again.')],
  ['of the database', database, failed('DATABASE_ERROR', 'Something went wrong. Please try again.')],
  [
    'of a database that is away',
    away,
    failed('DATABASE_ERROR', 'The task database is not reachable right now. Please try again.'),
  ],
  ['that may be told', new AppError('UNAVAILABLE', 'Not now.'), failed('DATABASE_ERROR', 'Not now.')],
]
for (const [what, fault, answer] of faults)
  test(`a fault ${what} is reported, and answered without its words`, async () => {
    const called = await call({ task_id: milk.id, confirmation_token: 'secret' }, { fault })
    assert.deepEqual([called.answer, called.reported], [answer, [[fault, 'delete_task']]])
  })
