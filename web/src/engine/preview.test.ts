import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../../src/engine/understand.ts'
import { previewOf, type Question } from './preview.ts'

const now = '2026-11-16T09:00:00.000Z'
const timezone = 'Europe/Berlin'

function preview(sentence: string, more: { question?: Question; asks?: boolean } = {}): string {
  const { question = 'none', asks = true } = more
  const understanding = understand(sentence, { now, timezone, pending: question === 'delete' })
  const pieces = previewOf(understanding, { now, timezone, threshold: 0.7, asks, question })
  return pieces.map(({ text, stands_out }) => (stands_out ? `*${text}*` : text)).join('')
}

const cases: [string, string][] = [
  ['add call mom friday 5pm', 'add *call mom*, due Fri 20 Nov, 17:00'],
  ['add milk, eggs and bread', 'add 3 tasks: *milk*; *eggs*; *bread*'],
  ['buy stamps !!', 'add *buy stamps*, high priority'],
  ['show overdue tasks', 'show your tasks (overdue)'],
  ["what's done", 'show your tasks (completed)'],
  ['complete the milk one', 'mark *milk* as done'],
  ['reopen milk', 'reopen *milk*'],
  ['rename milk to oat milk', 'change *milk* to *oat milk*'],
  ['move dentist to friday', 'change *dentist*, due Fri 20 Nov'],
  ['delete task 2', 'ask before deleting *task 2*'],
  ['add milk and complete task 2', 'add *milk*, then mark *task 2* as done'],
  ['hello', ''],
]

for (const [sentence, expected] of cases)
  test(`"${sentence}" will ${expected || 'do nothing'}`, () => assert.equal(preview(sentence), expected))

test('an answer is said to be one, and a delete that is not asked about is said to happen', () => {
  assert.equal(preview('yes', { question: 'delete' }), 'Yes to the question above')
  assert.equal(preview('yes'), '')
  assert.equal(preview('delete task 2', { asks: false }), 'delete *task 2*')
})

test('while it is asked which task is meant, what is no command is the answer', () => {
  assert.equal(preview('2', { question: 'which' }), 'Answer to the question above')
  assert.equal(preview('the first one', { question: 'which' }), 'Answer to the question above')
  assert.equal(preview('planning session', { question: 'words' }), '')
  assert.equal(preview('add milk', { question: 'which' }), 'add *milk*')
})
