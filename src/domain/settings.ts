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

/** What is refused is read by whoever typed it. */
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
  /** Whether a language model may be asked where one is configured. */
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

/** What a user has set for themselves; everything else falls back to the server's defaults. */
export const ownSettingsSchema = agentSettingsSchema.partial()
export type OwnSettings = z.infer<typeof ownSettingsSchema>
