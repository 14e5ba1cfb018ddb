import type { Line } from './read-number.ts'
import { FOLLOWERS, FREQUENCIES, MONTHS, RELATIVE_DAYS, TONIGHT, WEEKDAYS, WHICH, ZONES } from './words.ts'

/** Whether a date may end in front of this word; a plain noun there is what the number or name belongs to. */
export function endsHere(line: Line, at: number): boolean {
  const lexeme = line[at]
  if (lexeme === undefined || lexeme.mark) return true
  const { text } = lexeme
  return FOLLOWERS.has(text) || isDateWord(text) || hours.has(lexeme.numeral?.is ?? '')
}

/** The digits that may follow a day as its time. */
const hours = new Set(['clock', 'number', 'span'])

function isDateWord(text: string): boolean {
  return (
    WEEKDAYS.has(text) ||
    RELATIVE_DAYS.has(text) ||
    TONIGHT.has(text) ||
    MONTHS.has(text) ||
    WHICH.has(text) ||
    FREQUENCIES.has(text) ||
    ZONES.has(text) ||
    text === 'noon' ||
    text === 'midnight'
  )
}
