import type { Day, Time, Unit } from './expression.ts'
import { dayPiece, type Piece, timePiece, today } from './piece.ts'
import { readAmounts } from './read-amount.ts'
import { readCalendar } from './read-calendar.ts'
import { readNth } from './read-nth.ts'
import { type Line, readOrdinal, textAt } from './read-number.ts'
import { readPart } from './read-time.ts'
import { endsHere } from './surroundings.ts'
import { FREQUENCIES, PLURAL_WEEKDAYS, TASK_NOUNS, UNITS, WEEKDAYS } from './words.ts'

const again = (piece: Piece): Piece => ({ ...piece, repeats: true })

/** "every monday", "daily", "on weekdays", "twice a week", "each night". */
export function readRepeat(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const text = textAt(line, at)
  if (text === 'every' || text === 'each') return readEvery(line, at + 1, readOf)
  // "On a daily basis".
  if (text === 'a' && textAt(line, at + 2) === 'basis') return readFrequency(line, at + 1)
  return readFrequency(line, at) ?? readTimesA(line, at) ?? readPlural(line, at)
}

function readEvery(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const nth = readNth(line, at, readOf)
  if (nth !== null) return again({ ...nth, certainty: 'sure' })
  const amounts = readAmounts(line, at)
  if (amounts !== null) return again(dayPiece({ is: 'shifted', by: amounts.value, sign: 1, from: null }, amounts.next))
  const other = /^(other|single|second|third|fourth)$/.test(textAt(line, at)) ? at + 1 : at
  const text = textAt(line, other)
  const weekday = WEEKDAYS.get(text) ?? PLURAL_WEEKDAYS.get(text)
  if (weekday !== undefined) return again(dayPiece({ is: 'weekday', weekday, which: 'this' }, other + 1))
  if (text === 'weekday' || text === 'workday' || text === 'weeknight') return again(dayPiece(workday, other + 1))
  if (text === 'weekend') return again(dayPiece(weekend, other + 1))
  const part = readPart(line, other)
  if (part !== null) return again(timePiece({ is: 'part', part: part.value }, part.next))
  const unit = UNITS.get(text)
  if (unit !== undefined) return again(everyUnit(unit, other + 1))
  const date = readCalendar(line, at)
  if (date?.day && date.day.is !== 'day of month' && date.day.is !== 'year')
    return again({ ...date, certainty: 'sure' })
  const ordinal = readOrdinal(line, at)
  if (ordinal === null || !endsHere(line, ordinal.next)) return null
  return again(
    dayPiece({ is: 'day of month', day: ordinal.value, shift: null, weekday: null, the: true }, ordinal.next),
  )
}

const workday: Day = { is: 'shifted', by: [{ count: 0, unit: 'workday' }], sign: 1, from: null }
const weekend: Day = { is: 'period', unit: 'weekend', shift: 0, edge: 'whole' }

/** The first time of something regular is now, save for what comes by the hour or minute. */
function everyUnit(unit: Unit, next: number): Piece {
  if (unit !== 'hour' && unit !== 'minute' && unit !== 'second') return dayPiece(today, next)
  return dayPiece({ is: 'shifted', by: [{ count: 1, unit }], sign: 1, from: null }, next)
}

/** "daily"; a "weekly report" is a kind of report, a "weekly reminder" comes weekly. */
function readFrequency(line: Line, at: number): Piece | null {
  const unit = FREQUENCIES.get(textAt(line, at))
  if (unit === undefined) return null
  const basis = textAt(line, at + 1) === 'basis'
  const settled = basis || endsHere(line, at + 1) || TASK_NOUNS.has(textAt(line, at + 1))
  const piece = again(everyUnit(unit, basis ? at + 2 : at + 1))
  const night: Time | null = /night/.test(textAt(line, at)) ? { is: 'part', part: 'night' } : null
  return { ...piece, time: night, certainty: settled ? 'sure' : 'weak' }
}

/** "once a month", "twice a day", "3 times per week". */
function readTimesA(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  const times = text === 'once' || text === 'twice' ? at + 1 : textAt(line, at + 1) === 'times' ? at + 2 : -1
  if (times < 0 || !/^(an?|per|every|each)$/.test(textAt(line, times))) return null
  const unit = UNITS.get(textAt(line, times + 1))
  return unit === undefined ? null : again(everyUnit(unit, times + 2))
}

/** "mondays", "weekdays", "weekends". */
function readPlural(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  const weekday = PLURAL_WEEKDAYS.get(text)
  if (weekday !== undefined) return again(dayPiece({ is: 'weekday', weekday, which: 'this' }, at + 1, 'led'))
  if (text === 'weekdays' || text === 'weeknights') return again(dayPiece(workday, at + 1, 'led'))
  return text === 'weekends' ? again(dayPiece(weekend, at + 1, 'led')) : null
}
