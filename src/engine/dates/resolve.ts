import { civil } from '../../calendar/civil.ts'
import { instantOf, readInstant, wallClock, writeDay, writeInstant } from '../../calendar/zone.ts'
import type { Amount, DateExpression, Day } from './expression.ts'
import { addDays, type Days, type Moment, resolveDay } from './resolve-day.ts'
import { secondsOf } from './resolve-time.ts'

const DAY = 86_400_000
const FIRST_YEAR = 1900
/** No task has such a date, but other texts may. */
const FIRST_OF_ALL = 1000
const LAST_YEAR = 2200
/** Beyond any date that could be meant, and small enough to calculate with. */
const MOST = 1_000_000_000

/** In a task an open date comes after `now`; `none` is for other texts. */
export type Lean = 'future' | 'none'

interface Asked {
  readonly instant: number
  readonly wall: number
  readonly today: number
  readonly timezone: string
  readonly lean: Lean
}

/** A full day or a point in time. */
type Resolved = { readonly day: number } | { readonly instant: number }

/** A day (`2026-02-10`) or an instant with the zone's offset; null for impossible dates such as 31 February. */
export function resolveDate(
  expression: DateExpression,
  now: string,
  timezone: string,
  lean: Lean = 'future',
): string | null {
  const asked = ask(now, timezone, lean)
  const resolved = asked === null ? null : resolve(expression, asked)
  if (resolved === null) return null
  const day = 'day' in resolved ? resolved.day : Math.floor(wallClock(resolved.instant, timezone) / DAY)
  if (!isSensible(day, lean === 'none' ? FIRST_OF_ALL : FIRST_YEAR)) return null
  return 'day' in resolved ? writeDay(resolved.day) : writeInstant(resolved.instant, timezone)
}

/** The period that a date covers in a list, from midnight up to but not including midnight, in the user's zone. */
export function rangeOf(
  expression: DateExpression,
  now: string,
  timezone: string,
): { readonly after: string; readonly before: string } | null {
  const asked = ask(now, timezone, 'future')
  const days = asked === null ? null : daysOf(expression, asked)
  if (days === null || !isSensible(days.first) || !isSensible(days.end)) return null
  const midnight = (day: number): string => writeInstant(instantOf(day * DAY, timezone), timezone)
  return { after: midnight(days.first), before: midnight(days.end) }
}

function ask(now: string, timezone: string, lean: Lean): Asked | null {
  const instant = readInstant(now)
  if (Number.isNaN(instant)) return null
  const wall = wallClock(instant, timezone)
  return { instant, wall, today: Math.floor(wall / DAY), timezone, lean }
}

function isSensible(day: number, first = FIRST_YEAR): boolean {
  if (!Number.isFinite(day) || Math.abs(day) > 400_000) return false
  const { year } = civil(day)
  return year >= first && year <= LAST_YEAR
}

function daysOf(expression: DateExpression, asked: Asked): Days | null {
  const { day } = expression
  if (day?.is === 'stretch') {
    const to = resolve(expression, asked)
    const last = to === null ? null : dayOf(to, asked)
    if (last === null) return null
    return { due: last, first: Math.min(last, asked.today), end: Math.max(last, asked.today) + 1 }
  }
  if (day !== null && day.is !== 'shifted' && day.is !== 'stamp' && day.is !== 'weekday of week') {
    return resolveDay(day, momentOf(expression, asked))
  }
  const resolved = resolve(expression, asked)
  const due = resolved === null ? null : dayOf(resolved, asked)
  return due === null ? null : { due, first: due, end: due + 1 }
}

function dayOf(resolved: Resolved, asked: Asked): number | null {
  const day = 'day' in resolved ? resolved.day : Math.floor(wallClock(resolved.instant, asked.timezone) / DAY)
  return isSensible(day) ? day : null
}

function momentOf(expression: DateExpression, asked: Asked): Moment {
  const now = (asked.wall - asked.today * DAY) / 1000
  const { time } = expression
  const passed = time !== null && secondsOf(time, now, true, false) <= now
  return { today: asked.today, passed, beginsToday: expression.repeats && time !== null, lean: asked.lean }
}

function resolve(expression: DateExpression, asked: Asked): Resolved | null {
  return expression.repeats && expression.time !== null
    ? resolveFirst(expression, asked)
    : resolveOnce(expression, asked)
}

function resolveOnce(expression: DateExpression, asked: Asked): Resolved | null {
  const { day, time } = expression
  if (day?.is === 'stamp') return stamp(day, asked)
  // "This time next week" counts whole weeks from now.
  if (time?.is === 'now' && day?.is === 'period' && day.unit === 'week') {
    return resolveOnce({ ...expression, day: { is: 'relative', days: day.shift * 7 } }, asked)
  }
  const base = day === null ? null : resolveBase(day, expression, asked)
  if (day !== null && base === null) return null
  if (time === null || (base !== null && 'instant' in base)) return base
  const now = (asked.wall - asked.today * DAY) / 1000
  const on = base?.day ?? asked.today
  const seconds = secondsOf(time, now, on === asked.today, base === null)
  if (base === null && seconds <= now) return atWall(on + 1, secondsOf(time, now, false, true), asked)
  // "This morning", said in the evening, has no time left, so only the day counts.
  if (time.is === 'part' && on === asked.today && seconds <= now) return { day: on }
  return atWall(on, seconds, asked)
}

/** "Every day at 8am", said at nine, begins tomorrow. */
function resolveFirst(expression: DateExpression, asked: Asked): Resolved | null {
  const first = resolveOnce(expression, asked)
  if (first === null || 'day' in first || first.instant > asked.instant) return first
  const wall = (asked.today + 1) * DAY
  return resolveOnce(expression, { ...asked, wall, today: asked.today + 1, instant: instantOf(wall, asked.timezone) })
}

function atWall(day: number, seconds: number, asked: Asked): Resolved | null {
  return isSensible(day) ? { instant: instantOf(day * DAY + seconds * 1000, asked.timezone) } : null
}

function resolveBase(day: Day, expression: DateExpression, asked: Asked): Resolved | null {
  if (day.is === 'shifted') return shift(day.from, day.by, day.sign, asked)
  if (day.is === 'stretch') return shift(null, [day.by], day.sign, asked)
  if (day.is === 'weekday of week' && day.near.is === 'shifted') {
    const near = resolveBase(day.near, expression, asked)
    const found = near === null ? null : dayOf(near, asked)
    if (found === null) return null
    const fixed: Day = { ...day, near: { is: 'relative', days: found - asked.today } }
    return resolveBase(fixed, expression, asked)
  }
  const days = resolveDay(day, momentOf(expression, asked))
  return days === null ? null : { day: days.due }
}

const SECONDS: Readonly<Record<string, number>> = { hour: 3600, minute: 60, second: 1 }

/** Days follow the calendar, hours the clock: "in 24 hours" isn't always "in a day". */
function shift(from: DateExpression | null, by: readonly Amount[], sign: 1 | -1, asked: Asked): Resolved | null {
  if (by.some(({ count }) => count > MOST)) return null
  const start: Resolved | null = from === null ? { day: asked.today } : resolve(from, asked)
  if (start === null) return null
  const seconds = by.reduce((sum, { count, unit }) => sum + count * (SECONDS[unit] ?? 0), 0)
  const startWall =
    from === null ? asked.wall : 'day' in start ? start.day * DAY : wallClock(start.instant, asked.timezone)
  const startDay = Math.floor(startWall / DAY)
  const day = addDays(startDay, by, sign)
  if (!isSensible(day)) return null
  const exact = by.some(({ unit }) => unit in SECONDS) || 'instant' in start
  if (!exact) return { day }
  const instant =
    day === startDay && from === null ? asked.instant : instantOf(startWall + (day - startDay) * DAY, asked.timezone)
  return { instant: instant + sign * seconds * 1000 }
}

function stamp(day: Extract<Day, { is: 'stamp' }>, asked: Asked): Resolved | null {
  const time = day.time.length === 5 ? `${day.time}:00` : day.time
  const wall = readInstant(`${day.date}T${time}${day.offset ?? ''}`.toUpperCase())
  if (Number.isNaN(wall)) return null
  return { instant: day.offset === null ? instantOf(wall, asked.timezone) : wall }
}
