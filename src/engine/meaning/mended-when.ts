import { laterDay } from '../../calendar/zone.ts'
import type { Shift, Values, When } from '../../domain/act.ts'

/** "friday at 7 – no, saturday" keeps the hour, "at 7 – no, 8" the day: whatever isn't corrected stays. */
export function mendedWhen(before: When | null | undefined, after: When): When {
  const { like, ...said } = after
  const counted = like?.set === undefined && like?.shift !== undefined ? countedFrom(before, like.shift) : null
  if (counted !== null) return mendedWhen(counted, said)
  const day = after.day ?? before?.day ?? null
  const time = after.time ?? before?.time ?? null
  return day === null ? after : { ...after, day, time, due: time === null ? day : null }
}

/** The same for all values of a task. */
export function mendedValues(before: Values, after: Values): Values {
  const { when, shift, ...others } = after
  const counted = when == null && shift !== undefined ? countedFrom(before.when, shift) : null
  if (counted !== null) return { ...before, ...others, when: counted }
  return { ...before, ...after, ...(when == null ? {} : { when: mendedWhen(before.when, when) }) }
}

/**
 * "tomorrow, actually the day after", "thursday – no, a day later": counts from the day just said, not from the task's
 * own.
 */
function countedFrom(before: When | null | undefined, { minutes, days, months }: Shift): When | null {
  if (before?.day == null || minutes !== 0 || months !== 0) return null
  const day = laterDay(before.day, days)
  return { ...before, day, due: before.time === null ? day : null }
}
