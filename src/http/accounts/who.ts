// Who is calling a server with accounts: a person by session cookie, or something acting for them by token.

import { timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Accounts } from '../../accounts/accounts.ts'
import { hashOf } from '../../accounts/secrets.ts'
import type { Known } from '../../accounts/tokens.ts'
import type { Audience } from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import { BAD_TOKEN } from '../challenge.ts'
import type { Caller, Env } from '../env.ts'
import { type ownOrigins, refuseOtherPages } from '../own-page.ts'

export interface Session {
  readonly id: string
  readonly user_id: string
  readonly email: string
  readonly expires_at: number
}

// Event streams end now and then, and reconnecting checks the caller again, so a revoked one stops hearing.
const STREAM_MS = 5 * 60_000

/** On this answer the page shows its sign-in. */
export const CHALLENGE = 'Bearer realm="accounts"'

export function notSignedIn(): AppError {
  return new AppError('UNAUTHORIZED', 'I need you to be logged in to manage tasks.')
}

/** For the API: a token for it, or a session used by our own page. */
export function apiUser(accounts: Accounts, isOwn: ReturnType<typeof ownOrigins>): MiddlewareHandler<Env> {
  return async (context, next) => {
    context.set('challenge', CHALLENGE)
    context.header('Cache-Control', 'no-store')
    context.header('Sayso-Auth', 'accounts')
    context.set('caller', tokenIn(context) === null ? await byCookie(context) : await byToken(accounts, context, 'api'))
    await next()
  }

  async function byCookie(context: Context<Env>): Promise<Caller> {
    const session = await readSession(accounts, context)
    if (session === null) throw notSignedIn()
    refuseOtherPages(context, isOwn)
    return personOf(session)
  }
}

/** For agents: a token made out to /mcp and nothing else; a session is none. */
export function mcpToken(
  accounts: Accounts,
  public_url: string,
  isOwn: ReturnType<typeof ownOrigins>,
): MiddlewareHandler<Env> {
  const challenge = `Bearer resource_metadata="${public_url}/.well-known/oauth-protected-resource/mcp", scope="tasks"`
  return async (context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && !isOwn(origin, context.req.header('host') ?? ''))
      throw new AppError('FORBIDDEN', "This server doesn't accept requests from other web pages.")
    context.set('challenge', tokenIn(context) === null ? challenge : `${challenge}, ${BAD_TOKEN}`)
    context.set('caller', await byToken(accounts, context, 'mcp'))
    await next()
  }
}

/** Metrics of the whole server belong to no single user: the operator hands out a token for them. */
export function measurer(metrics_token: string | null): MiddlewareHandler<Env> {
  return async (context, next) => {
    if (metrics_token === null || !isSame(tokenIn(context) ?? '', `Bearer ${metrics_token}`)) throw notSignedIn()
    const nobody = {
      user_id: 'metrics',
      is_named: true,
      may_write: false,
      may_measure: true,
      token_id: null,
      until: null,
    }
    context.set('caller', nobody)
    await next()
  }
}

/** Takes as long for a near miss as for a far one. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}

/** The header decides, even if a cookie comes along. */
function tokenIn(context: Context<Env>): string | null {
  return context.req.header('authorization') ?? null
}

async function byToken(accounts: Accounts, context: Context<Env>, audience: Audience): Promise<Caller> {
  const [, token] = /^Bearer (sayso_token_[\w-]{43})$/i.exec(tokenIn(context) ?? '') ?? []
  const known = token === undefined ? null : await accounts.tokens.know(token, audience)
  if (known === null) throw notSignedIn()
  return standInOf(accounts, known)
}

function standInOf(accounts: Accounts, { user_id, token_id, rights, changes_per_minute, until }: Known): Caller {
  const ask = (task_id: string) => accounts.questions.ask(user_id, token_id, task_id)
  return {
    user_id,
    is_named: true,
    may_write: rights !== 'read',
    may_measure: false,
    token_id,
    leash: { rights, changes_per_minute, ask },
    until: Math.min(until, Date.now() + STREAM_MS),
  }
}

function personOf({ user_id, expires_at }: Session): Caller {
  const until = Math.min(expires_at, Date.now() + STREAM_MS)
  return { user_id, is_named: true, may_write: true, may_measure: false, token_id: null, leash: null, until }
}

/** The session behind a cookie, or null. */
export async function readSession({ auth }: Accounts, context: Context<Env>): Promise<Session | null> {
  const cookie = context.req.header('cookie') ?? ''
  if (!cookie.includes('sayso.session_token=')) return null
  try {
    const found = await auth.api.getSession({ headers: new Headers({ cookie }) })
    if (found === null) return null
    const { session, user } = found
    return { id: session.id, user_id: user.id, email: user.email, expires_at: session.expiresAt.getTime() }
  } catch (cause) {
    throw new AppError('UNAVAILABLE', 'Logins cannot be checked right now.', { cause })
  }
}
