// Turns a date expression into a moment whose day and time can be merged with a task's own.

import { realDay } from '../../calendar/civil.ts'
import type { Shift, When } from '../../domain/act.ts'
import { rangeOf, resolveDate } from '../date-reading.ts'
import type { Amount, DateExpression } from '../dates/expression.ts'
import { repeatOf } from '../dates/repeat.ts'

export interface Clock {
  readonly now: string
  readonly timezone: string
}

export function whenOf(said: DateExpression, to: DateExpression | null, clock: Clock): When | null {
  const repeat = repeatOf(said, clock)
  const expression = repeat?.first ?? said
  const due = resolveDate(expression, clock.now, clock.timezone)
  if (due === null) return null
  const day = expression.day === null ? null : resolveDate({ ...expression, time: null }, clock.now, clock.timezone)
  const exact = day !== null && day.length > 10
  const range = rangeOf(expression, clock.now, clock.timezone)
  const end = to === null ? range : rangeOf(to, clock.now, clock.timezone)
  return {
    due,
    day: day === null ? null : day.slice(0, 10),
    time: exact ? wallTime(day) : timeOf(said, clock),
    after: range?.after ?? null,
    before: end?.before ?? null,
    repeats: said.repeats,
    ...(repeat === null ? {} : { recurrence: repeat.recurrence, ...(repeat.any_day ? { any_day: true } : {}) }),
  }
}

/** Whether that day is past. */
export function isOver(when: When | undefined, { now }: Clock): boolean {
  return when?.due != null && when.day !== null && !when.repeats && when.due.slice(0, 10) < now.slice(0, 10)
}

/** A leap year, for a 29 February without a year. */
const LEAP = 2024

/** "31 february", "in 99999999999 days": meant as a date but impossible. A date long past is just history. */
export function isImpossible({ day }: DateExpression, when: When | null): boolean {
  if (when !== null || day === null) return false
  if (day.is === 'date') return realDay(day.year ?? LEAP, day.month, day.day) === null
  return day.is === 'day of month' || (day.is === 'shifted' && day.sign === 1 && day.from === null)
}

function timeOf({ time }: DateExpression, { now, timezone }: Clock): When['time'] {
  if (time === null || time.is === 'now') return null
  if (time.is === 'clock' && time.half === null && time.part === null && time.hour >= 1 && time.hour <= 12)
    return { hour: time.hour, minute: time.minute, open: true }
  const on = resolveDate({ day: { is: 'relative', days: 1 }, time, repeats: false }, now, timezone)
  return on === null ? null : wallTime(on)
}

function wallTime(instant: string): When['time'] {
  if (instant.length <= 10) return null
  return { hour: Number(instant.slice(11, 13)), minute: Number(instant.slice(14, 16)), open: false }
}

const MINUTES: Partial<Record<Amount['unit'], number>> = { minute: 1, hour: 60 }
const DAYS: Partial<Record<Amount['unit'], number>> = { day: 1, workday: 1, week: 7 }
const MONTHS: Partial<Record<Amount['unit'], number>> = { month: 1, quarter: 3, year: 12 }

/** Beyond any date, and small enough to calculate with. */
const MOST = 1_000_000_000

export function shiftOf(amounts: readonly Amount[], sign: 1 | -1): Shift {
  const sum = (table: Partial<Record<Amount['unit'], number>>): number =>
    Math.min(
      amounts.reduce((total, { count, unit }) => total + Math.round(count * (table[unit] ?? 0)), 0),
      MOST,
    ) * sign
  return { minutes: sum(MINUTES), days: sum(DAYS), months: sum(MONTHS) }
}

/** A bare hour: "make it 11". */
export function openHour(hour: number, minute: number, clock: Clock): When | null {
  const half = hour > 12 ? ('day' as const) : null
  const time = { is: 'clock', hour, minute, second: 0, half, part: null } as const
  return whenOf({ day: null, time, repeats: false }, null, clock)
}
