// Lists that count their own items on one line.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'

/** "1. wash the car 2. feed the dog". */
export function numberedParts(chart: Chart, span: Span): Span[] | null {
  const parts: Span[] = []
  let from = -1
  for (let at = span.from; at < span.to; at++) {
    const next = parts.length + (from >= 0 ? 2 : 1)
    if (chart.word(at) !== String(next) || !(chart.word(at + 1) === '.' || chart.word(at + 1) === ')')) continue
    // "(1) …; (2) …"
    if (from >= 0) parts.push({ from, to: chart.word(at - 1) === '(' ? at - 1 : at })
    from = at + 2
  }
  if (from < 0 || parts.length === 0) return null
  return [...parts, { from, to: span.to }]
}
