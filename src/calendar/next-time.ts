// When a repeating task comes round again, by the clock on the user's wall: nine in the morning stays nine over clock changes.

import { addMonths, dayNumber } from './civil.ts'
import { type Rule, readRule, writeRule } from './rule.ts'
import { daysOf } from './rule-days.ts'
import { instantOf, readInstant, wallClock, writeDay, writeInstant } from './zone.ts'

const DAY = 86_400_000

export interface Repeating {
  readonly due_date: string | null
  readonly recurrence: string
}

export interface Moment {
  readonly now: string
  readonly timezone: string
}

/** A day and, unless it is the whole day, the milliseconds of its clock. */
export interface Planned {
  readonly day: number
  readonly clock: number | null
}

/** The task as it stands after this time; null: that was the last one, or its rule is none. */
export function nextTime(task: Repeating, moment: Moment): (Repeating & { readonly due_date: string }) | null {
  const read = readRule(task.recurrence)
  if ('problem' in read) return null
  const { rule } = read
  const planned = plannedFor(rule, task.due_date, moment)
  const past = pastOf(task.due_date, planned, moment)
  let left = rule.count
  for (const day of daysAfter(rule, planned, moment)) {
    const at = { ...planned, day }
    if (rule.from === 'due' && !isOnTheWall(at, moment)) continue
    if (rule.until !== null && isPast(at, rule.until, moment)) return null
    if (left !== null && --left < 1) return null
    if (isAfter(at, past, moment)) return timeOf({ ...rule, count: left }, at, moment)
  }
  return null
}

/** The first time of a rule that nobody gave a date for: today or after. */
export function firstDay(recurrence: string, { now, timezone }: Moment): string | null {
  const read = readRule(recurrence)
  if ('problem' in read) return null
  const [first] = daysOf(read.rule, dayOf(wallClock(readInstant(now), timezone)))
  return first === undefined ? null : writeDay(first)
}

/** The days that come after this one; counted from finishing it, today takes its place. */
function* daysAfter(rule: Rule, planned: Planned, moment: Moment): Generator<number> {
  if (rule.from === 'due') {
    for (const day of daysOf(rule, planned.day)) if (day > planned.day) yield day
    return
  }
  const today = dayOf(wallClock(readInstant(moment.now), moment.timezone))
  const isPlain = rule.days.length + rule.month_days.length + rule.months.length === 0
  const months = { DAILY: 0, WEEKLY: 0, MONTHLY: 1, YEARLY: 12 }[rule.freq] * rule.interval
  // A month after the 31st is the next month's last day, since nobody asked for the 31st.
  if (isPlain && months > 0) yield addMonths(today, months)
  else for (const day of daysOf(rule, today)) if (day > today) yield day
}

/** What this time was planned for: where it alone was moved, that is not its due date. */
export function plannedFor({ instead_of }: Rule, due_date: string | null, { now, timezone }: Moment): Planned {
  if (instead_of !== null) return readPlanned(instead_of)
  if (due_date?.length === 10) return { day: readInstant(due_date) / DAY, clock: null }
  const wall = wallClock(readInstant(due_date ?? now), timezone)
  return { day: dayOf(wall), clock: due_date === null ? null : wall - dayOf(wall) * DAY }
}

/** 20261116 or 20261116T090000. */
function readPlanned(text: string): Planned {
  const part = (from: number, to: number) => Number(text.slice(from, to))
  const day = dayNumber(part(0, 4), part(4, 6), part(6, 8))
  return { day, clock: text.length === 8 ? null : (part(9, 11) * 3600 + part(11, 13) * 60 + part(13, 15)) * 1000 }
}

/** The next time lies after all of these: now, when it was due and when it was planned; as a day and as an instant. */
function pastOf(due_date: string | null, planned: Planned, { now, timezone }: Moment) {
  const isDay = due_date === null || due_date.length === 10
  const due = isDay ? Number.NEGATIVE_INFINITY : readInstant(due_date)
  const dueDay = due_date === null ? planned.day : isDay ? readInstant(due_date) / DAY : dayOf(wallClock(due, timezone))
  const instants = [readInstant(now), due, planned.clock === null ? due : instantAt(planned, timezone)]
  return {
    day: Math.max(dayOf(wallClock(readInstant(now), timezone)), dueDay, planned.day),
    instant: Math.max(...instants),
  }
}

function isAfter(at: Planned, past: { day: number; instant: number }, { timezone }: Moment): boolean {
  return at.clock === null ? at.day > past.day : instantAt(at, timezone) > past.instant
}

function isPast(at: Planned, until: string, { timezone }: Moment): boolean {
  const last = readPlanned(until)
  if (last.clock === null || at.clock === null) return at.day > last.day
  return until.endsWith('Z') ? instantAt(at, timezone) > wallOf(last) : wallOf(at) > wallOf(last)
}

function timeOf(rule: Rule, at: Planned, { timezone }: Moment) {
  const due_date = at.clock === null ? writeDay(at.day) : writeInstant(instantAt(at, timezone), timezone)
  return { due_date, recurrence: writeRule({ ...rule, instead_of: null }) }
}

/** A time that the clock skips is none of the rule's, as RFC 5545 has it, and as every calendar will show it. */
function isOnTheWall(at: Planned, { timezone }: Moment): boolean {
  return at.clock === null || wallClock(instantAt(at, timezone), timezone) === wallOf(at)
}

export function writePlanned({ day, clock }: Planned): string {
  const date = writeDay(day).replaceAll('-', '')
  if (clock === null) return date
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${date}T${two(clock / 3_600_000)}${two((clock / 60_000) % 60)}${two((clock / 1000) % 60)}`
}

function wallOf({ day, clock }: Planned): number {
  return day * DAY + (clock ?? 0)
}

function instantAt(at: Planned, timezone: string): number {
  return instantOf(wallOf(at), timezone)
}

function dayOf(wall: number): number {
  return Math.floor(wall / DAY)
}
