// Words that show somebody thinking again: "oh", "wait, no", "hmm", "actually".

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf, type Phrases, phrasesNamed, phrasesOf } from '../language/en/classes.ts'

const openers: Phrases = phrasesNamed(['REPAIR', 'NO', 'FILLER'])

/** "better sunday", "let's say ten": before the corrected value. */
const preferring: Phrases = phrasesOf([
  'better|rather|preferably|ideally',
  'so make it|that|?',
  'better make it|that',
  'let us say|do|go for|make it',
  'say',
  'call it|that',
])

const MOST_OPENERS = 8

/** Whether what follows is preferred to the earlier value. */
export function prefers(chart: Chart, { from, to }: Span): boolean {
  return startsBehindOpeners(chart, { from, to }).some((at) => chart.says(preferring, { from: at, to }))
}

/** The start of a sentence, and every place after such words where something may begin. */
export function startsBehindOpeners(chart: Chart, { from, to }: Span): number[] {
  const places = [from]
  for (let at = from; at < to && places.length <= MOST_OPENERS; ) {
    // The longest comes first.
    const [opened = at] = endsOf(openers, chart.words, at, to)
    const [preferred = at] = endsOf(preferring, chart.words, at, to)
    const past = Math.max(opened, preferred)
    const next = past === at && chart.isMark(at) ? at + 1 : past
    if (next === at) break
    at = next
    places.push(at)
  }
  return places
}
