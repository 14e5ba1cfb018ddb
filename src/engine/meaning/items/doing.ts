// Whether words begin with something to do.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { isIn, isKnown } from '../../language/en/classes.ts'
import { ARTICLES } from './words.ts'

export function startsDoing(chart: Chart, { from: first, to }: Span): boolean {
  const from = pastDate(chart, first, to)
  const start = AFTER_AND.has(chart.word(from)) ? from + 1 : from
  // "net the kale": before an article an unknown word is a verb.
  const unknown = to - start > 2 && ARTICLES.has(chart.word(start + 1)) && !isKnown(chart.word(start))
  return to - start > 1 && (unknown || isIn('DOING', chart.word(start)))
}

/** "… and on friday | to ring the school": when it is to be done stands before it. */
export function pastDate(chart: Chart, from: number, to: number): number {
  const at = DATE_LEADS.has(chart.word(from)) ? from + 1 : from
  const ends = (chart.facts.dates.get(at) ?? []).flatMap(({ end, weak }) => (weak || end >= to ? [] : [end]))
  const end = Math.max(from, ...ends)
  return chart.word(end) === 'to' ? end : from
}

const DATE_LEADS = new Set(['on', 'at', 'by', 'then'])

const AFTER_AND = new Set(['also', 'then', 'to', 'please'])
