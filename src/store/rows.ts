// Turns database rows into domain records. Their contents were validated when written, so only the types are checked.

import { z } from 'zod'
import type { Reminder } from '../domain/reminder.ts'
import type { Priority, Task } from '../domain/task.ts'
import type { Row } from './line.ts'

/** A timestamp from the driver (Date) or from JSON, as ISO 8601 in UTC. */
export const moment = z.union([z.date(), z.string()]).transform((at) => new Date(at).toISOString())

/** Listed by name: a statement prepared with * fails once a later version adds a column. */
export const taskColumns =
  'id, user_id, title, description, priority, due_date, recurrence, remind_before, status, created_at, updated_at, completed_at, "order"'

export function toTask(row: Row): Task {
  return {
    id: text(row.id),
    user_id: text(row.user_id),
    title: text(row.title),
    description: orNull(row.description, text),
    priority: orNull(row.priority, priority),
    due_date: orNull(row.due_date, text),
    recurrence: orNull(row.recurrence, text),
    remind_before: orNull(row.remind_before, Number),
    status: row.status === 'completed' ? 'completed' : 'pending',
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    completed_at: orNull(row.completed_at, isoTime),
    ...(typeof row.order === 'string' ? { order: row.order } : {}),
  }
}

export function text(value: unknown): string {
  if (typeof value !== 'string') throw new Error(`the database gave ${typeof value} for a text`)
  return value
}

/** A timestamp from the driver (Date), from JSON, or in milliseconds. */
export function isoTime(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return new Date(typeof value === 'number' ? value : text(value)).toISOString()
}

function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null || value === undefined ? null : read(value)
}

function priority(value: unknown): Priority {
  if (value === 'low' || value === 'medium' || value === 'high') return value
  throw new Error('the database gave no priority')
}

const reminderRow = z.object({
  id: z.string(),
  task_id: z.string(),
  title: z.string(),
  due_date: z.string().nullable(),
  remind_at: moment,
  snoozed: z.boolean(),
  sent_at: moment.nullable(),
  late: z.boolean(),
})

export function toReminder(row: Row): Reminder {
  return reminderRow.parse(row)
}
