// Days and times as a person picks them, in their zone.

import { instantOf, readInstant, wallClock, writeDay, writeInstant } from '../../../src/calendar/zone.ts'
import type { Task } from '../../../src/domain/task.ts'
import { sayDue } from '../../../src/engine/say-due.ts'
import { sayRule } from '../../../src/engine/say-rule.ts'
import { serverNow } from '../api/clock.ts'

const DAY = 86_400_000

export interface Picked {
  readonly day: string
  /** '' for a whole day. */
  readonly time: string
}

export function pickedOf(due_date: string | null, timezone: string): Picked {
  if (due_date === null) return { day: '', time: '' }
  if (due_date.length === 10) return { day: due_date, time: '' }
  const wall = new Date(wallClock(readInstant(due_date), timezone)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

export function dueOf({ day, time }: Picked, timezone: string): string | null {
  if (day === '') return null
  if (time === '') return day
  return writeInstant(instantOf(Date.parse(`${day}T${time}:00Z`), timezone), timezone)
}

/** Another day, with the time it had. */
export function withDay(due_date: string | null, day: string, timezone: string): string | null {
  return dueOf({ day: pickedOf(day, timezone).day, time: pickedOf(due_date, timezone).time }, timezone)
}

/** The day it is there, and days after it. */
export function dayFrom(today: number, days: number): string {
  return writeDay(today + days)
}

export function todayIn(timezone: string): number {
  return Math.floor(wallClock(serverNow(), timezone) / DAY)
}

/** Days until the next Monday; on a Monday, a week. */
export function untilMonday(today: number): number {
  const weekday = (today + 4) % 7
  return (8 - weekday) % 7 || 7
}

const near: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/** As people say it: "today", "tomorrow, 17:00", "Fri 20 Nov". */
export function sayDay(due_date: string, timezone: string): string {
  const { day, time } = pickedOf(due_date, timezone)
  const said = near[Date.parse(day) / DAY - todayIn(timezone)]
  if (said === undefined) return sayDue(due_date, new Date(serverNow()).toISOString(), timezone)
  return time === '' ? said : `${said}, ${time}`
}

const date = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** "Fri 20 Nov", also where it is today. */
export function sayDate(day: string): string {
  return date.format(Date.parse(day)).replace(',', '')
}

/** "due tomorrow, high priority"; '' where nothing is known. */
export function sayDetails(
  { due_date, priority, recurrence = null }: Pick<Task, 'due_date' | 'priority'> & Partial<Pick<Task, 'recurrence'>>,
  timezone: string,
): string {
  return [
    due_date === null ? [] : `due ${sayDay(due_date, timezone)}`,
    recurrence === null ? [] : `repeats ${sayRule(recurrence) ?? ''}`,
    priority === null ? [] : `${priority} priority`,
  ]
    .flat()
    .join(', ')
}

export function isOverdue({ due_date, status }: Task, timezone: string): boolean {
  if (due_date === null || status === 'completed') return false
  if (due_date.length === 10) return due_date < writeDay(todayIn(timezone))
  return readInstant(due_date) < serverNow()
}
