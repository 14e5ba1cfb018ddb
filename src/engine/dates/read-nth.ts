import { everyDay } from './every.ts'
import type { Day } from './expression.ts'
import { dayPiece, type Piece } from './piece.ts'
import { type Line, type Read, readInteger, readOrdinal, textAt } from './read-number.ts'
import { WEEKDAYS } from './words.ts'

/** "the first friday of july", "last day of the month", "second sunday". `readOf` reads the month. */
export function readNth(line: Line, at: number, readOf: (line: Line, at: number) => Piece | null): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const nth = readFromEnd(line, start) ?? readOrdinal(line, start)
  if (nth === null || nth.value > 31) return null
  const counted = readCounted(line, nth.next)
  if (counted === null) return null
  const { value: what, next: from } = counted
  const of = textAt(line, from) === 'of' || textAt(line, from) === 'in' ? readOf(line, from + 1) : null
  if (of?.day && of.time === null) {
    const day: Day = { is: 'nth', nth: nth.value, what, of: of.day }
    return {
      ...dayPiece(day, of.next),
      repeats: of.repeats,
      every: of.repeats ? (everyDay(day) ?? undefined) : undefined,
    }
  }
  // "last friday" is a weekday of last week, and "the first day" may be that of anything.
  if (what < 1 || what > 7 || nth.value < 1 || nth.value > 5) return null
  return dayPiece({ is: 'nth', nth: nth.value, what, of: null }, from, 'led')
}

/** "last" is -1, "second last", "second to last", "last but one" and "penultimate" are -2. */
function readFromEnd(line: Line, at: number): Read<number> | null {
  const text = textAt(line, at)
  if (text === 'penultimate') return { value: -2, next: at + 1 }
  if (text === 'last') {
    const but = textAt(line, at + 1) === 'but' ? readInteger(line, at + 2) : null
    return but === null ? { value: -1, next: at + 1 } : { value: -1 - but.value, next: but.next }
  }
  const ordinal = readOrdinal(line, at)
  if (ordinal === null) return null
  const word = textAt(line, ordinal.next)
  const last = word === 'to' || word === 'from' ? ordinal.next + 1 : ordinal.next
  return textAt(line, last) === 'last' ? { value: -ordinal.value, next: last + 1 } : null
}

/** What is counted, in the terms of `Day`: a weekday, any day, a week, a working day, a weekend. */
function readCounted(line: Line, at: number): Read<number> | null {
  const text = textAt(line, at)
  if (/^(working|business|work)$/.test(text) && textAt(line, at + 1) === 'day') return { value: 9, next: at + 2 }
  const value = WEEKDAYS.get(text) ?? countedDays.get(text)
  return value === undefined ? null : { value, next: at + 1 }
}

const countedDays: ReadonlyMap<string, number> = new Map([
  ['day', 0],
  ['week', 8],
  ['weekday', 9],
  ['workday', 9],
  ['weekend', 10],
])
