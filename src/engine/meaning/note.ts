// Where a note ends: a note is in the user's own words, so only quotes, brackets and lines bound it.

import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'

export function noteEnd(chart: Chart, at: number): number {
  if (chart.words[at]?.kind === 'quote' && isBehindQuote(chart, at + 1)) return at + 1
  const bracketed = opensBefore(chart, at)
  let to = at
  while (to < chart.words.length && chart.words[to]?.kind !== 'line' && !(bracketed && chart.word(to) === ')')) to++
  return to
}

/** Whether a quotation that ends here was all of it. */
function isBehindQuote(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return word === undefined || word.kind !== 'word' || AFTER_QUOTE.has(word.text) || isIn('THEN', word.text)
}

const AFTER_QUOTE = new Set('to on for under in as at by due with please thanks thank'.split(' '))

/** "(note: …": a bracket before the word that begins the note. */
function opensBefore(chart: Chart, at: number): boolean {
  for (let before = at - 1; before >= at - 4 && before >= 0; before--) if (chart.word(before) === '(') return true
  return false
}
