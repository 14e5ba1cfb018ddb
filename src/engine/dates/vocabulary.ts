// Which words may be part of a date. Derived from the vocabulary, so that a new word is added in one place only.

import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import * as words from './words.ts'

const days = words.keys(
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
const numbers = words.keys(words.SMALL_NUMBERS, words.TENS, words.ORDINALS)

/** A message without one of these words or a digit has no date; most messages need only this check. */
const cores = new Set([
  ...days,
  ...numbers,
  ...numbers.map((word) => `${word}ish`),
  ...words.keys(words.SEASONS, words.UNITS),
  ...'fortnight fortnights weekday weekdays weeknight weeknights midnight midnite mid now asap possible moment present todays tomorrows tonights decade decades business play thing lunch'.split(
    ' ',
  ),
])

/** Words that may be joined by a hyphen: "mid-april", "twenty-two", "half-past", "mon-fri". */
const hyphenated = new Set([
  ...days,
  ...numbers,
  ...words.keys(words.UNITS),
  ...'mid half quarter end of after a an the past last ish am pm'.split(' '),
])

export function isCore(word: string): boolean {
  return cores.has(word) || HOLIDAY_NAMES.has(plainWord(word))
}

export function mayBeHyphenated(word: string): boolean {
  return hyphenated.has(word) || HOLIDAY_NAMES.has(plainWord(word))
}
