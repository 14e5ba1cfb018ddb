import type { DayPart, Time } from './expression.ts'
import { type Line, type Read, readInteger, textAt } from './read-number.ts'
import { HALVES, PARTS, RELATIVE_DAYS, TONIGHT, UNITS, ZONE_REGIONS, ZONES } from './words.ts'

export interface TimeRead extends Read<Time> {
  /** A bare hour ("at 5") needs its surroundings to be one; "5pm" does not. */
  readonly bare: boolean
  readonly several: boolean
}

/** A time of day: "5pm", "half past seven", "5 o'clock in the morning", "noon". Bare hours only where `bareAllowed`. */
export function readTime(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const read = readNamed(line, at) ?? readPast(line, at) ?? readClock(line, at, bareAllowed)
  if (read === null) return null
  const next = skipTail(line, read.next)
  const part = read.value.is === 'clock' ? readPartAfter(line, next) : null
  if (part === null || read.value.is !== 'clock') return { ...read, next }
  return { ...read, value: { ...read.value, part: part.value }, next: skipTail(line, part.next), bare: false }
}

function readNamed(line: Line, at: number): TimeRead | null {
  const text = textAt(line, at)
  const named = (value: Time, next: number): TimeRead => ({ value, next, bare: false, several: false })
  if (text === 'midnight' || text === 'midnite') return named({ is: 'midnight' }, at + 1)
  if (text === '12' || text === 'twelve') {
    const after = textAt(line, at + 1)
    if (after === 'noon' || after === 'midday') return named(noon, at + 2)
    if (after === 'midnight') return named({ is: 'midnight' }, at + 2)
  }
  if (PARTS.get(text) === 'noon') return named(noon, at + 1)
  if (text === 'mid' && textAt(line, at + 1) === 'day') return named(noon, at + 2)
  const same = text === 'the' ? at + 1 : at
  if (/^(this|same)$/.test(textAt(line, same)) && textAt(line, same + 1) === 'time')
    return named({ is: 'now' }, same + 2)
  return null
}

const noon: Extract<Time, { is: 'clock' }> = { is: 'clock', hour: 12, minute: 0, second: 0, half: 'day', part: null }

/** "half past 7", "quarter to six", "20 min past eight". */
function readPast(line: Line, at: number): TimeRead | null {
  const start = textAt(line, at) === 'a' ? at + 1 : at
  const minutes = readMinutes(line, start)
  if (minutes === null) return null
  const unit = UNITS.get(textAt(line, minutes.next)) === 'minute' ? minutes.next + 1 : minutes.next
  const word = textAt(line, unit)
  const half = textAt(line, start) === 'half' && textAt(line, start - 1) === 'at' ? readClock(line, unit, true) : null
  // "At half six", as the British say.
  if (half?.bare && half.value.is === 'clock') return { ...half, value: { ...half.value, minute: 30 } }
  const after = word === 'past' || (word === 'after' && textAt(line, start) !== 'half')
  if (!after && word !== 'to' && word !== 'till' && word !== 'before') return null
  // "5 to 6" alone is a range, "ten to six" is not; "20 minutes before 3pm" is an amount.
  if (!after && (word === 'before' || (line[start]?.numeral && unit === minutes.next))) return null
  if (after && word === 'after' && unit !== minutes.next) return null
  const hour = readNamedHour(line, unit + 1, after) ?? readClock(line, unit + 1, true)
  if (hour === null || hour.value.is !== 'clock' || hour.value.minute !== 0) return null
  // Counted from the hour that was named: a quarter to seven is in the morning where seven is.
  const value: Time = { ...hour.value, minute: after ? minutes.value : -minutes.value }
  const spelled = unit > minutes.next || textAt(line, start) === 'half' || textAt(line, start) === 'quarter'
  return { value, next: hour.next, bare: !spelled && hour.bare, several: false }
}

/** "five to noon", "half past midnight". */
function readNamedHour(line: Line, at: number, after: boolean): TimeRead | null {
  const named = readNamed(line, at)
  if (named?.value.is === 'clock') return named
  return named?.value.is === 'midnight' ? { ...named, value: { ...noon, hour: after ? 0 : 24 } } : null
}

function readMinutes(line: Line, at: number): Read<number> | null {
  const text = textAt(line, at)
  if (text === 'half') return { value: 30, next: at + 1 }
  if (text === 'quarter') return { value: 15, next: at + 1 }
  const read = readInteger(line, at)
  return read !== null && read.value > 0 && read.value < 60 && Number.isInteger(read.value) ? read : null
}

function readClock(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'clock') {
    const half = numeral.half === null ? readHalf(line, at + 1) : null
    const value: Time = {
      is: 'clock',
      hour: numeral.hour,
      minute: numeral.minute,
      second: numeral.second,
      half: numeral.half ?? half?.value ?? null,
      part: null,
    }
    return { value, next: half?.next ?? at + 1, bare: false, several: numeral.several }
  }
  return readDotted(line, at) ?? readHourRange(line, at) ?? readHours(line, at, bareAllowed)
}

/** "5.30 pm": a number with a point, which the half of the day makes a clock. */
function readDotted(line: Line, at: number): TimeRead | null {
  const numeral = line[at]?.numeral
  const dotted = /^(\d{1,2})[.;](\d\d)$/.exec(numeral ? textAt(line, at) : '')
  const half = dotted === null ? null : readHalf(line, at + 1)
  if (dotted === null || half === null) return null
  return clockRead(Number(dotted[1]), Number(dotted[2]), half.value, half.next, false)
}

/** "from 9-10", "10-11 tomorrow": hours only beside the words for a time, a date elsewhere. */
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
  return timeLeads.has(before) || isNearDay(before) || isNearDay(textAt(line, at + 1))
}

const timeLeads = new Set(['at', 'from', '@', 'between'])

function isNearDay(text: string): boolean {
  return RELATIVE_DAYS.has(text) || TONIGHT.has(text)
}

/** "5 pm", "five thirty", "5 o'clock", "1730", "5". */
function readHours(line: Line, at: number, bareAllowed: boolean): TimeRead | null {
  const digits = line[at]?.numeral
  const compact = digits?.is === 'number' && (digits.digits === 4 || digits.digits === 3)
  if (digits?.is === 'number' && compact) return readCompact(line, at, digits.value, digits.digits, bareAllowed)
  const hour = readInteger(line, at)
  if (hour === null || hour.value > 24 || !Number.isInteger(hour.value)) return null
  const minute = digits ? readSpacedMinute(line, hour.next) : readSpokenMinute(line, hour.next)
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
  if (!bareAllowed || hour.value === 0) return null
  return clockRead(hour.value, minute?.value ?? 0, null, end, minute === null)
}

/** "1730", "at 930": only where a time is expected, or with its half ("530 pm"). */
function readCompact(line: Line, at: number, value: number, digits: number, allowed: boolean): TimeRead | null {
  const half = readHalf(line, at + 1)
  const hours = textAt(line, at + 1) === 'hours' || textAt(line, at + 1) === 'hrs'
  if ((half === null && !hours && !allowed) || value % 100 > 59 || value > 2359) return null
  const day = digits === 4 && half === null ? 'day' : null
  return clockRead(
    Math.floor(value / 100),
    value % 100,
    half?.value ?? day,
    half?.next ?? (hours ? at + 2 : at + 1),
    !hours && half === null,
  )
}

/** "6 30 am". */
function readSpacedMinute(line: Line, at: number): Read<number> | null {
  const numeral = line[at]?.numeral
  if (numeral?.is !== 'number' || numeral.digits !== 2 || numeral.value > 59) return null
  return readHalf(line, at + 1) === null ? null : { value: numeral.value, next: at + 1 }
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
  return { value: { is: 'clock', hour, minute, second: 0, half: written, part: null }, next, bare, several: false }
}

function readHalf(line: Line, at: number): Read<'am' | 'pm'> | null {
  const text = textAt(line, at)
  const half = HALVES.get(text)
  if (half === undefined) return null
  // A lone "a" is an article unless the sentence stops there.
  if (text.length === 1 && line[at + 1] !== undefined && !line[at + 1]?.mark) return null
  const dot = text.includes('.') && textAt(line, at + 1) === '.' && line[at + 1]?.start === line[at]?.end
  return { value: half, next: dot ? at + 2 : at + 1 }
}

/** "in the morning", "at night", "tonight" is a day as well and read there. */
export function readPartAfter(line: Line, at: number): Read<DayPart> | null {
  const text = textAt(line, at)
  if (text === 'in' || text === 'during') {
    const from = textAt(line, at + 1) === 'the' ? at + 2 : at + 1
    return from === at + 2 ? readPart(line, from) : null
  }
  if (text === 'at' && PARTS.get(textAt(line, at + 1)) === 'night') return { value: 'night', next: at + 2 }
  return readPart(line, at)
}

/** "morning", "early morning", "late in the evening". */
export function readPart(line: Line, at: number): Read<DayPart> | null {
  const text = textAt(line, at)
  if (text === 'early' || text === 'late' || text === 'mid') {
    const from = textAt(line, at + 1) === 'in' && textAt(line, at + 2) === 'the' ? at + 3 : at + 1
    const part = PARTS.get(text === 'mid' ? `mid${textAt(line, from)}` : textAt(line, from))
    return part === undefined ? null : { value: part, next: from + 1 }
  }
  const part = PARTS.get(text)
  return part === undefined || part === 'noon' || text === 'eve' ? null : { value: part, next: at + 1 }
}

/** Zone names and "sharp" belong to the time but say nothing we use: times are the user's own. */
function skipTail(line: Line, at: number): number {
  const text = textAt(line, at)
  if (ZONES.has(text) || text === 'sharp' || text === 'ish') return at + 1
  if (!ZONE_REGIONS.has(text)) return at
  const next = textAt(line, at + 1) === 'standard' || textAt(line, at + 1) === 'daylight' ? at + 2 : at + 1
  return textAt(line, next) === 'time' ? next + 1 : at
}
