// Whether a date that was read is meant as one. Titles are full of dates that are none: "The 5th Wave", "call Sun", "9/11 report".

import type { Gathered } from './find.ts'
import type { Line } from './read-number.ts'
import { textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'
import { COUNTERS, DETERMINERS, NAMERS, STRONG_LEADS, WEEKDAY_NOUNS } from './words.ts'

/** Null is no date at all; weak is one only for a reader who looks for nothing else. */
export function judge(line: Line, at: number, core: number, whole: Gathered): 'sure' | 'weak' | null {
  const led = core > at
  if (line[whole.next - 1]?.possessive) return 'weak'
  if (isInTitle(line, at, core, whole)) return 'weak'
  if (whole.pieces.some((piece) => piece.certainty === 'sure')) return 'sure'
  const somehow = whole.pieces.some((piece) => piece.certainty === 'led')
  if (somehow && (led || whole.pieces.length > 1)) return leadsMonth(line, core, whole) ? 'sure' : 'weak'
  if (led && STRONG_LEADS.has(textAt(line, core - 1))) return 'sure'
  return isPlainWord(line, core, whole) ? null : 'weak'
}

function isInTitle(line: Line, at: number, core: number, whole: Gathered): boolean {
  if (core > at || whole.pieces.length > 1) return false
  const before = textAt(line, at - 1)
  const day = whole.day?.is
  const named = day === 'weekday' || day === 'month' || day === 'holiday'
  if (named && NAMERS.has(before)) return true
  if (day === 'weekday' && WEEKDAY_NOUNS.has(textAt(line, whole.next))) return true
  const numeral = line[core]?.numeral
  if (numeral && COUNTERS.has(before)) return true
  if (numeral?.is === 'date' && numeral.year === null && DETERMINERS.has(before)) return true
  const determined = DETERMINERS.has(before) || DETERMINERS.has(textAt(line, core))
  return named && determined && !endsHere(line, whole.next)
}

/** "time to march": only the prepositions of time make a month of it. */
function leadsMonth(line: Line, core: number, whole: Gathered): boolean {
  return whole.day?.is !== 'month' || textAt(line, core - 1) !== 'to'
}

/** "sat" and "sun" in the middle of a sentence, with nothing to say that they are days. */
function isPlainWord(line: Line, core: number, whole: Gathered): boolean {
  const text = textAt(line, core)
  return whole.day?.is === 'weekday' && text.length <= 3 && !endsHere(line, whole.next)
}
