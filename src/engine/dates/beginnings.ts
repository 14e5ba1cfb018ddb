// Which words can take part in a date, and where in it. Derived from the vocabulary, so that a new word is added in one place.

import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import type { Lexeme } from './lexemes.ts'
import * as words from './words.ts'

const keys = (...tables: readonly (ReadonlyMap<string, unknown> | ReadonlySet<string>)[]): string[] =>
  tables.flatMap((table) => [...table.keys()])

const days = keys(
  words.WEEKDAYS,
  words.PLURAL_WEEKDAYS,
  words.MONTHS,
  words.PERIODS,
  words.PARTS,
  words.RELATIVE_DAYS,
  words.FREQUENCIES,
  words.ENDS,
  words.TONIGHT,
)
const numbers = keys(words.SMALL_NUMBERS, words.TENS, words.ORDINALS)

/** Without one of these, or a digit, a message has no date: all that most messages cost. */
const cores = new Set([
  ...days,
  ...numbers,
  ...keys(words.SEASONS, words.UNITS),
  ...'fortnight fortnights weekday weekdays weeknight weeknights midnight midnite mid now asap possible todays tomorrows tonights decade decades business'.split(
    ' ',
  ),
])

/** Words between which a hyphen may stand: "mid-april", "twenty-two", "half-past", "mon-fri". */
const hyphenated = new Set([
  ...days,
  ...numbers,
  ...keys(words.UNITS),
  ...'mid half quarter end of after a an the past last'.split(' '),
])

const beginnings = new Set([
  ...days,
  ...numbers,
  ...keys(words.WHICH),
  ...'the a an every each half quarter couple few several end close rest remainder beginning start middle mid early late'.split(
    ' ',
  ),
  ...'now asap as later earlier midnight midnite same once twice weekdays weeknights day night q another fortnight all any'.split(
    ' ',
  ),
])

export function isCore(word: string): boolean {
  return cores.has(word) || HOLIDAY_NAMES.has(plainWord(word))
}

export function mayBeHyphenated(word: string): boolean {
  return hyphenated.has(word) || HOLIDAY_NAMES.has(plainWord(word))
}

/** Whether a date can begin with this word at all; the reader looks no further at the others. */
export function isBeginning(lexeme: Lexeme): boolean {
  return lexeme.numeral !== null || beginnings.has(lexeme.text) || HOLIDAY_NAMES.has(plainWord(lexeme.text))
}
