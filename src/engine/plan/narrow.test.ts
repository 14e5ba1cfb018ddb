import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTask, idOf, NOW } from '../../../tests/support/contexts.ts'
import type { Where } from '../../domain/act.ts'
import { byWallTime, fits, inListOrder, isOverdue } from './narrow.ts'

const tasks = [
  aTask({ id: idOf(1), title: 'Pay the rent', due_date: '2026-02-08', priority: 'high' }),
  aTask({ id: idOf(2), title: 'Call Ann', due_date: '2026-02-09T09:00:00+00:00', description: 'about the car' }),
  aTask({ id: idOf(3), title: 'Call Ben', due_date: '2026-02-09T18:00:00+00:00', priority: 'low' }),
  aTask({ id: idOf(4), title: 'Renting a van', due_date: '2026-02-09' }),
  aTask({
    id: idOf(5),
    title: 'Paint',
    created_at: '2026-02-09T10:00:00.000Z',
    updated_at: '2026-02-09T10:00:00.000Z',
  }),
  aTask({
    id: idOf(6),
    title: 'Water the ferns',
    status: 'completed',
    completed_at: '2026-02-08T12:00:00.000Z',
    created_at: '2026-02-01T10:00:00.000Z',
    updated_at: '2026-02-08T12:00:00.000Z',
    due_date: '2026-02-01',
    priority: 'medium',
  }),
].map((task, index) =>
  index === 4 || index === 5
    ? task
    : { ...task, created_at: '2026-02-01T10:00:00.000Z', updated_at: '2026-02-02T10:00:00.000Z' },
)
const moment = { now: NOW, timezone: 'UTC' }

const cases: [string, Where, number[]][] = [
  ['nothing said', {}, [1, 2, 3, 4, 5, 6]],
  ['pending', { status: 'pending' }, [1, 2, 3, 4, 5]],
  ['completed', { status: 'completed' }, [6]],
  ['all of them', { status: 'all' }, [1, 2, 3, 4, 5, 6]],
  ['high or low', { priorities: ['high', 'low'] }, [1, 3]],
  ['no priority', { priorities: ['none'] }, [2, 4, 5]],
  ['with a date', { dated: true }, [1, 2, 3, 4, 6]],
  ['without a date', { dated: false }, [5]],
  ['with a note', { noted: true }, [2]],
  ['overdue: yesterday, and this morning by the hour', { overdue: true }, [1, 2]],
  ['due from that day on', { due_after: '2026-02-09' }, [2, 3, 4]],
  ['due before that day', { due_before: '2026-02-09' }, [1, 6]],
  ['between two moments, days count as days', { due_after: '2026-02-09T12:00:00Z', due_before: '2026-02-10' }, [3, 4]],
  ['before a moment', { due_before: '2026-02-09T09:00:00Z' }, [1, 6]],
  ['completed since', { completed_after: '2026-02-08T12:00:00.000Z' }, [6]],
  ['completed since later', { completed_after: '2026-02-08T12:00:00.001Z' }, []],
  ['completed before', { completed_before: '2026-02-08T12:00:00.000Z' }, []],
  ['completed before later', { completed_before: '2026-02-08T12:00:00.001Z' }, [6]],
  ['changed since', { changed_after: '2026-02-08T12:00:00.000Z' }, [5, 6]],
  ['added since', { created_after: '2026-02-09T10:00:00.000Z' }, [5]],
  ['a word in another form', { words: ['rents'] }, [1, 4]],
  ['all the words', { words: ['call', 'ann'] }, [2]],
  ['all the words of one phrase', { words: ['call ann'] }, [2]],
  ['either of two descriptions', { either: [{ priorities: ['high'] }, { noted: true }] }, [1, 2]],
  ['small words count for nothing', { words: ['the rent'] }, [1, 4]],
  ['only small words: as they stand', { words: ['the'] }, [1, 6]],
]

for (const [name, where, expected] of cases)
  test(`narrowed: ${name}`, () =>
    assert.deepEqual(
      tasks.filter((task) => fits(task, where, moment)).map(({ id }) => Number(id.slice(-2))),
      expected,
    ))

test('what is done is never overdue, and a day is overdue once it is over where the user is', () => {
  const day = aTask({ title: 'x', due_date: '2026-02-09' })
  assert.equal(isOverdue({ ...day, status: 'completed', due_date: '2026-02-01' }, moment), false)
  assert.equal(isOverdue(day, moment), false)
  assert.equal(isOverdue(day, { now: '2026-02-09T20:00:00.000Z', timezone: 'Asia/Tokyo' }), true)
  assert.equal(isOverdue(aTask({ title: 'x', due_date: null }), moment), false)
  assert.equal(isOverdue(aTask({ title: 'x', due_date: NOW }), moment), false)
})

test('lists go by due date with none last, then by priority, then by age', () => {
  const order = [
    aTask({ id: idOf(1), title: 'first', due_date: '2026-02-08' }),
    aTask({ id: idOf(9), title: 'high on the day', due_date: '2026-02-09', priority: 'high' }),
    aTask({ id: idOf(3), title: 'medium on the day', due_date: '2026-02-09', priority: 'medium' }),
    aTask({ id: idOf(2), title: 'low on the day', due_date: '2026-02-09', priority: 'low' }),
    aTask({ id: idOf(4), title: 'on the day', due_date: '2026-02-09' }),
    aTask({ id: idOf(5), title: 'on the day, younger', due_date: '2026-02-09' }),
    aTask({ id: idOf(6), title: 'by the hour', due_date: '2026-02-09T10:00:00+01:00' }),
    aTask({ id: idOf(7), title: 'no date, high', priority: 'high' }),
    aTask({ id: idOf(8), title: 'no date' }),
  ]
  const titles = (list: typeof order) => list.map(({ title }) => title)
  assert.deepEqual(titles(inListOrder(order.toReversed(), moment)), titles(order))
  assert.deepEqual(titles(inListOrder([...order.slice(4), ...order.slice(0, 4)], moment)), titles(order))
})

test('tonight comes before tomorrow west of Greenwich too, and what is due at the same time stays as it was', () => {
  const tonight = aTask({ id: idOf(1), title: 'Feed the cat', due_date: '2026-02-10T01:00:00.000Z' })
  const tomorrow = aTask({ id: idOf(2), title: 'Pay the rent', due_date: '2026-02-10' })
  const early = aTask({ id: idOf(3), title: 'Swim', due_date: '2026-02-10T06:00:00-05:00' })
  const undated = [aTask({ id: idOf(5), title: 'Read' }), aTask({ id: idOf(4), title: 'Paint' })]
  const inNewYork = { now: NOW, timezone: 'America/New_York' }
  const titles = ['Feed the cat', 'Pay the rent', 'Swim', 'Read', 'Paint']
  assert.deepEqual(
    byWallTime([...undated, early, tomorrow, tonight], inNewYork).map(({ title }) => title),
    titles,
  )
  assert.deepEqual(inListOrder([tomorrow, early, tonight], inNewYork), [tonight, tomorrow, early])
})
