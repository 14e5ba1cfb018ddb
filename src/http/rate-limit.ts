import type { MiddlewareHandler } from 'hono'
import { AppError } from '../domain/errors.ts'
import type { Env } from './env.ts'

interface Bucket {
  tokens: number
  at: number
}

const MOST_BUCKETS = 10_000

/** As many requests a minute as are allowed, in one go or spread out; each process counts for itself. */
export function rateLimit(per_minute: number, now: () => number = () => performance.now()): MiddlewareHandler<Env> {
  const buckets = new Map<string, Bucket>()
  const per_ms = per_minute / 60_000

  function refill({ tokens, at }: Bucket, time: number): number {
    return Math.min(per_minute, tokens + (time - at) * per_ms)
  }

  /** Who has a full bucket again need not be remembered. */
  function forgetIdle(time: number): void {
    for (const [user_id, bucket] of buckets) if (refill(bucket, time) >= per_minute) buckets.delete(user_id)
  }

  return async (context, next) => {
    const time = now()
    const { user_id } = context.get('caller')
    const before = buckets.get(user_id)
    const tokens = before === undefined ? per_minute : refill(before, time)
    if (tokens < 1)
      throw new AppError('TOO_MANY', 'That was a lot at once. Please wait a moment.', {
        retry_after: Math.ceil((1 - tokens) / per_ms / 1000),
      })
    if (before === undefined && buckets.size >= MOST_BUCKETS) forgetIdle(time)
    buckets.set(user_id, { tokens: tokens - 1, at: time })
    await next()
  }
}
