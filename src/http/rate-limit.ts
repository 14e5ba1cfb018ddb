import type { MiddlewareHandler } from 'hono'
import { AppError } from '../domain/errors.ts'
import { createBudget } from '../runtime/budget.ts'
import type { Env } from './env.ts'

/** Requests per minute, in one burst or spread out; each process counts for itself. */
export function rateLimit(per_minute: number): MiddlewareHandler<Env> {
  const budget = createBudget(per_minute)
  return async (context, next) => {
    const spent = budget.take(context.get('caller').user_id)
    if (spent !== null) throw new AppError('TOO_MANY', 'Too many requests. Please wait a moment.', spent)
    await next()
  }
}
