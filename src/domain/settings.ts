import { z } from 'zod'

/** Whether the runtime knows this time zone; it is the authority on zone names. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const timeZoneSchema = z.string().max(100).refine(isTimeZone, 'must be a time zone such as Europe/Berlin')

export const settingsShape = {
  intent_confidence_threshold: z.number().min(0).max(1).default(0.7),
  max_ambiguity_attempts: z.int().min(1).max(10).default(3),
  confirmation_required: z.boolean().default(true),
  confirmation_ttl_seconds: z.int().min(1).max(86_400).default(300),
  context_window_size: z.int().min(1).max(200).default(50),
  multi_step_timeout: z.int().min(1).max(600).default(30),
  conversation_ttl_days: z.int().min(1).max(3650).default(30),
  timezone: timeZoneSchema.nullable().default(null),
} as const

export const agentSettingsSchema = z.strictObject(settingsShape)
export type AgentSettings = z.infer<typeof agentSettingsSchema>

/** What a user has set for themselves; everything else falls back to the server's defaults. */
export const ownSettingsSchema = agentSettingsSchema.partial()
export type OwnSettings = Partial<AgentSettings>
