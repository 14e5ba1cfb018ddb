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

export const agentSettingsSchema = z.strictObject({
  intent_confidence_threshold: z.number().min(0).max(1),
  max_ambiguity_attempts: z.int().min(1).max(10),
  confirmation_required: z.boolean(),
  confirmation_ttl_seconds: z.int().min(1).max(86_400),
  context_window_size: z.int().min(1).max(200),
  multi_step_timeout: z.int().min(1).max(600),
  conversation_ttl_days: z.int().min(1).max(3650),
  /** null: the server's zone in `local`, else UTC. */
  timezone: timeZoneSchema.nullable(),
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
}

/** What a user has set for themselves; everything else falls back to the server's defaults. */
export const ownSettingsSchema = agentSettingsSchema.partial()
export type OwnSettings = z.infer<typeof ownSettingsSchema>
