import { dayPiece, type Piece } from './piece.ts'
import { type Line, readOrdinal, textAt } from './read-number.ts'

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
