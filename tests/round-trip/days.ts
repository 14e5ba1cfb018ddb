// Dates worked out by hand, without the engine: the check must not share its mistakes.

/** The moment every case is said at: a Monday, half past ten in the morning. */
export const NOW = '2026-11-16T10:30:00.000Z'
export const TODAY = '2026-11-16'

const DAY = 86_400_000
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
}

/** The same day of a later month; only asked for days that every month has. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

export function weekdayOf(day: string): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? 'sunday'
}

/** The next such weekday after today. */
export function comingWeekday(name: (typeof WEEKDAYS)[number]): string {
  const ahead = (WEEKDAYS.indexOf(name) - new Date(TODAY).getUTCDay() + 7) % 7
  return plusDays(TODAY, ahead === 0 ? 7 : ahead)
}

export interface Due {
  readonly day: string
  /** `17:00`, or null for the whole day. */
  readonly time: string | null
}

export function plusMinutes({ day, time }: Due, minutes: number): Due {
  const moved = new Date(Date.parse(`${day}T${time ?? '00:00'}:00Z`) + minutes * 60_000).toISOString()
  return { day: moved.slice(0, 10), time: moved.slice(11, 16) }
}

export function toDueDate(due: Due | null): string | null {
  if (due === null) return null
  return due.time === null ? due.day : `${due.day}T${due.time}:00+00:00`
}

export function fromDueDate(text: string | null): Due | null {
  if (text === null) return null
  if (text.length === 10) return { day: text, time: null }
  const instant = new Date(text).toISOString()
  return { day: instant.slice(0, 10), time: instant.slice(11, 16) }
}
