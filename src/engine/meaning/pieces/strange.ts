// Unknown words at the beginning of a sentence.

import type { Chart } from '../../chart/chart.ts'
import { isKnown } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'

/** An unknown word that is neither a name nor a date: at the very beginning it is just a manner of speaking. */
export function isStrange(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || isPast(word.text) || /\d/.test(word.text)) return false
  return !chart.reads('NAME', at) && !chart.reads('WHEN', at)
}

/** Only the first two words of a sentence, and only if something follows. */
export function leads(chart: Chart, from: number, at: number): boolean {
  return at - from < 2 && chart.words[at + 1] !== undefined && chart.facts.hard[at + 1] !== true
}
