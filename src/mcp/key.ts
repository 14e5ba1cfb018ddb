import { idempotencyKeySchema } from '../domain/tool-call.ts'

export const KEY_NAME = 'sayso/idempotency_key'

/** The key that makes a call safe to repeat; null when there is none, 'bad' when it is not one. */
export function readKey(meta: Readonly<Record<string, unknown>> | undefined): { key: string | null } | 'bad' {
  const given = meta?.[KEY_NAME]
  if (given === undefined) return { key: null }
  const parsed = idempotencyKeySchema.safeParse(given)
  return parsed.success ? { key: parsed.data } : 'bad'
}
