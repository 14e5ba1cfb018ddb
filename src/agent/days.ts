import { instantOf, wallClock, writeDay, writeInstant } from '../calendar/zone.ts'

const DAY = 86_400_000

export interface Day {
  readonly day: string
  /** The start of the day, as ISO 8601. */
  readonly starts_at: string
}

/** The last days in a time zone, oldest first, including today. */
export function lastDays(now: Date, timezone: string, count: number): Day[] {
  const today = Math.floor(wallClock(now.getTime(), timezone) / DAY)
  return Array.from({ length: count }, (_, index) => {
    const number = today - count + 1 + index
    return { day: writeDay(number), starts_at: new Date(instantOf(number * DAY, timezone)).toISOString() }
  })
}

/**
 * Now, and the starts of tomorrow, the day after and next week (from Monday) in a time zone, written with their
 * offsets.
 */
export function dueBounds(now: Date, timezone: string): [string, string, string, string] {
  const today = Math.floor(wallClock(now.getTime(), timezone) / DAY)
  // Day 0 was a Thursday. Tasks due tomorrow aren't counted again under this week.
  const nextMonday = today + 7 - ((today + 3) % 7)
  const begins = (day: number) => writeInstant(instantOf(day * DAY, timezone), timezone)
  return [
    writeInstant(now.getTime(), timezone),
    begins(today + 1),
    begins(today + 2),
    begins(Math.max(today + 2, nextMonday)),
  ]
}
