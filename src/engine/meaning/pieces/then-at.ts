// "while I was in town | I posted the card": says when, before what was done. It is no condition.

import { isIn } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'
import { reportsAt } from './act-at.ts'
import type { Piece, Place } from './piece.ts'

/** Cheaper than a question about when, more costly than politeness. */
const THEN = 4
/** More words than this make it a story. */
const LONGEST = 9

export function thenAt({ chart, at, span }: Place): Piece[] {
  if (!WHILE.has(chart.word(at))) return []
  const verb = [at + 2, at + 3].find((place) => WAS.has(chart.word(place)) || isPast(chart.word(place)))
  if (verb === undefined || OF_LIFE.has(chart.word(verb + 1))) return []
  for (let end = verb + 1; end < Math.min(span.to, at + LONGEST); end++) {
    if (AHEAD.has(chart.word(end)) || (chart.isMark(end) && chart.word(end) !== ',')) return []
    const teller = chart.isMark(end) ? end + 1 : end
    if (isIn('SUBJECT', chart.word(teller)) && reportsAt(chart, teller))
      return [{ is: 'filler', from: at, to: teller, cost: THEN }]
  }
  return []
}

const WHILE = new Set(['while', 'whilst', 'when', 'after', 'as', 'since', 'before'])
const WAS = new Set(['was', 'were', 'had', 'got', 'went', 'came', 'left'])
const AHEAD = new Set(['would', "'d", 'could', 'might', 'should', 'will', "'ll", 'shall', 'if'])
/** "when I was a kid I …" is about the distant past. */
const OF_LIFE = new Set(['a', 'an', 'young', 'younger', 'little', 'small', 'six', 'ten', 'twelve', 'twenty', 'not'])
