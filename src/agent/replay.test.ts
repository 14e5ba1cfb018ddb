import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DecisionContext, Observation } from '../domain/decision.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { Task } from '../domain/task.ts'
import { decide } from '../engine/decide.ts'
import { emptyMetadata } from '../engine/memory.ts'
import { replayTurn, type StoredDecision } from './replay.ts'

const id = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`

const context: DecisionContext = {
  user_id: 'ann',
  message: 'show my tasks',
  conversation_id: id(1),
  message_history: [],
  pending_confirmation: null,
  confirms: null,
  metadata: emptyMetadata,
  current_state: 'IDLE',
  settings: defaultSettings,
  now: '2026-02-09T10:30:00.000Z',
  timezone: 'UTC',
  voice: 'policy',
  fresh_id: id(2),
  engine_version: 'test',
}

const milk: Task = {
  id: id(4),
  user_id: 'ann',
  title: 'milk',
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
  status: 'pending',
  created_at: context.now,
  updated_at: context.now,
  completed_at: null,
}
const listed: Observation = {
  tool_name: 'list_tasks',
  parameters: { user_id: 'ann' },
  response: { success: true, data: { tasks: [milk], next_cursor: null }, error: null, error_code: null },
}

const record = { user_id: 'ann', message_id: id(3), engine_version: 'test' }
const first: StoredDecision = {
  ...record,
  step: 1,
  context: JSON.stringify(context),
  observations: '[]',
  decision: JSON.stringify(decide(context, [])),
}
const second: StoredDecision = {
  ...record,
  step: 2,
  context: null,
  observations: JSON.stringify([listed]),
  decision: JSON.stringify(decide(context, [listed])),
}
const altered = (stored: StoredDecision, from: string, to: string) => ({
  ...stored,
  decision: stored.decision.replace(from, to),
})

/** As stored by a version that wrote the conversation's fields in a different order from today's schema. */
const turnedRound = { ...context, metadata: backwards(context.metadata) }
const firstTurnedRound = {
  ...first,
  context: JSON.stringify(turnedRound),
  decision: JSON.stringify(decide(turnedRound, [])),
}
const secondTurnedRound = { ...second, decision: JSON.stringify(decide(turnedRound, [listed])) }

function backwards<T extends object>(value: T): T {
  const turned: T = { ...value }
  for (const name of Object.keys(value).reverse()) {
    const kept = Reflect.get(turned, name)
    Reflect.deleteProperty(turned, name)
    Reflect.set(turned, name, kept)
  }
  return turned
}

const turns: [string, StoredDecision[], [number, boolean][]][] = [
  ['the same turn does not differ', [first, second], []],
  ['no turn', [], []],
  ['fields in the order they were stored in', [firstTurnedRound, secondTurnedRound], []],
  ['another reply', [first, altered(second, 'Here are', 'These are')], [[2, true]]],
  [
    'another trace, and the turn goes on',
    [altered(first, 'needs', 'wants'), altered(second, 'Here are', 'These are')],
    [
      [1, true],
      [2, true],
    ],
  ],
  [
    'other tools: the rest no longer belongs to it',
    [altered(first, '"limit":20', '"limit":5'), altered(second, 'Here are', 'These are')],
    [[1, true]],
  ],
  ['a context this engine does not know', [{ ...first, context: '{}' }, second], [[1, false]]],
  ['a context that is missing', [{ ...first, context: null }], [[1, false]]],
  ['observations that are none', [first, { ...second, observations: 'x' }], [[2, false]]],
]
for (const [what, records, expected] of turns)
  test(`replay: ${what}`, () =>
    assert.deepEqual(
      replayTurn(records).map(({ step, now }) => [step, now !== null]),
      expected,
    ))
