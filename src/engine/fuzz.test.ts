import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { actionSchema } from '../domain/action.ts'
import { userIntentSchema } from '../domain/intent.ts'
import { wordsOf } from './lexicon.ts'
import { understand } from './understand.ts'
import { WORD_GROUPS } from './words.ts'

const vocabulary = [
  ...Object.values(WORD_GROUPS).flatMap((entry) => wordsOf(entry)),
  'milk',
  'tomorrow',
  '5pm',
  '2',
  '#3',
  ',',
  '.',
  '"',
  '\n',
  'task',
  'my list',
  '!!',
  'reminder',
  ':',
  '?',
  "'s",
]
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...vocabulary), { maxLength: 14 }).map((words) => words.join(' ')),
)

test('any message is understood without throwing, in valid values, and always the same', () => {
  const reached = new Map<string, number>()
  fc.assert(
    fc.property(anything, fc.boolean(), (text, pending) => {
      const situation = { now: '2026-02-09T10:30:00Z', timezone: 'Pacific/Auckland', pending }
      const { intent, actions } = understand(text, situation)
      userIntentSchema.parse(intent)
      for (const action of actions) actionSchema.parse(action)
      assert.deepEqual(understand(text, situation), understand(text, situation))
      reached.set(intent.intent_type, (reached.get(intent.intent_type) ?? 0) + 1)
    }),
    { numRuns: 4000, seed: 7 },
  )
  assert.ok(reached.size >= 8, [...reached].join(' '))
})
