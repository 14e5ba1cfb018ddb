// The tasks that a stretch of words names.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'

/** Every task that is named on the way; words that several have name none of them, unless all are spoken of. */
export function namesIn(chart: Chart, { from, to }: Span): string[] {
  const several = ALL.has(chart.word(from))
  const ids: string[] = []
  for (let at = from; at < to; ) {
    const [name] = chart
      .read('NAME', at)
      .filter((one) => one.end <= to && !one.value.unsure && (one.value.ids.length === 1 || several))
      // A verb alone names nothing: "I won't get to it".
      .filter((one) => !(one.end === at + 1 && isIn('DOING', chart.word(at))))
      .sort((one, other) => other.end - one.end)
    for (const id of name?.value.ids ?? []) if (!ids.includes(id)) ids.push(id)
    at = name?.end ?? at + 1
  }
  return ids
}

const ALL = new Set(['all', 'both', 'every', 'each'])
