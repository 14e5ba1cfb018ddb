import { type Every, everyAmount, everyDay, everyUnit, everyWeekday, everyWeekend, everyWorkday } from './every.ts'
import type { Amount, Day, Time, Unit } from './expression.ts'
import { dayPiece, type Piece, timePiece, today } from './piece.ts'
import { readAmounts } from './read-amount.ts'
import { readCalendar } from './read-calendar.ts'
import { readFinishing } from './read-ending.ts'
import { readNth } from './read-nth.ts'
import { type Line, readOrdinal, textAt } from './read-number.ts'
import { readPart } from './read-time.ts'
import { endsHere } from './surroundings.ts'
import { FREQUENCIES, PLURAL_WEEKDAYS, TASK_NOUNS, UNITS, WEEKDAYS } from './words.ts'

const again = (piece: Piece, every: Every | null): Piece => ({ ...piece, repeats: true, every: every ?? undefined })

/** "every monday", "daily", "on weekdays", "twice a week", "each night". */
export function readRepeat(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const text = textAt(line, at)
  if (text === 'every' && textAt(line, at + 1) === '!') {
    const piece = readEvery(line, at + 2, readOf)
    return piece === null ? null : { ...piece, finishing: true }
  }
  if (text === 'every' || text === 'each') return readEvery(line, at + 1, readOf)
  // "On a daily basis".
  if (text === 'a' && textAt(line, at + 2) === 'basis') return readFrequency(line, at + 1)
  return readFrequency(line, at) ?? readTimesA(line, at) ?? readPlural(line, at) ?? readAfterFinishing(line, at)
}

function readEvery(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const nth = readNth(line, at, readOf)
  if (nth !== null) return again({ ...nth, certainty: 'sure' }, nth.day === null ? null : everyDay(nth.day))
  const amounts = readAmounts(line, at)
  if (amounts !== null) return again(inAmount(amounts.value, amounts.next), everyAmount(amounts.value))
  const interval = STEPS.get(textAt(line, at)) ?? stepBefore(line, at)
  const other = interval === undefined ? at : at + 1
  const text = textAt(line, other)
  const weekday = WEEKDAYS.get(text) ?? PLURAL_WEEKDAYS.get(text)
  if (weekday !== undefined)
    return again(dayPiece({ is: 'weekday', weekday, which: 'this' }, other + 1), everyWeekday(weekday, interval))
  if (text === 'weekday' || text === 'workday' || text === 'weeknight')
    return again(dayPiece(workday, other + 1), everyWorkday)
  if (text === 'weekend') return again(dayPiece(weekend, other + 1), { ...everyWeekend, interval: interval ?? 1 })
  const part = readPart(line, other)
  if (part !== null) return again(timePiece({ is: 'part', part: part.value }, part.next), everyUnit('day', interval))
  if (text === 'fortnight') return again(firstOf('week', other + 1), everyUnit('week', 2 * (interval ?? 1)))
  const unit = UNITS.get(text)
  if (unit !== undefined) return again(firstOf(unit, other + 1), everyUnit(unit, interval))
  const date = readCalendar(line, at)
  if (date?.day && date.day.is !== 'day of month' && date.day.is !== 'year')
    return again({ ...date, certainty: 'sure' }, everyDay(date.day))
  // The unit of time, not the second of the month.
  if (textAt(line, at) === 'second' && textAt(line, at + 1) !== 'of' && endsHere(line, at + 1))
    return again(firstOf('second', at + 1), null)
  const ordinal = readOrdinal(line, at)
  if (ordinal === null || !endsHere(line, ordinal.next)) return null
  const day: Day = { is: 'day of month', day: ordinal.value, shift: null, weekday: null, the: true }
  return again(dayPiece(day, ordinal.next), everyDay(day))
}

const workday: Day = { is: 'shifted', by: [{ count: 0, unit: 'workday' }], sign: 1, from: null }
const weekend: Day = { is: 'period', unit: 'weekend', shift: 0, edge: 'whole' }

/** Recurrences start now, except for hours and minutes. */
function firstOf(unit: Unit, next: number): Piece {
  if (unit !== 'hour' && unit !== 'minute' && unit !== 'second') return dayPiece(today, next)
  return inAmount([{ count: 1, unit }], next)
}

function inAmount(by: readonly Amount[], next: number): Piece {
  return dayPiece({ is: 'shifted', by, sign: 1, from: null }, next)
}

/** "every other week". */
const STEPS: ReadonlyMap<string, number> = new Map([
  ['single', 1],
  ['other', 2],
])

/** "every third day", "every 6th week", "every second tuesday". */
function stepBefore(line: Line, at: number): number | undefined {
  const ordinal = readOrdinal(line, at)
  const next = textAt(line, at + 1)
  const isStep = ordinal?.next === at + 1 && (UNITS.has(next) || WEEKDAYS.has(next) || UNITED.has(next))
  return isStep ? ordinal.value : undefined
}

const UNITED = new Set(['weekend', 'fortnight', 'morning', 'evening', 'night', 'afternoon'])

/** "3 days after i finish it". */
function readAfterFinishing(line: Line, at: number): Piece | null {
  const amounts = readAmounts(line, at)
  const every = amounts === null ? null : everyAmount(amounts.value)
  if (amounts === null || every === null || readFinishing(line, amounts.next) === null) return null
  return again(inAmount(amounts.value, amounts.next), every)
}

/** "daily"; a "weekly report" is a kind of report, but a "weekly reminder" comes weekly. */
function readFrequency(line: Line, at: number): Piece | null {
  const unit = FREQUENCIES.get(textAt(line, at))
  if (unit === undefined) return null
  const basis = textAt(line, at + 1) === 'basis'
  // "watch The Daily"
  if (textAt(line, at - 1) === 'the' && endsHere(line, at + 1) && !TASK_NOUNS.has(textAt(line, at + 1))) return null
  const settled = basis || endsHere(line, at + 1) || TASK_NOUNS.has(textAt(line, at + 1))
  const interval = /^(?:biweekly|fortnightly|bimonthly)$/.test(textAt(line, at)) ? 2 : 1
  const piece = again(firstOf(unit, basis ? at + 2 : at + 1), everyUnit(unit, interval))
  const night: Time | null = /^(?:nightly|everynight)$/.test(textAt(line, at)) ? { is: 'part', part: 'night' } : null
  return { ...piece, time: night, certainty: settled ? 'sure' : 'weak' }
}

/** "once a month", "twice a day", "3 times per week". */
function readTimesA(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  const times = text === 'once' || text === 'twice' ? at + 1 : textAt(line, at + 1) === 'times' ? at + 2 : -1
  if (times < 0 || !/^(an?|per|every|each)$/.test(textAt(line, times))) return null
  const unit = UNITS.get(textAt(line, times + 1))
  // "twice a day" and "3 times a week" don't say when.
  return unit === undefined ? null : again(firstOf(unit, times + 2), text === 'once' ? everyUnit(unit) : null)
}

const OF_ONE = new Set(['my', 'our', 'his', 'her', 'their', 'no', 'not', 'too'])

/** "mondays", "weekdays", "weekends". */
function readPlural(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  // "wednesday, thursdays my day off": "thursday's" without its apostrophe.
  if (OF_ONE.has(textAt(line, at + 1))) return null
  const weekday = PLURAL_WEEKDAYS.get(text)
  if (weekday !== undefined)
    return again(dayPiece({ is: 'weekday', weekday, which: 'this' }, at + 1, 'led'), everyWeekday(weekday))
  if (text === 'weekdays' || text === 'weeknights') return again(dayPiece(workday, at + 1, 'led'), everyWorkday)
  return text === 'weekends' ? again(dayPiece(weekend, at + 1, 'led'), everyWeekend) : null
}
