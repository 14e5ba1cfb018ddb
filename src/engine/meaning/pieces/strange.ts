// Words that nobody taught, at the beginning of a sentence.

import type { Chart } from '../../chart/chart.ts'
import { isKnown } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'

/** A word of nobody's vocabulary, no name and no date: at the very beginning it is how somebody talks. */
export function isStrange(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || isPast(word.text) || /\d/.test(word.text)) return false
  return !chart.reads('NAME', at) && !chart.reads('WHEN', at)
}

/** Only the first two words of a sentence, and only before something that follows them. */
export function leads(chart: Chart, from: number, at: number): boolean {
  return at - from < 2 && chart.words[at + 1] !== undefined && chart.facts.hard[at + 1] !== true
}
