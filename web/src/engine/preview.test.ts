import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type KnownTask, previewOf, type Question } from './preview.ts'
import { readMessage } from './read-message.ts'

const now = '2026-11-16T09:00:00.000Z'
const timezone = 'Europe/Berlin'

interface Given {
  readonly question?: Question
  readonly asks?: boolean
  readonly tasks?: readonly KnownTask[]
}

function preview(sentence: string, { question = 'none', asks = true, tasks = [] }: Given = {}): string {
  const understanding = readMessage(sentence, { now, timezone, pending: question === 'delete', tasks })
  const pieces = previewOf(understanding, { now, timezone, threshold: 0.7, asks, question, tasks })
  return pieces.map(({ text, stands_out }) => (stands_out ? `*${text}*` : text)).join('')
}

const cases: [string, string][] = [
  ['add call mom friday 5pm', 'add *call mom*, due Fri 20 Nov, 17:00'],
  ['add milk, eggs and bread', 'add 3 tasks: *milk*; *eggs*; *bread*'],
  ['add buy stamps !!', 'add *buy stamps*, high priority'],
  ['buy stamps !!', 'add *buy stamps*, high priority'],
  ['walk the dog', 'ask whether to add *walk the dog*'],
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

const dinner: KnownTask = {
  id: '01900000-0000-7000-8000-000000000001',
  title: 'Dinner with Ana',
  due_date: '2026-11-18T18:00:00+01:00',
}

const onTasks: [string, string][] = [
  ['done with dinner', 'mark *Dinner with Ana* as done'],
  ['push dinner to 7', 'change *Dinner with Ana*, due Wed 18 Nov, 19:00'],
  ['move dinner to friday', 'change *Dinner with Ana*, due Fri 20 Nov, 18:00'],
  ['push dinner by an hour', 'change *Dinner with Ana*, due Wed 18 Nov, 19:00'],
  ['delete dinner', 'ask before deleting *Dinner with Ana*'],
  ['add wine and complete dinner with ana', 'add *wine*, then mark *Dinner with Ana* as done'],
]

for (const [sentence, expected] of onTasks)
  test(`"${sentence}", with the tasks the page knows, will ${expected}`, () =>
    assert.equal(preview(sentence, { tasks: [dinner] }), expected))

test('an answer is said to be one, and a delete that is not asked about is said to happen', () => {
  assert.equal(preview('yes', { question: 'delete' }), 'Yes to the question above')
  assert.equal(preview('yes'), '')
  assert.equal(preview('delete task 2', { asks: false }), 'delete *task 2*')
})

test('while it is asked which task is meant, what is no command is the answer', () => {
  assert.equal(preview('2', { question: 'which' }), 'Answer to the question above')
  assert.equal(preview('the first one', { question: 'which' }), 'Answer to the question above')
  assert.equal(preview('planning session', { question: 'words' }), '')
  assert.equal(preview('dinner', { question: 'which', tasks: [dinner] }), 'Answer to the question above')
  assert.equal(preview('add milk', { question: 'which' }), 'add *milk*')
  assert.equal(preview('show my tasks', { question: 'which' }), 'show your tasks')
})
