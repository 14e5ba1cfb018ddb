import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../../../src/engine/understand.ts'
import { previewOf } from './preview.ts'

const now = '2026-11-16T09:00:00.000Z'
const timezone = 'Europe/Berlin'

function preview(sentence: string, more: { pending?: boolean; asks?: boolean } = {}): string {
  const { pending = false, asks = true } = more
  const pieces = previewOf(understand(sentence, { now, timezone, pending }), { now, timezone, threshold: 0.7, asks })
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
  assert.equal(preview('yes', { pending: true }), 'Yes to the question above')
  assert.equal(preview('delete task 2', { asks: false }), 'delete *task 2*')
})
