// Applies a moment to a task: a time keeps the day, a day keeps the time, a span shifts both.

import { civil, dayNumber } from '../../calendar/civil.ts'
import { nextTime } from '../../calendar/next-time.ts'
import { instantOf, writeInstant } from '../../calendar/zone.ts'
import type { Shift, When } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import { localDay, wallClock } from '../say-due.ts'

type Moment = Pick<DecisionContext, 'now' | 'timezone'>

interface WallTime {
  readonly hour: number
  readonly minute: number
}

/** The due date of a new task. */
export function newDue(when: When, moment: Moment): string | null {
  if (when.due !== null) return when.due
  if (when.day === null) return null
  return when.time === null ? when.day : ahead(when, at(when.day, closed(when.time, null), moment), moment)
}

/** A repeating task whose time today has passed starts with its next occurrence. */
function ahead({ recurrence }: When, due_date: string, moment: Moment): string {
  if (recurrence === undefined || Date.parse(due_date) > Date.parse(moment.now)) return due_date
  return nextTime({ due_date, recurrence }, moment)?.due_date ?? due_date
}

/** The new due date of a task, given its old one. */
export function changedDue(said: When, before: string | null, moment: Moment): string | null {
  const when = said.any_day === true && before !== null ? { ...said, day: null, due: null } : said
  if (when.any_day === true && when.time === null && before !== null) return before
  const was = before === null ? null : wallOf(before, moment)
  if (when.time === null)
    return when.day === null ? when.due : was?.time == null ? when.day : at(when.day, was.time, moment)
  if (when.day !== null)
    return when.due !== null && !when.time.open
      ? when.due
      : at(when.day, closed(when.time, was?.time ?? null, NIGHT_ELSEWHEN), moment)
  if (was === null) return when.due ?? at(localDay(moment.now, moment.timezone), closed(when.time, null), moment)
  return at(was.day, closed(when.time, was.time), moment)
}

const MOST_DAYS = 60_000

/**
 * Null if there is nothing to count from (a date without a time has no hours to move) or the resulting date doesn't
 * exist.
 */
export function shiftedDue({ minutes, days, months }: Shift, before: string | null, moment: Moment): string | null {
  const was = before === null ? { day: localDay(moment.now, moment.timezone), time: null } : wallOf(before, moment)
  if (minutes !== 0 && was.time === null) return null
  if (Math.abs(days) + Math.abs(months) * 31 + Math.abs(minutes) / 1440 > MOST_DAYS) return null
  const day = addMonths(addDays(was.day, days), months)
  if (was.time === null) return day
  const total = was.time.hour * 60 + was.time.minute + minutes
  const shifted = addDays(day, Math.floor(total / 1440))
  const rest = ((total % 1440) + 1440) % 1440
  return at(shifted, { hour: Math.floor(rest / 60), minute: rest % 60 }, moment)
}

function wallOf(due: string, { timezone }: Moment): { day: string; time: WallTime | null } {
  if (due.length === 10) return { day: due, time: null }
  const wall = wallClock(due, timezone)
  return { day: localDay(due, timezone), time: { hour: wall.hour, minute: wall.minute } }
}

/** If am or pm is open, picks the hour nearer to the old one, or else one at which people are awake. */
function closed({ hour, minute, open }: NonNullable<When['time']>, was: WallTime | null, night = NIGHT): WallTime {
  if (!open) return { hour, minute }
  const early = hour % 12
  const late = early + 12
  if (was === null) return { hour: hour < 7 || hour === 12 ? late : hour, minute }
  // The middle of the night is only meant if the task was due at night before.
  const odd = (one: number): number => (one < 6 || one >= 22 ? night : 0)
  const distance = (one: number): number => Math.abs(one * 60 + minute - (was.hour * 60 + was.minute)) + odd(one)
  return { hour: distance(early) < distance(late) ? early : late, minute }
}

/**
 * Minutes added to the distance of a night hour. On another day even a late task moves to the morning: "friday at 11".
 */
const NIGHT = 360
const NIGHT_ELSEWHEN = 600

function at(day: string, { hour, minute }: WallTime, { timezone }: Moment): string {
  const wall = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  return writeInstant(instantOf(wall, timezone), timezone)
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function addMonths(day: string, months: number): string {
  if (months === 0) return day
  const { year, month, day: date } = civil(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  const total = year * 12 + month - 1 + months
  const [y, m] = [Math.floor(total / 12), (total % 12) + 1]
  const last = dayNumber(m === 12 ? y + 1 : y, m === 12 ? 1 : m + 1, 1) - dayNumber(y, m, 1)
  return new Date((dayNumber(y, m, 1) + Math.min(date, last) - 1) * 86_400_000).toISOString().slice(0, 10)
}
