import { isHourNumber } from './begins-date.ts'
import type { DateExpression, Day } from './expression.ts'
import { dayPiece, type Piece, shiftedDay } from './piece.ts'
import { type Line, textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'

const WEEKS: ReadonlyMap<string, number> = new Map([
  ['week', 1],
  ['fortnight', 2],
])

/**
 * "friday week", "tomorrow week", "monday fortnight": counts from the day before it; the week in "today week 3" is
 * something else.
 */
export function readWeekBehind(line: Line, at: number, day: Day): Piece | null {
  const count = WEEKS.get(textAt(line, at))
  if (count === undefined || line[at]?.possessive || !endsHere(line, at + 1)) return null
  if (/^\d\d?$/.test(textAt(line, at + 1)) && !isHourNumber(line, at + 1)) return null
  const from: DateExpression = { day, time: null, repeats: false }
  return dayPiece(shiftedDay([{ count, unit: 'week' }], 1, from), at + 1)
}
