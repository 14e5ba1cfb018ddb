// Whether words begin with a verb, that is something to do.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { isIn, isKnown } from '../../language/en/classes.ts'
import { isCompound } from '../../language/en/compounds.ts'
import { ARTICLES } from './words.ts'

/** All things, or all things to do with the same verb: "paint the fence and paint the gate". */
export function areAlike(chart: Chart, parts: readonly Span[]): boolean {
  const verbs = parts.map((part) => (startsDoing(chart, part) ? chart.word(startOf(chart, part)) : ''))
  return verbs.every((verb) => verb === verbs[0])
}

/** Skips the words that join it to the item before. */
function startOf(chart: Chart, { from: first, to }: Span): number {
  const from = pastDate(chart, first, to)
  const start = AFTER_AND.has(chart.word(from)) ? from + 1 : from
  return BEFORE_VERBS.has(chart.word(start)) && isIn('DOING', chart.word(start + 1)) ? start + 1 : start
}

export function startsDoing(chart: Chart, span: Span): boolean {
  const { to } = span
  const start = startOf(chart, span)
  // "net the kale": an unknown word before an article is a verb.
  const unknown = to - start > 2 && ARTICLES.has(chart.word(start + 1)) && !isKnown(chart.word(start))
  const isFollowed =
    to - start > 1 &&
    chart.word(start + 1) !== '(' &&
    !isCompound(chart.word(start), chart.word(start + 1)) &&
    !MEASURED.test(chart.word(start + 1))
  return isFollowed && (unknown || isIn('DOING', chart.word(start)))
}

/** "milk 2l", "paint 10l white": a word followed by a measure is a thing. */
const MEASURED = /^\d+(?:\.\d+)?(?:l|ml|litres?|g|kg|mm|cm|oz|lbs?)$/

/** "… and on friday | to ring the school": the date comes first. */
export function pastDate(chart: Chart, from: number, to: number): number {
  const at = DATE_LEADS.has(chart.word(from)) ? from + 1 : from
  const ends = (chart.facts.dates.get(at) ?? []).flatMap(({ end, weak }) => (weak || end >= to ? [] : [end]))
  const end = Math.max(from, ...ends)
  return chart.word(end) === 'to' || (end < to - 1 && isIn('DOING', chart.word(end))) ? end : from
}

const DATE_LEADS = new Set(['on', 'at', 'by', 'in', 'then'])

/** "deep clean the oven", "double check the locks". */
const BEFORE_VERBS = new Set(['deep', 'double', 'quickly', 'properly', 'finally'])

const AFTER_AND = new Set(['also', 'then', 'to', 'please'])
