import type { Time } from './expression.ts'
import { noon, readClock, readNamed, type TimeRead } from './read-clock.ts'
import { type Line, type Read, readInteger, textAt } from './read-number.ts'
import { PARTS, UNITS } from './words.ts'

/** Minutes before or after an hour: "half past 7", "quarter to six", "20 min past eight", "half nine". */
export function readPast(line: Line, at: number): TimeRead | null {
  return readHalfHour(line, at) ?? readCounted(line, textAt(line, at) === 'a' ? at + 1 : at)
}

/** In "one and a half nine" and "half two of them", "half" is an amount. */
const halved = new Set(['a', 'and', 'one', 'in', 'the'])

/** "half nine" is half past nine, as in British and Irish English. */
function readHalfHour(line: Line, at: number): TimeRead | null {
  if (textAt(line, at) !== 'half' || halved.has(textAt(line, at - 1))) return null
  const hour = readClock(line, at + 1, true)
  if (hour?.value.is !== 'clock' || hour.several || hour.value.minute !== 0 || hour.value.half === 'day') return null
  if (hour.value.hour > 12 || textAt(line, hour.next) === 'of') return null
  return { ...hour, value: { ...hour.value, minute: 30 }, spoken: true }
}

function readCounted(line: Line, at: number): TimeRead | null {
  const minutes = readMinutes(line, at)
  if (minutes === null) return null
  const named = textAt(line, at) === 'half' || textAt(line, at) === 'quarter'
  const unit = UNITS.get(textAt(line, minutes.next)) === 'minute' ? minutes.next + 1 : minutes.next
  const word = textAt(line, unit)
  const after = word === 'past' || (word === 'after' && textAt(line, at) !== 'half' && unit === minutes.next)
  if (!after && !downTo.has(word) && !isQuarterOf(line, at, unit)) return null
  const hour = readNamedHour(line, unit + 1, after) ?? readClock(line, unit + 1, true)
  if (hour === null || hour.value.is !== 'clock' || hour.value.minute !== 0) return null
  const spelled = unit > minutes.next || named
  if (!after && !spelled && isHours(line, at, minutes.value, hour)) return null
  // Counts from the hour named: a quarter to seven is in the morning if seven is.
  const value: Time = { ...hour.value, minute: after ? minutes.value : -minutes.value }
  const spoken = word === 'past' || (!after && round.has(minutes.value))
  return { value, next: hour.next, bare: !spelled && hour.bare, several: false, spoken }
}

/** "before" is left out: "20 minutes before 3pm" is an amount. */
const downTo = new Set(['to', 'till', 'til'])
/** "at a quarter of six", as in American English; elsewhere it is a fraction of something. */
function isQuarterOf(line: Line, at: number, of: number): boolean {
  if (textAt(line, at) !== 'quarter' || textAt(line, of) !== 'of') return false
  return momentLeads.has(textAt(line, at - 1)) || momentLeads.has(textAt(line, at - 2))
}

/** The usual numbers of minutes; "two to one" are odds. */
const round = new Set([5, 10, 20, 25])
const rangeLeads = new Set(['from', 'between'])
/** After these words comes a single time, not a range. */
const momentLeads = new Set(['at', '@', 'by', 'around', 'before', 'until', 'till', 'til'])
const clockLeads = new Set([...momentLeads, 'for', 'to'])

/**
 * "5 to 6" is a range. "20 to 6" can't be one, "ten to six" and "at 5 to 6" never are, and "for 10 to 6" would end
 * before it began.
 */
function isHours(line: Line, at: number, minutes: number, hour: TimeRead): boolean {
  const before = textAt(line, at - 1)
  if (rangeLeads.has(before)) return minutes <= 12
  if (line[at]?.numeral == null) return false
  if (!round.has(minutes)) return true
  if (momentLeads.has(before)) return false
  const backwards = hour.value.is === 'clock' && minutes > hour.value.hour
  return minutes <= 12 && !(backwards && (clockLeads.has(before) || isBeforePart(line, hour.next)))
}

/** "10 to 9 in the morning", with or without "at". */
function isBeforePart(line: Line, at: number): boolean {
  return /^(in|at)$/.test(textAt(line, at)) && PARTS.has(textAt(line, textAt(line, at + 1) === 'the' ? at + 2 : at + 1))
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
