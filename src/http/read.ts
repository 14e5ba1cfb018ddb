// What callers send, parsed once.

import type { Context } from 'hono'
import type { z } from 'zod'
import { type Elicitation, elicitationSchema } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import { checkInWords } from '../domain/refusal.ts'
import { idempotencyKeySchema } from '../domain/tool-call.ts'
import type { Env } from './env.ts'

const MOST_NESTED = 50

export async function readBody<Schema extends z.ZodType>(
  context: Context<Env>,
  schema: Schema,
): Promise<z.output<Schema>> {
  return check(schema, await readJson(context.req.raw))
}

export function readQuery<Schema extends z.ZodType>(context: Context<Env>, schema: Schema): z.output<Schema> {
  return check(schema, context.req.query())
}

export function isJson(request: Request): boolean {
  return /^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')
}

/** Pages of other origins can send text without a preflight, but not JSON; so only what is labelled JSON counts. */
export async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request)) throw new AppError('BAD_REQUEST', 'The body must be sent as application/json.')
  const text = await request.text()
  if (isNestedTooDeep(text)) throw new AppError('BAD_REQUEST', 'The body is nested too deeply.')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('BAD_REQUEST', 'The body must be JSON.')
  }
}

/** Checked before parsing: thousands of nested levels can exhaust whoever walks through them. */
function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length && depth <= MOST_NESTED; index++) {
    const character = text[index]
    if (inString && character === '\\') index++
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
  }
  return depth > MOST_NESTED
}

function check<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const checked = checkInWords(schema, given)
  if ('refusal' in checked) throw new AppError('BAD_REQUEST', checked.refusal)
  return checked.data
}

/** The key that makes a call safe to repeat, if there is one. */
export function readKey(context: Context<Env>): string | null {
  const key = context.req.header('idempotency-key')
  if (key === undefined) return null
  const parsed = idempotencyKeySchema.safeParse(key)
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'Idempotency-Key must be 1-255 visible characters.')
  return parsed.data
}

/** Sent by the command line when it asks an MCP client's user on this server's behalf. */
export function readElicitation(context: Context<Env>): Elicitation | undefined {
  const given = context.req.header('sayso-elicitation')
  if (given === undefined) return undefined
  const parsed = elicitationSchema.safeParse(parseJson(given))
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'Sayso-Elicitation is not valid.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function ownUser(context: Context<Env>, claimed: string | undefined): string {
  const { user_id } = context.get('caller')
  if (claimed !== undefined && claimed !== user_id) throw new AppError('FORBIDDEN', 'user_id is not yours.')
  return user_id
}

/** Where the body must name the user, it may replace the header: the machine's owner is trusted. */
export function namedUser(context: Context<Env>, claimed: string): string {
  return context.get('caller').is_named ? ownUser(context, claimed) : claimed
}
