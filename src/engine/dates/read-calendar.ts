import type { Day } from './expression.ts'
import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import { fullYear } from './numerals.ts'
import { dayPiece, type Piece } from './piece.ts'
import { type Line, type Read, readDayNumber, readOrdinal, readYear, textAt } from './read-number.ts'
import { isTimeLead } from './read-time.ts'
import { endsHere } from './surroundings.ts'
import { HALVES, MONTHS } from './words.ts'

/** A date of the calendar: "may 9", "the 3rd of march 2027", "13/04/21", "the 18th", "christmas eve". */
export function readCalendar(line: Line, at: number): Piece | null {
  return (
    readWritten(line, at) ??
    readMonthFirst(line, at) ??
    readDayFirst(line, at) ??
    readHolidayPiece(line, at) ??
    readDayOfMonth(line, at) ??
    readPlainYear(line, at)
  )
}

/** "2026-02-10", "5/12", "2026-02-10T17:00Z". */
function readWritten(line: Line, at: number): Piece | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'stamp') return dayPiece({ ...numeral }, at + 1)
  if (numeral?.is !== 'date') return null
  const { year, month, day, mark } = numeral
  if (mark === '-' && year === null && isTimeLead(textAt(line, at - 1))) return null
  if (mark === '.' && year === null && HALVES.has(textAt(line, at + 1))) return null
  const value: Day = { is: 'date', year, month, day, which: 'coming' }
  if (year !== null) return dayPiece(value, at + 1)
  const after = mark === '/' ? readYearAfter(line, at + 1, false) : null
  if (after !== null) return dayPiece({ ...value, year: after.value }, after.next)
  // "1/2" may be a half, "4.22" a price and "7-6" a score.
  return dayPiece(value, at + 1, mark === '/' && endsHere(line, at + 1) ? 'sure' : 'weak')
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
  const days = readDayRange(line, after)
  if (days !== null)
    return {
      ...dayPiece({ is: 'date', year: null, month, day: days.value, which: 'coming' }, days.next),
      several: true,
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

/** "5-7" behind a month. */
function readDayRange(line: Line, at: number): Read<number> | null {
  const days = /^(\d{1,2})-(\d{1,2})$/.exec(textAt(line, at))
  const first = Number(days?.[1])
  return days !== null && first >= 1 && first <= 31 ? { value: first, next: at + 1 } : null
}

/** "may", "march" and "mar" are also other words; only a capital, or what stands around, makes them months. */
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

/** "march 5pm" and "may 10 am" have a time, not a day. */
function isClockNumber(line: Line, at: number): boolean {
  return /^[ap]\.?m$/.test(textAt(line, at + 1)) || textAt(line, at + 1) === "o'clock"
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

/** ", 2026"; two digits only behind a day that leaves no doubt ("january first 12") or an apostrophe. */
function readYearAfter(line: Line, at: number, twoDigits: boolean): Read<number> | null {
  const start = textAt(line, at) === ',' || textAt(line, at) === 'of' ? at + 1 : at
  const year = readYear(line, start)
  if (year !== null) {
    const clock = HOURS.has(textAt(line, year.next))
    return clock ? null : year
  }
  const numeral = line[start]?.numeral
  if (!twoDigits || start !== at || numeral?.is !== 'number' || numeral.digits !== 2 || numeral.value < 10) return null
  return endsHere(line, at + 1) && !isClockNumber(line, at) ? { value: fullYear(textAt(line, at)), next: at + 1 } : null
}

const HOURS = new Set(['hours', 'hrs', 'am', 'pm'])

/** The name of a holiday; marks inside it ("st. patrick's") are passed over. */
export function readHoliday(line: Line, at: number): Read<string> | null {
  const names = HOLIDAY_NAMES.get(plainWord(textAt(line, at)))
  if (names === undefined) return null
  for (const { words, name } of names) {
    let next = at
    let matched = 0
    while (matched < words.length && plainWord(textAt(line, next)) === words[matched]) {
      matched++
      next++
      const mark = textAt(line, next)
      if (matched < words.length && (mark === '.' || mark === "'" || mark === '-')) next++
    }
    if (matched === words.length) return { value: name, next }
  }
  return null
}

function readHolidayPiece(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const holiday = readHoliday(line, start)
  if (holiday === null) return null
  const year = readYearAfter(line, holiday.next, false)
  const day: Day = { is: 'holiday', name: holiday.value, year: year?.value ?? null, which: 'coming' }
  const next = year?.next ?? holiday.next
  return dayPiece(day, next, year !== null ? 'sure' : endsHere(line, next) ? 'led' : 'weak')
}

/** "the 18th", "the 20th of next month", "the 15"; with a noun behind it, it counts that noun. */
function readDayOfMonth(line: Line, at: number): Piece | null {
  const the = textAt(line, at) === 'the'
  const start = the ? at + 1 : at
  const day = readDayNumber(line, start)
  if (day === null) return null
  const of = readOfMonth(line, day.next)
  if (of !== null && (day.ordinal || the)) {
    return {
      ...dayPiece({ is: 'day of month', day: day.value, shift: of.value, weekday: null, the }, of.next),
      repeats: of.repeats,
    }
  }
  const lead = textAt(line, at - 1)
  const spelled = day.ordinal && line[start]?.numeral == null
  const dated = dayLeads.has(lead)
  if (!endsHere(line, day.next) || (spelled && !the && !dated)) return null
  // "8pm on 15", "for the 27"; a bare number on its own is never a day.
  if (!day.ordinal && !(dated && (the || lead === 'on')) && !(the && lead === 'for')) return null
  const certainty =
    day.ordinal && !spelled && (dated || (the && lead !== '' && !pointers.has(lead)))
      ? 'sure'
      : dated && (the || lead === 'on')
        ? 'led'
        : 'weak'
  return dayPiece({ is: 'day of month', day: day.value, shift: null, weekday: null, the }, day.next, certainty)
}

const dayLeads = new Set([
  'on',
  'by',
  'due',
  'before',
  'until',
  'till',
  'til',
  'since',
  'after',
  'from',
  'for',
  'to',
  'around',
])

/** "delete the 3rd" points at a line of a list, as "the 3rd" alone does; "pay rent the 3rd" is a day. */
const pointers = new Set(
  ', . : ; and or complete delete finish remove update mark do did done check uncheck show change move rename cancel edit reopen make set is not no yes'.split(
    ' ',
  ),
)

/** "of next month", "of the month", "of every month". */
function readOfMonth(line: Line, at: number): (Read<number | null> & { readonly repeats: boolean }) | null {
  const from = textAt(line, at) === 'day' ? at + 1 : at
  if (textAt(line, from) !== 'of') return null
  const word = textAt(line, from + 1)
  const long = word === 'the' ? from + 2 : from + 1
  const which = textAt(line, long)
  if (which === 'month') return { value: null, next: long + 1, repeats: false }
  if (textAt(line, long + 1) !== 'month') return null
  const next = long + 2
  if (which === 'every' || which === 'each') return { value: null, next, repeats: true }
  if (which === 'this' || which === 'current') return { value: 0, next, repeats: false }
  if (which === 'next' || which === 'following' || which === 'coming') return { value: 1, next, repeats: false }
  return which === 'last' || which === 'previous' ? { value: -1, next, repeats: false } : null
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

const yearLeads = new Set(['in', 'by', 'before', 'since', 'until', 'during'])

/** "the first friday of july", "last day of the month", "second sunday". `readOf` reads the month it is counted in. */
export function readNth(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const nth = textAt(line, start) === 'last' ? { value: -1, next: start + 1 } : readOrdinal(line, start)
  if (nth === null || nth.value > 31) return null
  const what = countedDays.get(textAt(line, nth.next))
  if (what === undefined) return null
  const from = nth.next + 1
  const of = textAt(line, from) === 'of' || textAt(line, from) === 'in' ? readOf(line, from + 1) : null
  if (of?.day && of.time === null) {
    return { ...dayPiece({ is: 'nth', nth: nth.value, what, of: of.day }, of.next), repeats: of.repeats }
  }
  // "last friday" is a weekday of last week, "the first day" the first of anything.
  if (what < 1 || what > 7 || nth.value < 1 || nth.value > 5) return null
  return dayPiece({ is: 'nth', nth: nth.value, what, of: null }, from, 'led')
}

const countedDays: ReadonlyMap<string, number> = new Map([
  ['day', 0],
  ['monday', 1],
  ['mon', 1],
  ['tuesday', 2],
  ['tues', 2],
  ['wednesday', 3],
  ['wed', 3],
  ['thursday', 4],
  ['thurs', 4],
  ['friday', 5],
  ['fri', 5],
  ['saturday', 6],
  ['sat', 6],
  ['sunday', 7],
  ['sun', 7],
  ['week', 8],
  ['weekday', 9],
  ['weekend', 10],
])
