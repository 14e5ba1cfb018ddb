import { z } from 'zod'

const known = new Map<string, boolean>()

/** Whether the runtime knows this time zone; it is the authority on zone names, and asking it is slow. */
export function isTimeZone(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const answer = canFormatIn(name)
  if (known.size < 1000) known.set(name, answer)
  return answer
}

function canFormatIn(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'must be a time zone such as Europe/Berlin')

const share = 'must be a number from 0 to 1'

/** Error messages are read by whoever typed the value. */
function wholeUpTo(most: number) {
  const rule = `must be a whole number from 1 to ${most}`
  return z.int(rule).min(1, rule).max(most, rule)
}

export const agentSettingsSchema = z.strictObject({
  intent_confidence_threshold: z.number(share).min(0, share).max(1, share),
  max_ambiguity_attempts: wholeUpTo(10),
  confirmation_required: z.boolean(),
  confirmation_ttl_seconds: wholeUpTo(86_400),
  context_window_size: wholeUpTo(200),
  multi_step_timeout: wholeUpTo(600),
  conversation_ttl_days: wholeUpTo(3650),
  /** null: the server's zone in `local`, else UTC. */
  timezone: timeZoneSchema.nullable(),
  /** Whether a language model may be asked, if one is configured. */
  ask_model: z.boolean(),
})
export type AgentSettings = z.infer<typeof agentSettingsSchema>

export const defaultSettings: AgentSettings = {
  intent_confidence_threshold: 0.7,
  max_ambiguity_attempts: 3,
  confirmation_required: true,
  confirmation_ttl_seconds: 300,
  context_window_size: 50,
  multi_step_timeout: 30,
  conversation_ttl_days: 30,
  timezone: null,
  ask_model: true,
}

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 09:00')
const ADDRESS_MAX = 2000

/** An address to send something to; whether that is allowed is decided at the time of sending. */
export const outsideUrlSchema = z
  .string()
  .max(ADDRESS_MAX, `must be under ${ADDRESS_MAX} characters`)
  .refine(isOutsideUrl, 'must look like https://host/path')

function isOutsideUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

/** Where and when reminders speak up. No decision rests on these, so they are in no context. */
export const reminderSettingsSchema = z.strictObject({
  /** When a task due on a day reminds; null: not at all. */
  remind_at: clockTime.nullable(),
  webhook_url: outsideUrlSchema.nullable(),
})
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>

export const defaultReminderSettings: ReminderSettings = { remind_at: '09:00', webhook_url: null }

export const settingsSchema = agentSettingsSchema.extend(reminderSettingsSchema.shape)
export type Settings = z.infer<typeof settingsSchema>

/** A user's own settings; everything else falls back to the server's defaults. */
export const ownSettingsSchema = settingsSchema.partial()
export type OwnSettings = z.infer<typeof ownSettingsSchema>
