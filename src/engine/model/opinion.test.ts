import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IntentType } from '../../domain/intent.ts'
import { BUCKETS } from './features.ts'
import { OPINION_INTENTS } from './linear.ts'
import { opinionOf } from './opinion.ts'
import { unpacked } from './packed.ts'
import { WEIGHTS } from './weights.ts'

const said: readonly (readonly [IntentType, readonly string[]])[] = [
  ['CREATE_TASK', ['remind me to descale the kettle', 'add turnips to my shopping list', 'new task: oil the hinges']],
  ['LIST_TASKS', ['show my tasks', "what's overdue?", 'which tasks are due on thursday']],
  ['COMPLETE_TASK', ['mark oil the hinges as done', 'i bought the turnips', 'reopen the kettle one']],
  [
    'UPDATE_TASK',
    ['rename turnips to parsnips', 'move the kettle reminder to thursday', 'remind me on thursday instead of friday'],
  ],
  ['DELETE_TASK', ['delete the kettle task', 'take turnips off my list', 'get rid of everything on my to-do list']],
  ['GENERAL_CHAT', ['good morning', 'who painted the sunflowers', 'thanks a lot', 'how do I delete a task?']],
]
for (const [intent, texts] of said)
  for (const text of texts) test(`"${text}" is ${intent}`, () => assert.equal(opinionOf(text).intent_type, intent))

test('the scores are of every intent, best first, and add up to one', () => {
  const { intent_type, margin, scores } = opinionOf('add turnips to my shopping list')
  assert.deepEqual(scores.map((score) => score.intent_type).sort(), [...OPINION_INTENTS].sort())
  const values = scores.map(({ score }) => score)
  assert.deepEqual(
    values,
    values.toSorted((one, other) => other - one),
  )
  assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0) - 1) < 1e-12)
  assert.equal(intent_type, scores[0]?.intent_type)
  assert.equal(margin, (values[0] ?? 0) - (values[1] ?? 0))
})

for (const text of ['', '   ', '?', '\u0000', '\ud83d', 'x'.repeat(100_000)])
  test(`${JSON.stringify(text.slice(0, 8))} gets an opinion too`, () => {
    const { margin } = opinionOf(text)
    assert.ok(margin >= 0 && margin <= 1)
  })

test('the same words get the same opinion to the last digit', () => {
  const first = opinionOf('push the kettle to next week')
  opinionOf('something else in between')
  assert.deepEqual(opinionOf('push the kettle to next week'), first)
})

test('most buckets have weights, and these stay small', () => {
  const { rows, weights } = unpacked(WEIGHTS, BUCKETS, OPINION_INTENTS.length)
  assert.ok(rows.filter((row) => row > 0).length > BUCKETS / 2)
  assert.ok(weights.every((weight) => Math.abs(weight) <= 7))
  assert.ok(WEIGHTS.length <= 60_000)
})
