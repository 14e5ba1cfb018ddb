// A user's open tasks as a calendar that other programs subscribe to (RFC 5545). The same tasks always make the same bytes.

import { createHash } from 'node:crypto'
import { type Rule, readRule, writeRule } from '../calendar/rule.ts'
import { instantOf } from '../calendar/zone.ts'
import type { Task } from '../domain/task.ts'
import { timeZoneLines, wallTime } from './vtimezone.ts'

export interface CalendarFeed {
  readonly text: string
  readonly etag: string
}

export interface CalendarSettings {
  readonly remind_at: string | null
  readonly timezone: string
}

export function calendarFeed(tasks: readonly Task[], settings: CalendarSettings): CalendarFeed {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sayso//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Sayso',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...zonesOf(tasks, settings.timezone),
    ...tasks.flatMap((task) => eventOf(task, settings)),
    'END:VCALENDAR',
  ]
  const text = `${lines.map(fold).join('\r\n')}\r\n`
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** Only what repeats at a time of day is affected by clock changes; everything else is a day, or a moment in UTC. */
function zonesOf(tasks: readonly Task[], timezone: string): string[] {
  const starts = tasks.flatMap((task) =>
    task.due_date === null || isDay(task.due_date) || ruleOf(task) === null ? [] : [Date.parse(task.due_date)],
  )
  return starts.length === 0 ? [] : timeZoneLines(timezone, Math.min(...starts))
}

/** What a calendar can compute by itself: not a rule that counts from completion, nor one with a single moved time. */
function ruleOf({ recurrence }: Task): Rule | null {
  const read = recurrence === null ? null : readRule(recurrence)
  if (read === null || !('rule' in read)) return null
  return read.rule.from === 'completion' || read.rule.instead_of !== null ? null : read.rule
}

const priorities = { high: 1, medium: 5, low: 9 } as const

/** Calendars show events; most don't show tasks. */
function eventOf(task: Task, settings: CalendarSettings): string[] {
  const { id, title, description, due_date, priority, created_at, updated_at } = task
  if (due_date === null) return []
  return [
    'BEGIN:VEVENT',
    `UID:${id}@sayso`,
    `DTSTAMP:${utc(updated_at)}`,
    `CREATED:${utc(created_at)}`,
    `LAST-MODIFIED:${utc(updated_at)}`,
    ...startOf(task, due_date, settings.timezone),
    `SUMMARY:${escaped(title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(priority === null ? [] : [`PRIORITY:${priorities[priority]}`]),
    'TRANSP:TRANSPARENT',
    ...alarmOf(task, due_date, settings),
    'END:VEVENT',
  ]
}

function startOf(task: Task, due_date: string, timezone: string): string[] {
  const rule = ruleOf(task)
  if (isDay(due_date)) {
    const start = `DTSTART;VALUE=DATE:${due_date.replaceAll('-', '')}`
    return rule === null ? [start] : [start, `RRULE:${writeRule({ ...rule, until: rule.until?.slice(0, 8) ?? null })}`]
  }
  if (rule === null) return [`DTSTART:${utc(due_date)}`, 'DURATION:PT15M']
  return [
    `DTSTART;TZID=${timezone}:${wallTime(Date.parse(due_date), timezone)}`,
    'DURATION:PT15M',
    `RRULE:${writeRule({ ...rule, until: rule.until === null ? null : untilOf(rule.until, timezone) })}`,
  ]
}

/** For times it must be a moment in UTC: a day counts to its end. */
function untilOf(until: string, timezone: string): string {
  if (until.endsWith('Z')) return until
  const [, year, month, day, time = '235959'] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}))?$/.exec(until) ?? []
  const wall = Date.parse(`${year}-${month}-${day}T${time.replace(/(\d\d)(?=\d)/g, '$1:')}Z`)
  return utc(new Date(instantOf(wall, timezone)).toISOString())
}

/** Before a time of day, or at the hour when the user wants reminders for whole days. */
function alarmOf({ title, remind_before }: Task, due_date: string, { remind_at }: CalendarSettings): string[] {
  if (isDay(due_date) && remind_at === null) return []
  const [hours = 0, minutes = 0] = isDay(due_date) ? (remind_at ?? '').split(':').map(Number) : []
  const after = hours * 60 + minutes - (remind_before ?? 0)
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${after < 0 ? '-' : ''}PT${Math.abs(after)}M`,
    'END:VALARM',
  ]
}

function isDay(due_date: string): boolean {
  return due_date.length === 10
}

/** `20260210T160000Z` */
function utc(moment: string): string {
  return `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const LONGEST = 75

/** Lines have at most 75 bytes; a continuation begins with a space. No character is cut in two. */
function fold(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = Buffer.byteLength(character)
    if (length + bytes > LONGEST) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}
