import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOffset } from './local-time.ts'
import { detectFormat, readTasks } from './task-files.ts'

const header =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT'
// A Monday.
const clock = { now: '2026-02-09T10:30:00.000Z', timezone: 'Europe/Berlin' }
const read = (...rows: string[]) => readTasks([header, ...rows].join('\r\n'), 'todoist', clock)
const entry = (line: number, title: string, given: object = {}) => ({
  line,
  title,
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
  completed: false,
  notes: [],
  ...given,
})

test('its first line tells the format', () => assert.equal(detectFormat(`${header}\r\n`), 'todoist'))

const rows: [string, string[], unknown[]][] = [
  [
    'priority 1 is the highest',
    ['task,a,,1', 'task,b,,2', 'task,c,,3', 'task,d,,4'],
    [
      entry(2, 'a', { priority: 'high' }),
      entry(3, 'b', { priority: 'medium' }),
      entry(4, 'c', { priority: 'low' }),
      entry(5, 'd'),
    ],
  ],
  ['a day', ['task,a,,4,1,,,2026-02-10,en'], [entry(2, 'a', { due_date: '2026-02-10' })]],
  [
    'a time in its own zone',
    ['task,a,,4,1,,,2026-07-10 17:00,en,America/New_York'],
    [entry(2, 'a', { due_date: '2026-07-10T17:00:00-04:00' })],
  ],
  [
    "a time without a zone is in the reader's",
    ['task,a,,4,1,,,2026-07-10T17:00:00,en,'],
    [entry(2, 'a', { due_date: '2026-07-10T17:00:00+02:00' })],
  ],
  [
    'a date in words is kept in the description',
    ['task,a,note,4,1,,,some friday,en'],
    [
      entry(2, 'a', {
        description: 'note\n\nDate: some friday',
        notes: ["'some friday' is not a day or time; it is kept in the description"],
      }),
    ],
  ],
  [
    'what it repeats by in words becomes a rule',
    ['task,a,,4,1,,,every friday,en', 'task,b,,4,1,,,every! 3 days at 9am,en', 'task,c,,4,1,,,ev 15th,en'],
    [
      entry(2, 'a', { due_date: '2026-02-13', recurrence: 'FREQ=WEEKLY;BYDAY=FR' }),
      entry(3, 'b', {
        due_date: '2026-02-12T09:00:00+01:00',
        recurrence: 'FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION',
      }),
      entry(4, 'c', {
        description: 'Date: ev 15th',
        notes: ["'ev 15th' is not a day or time; it is kept in the description"],
      }),
    ],
  ],
  [
    'notes belong to the task above',
    ['task,a,,4', 'note,"first, of all",,', 'note,second,,', 'task,b,,4'],
    [entry(2, 'a', { description: 'first, of all\n\nsecond' }), entry(5, 'b')],
  ],
  [
    'part of another task',
    ['task,a,,4,1', 'task,b,,4,2'],
    [entry(2, 'a'), entry(3, 'b', { notes: ['it was part of another task; it is a task of its own here'] })],
  ],
  [
    'what is no task, with empty rows passed over',
    ['meta,view_style=list', ',,,', 'section,Home,', 'note,lonely', ',x', 'task,,,4'],
    [
      { line: 4, why: "'Home' is a section, and there are none here" },
      { line: 5, why: 'A note is not a task' },
      { line: 6, why: 'It has no TYPE' },
      { line: 7, why: 'Title must be 1-255 characters' },
    ],
  ],
]
for (const [what, given, expected] of rows) test(`Todoist: ${what}`, () => assert.deepEqual(read(...given), expected))

const times: [string, string, string | null][] = [
  ['2026-03-29 01:59', 'Europe/Berlin', '2026-03-29T01:59:00+01:00'],
  ['2026-03-29 03:00', 'Europe/Berlin', '2026-03-29T03:00:00+02:00'],
  ['2026-10-25 03:00', 'Europe/Berlin', '2026-10-25T03:00:00+01:00'],
  ['2026-02-10 17:00', 'Asia/Kathmandu', '2026-02-10T17:00:00+05:45'],
  ['2026-02-10 17:00:30', 'UTC', '2026-02-10T17:00:30+00:00'],
  ['2026-02-31 17:00', 'UTC', null],
  ['17:00', 'UTC', null],
]
for (const [text, zone, expected] of times)
  test(`${text} in ${zone} is ${expected}`, () => assert.equal(withOffset(text, zone), expected))
