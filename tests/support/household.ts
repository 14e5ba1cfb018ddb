// Tasks to talk about: dated and not, repeating, done, with notes, and some that share words. It is a Monday, ten o'clock.

import type { Task } from '../../src/domain/task.ts'
import { aTask, idOf } from './contexts.ts'

const given: readonly (Partial<Task> & { title: string })[] = [
  { title: 'call the dentist', priority: 'high', due_date: '2026-02-10' },
  { title: 'pay the dentist', due_date: '2026-02-12T15:00:00+00:00' },
  { title: 'sort the shed' },
  { title: 'buy milk' },
  { title: 'send invoice 4', due_date: '2026-02-06', priority: 'medium' },
  { title: 'water the plants', due_date: '2026-02-09', recurrence: 'FREQ=DAILY' },
  { title: 'book flights', status: 'completed', completed_at: '2026-02-08T09:00:00.000Z' },
  { title: 'read the report', description: 'the one from Anna', priority: 'low' },
  { title: 'renew passport', status: 'completed', completed_at: '2026-02-07T09:00:00.000Z', due_date: '2026-02-20' },
]

export const tasks: readonly Task[] = given.map((one, index) => {
  const created_at = `2026-02-01T10:0${index}:00.000Z`
  return aTask({ id: idOf(index + 101), created_at, updated_at: created_at, ...one })
})
