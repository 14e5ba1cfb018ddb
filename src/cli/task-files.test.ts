import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Task } from '../domain/task.ts'
import { detectFormat, type FileFormat, readTasks, writeJson, writeTaskCsv } from './task-files.ts'

const milk: Task = {
  id: '01900000-0000-7000-8000-000000000001',
  user_id: 'ann',
  title: 'milk, "whole"',
  description: 'two bottles\nnot one',
  priority: 'high',
  due_date: '2026-02-10T17:00:00+01:00',
  recurrence: null,
  remind_before: 30,
  status: 'completed',
  created_at: '2026-02-09T10:30:00.000Z',
  updated_at: '2026-02-09T10:30:00.000Z',
  completed_at: '2026-02-09T10:30:00.000Z',
}
const bread: Task = {
  ...milk,
  title: 'bread',
  description: null,
  priority: null,
  due_date: '2026-02-10',
  recurrence: 'FREQ=WEEKLY;BYDAY=TU,FR',
  remind_before: null,
  status: 'pending',
  completed_at: null,
}

const clock = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC' }

const entryOf = (task: Task, line: number) => ({
  line,
  title: task.title,
  description: task.description,
  priority: task.priority,
  due_date: task.due_date,
  recurrence: task.recurrence,
  remind_before: task.remind_before,
  completed: task.status === 'completed',
  notes: [],
})

for (const [format, text, lines] of [
  ['json', writeJson([milk, bread]), [2, 3]],
  ['csv', writeTaskCsv([milk, bread]), [2, 4]],
] as const)
  test(`what is written as ${format} is read back, and its format is told`, () => {
    assert.equal(detectFormat(text), format)
    assert.deepEqual(readTasks(text, format, clock), [entryOf(milk, lines[0]), entryOf(bread, lines[1])])
  })

test('tasks stand in the order they stood in, whatever ids they get', () => {
  const day: Task = { ...bread, priority: null }
  const at = (end: string, more: Partial<Task>): Task => ({ ...day, id: `${day.id.slice(0, -1)}${end}`, ...more })
  const tasks = [
    at('2', { title: 'second' }),
    at('3', { title: 'fourth' }),
    at('4', { title: 'third', order: `4${day.id.slice(0, -1)}2i` }),
    at('5', { title: 'first', priority: 'high' }),
    at('6', { title: 'another day', due_date: '2026-02-11' }),
  ]
  for (const [format, text] of [
    ['json', writeJson(tasks)],
    ['csv', writeTaskCsv(tasks)],
  ] as const) {
    const read = readTasks(text, format, clock).map((one) => ('why' in one ? [one.why] : [one.order, one.title]))
    assert.deepEqual(read.sort(), [
      [undefined, 'another day'],
      ['4000000000', 'first'],
      ['4000000001', 'second'],
      ['4000000002', 'third'],
      ['4000000003', 'fourth'],
    ])
  }
})

test('no tasks are a file too', () => {
  assert.deepEqual(readTasks(writeJson([]), 'json', clock), [])
  assert.deepEqual(readTasks(writeTaskCsv([]), 'csv', clock), [])
})

const long = `${'word '.repeat(60)}end`
const reasons: [string, FileFormat, string, [number, string][]][] = [
  ['a title that is missing', 'json', '[{"description": "x"}]', [[1, 'There is no title']]],
  ['an empty title', 'json', '[{"title": "  "}]', [[1, 'Title must be 1-255 characters']]],
  [
    'what is no task',
    'json',
    '{"tasks":\n[1,\n"a"]}',
    [
      [2, 'It is not a task'],
      [3, 'It is not a task'],
    ],
  ],
  ['a priority that is none', 'csv', 'title,priority\na,soon', [[2, 'Priority must be low, medium or high']]],
  [
    'a due date in words',
    'csv',
    'title,due_date\na,friday',
    [[2, 'Due date must be a day (2026-02-10) or a time with its offset']],
  ],
  ['a status that is none', 'csv', 'title,status\na,half', [[2, 'Status must be pending or completed']]],
  ['a row that is too long', 'csv', 'title\na,b', [[2, 'It has 2 fields, and there are only 1 columns']]],
  [
    'a description that is too long',
    'json',
    JSON.stringify([{ title: 'a', description: 'x'.repeat(1001) }]),
    [[1, 'Task description must be 1-1000 characters']],
  ],
]
for (const [what, format, text, expected] of reasons)
  test(`${what} is refused with its line and a reason`, () =>
    assert.deepEqual(
      readTasks(text, format, clock).map((read) => [read.line, 'why' in read ? read.why : read.title]),
      expected,
    ))

test('a title that is too long is cut at a word and kept whole in the description', () => {
  const [read] = readTasks(JSON.stringify([{ title: long, description: 'more' }]), 'json', clock)
  assert.deepEqual(read, {
    line: 1,
    title: 'word '.repeat(51).trim(),
    description: `${long}\n\nmore`,
    priority: null,
    due_date: null,
    recurrence: null,
    remind_before: null,
    completed: false,
    notes: ['the title is over 255 characters; it is kept whole in the description'],
  })
})

const faults: [string, FileFormat, string, RegExp][] = [
  ['broken JSON', 'json', '[{', /^This is not JSON: /],
  ['JSON without a list', 'json', '{"a": 1}', /^The file must hold a list of tasks\.$/],
  ['CSV without titles', 'csv', 'name\nmilk', /one of them must be 'title'/],
  ['another CSV as Todoist', 'todoist', 'title\nmilk', /^A Todoist CSV begins/],
]
for (const [what, format, text, message] of faults)
  test(`${what} is answered with a sentence`, () =>
    assert.throws(() => readTasks(text, format, clock), { code: 'BAD_REQUEST', message }))
