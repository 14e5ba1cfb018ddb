import { instantOf, wallClock, writeDay } from '../engine/dates/zone.ts'

const DAY = 86_400_000

export interface Day {
  readonly day: string
  /** Its first moment, as ISO 8601. */
  readonly starts_at: string
}

/** The last days as a time zone has them, oldest first, today included. */
export function lastDays(now: Date, timezone: string, count: number): Day[] {
  const today = Math.floor(wallClock(now.getTime(), timezone) / DAY)
  return Array.from({ length: count }, (_, index) => {
    const number = today - count + 1 + index
    return { day: writeDay(number), starts_at: new Date(instantOf(number * DAY, timezone)).toISOString() }
  })
}
