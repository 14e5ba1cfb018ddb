import { z } from 'zod'
import { RULE_MAX, readRule, writeRule } from '../calendar/rule.ts'
import { isStorable, line, note } from './text.ts'

export const TITLE_MAX = 255
export const DESCRIPTION_MAX = 1000

export const taskIdSchema = z.uuid()
export const userIdSchema = z
  .string('User ID is required')
  .trim()
  .min(1, 'User ID is required')
  .max(255, 'User ID is too long')
  .refine(isStorable, 'User ID contains characters that cannot be read')
export const prioritySchema = z.enum(['low', 'medium', 'high'])
export const taskStatusSchema = z.enum(['pending', 'completed'])

const day = z.iso.date()
const instant = z.iso.datetime({ offset: true })

/** A day (`2026-02-10`) or an instant with its offset. */
export const dueDateSchema = z.union([day, instant], 'Due date must be a day (2026-02-10) or a time with its offset')

/** A rule of RFC 5545, kept in one spelling. */
export const recurrenceSchema = z
  .string('Recurrence must be a rule of RFC 5545 such as FREQ=WEEKLY;BYDAY=MO')
  .max(RULE_MAX, `Recurrence must be under ${RULE_MAX} characters`)
  .superRefine((text, issues) => {
    const read = readRule(text)
    if ('problem' in read) issues.addIssue({ code: 'custom', message: read.problem })
  })
  .transform((text) => {
    const read = readRule(text)
    return 'rule' in read ? writeRule(read.rule) : text
  })

const WEEKS = 'Remind before must be whole minutes, from 0 to 40320 (four weeks)'
export const remindBeforeSchema = z.int(WEEKS).min(0, WEEKS).max(40_320, WEEKS)

const PLACE = 'Order must be 1-200 of the characters 0-9, a-z and -, and end with another than -'
/** Where it stands among tasks due at the same time (`engine/order.ts`). */
export const orderSchema = z
  .string(PLACE)
  .max(200, PLACE)
  .regex(/^[0-9a-z-]*[0-9a-z]$/, PLACE)

export const titleSchema = line(1, TITLE_MAX, 'Title must be 1-255 characters')
export const descriptionSchema = note(DESCRIPTION_MAX, 'Task description must be 1-1000 characters')

export const taskSchema = z.strictObject({
  id: taskIdSchema,
  user_id: userIdSchema,
  title: z.string(),
  description: z.string().nullable(),
  priority: prioritySchema.nullable(),
  due_date: z.string().nullable(),
  /** Tasks kept elsewhere or recorded before there was repetition have none. */
  recurrence: z.string().nullable().default(null),
  remind_before: z.int().nullable().default(null),
  status: taskStatusSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  completed_at: z.iso.datetime().nullable(),
  /** Only present if the task was given a place. */
  order: z.string().optional(),
})

export type Task = z.infer<typeof taskSchema>
export type Priority = z.infer<typeof prioritySchema>
export type TaskStatus = z.infer<typeof taskStatusSchema>
