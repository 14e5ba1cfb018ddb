// A message by its clauses, from one mark to the next, and what those are that ask for nothing.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isRemark } from './remark.ts'

export function clausesOf(chart: Chart): Span[] {
  const clauses: Span[] = []
  let from = 0
  for (let at = 0; at <= chart.words.length; at++) {
    if (at < chart.words.length && chart.words[at]?.kind !== 'mark' && chart.words[at]?.kind !== 'line') continue
    if (at > from) clauses.push({ from, to: at })
    from = at + 1
  }
  return clauses
}

/** "I only skimmed it", "the website crashed", "it's better a day old": how it came about, of these tasks or of none. */
export function tellsWhy(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  let start = from
  while (start < to - 1 && (isIn('SUBJECT', chart.word(start)) || FINITE.has(chart.word(start)))) start++
  return isRemark(chart, { from: start, to }, ids)
}
