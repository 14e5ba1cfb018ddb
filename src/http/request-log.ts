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
  const key = randomBytes(32)
  return async (context, next) => {
    const started = performance.now()
    await next()
    const caller = context.get('caller')
    const user =
      caller === undefined ? {} : { user: createHmac('sha256', key).update(caller.user_id).digest('hex').slice(0, 16) }
    log('info', 'request', {
      request_id: context.get('request_id'),
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      duration_ms: Math.round((performance.now() - started) * 10) / 10,
      ...user,
    })
  }
}
