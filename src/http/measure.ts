import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
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

/** The pattern that a request's address matched. */
export function routeOf(context: Context<Env>): string {
  const matched = routePath(context, -1)
  return matched.endsWith('*') ? 'none' : matched
}
