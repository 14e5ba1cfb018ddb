// What becomes of a rule when its times are moved: all of them, or this one alone.

import { civil, weekdayOf } from './civil.ts'
import { type Moment, plannedFor, type Repeating, writePlanned } from './next-time.ts'
import { type Rule, readRule, writeRule } from './rule.ts'
import { daysOf } from './rule-days.ts'

/** All of them: "every monday" that is moved to a tuesday is every tuesday from now on. */
export function moveAll({ due_date, recurrence }: Repeating, to: string, moment: Moment): string {
  const read = readRule(recurrence)
  if ('problem' in read) return recurrence
  const rule: Rule = { ...read.rule, instead_of: null }
  const before = plannedFor(read.rule, due_date, moment).day
  const after = plannedFor(rule, to, moment).day
  const [first] = daysOf({ ...rule, count: null, until: null }, after)
  return writeRule(first === after ? rule : withDay(rule, before, after))
}

function withDay(rule: Rule, before: number, after: number): Rule {
  const [was, is] = [civil(before), civil(after)]
  const days = rule.days.map((day) =>
    day.nth === null && day.weekday === weekdayOf(before) ? { ...day, weekday: weekdayOf(after) } : day,
  )
  const sorted = days.toSorted((one, other) => one.weekday - other.weekday)
  // The last days of a month together stand for one day, which is not among them any more.
  const isLast = rule.positions.length > 0 && rule.days.length === 0
  return {
    ...rule,
    days: sorted,
    month_days: isLast ? [is.day] : rule.month_days.map((day) => (day === was.day ? is.day : day)),
    months: rule.months.map((month) => (month === was.month ? is.month : month)),
    positions: isLast ? [] : rule.positions,
  }
}

/** This one alone: the rule remembers what it was planned for, so that the next one comes as if nothing had happened. */
export function moveOne({ due_date, recurrence }: Repeating, moment: Moment): string {
  const read = readRule(recurrence)
  if ('problem' in read) return recurrence
  return writeRule({ ...read.rule, instead_of: writePlanned(plannedFor(read.rule, due_date, moment)) })
}
