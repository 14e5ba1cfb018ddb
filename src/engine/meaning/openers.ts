// Words with which somebody thinks again: "oh", "wait, no", "hmm", "actually".

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { classNamed, endsOf, type Phrases } from '../language/en/classes.ts'

const openers: readonly Phrases[] = (['REPAIR', 'NO', 'FILLER'] as const).map((name) => classNamed(name) ?? new Map())

const MOST_OPENERS = 8

/** Where a sentence begins, and every place behind such words at which something may begin. */
export function startsBehindOpeners(chart: Chart, { from, to }: Span): number[] {
  const places = [from]
  for (let at = from; at < to && places.length <= MOST_OPENERS; ) {
    const ends = openers.flatMap((phrases) => endsOf(phrases, chart.words, at, to))
    const next = ends.length > 0 ? Math.max(...ends) : chart.words[at]?.kind === 'mark' ? at + 1 : at
    if (next === at) break
    at = next
    places.push(at)
  }
  return places
}
