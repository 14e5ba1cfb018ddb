import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import type { Lexeme } from './lexemes.ts'
import * as words from './words.ts'

const beginnings = new Set<string>(
  (
    'the a an every each half quarter couple few several end close rest remainder beginning start middle mid early late later earlier ' +
    'midnight midnite same once twice weekdays weekends weeknights week day month night q about around fortnight another weekend'
  ).split(' '),
)
for (const table of [
  words.WEEKDAYS,
  words.PLURAL_WEEKDAYS,
  words.MONTHS,
  words.PARTS,
  words.RELATIVE_DAYS,
  words.WHICH,
  words.SMALL_NUMBERS,
  words.TENS,
  words.ORDINALS,
  words.FREQUENCIES,
  words.ENDS,
  words.PERIODS,
]) {
  for (const word of table.keys()) beginnings.add(word)
}
for (const word of words.TONIGHT) beginnings.add(word)

/** Whether a date can begin with this word at all; the reader looks no further at the others. */
export function isBeginning(lexeme: Lexeme): boolean {
  return lexeme.numeral !== null || beginnings.has(lexeme.text) || HOLIDAY_NAMES.has(plainWord(lexeme.text))
}

export function isLead(text: string): boolean {
  return words.STRONG_LEADS.has(text) || words.SOFT_LEADS.has(text)
}
