import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { attacks } from '../../bench/attacks.ts'
import { actSchema } from '../domain/act.ts'
import { userIntentSchema } from '../domain/intent.ts'
import * as actVerbs from './language/en/act-verbs.ts'
import * as phrases from './language/en/phrases.ts'
import * as smallWords from './language/en/small-words.ts'
import * as states from './language/en/states.ts'
import * as taskWords from './language/en/task-words.ts'
import { classify, understand } from './understand.ts'

const classes = Object.values({ ...actVerbs, ...phrases, ...smallWords, ...states, ...taskWords })
const vocabulary = [
  ...classes.flatMap((text) => text.trim().split('\n')),
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
const tasks = ['milk', 'Call mom', 'water the plants', 'my list', 'done'].map((title, index) => ({
  id: `01900000-0000-7000-8000-00000000000${index}`,
  title,
}))
const moment = { now: '2026-02-09T10:30:00Z', timezone: 'Pacific/Auckland' }

test('any message is understood without throwing, in valid values, and always the same', () => {
  const reached = new Map<string, number>()
  fc.assert(
    fc.property(anything, fc.boolean(), fc.boolean(), (text, pending, changed) => {
      const setting = { ...moment, tasks: pending ? tasks : [], last: null, changed }
      const { intent, acts, reserved, left, spans } = understand(text, setting)
      userIntentSchema.parse(intent)
      for (const act of [...acts, ...reserved.map((read) => read.act)]) actSchema.parse(act)
      const again = understand(text, setting)
      assert.deepEqual(
        [again.intent, again.acts, again.reserved, again.left, again.spans],
        [intent, acts, reserved, left, spans],
      )
      const alone = userIntentSchema.parse(classify(text, { ...moment, pending }))
      reached.set(alone.intent_type, (reached.get(alone.intent_type) ?? 0) + 1)
    }),
    { numRuns: 4000, seed: 7 },
  )
  assert.ok(reached.size >= 8, [...reached].join(' '))
})

test('messages made to be slow are read or asked about, and never too deep for the stack', () => {
  for (const [name, message] of Object.entries(attacks)) {
    const { acts, interpretation } = understand(message, { ...moment, tasks, last: null, changed: false })
    assert.ok(interpretation === null || !interpretation.spent || acts.length === 0, name)
  }
})
