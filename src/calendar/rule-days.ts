// The days of a rule, one after the other. Periods (days, weeks, months, years) are walked in steps of the interval; what a
// period holds is chosen by weekday, day of the month and place in the list, as RFC 5545 has it.

import { civil, dayNumber, daysIn, monthFrom, weekdayOf } from './civil.ts'
import type { Rule, RuleDay } from './rule.ts'

/** A rule that has held nothing for so many periods holds nothing any more. */
const MOST_EMPTY = 6000
const LAST_YEAR = 9999

/** From the first day on, which counts only where the rule holds it. */
export function* daysOf(rule: Rule, first: number): Generator<number> {
  let empty = 0
  for (let step = 0; empty <= MOST_EMPTY; step++) {
    const held = periodOf(rule, first, step * rule.interval)
    if (held === null) return
    const days = chosen(rule, held).filter((day) => day >= first)
    empty = days.length === 0 ? empty + 1 : 0
    yield* days
  }
}

/** The days of one period, before places are picked; null past the end of the calendar. */
function periodOf(rule: Rule, first: number, shift: number): readonly number[] | null {
  const { year, month } = civil(first)
  switch (rule.freq) {
    case 'DAILY':
      return inYears(first + shift) ? [first + shift].filter((day) => isHeld(rule, day)) : null
    case 'WEEKLY': {
      const monday = first - ((weekdayOf(first) - rule.week_start + 7) % 7) + shift * 7
      if (!inYears(monday)) return null
      const wanted = rule.days.length > 0 ? rule.days.map((day) => day.weekday) : [weekdayOf(first)]
      const week = Array.from({ length: 7 }, (_, index) => monday + index)
      return week.filter((day) => wanted.includes(weekdayOf(day)) && isInMonths(rule, day))
    }
    case 'MONTHLY': {
      const at = monthFrom(year, month, shift)
      if (at.year > LAST_YEAR) return null
      return rule.months.length > 0 && !rule.months.includes(at.month) ? [] : daysOfMonth(rule, at, civil(first).day)
    }
    case 'YEARLY':
      return year + shift > LAST_YEAR ? null : daysOfYear(rule, year + shift, first)
  }
}

function inYears(day: number): boolean {
  return civil(day).year <= LAST_YEAR
}

/** Of a rule that only narrows. */
function isHeld(rule: Rule, day: number): boolean {
  const { days, month_days } = rule
  if (days.length > 0 && !days.some(({ weekday }) => weekday === weekdayOf(day))) return false
  return (month_days.length === 0 || isMonthDay(month_days, day)) && isInMonths(rule, day)
}

function isInMonths({ months }: Rule, day: number): boolean {
  return months.length === 0 || months.includes(civil(day).month)
}

function isMonthDay(month_days: readonly number[], number: number): boolean {
  const { year, month, day } = civil(number)
  return month_days.includes(day) || month_days.includes(day - daysIn(year, month) - 1)
}

function daysOfMonth(rule: Rule, { year, month }: { year: number; month: number }, own: number): number[] {
  const from = dayNumber(year, month, 1)
  const all = Array.from({ length: daysIn(year, month) }, (_, index) => from + index)
  if (rule.days.length === 0 && rule.month_days.length === 0) return all.filter((day) => civil(day).day === own)
  return all.filter(
    (day) =>
      (rule.month_days.length === 0 || isMonthDay(rule.month_days, day)) &&
      (rule.days.length === 0 || rule.days.some((one) => isNth(one, day, all))),
  )
}

function daysOfYear(rule: Rule, year: number, first: number): number[] {
  const own = civil(first)
  const isOfYear = rule.months.length === 0 && rule.month_days.length === 0 && rule.days.length > 0
  if (isOfYear) {
    const from = dayNumber(year, 1, 1)
    const all = Array.from({ length: dayNumber(year + 1, 1, 1) - from }, (_, index) => from + index)
    return all.filter((day) => rule.days.some((one) => isNth(one, day, all)))
  }
  const every = Array.from({ length: 12 }, (_, index) => index + 1)
  const months = rule.months.length > 0 ? rule.months : rule.month_days.length > 0 ? every : [own.month]
  return [...months].sort((one, other) => one - other).flatMap((month) => daysOfMonth(rule, { year, month }, own.day))
}

/** Whether a day is the nth such weekday among all of its month or year. */
function isNth({ weekday, nth }: RuleDay, day: number, all: readonly number[]): boolean {
  if (weekdayOf(day) !== weekday) return false
  const [from = 0, to = 0] = [all[0], all.at(-1)]
  if (nth === null) return true
  return nth > 0 ? Math.floor((day - from) / 7) + 1 === nth : Math.floor((to - day) / 7) + 1 === -nth
}

function chosen({ positions }: Rule, days: readonly number[]): readonly number[] {
  if (positions.length === 0) return days
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length))
}
