import type { Time } from './expression.ts'
import { type Line, type Read, readInteger, textAt } from './read-number.ts'
import { FOLLOWERS, HALVES, PARTS, RELATIVE_DAYS, TONIGHT, WEEKDAYS, ZONES } from './words.ts'

export interface TimeRead extends Read<Time> {
  /** A bare hour ("at 5") depends on its context; "5pm" doesn't. */
  readonly bare: boolean
  readonly several: boolean
  /** In words used only for times ("half nine", "ten past"), so certain unless it counts the next word. */
  readonly spoken: boolean
}

/** "noon", "12 midnight", "the same time". */
export function readNamed(line: Line, at: number): TimeRead | null {
  const text = textAt(line, at)
  const named = (value: Time, next: number): TimeRead => ({ value, next, bare: false, several: false, spoken: false })
  if (text === 'midnight' || text === 'midnite') return named({ is: 'midnight' }, at + 1)
  if (text === '12' || text === 'twelve') {
    const after = textAt(line, at + 1)
    if (after === 'noon' || after === 'midday') return named(noon, at + 2)
    if (after === 'midnight') return named({ is: 'midnight' }, at + 2)
  }
  if (PARTS.get(text) === 'noon') return named(noon, at + 1)
  if (text === 'mid' && textAt(line, at + 1) === 'day') return named(noon, at + 2)
  const same = text === 'the' ? at + 1 : at
  const which = textAt(line, same)
  if (textAt(line, same + 1) !== 'time' || (which !== 'same' && !(which === 'this' && isOfDay(line, same)))) return null
  return named({ is: 'now' }, same + 2)
}

/** "this time tomorrow", "tomorrow at this time"; in "when is it due this time" it means this occasion. */
function isOfDay(line: Line, at: number): boolean {
  const [before, after] = [textAt(line, at - 1), textAt(line, at + 2)]
  return ['at', 'by', 'around', 'about'].includes(before) || beginsDay(before) || beginsDay(after)
}

function beginsDay(text: string): boolean {
  return RELATIVE_DAYS.has(text) || WEEKDAYS.has(text) || ['next', 'last', 'in', 'on', 'a', 'every'].includes(text)
}

type ClockTime = Extract<Time, { is: 'clock' }>

export const noon: ClockTime = { is: 'clock', hour: 12, minute: 0, second: 0, half: 'day', part: null }

/** "5:30", "5.30 pm", "17h30", "1730", "five thirty"; bare hours only if allowed. */
export function readClock(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'clock') {
    if (isThingsLetter(line, at, bareAllowed)) return null
    const half = numeral.half === null ? readHalf(line, at + 1) : null
    const value: Time = {
      is: 'clock',
      hour: numeral.hour,
      minute: numeral.minute,
      second: numeral.second,
      half: numeral.half ?? half?.value ?? null,
      part: null,
    }
    const next = half?.next ?? pastUnit(line, at + 1)
    return { value, next, bare: false, several: numeral.several, spoken: false }
  }
  return (
    readDotted(line, at) ??
    readHourRange(line, at) ??
    readWithH(line, at, bareAllowed) ??
    readHours(line, at, bareAllowed)
  )
}

/** "a 15A plug", "unit 5A", "order 3p plugs": a number with one letter is a time only where a time is expected. */
function isThingsLetter(line: Line, at: number, bareAllowed: boolean): boolean {
  const text = textAt(line, at)
  if (!/^\d{1,2}[ap]$/.test(text)) return false
  if (Number(text.slice(0, -1)) > 12) return true
  if (bareAllowed || isDay(textAt(line, at - 1)) || isDay(textAt(line, at + 1))) return false
  const next = line[at + 1]
  return line[at]?.capital === true || !(next === undefined || next.mark || FOLLOWERS.has(next.text))
}

/** "5.30 pm", "at 7.30": a number with a point that its context makes a time. */
function readDotted(line: Line, at: number): TimeRead | null {
  const numeral = line[at]?.numeral
  const dotted = /^(\d{1,2})[.;](\d\d)$/.exec(numeral ? textAt(line, at) : '')
  const half = dotted === null ? null : readHalf(line, at + 1)
  const isClock = half !== null || isUnit(line, at + 1) || isDotted(line, at)
  if (dotted === null || Number(dotted[1]) > 23 || Number(dotted[2]) > 59 || !isClock) return null
  const next = half?.next ?? pastUnit(line, at + 1)
  return clockRead(Number(dotted[1]), Number(dotted[2]), half?.value ?? null, next, false)
}

/** "14.30 h", "14:30 hrs": the unit belongs to the time. */
function pastUnit(line: Line, at: number): number {
  return isUnit(line, at) ? at + 1 : at
}

function isUnit(line: Line, at: number): boolean {
  return CLOCK_UNITS.has(textAt(line, at))
}

const CLOCK_UNITS = new Set(['h', 'hrs', 'hours'])

/** "at 7.30", "tomorrow 7.30"; elsewhere it is a date or a number. */
export function isDotted(line: Line, at: number): boolean {
  if (!/^([01]?\d|2[0-3])\.[0-5]\d$/.test(textAt(line, at))) return false
  const before = textAt(line, textAt(line, at - 1) === ',' ? at - 2 : at - 1)
  if (before === 'at' || before === '@' || isNearDay(before) || isNearDay(textAt(line, at + 1))) return true
  if (isInPartOfDay(line, at + 1)) return true
  // "thursday, 11.30": there is no thirtieth month.
  const minutes = Number(textAt(line, at).split('.')[1])
  return (minutes === 0 || minutes > 12) && (WEEKDAYS.has(before) || WEEKDAYS.has(textAt(line, at + 1)))
}

/** "8.30 in the evening", "11.15 at night". */
function isInPartOfDay(line: Line, at: number): boolean {
  const lead = textAt(line, at)
  const part = lead === 'in' && textAt(line, at + 1) === 'the' ? at + 2 : at + 1
  return BEFORE_PARTS.has(lead) && PARTS.has(textAt(line, part))
}

const BEFORE_PARTS = new Set(['in', 'at', 'this'])

/** After these words "h" means a number of hours: "by 2h", "for 1h30". */
const amountLeads = new Set('by for in within about around approximately exactly than of another'.split(' '))

/** "17h30", "at 9h": the 24-hour clock, except for the small hours, when nobody wants a reminder. */
function readWithH(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const [, hours = '', minutes] = /^(\d{1,2})h(\d\d)?$/.exec(textAt(line, at)) ?? []
  const hour = Number(hours)
  if (hours === '' || hour > 23 || Number(minutes ?? 0) > 59) return null
  const next = minutes === undefined ? at + 2 : at + 1
  // "study 8h tomorrow" is a duration; nobody does anything for longer than that.
  const besideDay = hour >= 9 && (isDay(textAt(line, next)) || isDay(textAt(line, at - 1)))
  const led = (bareAllowed || besideDay) && !amountLeads.has(textAt(line, at - 1))
  // On its own it could also be a duration, unless it would be a very long one.
  const alone = hour >= (minutes === undefined ? 13 : 7) || (at === 0 && next === line.length)
  if (!led && !alone) return null
  const half = hour >= 7 || hours.startsWith('0') ? 'day' : null
  return { ...clockRead(hour, Number(minutes ?? 0), half, next, minutes === undefined), spoken: led }
}

function isDay(text: string): boolean {
  return isNearDay(text) || WEEKDAYS.has(text)
}

/** "from 9-10", "10-11 tomorrow": hours only beside words for a time; elsewhere a date. */
function readHourRange(line: Line, at: number): TimeRead | null {
  if (!isHourRange(line, at)) return null
  const hour = Number(textAt(line, at).split('-')[0])
  return { ...clockRead(hour, 0, null, at + 1, true), several: true }
}

export function isHourRange(line: Line, at: number): boolean {
  const numeral = line[at]?.numeral
  if (numeral?.is !== 'date' || numeral.mark !== '-' || numeral.year !== null) return false
  // "at 4-22" can only be a date.
  if (numeral.day > 12 && numeral.month <= 12) return false
  const before = textAt(line, at - 1)
  const next = textAt(line, at + 1)
  // "lunch 12-1 on friday": nobody gives a date together with its weekday like this.
  const ofWeekday = WEEKDAYS.has(next) || (next === 'on' && WEEKDAYS.has(textAt(line, at + 2)))
  return timeLeads.has(before) || isNearDay(before) || isNearDay(next) || ofWeekday
}

const timeLeads = new Set(['at', 'from', '@', 'between'])

function isNearDay(text: string): boolean {
  return RELATIVE_DAYS.has(text) || TONIGHT.has(text)
}

/** "5 pm", "five thirty", "5 o'clock", "1730", "5". */
function readHours(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const digits = line[at]?.numeral
  if (digits?.is === 'number' && /^\d{3}/.test(textAt(line, at))) return readCompact(line, at, bareAllowed)
  const hour = readInteger(line, at)
  if (hour === null || hour.value > 24 || !Number.isInteger(hour.value)) return null
  const minute = digits ? readSpacedMinute(line, hour.next, bareAllowed) : readSpokenMinute(line, hour.next)
  const end = minute?.next ?? hour.next
  const clock = textAt(line, end)
  if (clock === "o'clock" || clock === 'oclock' || (clock === 'o' && textAt(line, end + 1) === 'clock')) {
    const next = clock === 'o' ? end + 2 : end + 1
    const half = readHalf(line, next)
    return clockRead(hour.value, 0, half?.value ?? null, half?.next ?? next, false)
  }
  const half = readHalf(line, end)
  if (half !== null) return clockRead(hour.value, minute?.value ?? 0, half.value, half.next, false)
  if (ZONES.has(clock) && clock.length > 2 && hour.value > 0)
    return clockRead(hour.value, minute?.value ?? 0, null, end, false)
  if (clock === 'ish') return clockRead(hour.value, minute?.value ?? 0, null, end + 1, false)
  // "At ten past" doesn't say which hour.
  if (!bareAllowed || hour.value === 0 || clock === 'past') return null
  return clockRead(hour.value, minute?.value ?? 0, null, end, minute === null)
}

/**
 * "1730", "at 930", "0600", "1800 hours": only where a time is expected, or with a word that makes it one ("530 pm").
 */
function readCompact(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const [, digits = ''] = /^(\d{3,4})(?:h|hrs?|hours)?$/.exec(textAt(line, at)) ?? []
  const value = Number(digits)
  if (digits === '' || value % 100 > 59 || value > 2359) return null
  const half = readHalf(line, at + 1)
  const hours = hourWords.has(textAt(line, at + 1)) && digits.length === 4
  const zero = digits.length === 4 && digits.startsWith('0')
  if (half === null && !hours && !zero && !bareAllowed) return null
  const day = digits.length === 4 && half === null ? 'day' : null
  const next = half?.next ?? (hours ? at + 2 : at + 1)
  const clock = clockRead(Math.floor(value / 100), value % 100, half?.value ?? day, next, !hours && half === null)
  return { ...clock, spoken: zero && bareAllowed }
}

const hourWords = new Set(['hours', 'hrs', 'hour', 'hr'])

/** "6 30 am", "at 11 30"; in "at 10 20 people come" the 20 counts people. */
function readSpacedMinute(line: Line, at: number, bareAllowed: boolean): Read<number> | null {
  const numeral = line[at]?.numeral
  if (numeral?.is !== 'number' || numeral.digits !== 2 || numeral.value > 59) return null
  const after = line[at + 1]
  const isAtEnd = after === undefined || after.mark || FOLLOWERS.has(after.text) || isDay(after.text)
  return readHalf(line, at + 1) !== null || (bareAllowed && isAtEnd) ? { value: numeral.value, next: at + 1 } : null
}

function readSpokenMinute(line: Line, at: number): Read<number> | null {
  const oh = textAt(line, at) === 'oh' || textAt(line, at) === 'o'
  const read = line[at]?.numeral ? null : readInteger(line, oh ? at + 1 : at)
  return read !== null && (oh ? read.value < 10 : read.value >= 10 && read.value < 60) ? read : null
}

function clockRead(
  hour: number,
  minute: number,
  half: 'am' | 'pm' | 'day' | null,
  next: number,
  bare: boolean,
): TimeRead {
  const written = hour > 12 || hour === 0 ? 'day' : half
  return {
    value: { is: 'clock', hour, minute, second: 0, half: written, part: null },
    next,
    bare,
    several: false,
    spoken: false,
  }
}

function readHalf(line: Line, at: number): Read<'am' | 'pm'> | null {
  const text = textAt(line, at)
  const half = HALVES.get(text)
  if (half === undefined) return null
  // As dictated: "nine a m".
  if (text.length === 1 && textAt(line, at + 1) === 'm') return { value: half, next: at + 2 }
  // A lone "a" is an article unless it ends the sentence.
  if (text.length === 1 && line[at + 1] !== undefined && !line[at + 1]?.mark) return null
  const dot = text.includes('.') && textAt(line, at + 1) === '.' && line[at + 1]?.start === line[at]?.end
  return { value: half, next: dot ? at + 2 : at + 1 }
}
