import type { Day } from './expression.ts'
import { dayPiece, type Piece } from './piece.ts'
import { readHoliday } from './read-holiday-name.ts'
import { type Line, textAt } from './read-number.ts'
import { readYearAfter } from './read-year-after.ts'
import { endsHere } from './surroundings.ts'

export function readHolidayPiece(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const holiday = readHoliday(line, start)
  if (holiday === null) return null
  const year = readYearAfter(line, holiday.next, false)
  const day: Day = { is: 'holiday', name: holiday.value, year: year?.value ?? null, which: 'coming' }
  const named = year?.next ?? holiday.next
  const next = textAt(line, named) === 'weekend' ? named + 1 : named
  // "the christmas get-together": after an article it is more likely part of a name.
  const ends = start === at ? endsHere(line, next) : line[next]?.mark !== false
  return dayPiece(day, next, year !== null ? 'sure' : ends ? 'led' : 'weak')
}
