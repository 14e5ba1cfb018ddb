// What a token of digits and punctuation may mean: a number, a time, a date. Only short tokens, never free text.

import { UNITS } from './words.ts'

export type Half = 'am' | 'pm' | 'day' | null

export interface Clock {
  readonly is: 'clock'
  readonly hour: number
  readonly minute: number
  readonly second: number
  /** "day" means that the hour is as written, on a 24-hour clock. */
  readonly half: Half
  /** "5-6pm". */
  readonly several: boolean
}

export type Numeral =
  | Clock
  | { readonly is: 'number'; readonly value: number; readonly digits: number }
  | { readonly is: 'ordinal'; readonly value: number }
  | {
      readonly is: 'date'
      readonly year: number | null
      readonly month: number
      readonly day: number
      readonly mark: string
      /** "4.22" could also be a number. */
      readonly value: number
    }
  | { readonly is: 'stamp'; readonly date: string; readonly time: string; readonly offset: string | null }
  /** "1h30m", "17h30": hours and minutes, as an amount or on the clock. */
  | { readonly is: 'span'; readonly hours: number; readonly minutes: number }
  | { readonly is: 'glued'; readonly value: number; readonly digits: number; readonly unit: string }

const LONGEST = 32
const clockShape = /^(\d{1,2})(?:[:.;](\d{2})(?::(\d{2}))?)?(am|pm|a|p|a\.m|p\.m|-?ish)?$/
const hoursShape = /^(\d{1,2})[:.](\d\d)(?:h|hrs?)$/
const compactShape = /^(\d{1,2})(\d{2})(am|pm|a|p|a\.m|p\.m)$/
const rangeShape = /^(\d{1,2}(?::\d{2})?(?:am|pm|a|p)?)[-–](\d{1,2}(?::\d{2})?(?:am|pm|a|p|ish)?)$/
const hourRange = /^\d{1,2}h(?:\d\d)?-\d{1,2}h(?:\d\d)?$/
const stampShape = /^(\d{4}-\d\d-\d\d)t(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(z|[+-]\d\d:?\d\d)?$/
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})[-/.,](\d{4}|\d{2})$/
const noYear = /^(\d{1,2})([-/.])(\d{1,2})$/
/** "6/1-6/5": the first of the two. */
const fromTo = /^(\d{1,2})(\/)(\d{1,2})-\d{1,2}\/\d{1,2}$/
const wordShape = /^(\d{1,9}(?:\.\d{1,2})?)([a-z]{1,7})$/
const spanShape = /^(\d{1,2})h(\d{2})(?:m|mins?)?$/
const SHORT_UNITS: ReadonlyMap<string, string> = new Map([
  ['m', 'min'],
  ['h', 'hour'],
  ['d', 'day'],
  ['w', 'week'],
  ['y', 'year'],
])

/** Reads a token that starts with a digit; null if it is an ordinary word ("3rd-party", "4x4"). */
export function readNumeral(text: string): Numeral | null {
  if (text.length > LONGEST) return null
  if (/^\d+$/.test(text)) return { is: 'number', value: Number(text), digits: text.length }
  return ordinal(text) ?? clockOf(text) ?? dateOf(text) ?? range(text) ?? span(text) ?? glued(text)
}

function ordinal(text: string): Numeral | null {
  const parts = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(text)
  return parts === null ? null : { is: 'ordinal', value: Number(parts[1]) }
}

function clockOf(text: string): Clock | null {
  const written = hoursShape.exec(text)
  if (written !== null) return clock(written[1] ?? '', written[2], undefined, 'day')
  const parts = clockShape.exec(text) ?? compactShape.exec(text)
  if (parts === null) return null
  const [, hours = '', minutes, third, fourth] = parts
  const compact = parts.length === 4
  const suffix = compact ? third : fourth
  const seconds = compact ? undefined : third
  // "4.22" and "10;30" are times only if something else says so.
  if (suffix === undefined && (minutes === undefined || !text.includes(':'))) return null
  const half = suffix === undefined || suffix.endsWith('ish') ? null : suffix.startsWith('a') ? 'am' : 'pm'
  return clock(hours, minutes, seconds, half)
}

function clock(hours: string, minutes: string | undefined, seconds: string | undefined, half: Half): Clock | null {
  const hour = Number(hours)
  const minute = Number(minutes ?? 0)
  const second = Number(seconds ?? 0)
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute > 0)) return null
  // "17:30", "05:30" and "8:00:20" are on a 24-hour clock; "15pm" is just 15:00.
  const written = hour > 12 || hour === 0 || (half === null && (hours.startsWith('0') || seconds !== undefined))
  return { is: 'clock', hour, minute, second, half: written ? 'day' : half, several: false }
}

function range(said: string): Clock | null {
  const text = hourRange.test(said) ? said.replace(/h(\d*)/g, (_, minutes) => `:${minutes || '00'}`) : said
  const parts = rangeShape.exec(text)
  if (parts === null || !/[:apm]/.test(text)) return null
  const to = clockOf(parts[2] ?? '') ?? bareHour(parts[2] ?? '')
  const from = clockOf(parts[1] ?? '') ?? bareHour(parts[1] ?? '')
  if (from === null || to === null) return null
  if (from.half !== null || to.half === null || to.half === 'day') return { ...from, several: true }
  // In "5-6pm" both are pm; in "11-1pm" they can't be.
  const crosses = from.hour % 12 > to.hour % 12
  return { ...from, half: crosses && to.half === 'pm' ? 'am' : to.half, several: true }
}

function bareHour(text: string): Clock | null {
  return /^\d{1,2}$/.test(text) ? clock(text, undefined, undefined, null) : null
}

function dateOf(text: string): Numeral | null {
  const stamp = stampShape.exec(text)
  if (stamp !== null) return { is: 'stamp', date: stamp[1] ?? '', time: stamp[2] ?? '', offset: stamp[3] ?? null }
  const first = yearFirst.exec(text)
  if (first !== null) return date(Number(first[1]), Number(first[3]), Number(first[4]), first[2] ?? '', text)
  const last = yearLast.exec(text)
  if (last !== null) return monthFirst(fullYear(last[4] ?? ''), Number(last[1]), Number(last[3]), last[2] ?? '', text)
  const short = noYear.exec(text) ?? fromTo.exec(text)
  if (short === null || text === '24/7') return null
  return monthFirst(null, Number(short[1]), Number(short[3]), short[2] ?? '', text)
}

/** "5/12" is the 12th of May; "13/4" can only be the 13th of April, and with dots the day comes first everywhere. */
function monthFirst(year: number | null, one: number, two: number, mark: string, text: string): Numeral | null {
  return one > 12 || (mark === '.' && two <= 12) ? date(year, two, one, mark, text) : date(year, one, two, mark, text)
}

// A day that no month has ("2/31") still counts as a date, which resolves to nothing. A day above 31 is something else.
function date(year: number | null, month: number, day: number, mark: string, text: string): Numeral | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) {
    return mark === '.' && year === null ? { is: 'number', value: Number(text), digits: text.length } : null
  }
  return { is: 'date', year, month, day, mark, value: Number(text) }
}

/** Two digits mean a year from 1970 to 2069. */
export function fullYear(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 40 ? 2000 + year : 1900 + year
}

function span(text: string): Numeral | null {
  const parts = spanShape.exec(text)
  return parts === null ? null : { is: 'span', hours: Number(parts[1]), minutes: Number(parts[2]) }
}

/** "30min", "2h". */
function glued(text: string): Numeral | null {
  if (/^\d{1,3}(,\d{3})+$/.test(text)) return { is: 'number', value: Number(text.replaceAll(',', '')), digits: 9 }
  const parts = wordShape.exec(text)
  const written = parts?.[2] ?? ''
  const unit = SHORT_UNITS.get(written) ?? (UNITS.has(written) ? written : undefined)
  if (parts === null || unit === undefined) return null
  return { is: 'glued', value: Number(parts[1]), digits: 9, unit }
}
