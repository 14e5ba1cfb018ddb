import type { Reminder } from '../domain/reminder.ts'
import { printable } from './terminal.ts'

/** "call mom (due 2026-11-20 17:00)", as the clock shows it in this zone. */
export function reminderWords({ title, due_date, late }: Reminder, timezone: string): string {
  const details = [...(due_date === null ? [] : [`due ${dueWords(due_date, timezone)}`]), ...(late ? ['late'] : [])]
  return printable(`${title}${details.length === 0 ? '' : ` (${details.join(', ')})`}`)
}

export function dueWords(due_date: string, timezone: string): string {
  return due_date.length === 10 ? due_date : momentWords(due_date, timezone)
}

/** `2026-11-20 17:00` */
export function momentWords(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    Date.parse(moment),
  )
}
