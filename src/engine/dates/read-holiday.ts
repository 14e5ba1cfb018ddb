import type { Day } from './expression.ts'
import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import { dayPiece, type Piece } from './piece.ts'
import { type Line, type Read, textAt } from './read-number.ts'
import { readYearAfter } from './read-year-after.ts'
import { endsHere } from './surroundings.ts'

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

export function readHolidayPiece(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const holiday = readHoliday(line, start)
  if (holiday === null) return null
  const year = readYearAfter(line, holiday.next, false)
  const day: Day = { is: 'holiday', name: holiday.value, year: year?.value ?? null, which: 'coming' }
  const named = year?.next ?? holiday.next
  const next = textAt(line, named) === 'weekend' ? named + 1 : named
  return dayPiece(day, next, year !== null ? 'sure' : endsHere(line, next) ? 'led' : 'weak')
}
