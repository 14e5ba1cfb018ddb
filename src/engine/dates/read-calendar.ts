import type { Day } from './expression.ts'
import { dayPiece, type Piece } from './piece.ts'
import { isDotted, isHourRange } from './read-clock.ts'
import { readDayOfMonth } from './read-day-of-month.ts'
import { readDays } from './read-days.ts'
import { readHolidayPiece } from './read-holiday.ts'
import { type Line, readDayNumber, readOrdinal, readYear, textAt } from './read-number.ts'
import { isClockNumber, readYearAfter } from './read-year-after.ts'
import { endsHere } from './surroundings.ts'
import { HALVES, MONTHS, UNITS } from './words.ts'

/** A calendar date: "may 9", "the 3rd of march 2027", "13/04/21", "the 18th", "christmas eve". */
export function readCalendar(line: Line, at: number): Piece | null {
  return (
    readDaysOfMonth(line, at) ??
    readWritten(line, at) ??
    readYearFirst(line, at) ??
    readMonthFirst(line, at) ??
    readDayFirst(line, at) ??
    readHolidayPiece(line, at) ??
    readDayOfMonth(line, at) ??
    readPlainYear(line, at)
  )
}

/** "3-5 december", "the 3rd to the 5th of june", "june 3 and 7". */
function readDaysOfMonth(line: Line, at: number): Piece | null {
  const before = MONTHS.get(textAt(line, at))
  const start = before === undefined ? at : skipDot(line, at)
  const days = readDays(line, textAt(line, start) === 'the' ? start + 1 : start)
  if (days === null) return null
  const of = textAt(line, days.next) === 'of' ? days.next + 1 : days.next
  const month = before ?? MONTHS.get(textAt(line, of))
  // "june 3 to 5 pm", "june 3 and 4 eggs".
  if (before !== undefined && (isClockNumber(line, days.next - 1) || !endsHere(line, days.next))) return null
  if (month === undefined) return null
  const end = before === undefined ? skipDot(line, of) : days.next
  const year = readYearAfter(line, end, false)
  const on = (day: number): Day => ({ is: 'date', year: year?.value ?? null, month, day, which: 'coming' })
  const to = days.to === null ? null : on(days.to)
  return { ...dayPiece(on(days.value), year?.next ?? end), several: true, to }
}

/** "2026-02-10", "5/12", "2026-02-10T17:00Z". */
function readWritten(line: Line, at: number): Piece | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'stamp') return dayPiece({ ...numeral }, at + 1)
  if (numeral?.is !== 'date') return null
  const { year, month, day, mark } = numeral
  // "2-3 days" is an amount.
  if (isHourRange(line, at) || isDotted(line, at) || (mark === '-' && UNITS.has(textAt(line, at + 1)))) return null
  if (mark === '.' && year === null && HALVES.has(textAt(line, at + 1))) return null
  const value: Day = { is: 'date', year, month, day, which: 'coming' }
  if (year !== null) return dayPiece(value, at + 1)
  const after = mark === '/' ? readYearAfter(line, at + 1, false) : null
  if (after !== null) return dayPiece({ ...value, year: after.value }, after.next)
  // "24.12. at six": followed by a full stop, it is a day.
  const point = line[at + 1]
  if (mark === '.' && point?.text === '.' && point.start === line[at]?.end && line[at + 2]?.capital === false)
    return dayPiece(value, at + 2)
  // "30.11" can't be an hour.
  if (mark === '.' && day > LAST_HOUR) return dayPiece(value, at + 1, 'led')
  // "1/2" could be a half, "4.22" a price and "7-6" a score.
  return dayPiece(
    value,
    at + 1,
    mark === '/' && endsHere(line, at + 1) && textAt(line, at + 1) !== 'of' ? 'sure' : 'weak',
  )
}

const LAST_HOUR = 23

/** "2026 may 5". */
function readYearFirst(line: Line, at: number): Piece | null {
  const numeral = line[at]?.numeral
  if (numeral?.is !== 'number' || numeral.digits !== 4 || numeral.value < 1900 || numeral.value > 2200) return null
  const month = MONTHS.get(textAt(line, at + 1))
  const day = month === undefined ? null : readDayNumber(line, skipDot(line, at + 1))
  if (month === undefined || day === null || isClockNumber(line, day.next - 1)) return null
  return dayPiece({ is: 'date', year: numeral.value, month, day: day.value, which: 'coming' }, day.next)
}

/** "march 5", "oct. 23rd, 2026", "may 2027", "march". */
function readMonthFirst(line: Line, at: number): Piece | null {
  const month = MONTHS.get(textAt(line, at))
  if (month === undefined) return null
  const after = skipDot(line, at)
  const year = readYear(line, textAt(line, after) === ',' ? after + 1 : after)
  if (year !== null && line[year.next - 1]?.numeral) {
    return dayPiece({ is: 'month', month, year: year.value, which: 'coming', edge: 'whole' }, year.next)
  }
  const comma = textAt(line, after) === ',' && readOrdinal(line, after + 1) !== null ? after + 1 : after
  const the = textAt(line, comma) === 'the' ? comma + 1 : comma
  const day = readDayNumber(line, the)
  if (day === null || isClockNumber(line, the) || countsThings(line, at, day.next, day.ordinal)) {
    return readMonthAlone(line, at, month)
  }
  const own = readYearAfter(line, day.next, day.ordinal)
  const value: Day = { is: 'date', year: own?.value ?? null, month, day: day.value, which: 'coming' }
  return dayPiece(value, own?.next ?? day.next)
}

/** "may", "march" and "mar" are also other words; only a capital or the context makes them months. */
function readMonthAlone(line: Line, at: number, month: number): Piece | null {
  const lexeme = line[at]
  const verb = lexeme?.text === 'may' || lexeme?.text === 'march' || lexeme?.text === 'mar'
  if (verb && !lexeme?.capital && !monthLead.has(textAt(line, at - 1))) return null
  const next = lexeme?.text.length === 3 ? skipDot(line, at) : at + 1
  return dayPiece({ is: 'month', month, year: null, which: 'coming', edge: 'whole' }, next, 'led')
}

const monthLead = new Set(['in', 'by', 'until', 'till', 'before', 'since', 'during', 'due', 'of', 'for', 'through'])

/** "march 5 miles": the number counts what follows. */
function countsThings(line: Line, at: number, next: number, ordinal: boolean): boolean {
  const verb = (textAt(line, at) === 'may' || textAt(line, at) === 'march') && !line[at]?.capital
  return verb && !ordinal && !endsHere(line, next) && /[a-z]s$/.test(textAt(line, next))
}

/** "5 march", "the 3rd of may, 2027", "16. Nov. 2016". */
function readDayFirst(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const day = readDayNumber(line, start)
  if (day === null) return null
  const dot = textAt(line, day.next) === '.' || textAt(line, day.next) === '-' ? day.next + 1 : day.next
  const unit = textAt(line, dot) === 'day' && day.ordinal ? dot + 1 : dot
  const of = textAt(line, unit) === 'of' ? unit + 1 : unit
  const month = MONTHS.get(textAt(line, of))
  if (month === undefined) return null
  const after = skipDot(line, of)
  const year = readYearAfter(line, after, true)
  const value: Day = { is: 'date', year: year?.value ?? null, month, day: day.value, which: 'coming' }
  return dayPiece(value, year?.next ?? after)
}

function skipDot(line: Line, at: number): number {
  const dot = line[at + 1]
  return dot?.text === '.' && dot.start === line[at]?.end && line[at + 2] !== undefined ? at + 2 : at + 1
}

/** "in 2027", "the year 2011". */
function readPlainYear(line: Line, at: number): Piece | null {
  const the = textAt(line, at) === 'the' ? at + 1 : at
  const named = textAt(line, the) === 'year'
  const year = readYear(line, named ? the + 1 : at)
  if (year === null || year.value < 1900 || year.value > 2200) return null
  if (!named && !yearLeads.has(textAt(line, at - 1))) return null
  if (!named && !endsHere(line, year.next)) return null
  return dayPiece({ is: 'year', year: year.value, edge: 'whole' }, year.next, named ? 'sure' : 'led')
}

const yearLeads = new Set(['in', 'by', 'before', 'since', 'until', 'during', 'for'])
