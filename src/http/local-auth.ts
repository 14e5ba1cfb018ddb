import type { MiddlewareHandler } from 'hono'
import { AppError } from '../domain/errors.ts'
import { userIdSchema } from '../domain/task.ts'
import type { Caller, Env } from './env.ts'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])
const DEFAULT_USER = 'local'

/**
 * The machine's owner is trusted, a web page in their browser is not, not even one served on another port of this
 * machine: only requests that name this machine as Host, and that come from no page or from our own, are taken.
 */
export function localOnly(): MiddlewareHandler<Env> {
  return (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!isLocalHost(host)) throw new AppError('FORBIDDEN', 'This server only answers requests from this machine.')
    const origin = context.req.header('origin')
    if ((origin !== undefined && !isOwnOrigin(origin, host)) || isFromElsewhere(context.req.raw))
      throw new AppError('FORBIDDEN', "This server doesn't accept requests from other web pages.")
    return next()
  }
}

export function localUser(): MiddlewareHandler<Env> {
  return (context, next) => {
    context.set('caller', readUser(context.req.header('x-user-id')))
    return next()
  }
}

function readUser(named: string | undefined): Caller {
  if (named === undefined)
    return { user_id: DEFAULT_USER, is_named: false, may_write: true, may_measure: true, token_id: null, until: null }
  const parsed = userIdSchema.safeParse(named)
  if (!parsed.success) throw new AppError('BAD_REQUEST', 'User ID is required')
  return { user_id: parsed.data, is_named: true, may_write: true, may_measure: true, token_id: null, until: null }
}

export function isLocalHost(host: string): boolean {
  const match = /^([^:@/]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/i.exec(host)
  return names.has(match?.[1]?.toLowerCase() ?? '')
}

function isOwnOrigin(origin: string, host: string): boolean {
  return origin.toLowerCase() === `http://${host.toLowerCase()}`
}

/** Browsers tell where a request comes from even when they send no Origin; following a link to our page is fine. */
function isFromElsewhere({ method, headers }: Request): boolean {
  const isLink = method === 'GET' && headers.get('sec-fetch-mode') === 'navigate'
  return /^(cross-site|same-site)$/.test(headers.get('sec-fetch-site') ?? '') && !isLink
}
