import { laterDay } from '../../calendar/zone.ts'
import type { Shift, Values, When } from '../../domain/act.ts'

/** "friday at 7 – no, saturday" keeps the hour, "at 7 – no, 8" the day: what was not said anew stays. */
export function mendedWhen(before: When | null | undefined, after: When): When {
  const { like, ...said } = after
  const counted = like?.set === undefined && like?.shift !== undefined ? countedFrom(before, like.shift) : null
  if (counted !== null) return mendedWhen(counted, said)
  const day = after.day ?? before?.day ?? null
  const time = after.time ?? before?.time ?? null
  return day === null ? after : { ...after, day, time, due: time === null ? day : null }
}

/** The same of everything that was said of a task. */
export function mendedValues(before: Values, after: Values): Values {
  const { when, shift, ...others } = after
  const counted = when == null && shift !== undefined ? countedFrom(before.when, shift) : null
  if (counted !== null) return { ...before, ...others, when: counted }
  return { ...before, ...after, ...(when == null ? {} : { when: mendedWhen(before.when, when) }) }
}

/** "tomorrow, actually the day after", "thursday – no, a day later": from the day that was said, and not from the one it has. */
function countedFrom(before: When | null | undefined, { minutes, days, months }: Shift): When | null {
  if (before?.day == null || minutes !== 0 || months !== 0) return null
  const day = laterDay(before.day, days)
  return { ...before, day, due: before.time === null ? day : null }
}
