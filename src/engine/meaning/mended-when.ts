import type { Values, When } from '../../domain/act.ts'

/** "friday at 7 – no, saturday" keeps the hour, "at 7 – no, 8" the day: what was not said anew stays. */
export function mendedWhen(before: When | null | undefined, after: When): When {
  const day = after.day ?? before?.day ?? null
  const time = after.time ?? before?.time ?? null
  return day === null ? after : { ...after, day, time, due: time === null ? day : null }
}

/** The same of everything that was said of a task. */
export function mendedValues(before: Values, after: Values): Values {
  const { when } = after
  return { ...before, ...after, ...(when == null ? {} : { when: mendedWhen(before.when, when) }) }
}
