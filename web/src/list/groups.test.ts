import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Task } from '../../../src/domain/task.ts'
import { dayFrom, todayIn, untilMonday } from './due.ts'
import { groupOf, rowsOf } from './groups.ts'

const timezone = 'Europe/Berlin'
const today = todayIn(timezone)
const aTask = (id: string, more: Partial<Task> = {}): Task => ({
  id,
  user_id: 'ann',
  title: id,
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
  status: 'pending',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  completed_at: null,
  ...more,
})
const done = (id: string, completed_at: string) => aTask(id, { status: 'completed', completed_at })

test('a task is in the group that a person would look for it in', () => {
  const cases: [string, Task][] = [
    ['no_date', aTask('a')],
    ['overdue', aTask('a', { due_date: dayFrom(today, -1) })],
    ['overdue', aTask('a', { due_date: '2020-01-01T10:00:00+01:00' })],
    ['today', aTask('a', { due_date: dayFrom(today, 0) })],
    ['tomorrow', aTask('a', { due_date: dayFrom(today, 1) })],
    ['later', aTask('a', { due_date: dayFrom(today, Math.max(2, untilMonday(today))) })],
    ['later', aTask('a', { due_date: dayFrom(today, 40) })],
    ['done', done('a', '2026-01-01T00:00:00Z')],
  ]
  for (const [group, task] of cases) assert.equal(groupOf(task, timezone), group, task.due_date ?? 'no date')
})

test('groups stand in their order, and what was completed last comes first', () => {
  const tasks = [
    aTask('day', { due_date: dayFrom(today, 0) }),
    aTask('passed', { due_date: '2020-01-01T10:00:00+01:00' }),
    aTask('some day'),
    done('early', '2026-01-01T00:00:00Z'),
    done('late', '2026-02-01T00:00:00Z'),
  ]
  const keys = (byGroup: boolean, hasFold: boolean) =>
    rowsOf(tasks, { timezone, byGroup, hasFold }).map(({ key }) => key)
  assert.deepEqual(keys(true, true), ['passed', 'day', 'some day', 'done', 'late', 'early'])
  assert.deepEqual(keys(false, false), ['day', 'passed', 'some day', 'late', 'early'])
})
