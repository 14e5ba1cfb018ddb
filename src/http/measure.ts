import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Metrics } from '../runtime/metrics.ts'
import type { Env } from './env.ts'

/** Counts and times every request under its route, never under its address: ids would make a series each. */
export function measure(metrics: Metrics): MiddlewareHandler<Env> {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const route = routeOf(context)
    const { method } = context.req
    metrics.count('sayso_http_requests_total', { method, route, status: context.res.status })
    metrics.took((performance.now() - started) / 1000, { method, route })
  }
}

/** The pattern that a request's address matched; those that match everything, before or after it, say nothing. */
export function routeOf(context: Context<Env>): string {
  const known = context.get('route')
  if (known !== undefined) return known
  const route = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none'
  context.set('route', route)
  return route
}
