// Database rows become domain records here, checked once.

import { z } from 'zod'
import type { Reminder } from '../domain/reminder.ts'
import type { Task } from '../domain/task.ts'
import { prioritySchema, taskStatusSchema } from '../domain/task.ts'
import type { Row } from './line.ts'

/** A timestamp as the driver gives it (Date) or as JSON has it, as ISO 8601 in UTC. */
export const moment = z.union([z.date(), z.string()]).transform((at) => new Date(at).toISOString())

const taskRow = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  priority: prioritySchema.nullable(),
  due_date: z.string().nullable(),
  recurrence: z.string().nullable(),
  remind_before: z.int().nullable(),
  status: taskStatusSchema,
  created_at: moment,
  updated_at: moment,
  completed_at: moment.nullable(),
})

export function toTask(row: Row): Task {
  return taskRow.parse(row)
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
