interface Bucket {
  tokens: number
  at: number
}

const MOST_BUCKETS = 10_000

export interface Budget {
  /** Whether one is left for this user. */
  has(user_id: string): boolean
  /** Takes one; if none is left, returns the seconds until there is one. */
  take(user_id: string): { readonly retry_after: number } | null
}

/** A number per minute for each user, in one burst or spread out; each process counts for itself. */
export function createBudget(per_minute: number, now: () => number = () => performance.now()): Budget {
  const buckets = new Map<string, Bucket>()
  const per_ms = per_minute / 60_000

  function refill({ tokens, at }: Bucket, time: number): number {
    return Math.min(per_minute, tokens + (time - at) * per_ms)
  }

  /** Users whose bucket is full again need not be remembered. */
  function forgetIdle(time: number): void {
    for (const [user_id, bucket] of buckets) if (refill(bucket, time) >= per_minute) buckets.delete(user_id)
  }

  function left(user_id: string, time: number): number {
    const before = buckets.get(user_id)
    return before === undefined ? per_minute : refill(before, time)
  }

  return {
    has: (user_id) => left(user_id, now()) >= 1,
    take(user_id) {
      const time = now()
      const tokens = left(user_id, time)
      if (tokens < 1) return { retry_after: Math.ceil((1 - tokens) / per_ms / 1000) }
      if (!buckets.has(user_id) && buckets.size >= MOST_BUCKETS) forgetIdle(time)
      buckets.set(user_id, { tokens: tokens - 1, at: time })
      return null
    },
  }
}
