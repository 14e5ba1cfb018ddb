import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Task } from '../../../src/domain/task.ts'
import { orderKey, placeOf } from '../../../src/engine/order.ts'
import { inPlace, ordersAt, type Put } from './places.ts'

const titles = ['one', 'two', 'three', 'four'] as const

function aTask(at: number, more: Partial<Task> = {}): Task {
  return {
    id: `0198c9a0-0000-7000-8000-00000000000${at}`,
    user_id: 'local',
    title: titles[at] ?? '',
    description: null,
    priority: null,
    due_date: null,
    recurrence: null,
    remind_before: null,
    status: 'pending',
    created_at: '2026-11-16T09:00:00.000Z',
    updated_at: '2026-11-16T09:00:00.000Z',
    completed_at: null,
    ...more,
  }
}

const tasks = titles.map((_, at) => aTask(at))
const [one, two, three, four] = tasks
const titlesOf = (list: readonly Task[]) => list.map(({ title }) => title)
const put = (task: Task | undefined, order: string, known_at: string | null = null): ReadonlyMap<string, Put> =>
  new Map([[task?.id ?? '', { order, known_at }]])

test('a place beside any task is one that the server sorts there', () => {
  for (let at = 0; at <= 3; at++) {
    const others = tasks.filter((task) => task !== two)
    const [order = ''] = ordersAt(others, at, 1)
    const sorted = [...others, { ...aTask(1), order }].sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
    assert.equal(
      sorted.findIndex(({ title }) => title === 'two'),
      at,
    )
  }
})

test('several get places one after the other', () => {
  const [first = '', second = ''] = ordersAt([aTask(0), aTask(3)], 1, 2)
  assert.ok(placeOf(aTask(0)) < first && first < second && second < placeOf(aTask(3)))
})

test('after two that were put in the same place there is room', () => {
  const twins = [aTask(0, { order: '5' }), aTask(1, { order: '5' }), aTask(2, { order: '6' })]
  const [order = ''] = ordersAt(twins, 1, 1)
  assert.ok(order > '5' && order < '6')
})

test('what was put elsewhere is shown there until the list that was read knows of it', () => {
  const [top = ''] = ordersAt(
    [one, two, four].flatMap((task) => task ?? []),
    0,
    1,
  )
  assert.deepEqual(titlesOf(inPlace(tasks, put(three, top))), ['three', 'one', 'two', 'four'])
  assert.deepEqual(titlesOf(inPlace(tasks, put(three, top, '2026-11-16T09:00:01.000Z'))), [
    'three',
    'one',
    'two',
    'four',
  ])
  assert.deepEqual(titlesOf(inPlace(tasks, put(three, top, '2026-11-16T09:00:00.000Z'))), titlesOf(tasks))
  assert.deepEqual(titlesOf(inPlace(tasks, put(one, '5'))), ['two', 'three', 'four', 'one'])
})

test('only among tasks due at the same time', () => {
  const mixed = [aTask(0, { due_date: '2026-11-16' }), aTask(1, { due_date: '2026-11-16' }), aTask(2), aTask(3)]
  assert.deepEqual(titlesOf(inPlace(mixed, put(one, '5'))), ['two', 'one', 'three', 'four'])
  assert.deepEqual(titlesOf(inPlace(mixed, put(four, '0'))), ['one', 'two', 'four', 'three'])
})
