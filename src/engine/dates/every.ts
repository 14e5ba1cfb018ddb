// Works out how something repeats: the part of a rule that each piece adds, and how the parts combine.

import type { Rule, RuleDay } from '../../calendar/rule.ts'
import type { Amount, Day, Unit } from './expression.ts'
import type { Piece } from './piece.ts'

export type Every = Pick<Rule, 'freq'> &
  Partial<Pick<Rule, 'interval' | 'days' | 'month_days' | 'months' | 'positions'>>

const WORKDAYS: readonly RuleDay[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, nth: null }))
const SATURDAY = 6

export const everyWorkday: Every = { freq: 'WEEKLY', days: WORKDAYS }
export const everyWeekend: Every = everyWeekday(SATURDAY)

export function everyWeekday(weekday: number, interval = 1): Every {
  return { freq: 'WEEKLY', interval, days: [{ weekday, nth: null }] }
}

const units: Partial<Record<Unit, { freq: Rule['freq']; times: number }>> = {
  day: { freq: 'DAILY', times: 1 },
  week: { freq: 'WEEKLY', times: 1 },
  month: { freq: 'MONTHLY', times: 1 },
  quarter: { freq: 'MONTHLY', times: 3 },
  year: { freq: 'YEARLY', times: 1 },
}

/** Null for hours and minutes: we don't support repeating that often. */
export function everyUnit(unit: Unit, interval = 1): Every | null {
  if (unit === 'workday' && interval === 1) return everyWorkday
  const found = units[unit]
  return found === undefined ? null : { freq: found.freq, interval: found.times * interval }
}

export function everyAmount(amounts: readonly Amount[]): Every | null {
  const [amount, ...more] = amounts
  return amount === undefined || more.length > 0 ? null : everyUnit(amount.unit, amount.count)
}

/** A rule for this day of every week, month or year; null if it has none. */
export function everyDay(day: Day): Every | null {
  switch (day.is) {
    case 'weekday':
      return everyWeekday(day.weekday)
    case 'day of month':
      return day.weekday === null ? { freq: 'MONTHLY', month_days: monthDays(day.day) } : null
    case 'date':
      return { freq: 'YEARLY', months: [day.month], month_days: [day.day] }
    case 'month':
      return { freq: 'YEARLY' }
    case 'nth':
      return everyNth(day)
    case 'period':
      if (day.unit === 'weekend') return everyWeekend
      return day.unit === 'month' && day.edge !== 'middle'
        ? { freq: 'MONTHLY', month_days: [day.edge === 'end' ? -1 : 1] }
        : null
    default:
      return null
  }
}

function everyNth({ nth, what, of }: Extract<Day, { is: 'nth' }>): Every | null {
  const inYear: Pick<Every, 'freq'> & { months?: number[] } =
    of?.is === 'month' ? { freq: 'YEARLY', months: [of.month] } : { freq: 'MONTHLY' }
  if (what >= 1 && what <= 7) return { ...inYear, days: [{ weekday: what, nth }] }
  if (what === 0) return { ...inYear, month_days: [nth] }
  return what === 9 ? { ...inYear, days: WORKDAYS, positions: [nth] } : null
}

/** If a month lacks the day, its last day counts instead. */
function monthDays(day: number): number[] {
  return day <= 28 ? [day] : Array.from({ length: day - 27 }, (_, index) => 28 + index)
}

/** "every month" + "on the 15th", "every monday" + "and thursday", "mondays" + "every other week". */
export function everyOf(pieces: readonly Piece[]): Every | null {
  let every: Every | null = null
  for (const piece of pieces)
    if (piece.every !== undefined) every = every === null ? piece.every : both(every, piece.every)
  if (every === null) return null
  for (const piece of pieces)
    if (piece.every === undefined && piece.starts !== true && piece.day !== null) every = withDay(every, piece.day)
  return settled(every)
}

function both(one: Every, other: Every): Every {
  const finer = isDayed(one) ? one : other
  const interval = Math.max(one.interval ?? 1, other.interval ?? 1)
  return { ...finer, interval, ...joined(one, other) }
}

function isDayed({ days = [], month_days = [] }: Every): boolean {
  return days.length + month_days.length > 0
}

function joined(one: Every, other: Every): Partial<Every> {
  const days = [...(one.days ?? []), ...(other.days ?? [])]
  const month_days = [...(one.month_days ?? []), ...(other.month_days ?? [])]
  return { ...(days.length > 0 ? { days } : {}), ...(month_days.length > 0 ? { month_days } : {}) }
}

/** Adds a day said with the rule: when it comes, or another day of it. */
function withDay(every: Every, day: Day): Every {
  const other = everyDay(day)
  if (other === null || every.freq === 'DAILY') return every
  const isFiner =
    !isDayed(every) && (other.freq === every.freq || (every.freq === 'YEARLY' && other.freq === 'MONTHLY'))
  if (isFiner && day.is !== 'month') return { ...every, ...other, freq: every.freq, interval: every.interval ?? 1 }
  return isDayed(every) && other.freq === every.freq ? { ...every, ...joined(every, other) } : every
}

function settled(every: Every): Every {
  const days = every.days?.filter(
    (day, index, all) => all.findIndex((one) => one.weekday === day.weekday && one.nth === day.nth) === index,
  )
  const month_days = every.month_days === undefined ? undefined : [...new Set(every.month_days)]
  const isEnd = (month_days?.[0] ?? 0) === 28 && (month_days?.length ?? 0) > 1
  return {
    ...every,
    ...(days === undefined ? {} : { days: days.toSorted((one, other) => one.weekday - other.weekday) }),
    ...(month_days === undefined ? {} : { month_days }),
    ...(isEnd ? { positions: [-1] } : {}),
  }
}
