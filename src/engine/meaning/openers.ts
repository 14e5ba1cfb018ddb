// Words with which somebody thinks again: "oh", "wait, no", "hmm", "actually".

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { classNamed, endsOf, type Phrases, phrasesOf } from '../language/en/classes.ts'

const openers: readonly Phrases[] = (['REPAIR', 'NO', 'FILLER'] as const).map((name) => classNamed(name) ?? new Map())

/** "better sunday", "let's say ten": before what is meant instead. */
const preferring: Phrases = phrasesOf([
  'better|rather|preferably|ideally',
  'better make it|that',
  'let us say|do|go for|make it',
])

const MOST_OPENERS = 8

/** Whether what follows is said to be better than what was. */
export function prefers(chart: Chart, { from, to }: Span): boolean {
  return startsBehindOpeners(chart, { from, to }).some((at) => endsOf(preferring, chart.words, at, to).length > 0)
}

/** Where a sentence begins, and every place behind such words at which something may begin. */
export function startsBehindOpeners(chart: Chart, { from, to }: Span): number[] {
  const places = [from]
  for (let at = from; at < to && places.length <= MOST_OPENERS; ) {
    const ends = [...openers, preferring].flatMap((phrases) => endsOf(phrases, chart.words, at, to))
    const next = ends.length > 0 ? Math.max(...ends) : chart.words[at]?.kind === 'mark' ? at + 1 : at
    if (next === at) break
    at = next
    places.push(at)
  }
  return places
}
