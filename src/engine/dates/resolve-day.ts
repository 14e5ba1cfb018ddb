import {
  addMonths,
  civil,
  dayNumber,
  daysIn,
  mondayOf,
  monthFrom,
  nthWeekday,
  realDay,
  weekdayOf,
} from '../../calendar/civil.ts'
import type { Amount, Day, Which } from './expression.ts'
import { HOLIDAY_RULES } from './holidays.ts'
import { resolvePeriod } from './resolve-period.ts'

/** The moment of asking in the user's local time. */
export interface Moment {
  readonly today: number
  /** Whether the given time has passed for today; false if none was given. */
  readonly passed: boolean
  /**
   * Whether a weekday may be today: "every friday at 5" can begin on a friday; "friday at 5", said on one, is next
   * week's.
   */
  readonly beginsToday: boolean
  /** In tasks an open date is in the future; in other texts "friday the 13th" may be this month's. */
  readonly lean: 'future' | 'none'
}

/** The days that an expression covers, and the one to use as a due date. `end` is the day after the last. */
export interface Days {
  readonly due: number
  readonly first: number
  readonly end: number
}

export function resolveDay(day: Day, moment: Moment): Days | null {
  if (day.is === 'week of') {
    const found = resolveDay(day.day, moment)
    return found === null ? null : { due: found.due, first: mondayOf(found.due), end: mondayOf(found.due) + 7 }
  }
  if (day.is === 'of year') {
    const year = civil(moment.today).year + day.shift
    return 'year' in day.day ? resolveDay({ ...day.day, year }, moment) : null
  }
  const period = resolvePeriod(day, moment)
  if (period !== undefined) return period
  const due = resolveOneDay(day, moment)
  return due === null ? null : { due, first: due, end: due + 1 }
}

function resolveOneDay(day: Day, moment: Moment): number | null {
  switch (day.is) {
    case 'relative':
      return moment.today + day.days
    case 'weekday':
      return weekday(day.weekday, day.which, moment)
    case 'date':
      return date(day, moment)
    case 'day of month':
      return dayOfMonth(day, moment)
    case 'nth':
      return nth(day, moment)
    case 'holiday':
      return holiday(day.name, day.year, day.which, moment)
    case 'weekday of week': {
      const near = resolveDay(day.near, moment)
      return near === null ? null : mondayOf(near.due) + day.weekday - 1
    }
    case 'weekday beside': {
      const from = resolveDay(day.from, moment)?.due
      if (from === undefined) return null
      if (day.sign === 1) return from + ((day.weekday - weekdayOf(from) + 6) % 7) + 1
      return from - ((weekdayOf(from) - day.weekday + 6) % 7) - 1
    }
    default:
      return null
  }
}

function weekday(wanted: number, which: Which, moment: Moment): number {
  const { today } = moment
  const inWeek = mondayOf(today) + wanted - 1
  if (which === 'next') return inWeek + 7
  if (which === 'after next') return inWeek + 14
  if (which === 'last') return inWeek - 7
  if (which === 'past') return inWeek < today ? inWeek : inWeek - 7
  if (which === 'this' && moment.lean === 'none') return inWeek
  if (inWeek > today) return inWeek
  const stillToday = inWeek === today && !moment.passed && (which === 'this' || moment.beginsToday)
  return stillToday ? inWeek : inWeek + 7
}

/** Leap days are at most eight years apart. */
const MOST_YEARS = 8

function date(day: Extract<Day, { is: 'date' }>, moment: Moment): number | null {
  const { year } = civil(moment.today)
  if (day.year !== null) return realDay(day.year, day.month, day.day)
  if (day.which === 'this') return realDay(year, day.month, day.day)
  const past = day.which === 'last' || day.which === 'past'
  for (let away = 0; away <= MOST_YEARS; away++) {
    const found = realDay(past ? year - away : year + away, day.month, day.day)
    if (found !== null && (past ? found < moment.today : isAhead(found, moment))) return found
  }
  return null
}

function isAhead(found: number, moment: Moment): boolean {
  return found > moment.today || (found === moment.today && !moment.passed)
}

function dayOfMonth(day: Extract<Day, { is: 'day of month' }>, moment: Moment): number | null {
  const now = civil(moment.today)
  const inMonth = (shift: number): number | null => {
    const { year, month } = monthFrom(now.year, now.month, shift)
    return realDay(year, month, day.day)
  }
  if (day.shift !== null) return inMonth(day.shift)
  const fits = (found: number): boolean => day.weekday === null || weekdayOf(found) === day.weekday
  const here = inMonth(0)
  if (here !== null && day.the && day.weekday !== null && moment.lean === 'none' && fits(here)) return here
  // Within four years, every weekday falls on every day of the month.
  for (let shift = 0; shift <= 48; shift++) {
    const found = inMonth(shift)
    if (found !== null && fits(found) && isAhead(found, moment)) return found
  }
  return null
}

function nth(day: Extract<Day, { is: 'nth' }>, moment: Moment): number | null {
  const now = civil(moment.today)
  const of = day.of
  if (of?.is === 'month' && of.year === null && of.which !== 'last') {
    const here = nthIn(day, now.year, of.month)
    return here !== null && isAhead(here, moment) && of.which !== 'next' ? here : nthIn(day, now.year + 1, of.month)
  }
  if (of === null || (of.is === 'period' && of.unit === 'month' && of.shift === 0)) {
    const here = nthIn(day, now.year, now.month)
    if (here !== null && (moment.lean === 'none' || isAhead(here, moment))) return here
    const next = monthFrom(now.year, now.month, 1)
    return nthIn(day, next.year, next.month)
  }
  const whole = resolveDay(of, moment)
  if (whole === null) return null
  const from = civil(whole.first)
  if (of.is === 'month' || (of.is === 'period' && of.unit === 'month')) return nthIn(day, from.year, from.month)
  return day.what === 0 ? (day.nth < 0 ? whole.end + day.nth : whole.first + day.nth - 1) : null
}

function nthIn(day: Extract<Day, { is: 'nth' }>, year: number, month: number): number | null {
  const { nth: count, what } = day
  const length = daysIn(year, month)
  if (what >= 1 && what <= 7) return nthWeekday(year, month, what, count)
  if (what === 10) return nthWeekday(year, month, 6, count)
  if (what === 8) return realDay(year, month, count < 0 ? length + 1 + count * 7 : count * 7 - 6)
  if (what === 0) return realDay(year, month, count < 0 ? length + 1 + count : count)
  const start = count < 0 ? dayNumber(year, month, length) + 1 : dayNumber(year, month, 1) - 1
  return addWorkdays(start, count)
}

function holiday(name: string, year: number | null, which: Which, moment: Moment): number | null {
  const rule = HOLIDAY_RULES.get(name)
  if (rule === undefined) return null
  if (year !== null) return rule(year)
  const here = civil(moment.today).year
  if (which === 'this') return rule(here)
  const past = which === 'last' || which === 'past'
  for (let away = 0; away <= 1; away++) {
    const found = rule(past ? here - away : here + away)
    if (found !== null && (past ? found < moment.today : isAhead(found, moment))) return found
  }
  return null
}

/** Adds years, months, weeks and days, always in this order; smaller units are left to the caller. */
export function addDays(from: number, by: readonly Amount[], sign: 1 | -1): number {
  let day = from
  for (const { count, unit } of by) {
    if (unit === 'year') day = addMonths(day, sign * count * 12)
    if (unit === 'quarter') day = addMonths(day, sign * count * 3)
    if (unit === 'month') day = addMonths(day, sign * count)
  }
  for (const { count, unit } of by) {
    if (unit === 'week') day += sign * count * 7
    if (unit === 'day') day += sign * count
    if (unit === 'workday') day = addWorkdays(day, sign * count)
  }
  return day
}

/** Zero working days from a weekend is the Monday after it. */
function addWorkdays(from: number, count: number): number {
  let day = from
  if (count === 0) while (weekdayOf(day) > 5) day++
  const step = count < 0 ? -1 : 1
  const weeks = Math.trunc(Math.abs(count) / 5)
  if (weeks > 0 && weekdayOf(day) <= 5) day += step * weeks * 7
  let left = weekdayOf(day) <= 5 || weeks === 0 ? Math.abs(count) - weeks * 5 : Math.abs(count)
  if (left > 100_000) return Number.NaN
  while (left > 0) {
    day += step
    if (weekdayOf(day) <= 5) left--
  }
  return day
}
