import { z } from 'zod'

export const SNOOZE_MINUTES = 10
const LONGEST_MINUTES = 366 * 24 * 60

/** One occasion to remind of a task: its id tells a repeated delivery from a new one. */
export const reminderSchema = z.strictObject({
  id: z.uuid(),
  task_id: z.uuid(),
  title: z.string(),
  due_date: z.string().nullable(),
  remind_at: z.iso.datetime(),
  snoozed: z.boolean(),
  /** When it was handed to its outlets; null: not yet. */
  sent_at: z.iso.datetime().nullable(),
  /** It was sent late, because nothing was running at the time. */
  late: z.boolean(),
})
export type Reminder = z.infer<typeof reminderSchema>

/** A reminder, as a conversation knows it. */
export const remindedSchema = reminderSchema.pick({ task_id: true }).extend({ sent_at: z.iso.datetime() })
export type Reminded = z.infer<typeof remindedSchema>

export const remindersSchema = z.strictObject({ due: z.array(reminderSchema), coming: z.array(reminderSchema) })
export type Reminders = z.infer<typeof remindersSchema>

export const snoozeSchema = z
  .strictObject({
    minutes: z.int().min(1).max(LONGEST_MINUTES).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ minutes, until }) => minutes === undefined || until === undefined, 'Give minutes or until, not both')
export type Snooze = z.output<typeof snoozeSchema>

/** The body sent to an outside outlet: the same bytes on every try. */
export const reminderMessageSchema = z.strictObject({
  type: z.literal('reminder'),
  id: z.uuid(),
  task_id: z.uuid(),
  title: z.string(),
  due_date: z.string().nullable(),
  remind_at: z.iso.datetime(),
  late: z.boolean(),
})
export type ReminderMessage = z.infer<typeof reminderMessageSchema>

const base64url = z.string().regex(/^[\w-]+={0,2}$/, 'must be base64url')

/** As a browser's PushSubscription serialises itself; its other fields are not needed here. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
})
export type PushSubscription = z.output<typeof pushSubscriptionSchema>
