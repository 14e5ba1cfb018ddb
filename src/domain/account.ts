// People who sign in here, and what stands in for them: sessions, tokens, passkeys.

import { z } from 'zod'
import { cleanLine, storable } from './text.ts'

export const SIGN_UPS = ['open', 'invite', 'closed'] as const
export type SignUp = (typeof SIGN_UPS)[number]

/**
 * What a token may do, from least to most. Up to `ask` it is an agent on a leash: what it would delete waits for the person's
 * own yes. `full` is the person themselves, at a terminal.
 */
export const RIGHTS = ['read', 'add', 'change', 'ask', 'full'] as const
export const rightsSchema = z.enum(RIGHTS)
export type Rights = z.infer<typeof rightsSchema>

export function lesserOf(one: Rights, other: Rights): Rights {
  return RIGHTS.indexOf(one) < RIGHTS.indexOf(other) ? one : other
}

/** Where a token works: for the terminal and other programs, or for agents at /mcp. */
export const audienceSchema = z.enum(['api', 'mcp'])
export type Audience = z.infer<typeof audienceSchema>

const PASSWORD_LEAST = 10
const PASSWORD_MOST = 200

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email('must look like you@example.org'))
  .transform((email) => email.toLowerCase())

export const passwordSchema = storable()
  .min(PASSWORD_LEAST, `must have at least ${PASSWORD_LEAST} characters`)
  .max(PASSWORD_MOST, `must have at most ${PASSWORD_MOST} characters`)

/** A wrong password may have any length; this only limits what is hashed. */
const typedPassword = z.string().max(1000)

const named = storable().transform(cleanLine).pipe(z.string().min(1, 'must not be empty').max(60, 'is too long'))

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: passwordSchema,
  invite: z.string().max(200).optional(),
})
export const signInSchema = z.strictObject({ email: emailSchema, password: typedPassword })
export const forgotSchema = z.strictObject({ email: emailSchema })
export const resetSchema = z.strictObject({ token: z.string().max(200), password: passwordSchema })
export const verifySchema = z.strictObject({ token: z.string().max(2000) })
export const newPasswordSchema = z.strictObject({ current: typedPassword, password: passwordSchema })
export const closeSchema = z.strictObject({
  confirm: z.literal('delete my account', 'say "delete my account" to delete it for good.'),
})

export const newTokenSchema = z.strictObject({
  name: named,
  audience: audienceSchema,
  rights: rightsSchema,
  days: z.int().min(1).max(366),
  changes_per_minute: z.int().min(1).max(1000).optional(),
})

export const leashSchema = z.strictObject({ agents_may: rightsSchema })
export const passkeyNameSchema = z.strictObject({ name: named, credential: z.unknown() })
export const passkeyProofSchema = z.strictObject({ credential: z.unknown() })
export const answerSchema = z.strictObject({ answer: z.enum(['yes', 'no']) })

/** A session as shown to its owner. */
export interface ShownSession {
  readonly id: string
  readonly device: string | null
  readonly created_at: string
  readonly expires_at: string
  readonly is_this: boolean
}

export interface ShownToken {
  readonly id: string
  readonly kind: 'personal' | 'terminal' | 'agent'
  readonly name: string
  readonly audience: Audience
  readonly rights: Rights
  readonly changes_per_minute: number
  readonly created_at: string
  readonly expires_at: string
  readonly last_used_at: string | null
}

export interface ShownPasskey {
  readonly id: string
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Everything *Your account* shows. */
export interface Account {
  readonly user_id: string
  readonly email: string
  readonly agents_may: Rights
  readonly may_invite: boolean
  readonly sessions: readonly ShownSession[]
  readonly tokens: readonly ShownToken[]
  readonly passkeys: readonly ShownPasskey[]
}

/** A delete that an agent asked for and that waits for the person's own yes. */
export interface AgentQuestion {
  readonly id: string
  readonly task_id: string
  readonly asked_by: string
  readonly expires_at: string
}
