import { createHmac, randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { log } from '../runtime/log.ts'
import type { Env } from './env.ts'
import { routeOf } from './measure.ts'

/**
 * One line for every request: nothing of what was said or asked for, no ids of addresses, no tokens. The user appears as
 * a keyed digest, which ties lines of one process together and leads back to nobody.
 */
export function logRequests(): MiddlewareHandler<Env> {
  const digestOf = keyedDigests(randomBytes(32))
  return async (context, next) => {
    const started = performance.now()
    await next()
    const caller = context.get('caller')
    const timestamp = context.get('timestamp')
    const user = caller === undefined ? {} : { user: digestOf(caller.user_id) }
    log('info', 'request', {
      request_id: context.get('request_id'),
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      duration_ms: Math.round((performance.now() - started) * 10) / 10,
      ...user,
      ...(timestamp === undefined ? {} : { timestamp }),
    })
  }
}

const MOST_KNOWN = 10_000

/** The digest of everybody seen lately is kept: making one costs more than the rest of the line. */
function keyedDigests(key: Buffer): (user_id: string) => string {
  const known = new Map<string, string>()
  return (user_id) => {
    const before = known.get(user_id)
    if (before !== undefined) return before
    const digest = createHmac('sha256', key).update(user_id).digest('hex').slice(0, 16)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(user_id, digest)
    return digest
  }
}
