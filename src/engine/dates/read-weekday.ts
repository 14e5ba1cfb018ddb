import { dayPiece, type Piece } from './piece.ts'
import { readCalendar } from './read-calendar.ts'
import { type Line, type Read, readDayNumber, textAt } from './read-number.ts'
import { readTime } from './read-time.ts'
import { readWeekBehind } from './read-week-behind.ts'
import { endsHere } from './surroundings.ts'
import { UNITS, WEEKDAYS } from './words.ts'

/** "friday", "tue the 4th", "wed, may 9", "friday 23". */
export function readWeekday(line: Line, at: number): Piece | null {
  const article = textAt(line, at)
  const start = article === 'the' || (article === 'a' && textAt(line, at - 1) === 'on') ? at + 1 : at
  const text = textAt(line, start)
  const weekday = WEEKDAYS.get(text)
  if (weekday === undefined || isSitting(line, start)) return null
  const dot =
    text.length <= 5 && textAt(line, start + 1) === '.' && line[start + 2] !== undefined ? start + 2 : start + 1
  const from = textAt(line, dot) === ',' ? dot + 1 : dot
  const date = readCalendar(line, from)
  if (date?.day?.is === 'date') return { ...date, certainty: 'sure' }
  if (date?.day?.is === 'day of month') return { ...date, day: { ...date.day, weekday }, certainty: 'sure' }
  const number = from === dot ? readDayNumber(line, from) : null
  if (number !== null && !number.ordinal && isDayBehindWeekday(line, from, number)) {
    return dayPiece({ is: 'day of month', day: number.value, shift: null, weekday, the: false }, number.next)
  }
  const dated = readNumberedDay(line, dot)
  if (dated !== null)
    return dayPiece({ is: 'day of month', day: dated.value, shift: null, weekday, the: false }, dated.next)
  const day = { is: 'weekday', weekday, which: 'coming' } as const
  const last = line[start + 2]
  if (textAt(line, start + 1) === 'next' && (last === undefined || last.mark))
    return dayPiece({ ...day, which: 'next' }, start + 2)
  return readWeekBehind(line, start + 1, day) ?? dayPiece(day, start + 1, OTHER_WORDS.has(text) ? 'led' : 'sure')
}

/**
 * "friday 20th same time", "friday the 20th review": after a weekday it is a date, whatever follows; "friday 2nd
 * draft" isn't.
 */
function readNumberedDay(line: Line, at: number): Read<number> | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const number = readDayNumber(line, start)
  const isDay = number?.ordinal === true && line[start]?.numeral != null && number.value > MOST_COUNTED
  return isDay ? number : null
}

const MOST_COUNTED = 4

/** "I just sat in it": the verb. */
function isSitting(line: Line, at: number): boolean {
  if (textAt(line, at) !== 'sat') return false
  return SITTERS.has(textAt(line, at - 1)) || (WHERE_TO.has(textAt(line, at + 1)) && ON_WHAT.has(textAt(line, at + 2)))
}

const SITTERS = new Set(['i', 'we', 'he', 'she', 'they', 'who', "i've", "we've", 'been'])
const WHERE_TO = new Set(['in', 'on', 'down', 'under', 'beside'])
const ON_WHAT = new Set(['it', 'that', 'my', 'his', 'her', 'their', 'a', 'there', 'them'])

/** Abbreviations that are also words or names. */
const OTHER_WORDS = new Set(['mon', 'wed', 'sat', 'sun'])

/** "friday 23" and "friday 8 at 4" are dates: a number up to 12 is an hour unless an hour follows it. */
function isDayBehindWeekday(line: Line, at: number, number: Read<number>): boolean {
  if (UNITS.has(textAt(line, number.next))) return false
  if (readTime(line, at, false) !== null || !endsHere(line, number.next)) return false
  return number.value > 12 || (textAt(line, number.next) === 'at' && readTime(line, number.next + 1, true) !== null)
}
