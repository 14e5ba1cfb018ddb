// Turns a recurrence into a rule and its first time, given today's date.

import { dayNumber } from '../../calendar/civil.ts'
import { everyDay as plain, type Rule, writeRule } from '../../calendar/rule.ts'
import { daysOf } from '../../calendar/rule-days.ts'
import { writeDay } from '../../calendar/zone.ts'
import type { DateExpression, Day, Time } from './expression.ts'
import type { Ending } from './read-ending.ts'
import { rangeOf, resolveDate } from './resolve.ts'

interface Clock {
  readonly now: string
  readonly timezone: string
}

export interface Repeat {
  readonly recurrence: string
  /** The first occurrence, as a day relative to today. */
  readonly first: DateExpression
  /** Only the frequency was given, and no start. */
  readonly any_day: boolean
}

export function repeatOf(given: DateExpression, clock: Clock): Repeat | null {
  const { repeat } = given
  if (repeat === undefined) return null
  const said = { ...given, time: settled(given.time, clock) }
  const today = numberOf(said, { is: 'relative', days: 0 }, clock)
  const day = said.day === null ? today : numberOf(said, said.day, clock)
  if (today === null || day === null) return null
  const base: Rule = { ...plain, ...repeat.every }
  const isDayed = base.days.length + base.month_days.length + base.months.length > 0
  const from = repeat.starts || !isDayed ? day : today
  const first = isDayed ? firstFrom(base, from, said, clock, today) : isOver(said, day - today, clock) ? day + 1 : day
  if (first === null) return null
  const rule = withEnding(clamped(base, first, isDayed), repeat.endings, first - today, clock)
  return { recurrence: writeRule(rule), first: dayFrom(said, first - today), any_day: !isDayed && !repeat.starts }
}

/** Today counts until its time has passed. */
function firstFrom(rule: Rule, from: number, said: DateExpression, clock: Clock, today: number): number | null {
  const [first, second] = daysOf({ ...rule, interval: 1 }, from)
  if (first === undefined) return null
  return isOver(said, first - today, clock) ? (second ?? first) : first
}

function isOver(said: DateExpression, days: number, { now, timezone }: Clock): boolean {
  const due = said.time === null ? null : resolveDate(dayFrom(said, days), now, timezone)
  return due !== null && due.length > 10 && Date.parse(due) <= Date.parse(now)
}

/** "daily at 9:30", said at noon, doesn't mean 21:30: the hour is read as on any other day. */
function settled(time: Time | null, { now, timezone }: Clock): Time | null {
  if (time === null) return null
  const on = resolveDate({ day: { is: 'relative', days: 1 }, time, repeats: false }, now, timezone)
  if (on === null || on.length <= 10) return time
  const [hour, minute] = [Number(on.slice(11, 13)), Number(on.slice(14, 16))]
  return { is: 'clock', hour, minute, second: 0, half: 'day', part: null }
}

function dayFrom(said: DateExpression, days: number): DateExpression {
  return { day: { is: 'relative', days }, time: said.time, repeats: false }
}

/** "every month" from a 31st means the last day of months without one. */
function clamped(rule: Rule, first: number, isDayed: boolean): Rule {
  const day = Number(writeDay(first).slice(8))
  if (rule.freq !== 'MONTHLY' || isDayed || day <= 28) return rule
  return { ...rule, month_days: Array.from({ length: day - 27 }, (_, index) => 28 + index), positions: [-1] }
}

function withEnding(rule: Rule, endings: readonly Ending[], first: number, clock: Clock): Rule {
  let ended = rule
  for (const ending of endings) {
    if (ending.by === 'finishing') ended = { ...ended, from: 'completion' }
    else if (ending.by === 'count') ended = { ...ended, count: ending.count, until: null }
    else ended = { ...ended, until: lastDay(ending, first, clock), count: null }
  }
  return ended
}

/** "until march" ends before march, "until friday" and "through march" include it. */
export function lastDay(
  ending: Extract<Ending, { by: 'until' | 'through' | 'span' }>,
  first: number,
  clock: Clock,
): string | null {
  if (ending.by === 'span') {
    const from: DateExpression = { day: { is: 'relative', days: first }, time: null, repeats: false }
    const end = resolveDate(
      { day: { is: 'shifted', by: ending.amounts, sign: 1, from }, time: null, repeats: false },
      clock.now,
      clock.timezone,
    )
    return end === null ? null : stampOf(dayOf(end) - 1)
  }
  const range = rangeOf({ day: ending.day, time: null, repeats: false }, clock.now, clock.timezone)
  if (range === null) return null
  const [begins, ends] = [dayOf(range.after), dayOf(range.before) - 1]
  return stampOf(ending.by === 'through' || begins === ends ? ends : begins - 1)
}

function numberOf(said: DateExpression, day: Day, { now, timezone }: Clock): number | null {
  const resolved = resolveDate({ day, time: null, repeats: said.repeats }, now, timezone)
  return resolved === null ? null : dayOf(resolved)
}

function dayOf(text: string): number {
  return dayNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)))
}

function stampOf(day: number): string {
  return writeDay(day).replaceAll('-', '')
}
