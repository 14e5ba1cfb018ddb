import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAnswer } from './read-answer.ts'

const done = { do: 'complete', tasks: [1] }
const whole = { actions: [done], confidence: 0.8, reason: 'because' }

const read: readonly [string, string][] = [
  ['plain', JSON.stringify(whole)],
  ['fenced', `\`\`\`json\n${JSON.stringify(whole, null, 2)}\n\`\`\``],
  ['with talk around it', `Sure {this} one: ${JSON.stringify(whole)} Bye!`],
  ['after an object that is none', `{"a":1} ${JSON.stringify(whole)}`],
  [
    'with what does not apply set to null',
    JSON.stringify({ ...whole, say: null, actions: [{ ...done, title: null }] }),
  ],
]

for (const [name, text] of read) test(`${name} is read`, () => assert.deepEqual(readAnswer(text), whole))

test('texts are read as a person would see them', () => {
  const text = JSON.stringify({
    ...whole,
    reason: 'be\u202ecause\u0000',
    actions: [{ do: 'add', title: ' a\u200bb\n c ' }],
  })
  assert.deepEqual(readAnswer(text), { ...whole, reason: 'because', actions: [{ do: 'add', title: 'ab c' }] })
})

const refused: readonly [string, string][] = [
  ['nothing', ''],
  ['no object', '[1, 2]'],
  ['half an object', JSON.stringify(whole).slice(0, -1)],
  ['another tool', JSON.stringify({ ...whole, actions: [{ do: 'delete_task', tasks: [1] }] })],
  ['a confirmation', JSON.stringify({ ...whole, confirmed: true })],
  ['a confirmation in an action', JSON.stringify({ ...whole, actions: [{ ...done, confirmed: true }] })],
  ['an id instead of a number', JSON.stringify({ ...whole, actions: [{ do: 'delete', tasks: ['0190'] }] })],
  ['no tasks', JSON.stringify({ ...whole, actions: [{ do: 'delete', tasks: [] }] })],
  ['a number that cannot be', JSON.stringify({ ...whole, actions: [{ do: 'delete', tasks: [0] }] })],
  ['eleven actions', JSON.stringify({ ...whole, actions: Array.from({ length: 11 }, () => done) })],
  ['two kinds in one action', JSON.stringify({ ...whole, actions: [{ ...done, field: 'when', value: 'friday' }] })],
  [
    'a change to nothing',
    JSON.stringify({ ...whole, actions: [{ do: 'change', tasks: [1], field: 'when', value: '' }] }),
  ],
  ['a prototype', '{"__proto__":{"a":1},"actions":[],"confidence":1,"reason":""}'],
  ['a prototype in an action', '{"actions":[{"do":"delete","tasks":[1],"__proto__":{}}],"confidence":1,"reason":""}'],
  ['a constructor', '{"actions":[],"confidence":1,"reason":"","constructor":{"prototype":{}}}'],
  ['a confidence beyond all measure', JSON.stringify({ ...whole, confidence: 9 })],
  ['ten thousand levels', '{"actions":'.repeat(10_000)],
  ['ten thousand levels that end', `${'{"actions":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
]

for (const [name, text] of refused) test(`${name} is refused`, () => assert.equal(readAnswer(text), null))
