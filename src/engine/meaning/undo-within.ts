// "oh no they'll fine me, put it back how it was": an undo somewhere in a sentence that asks for nothing else.

import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'

/** After these words it is a statement, a plan or a denial: "I'll put it back", "don't undo that". */
const TELLING = new Set(
  'i we you he she they to not will would should could might can must did do never and'.split(' '),
)

/** Null if nothing is taken back, or if another task or a date is mentioned as well. */
export function undoWithin(chart: Chart, span: Span): Read | null {
  for (let at = span.from; at < span.to; at++) {
    if (TELLING.has(chart.word(at - 1))) continue
    const undo = longestOf(
      chart.read('ACT', at).filter(({ value }) => value.does === 'undo'),
      span.to,
    )
    if (undo === undefined || (undo.end === at + 1 && chart.word(at) !== 'undo')) continue
    const isAlone = isEmpty(chart, { from: span.from, to: at }) && isEmpty(chart, { from: undo.end, to: span.to })
    if (isAlone)
      return {
        act: undo.value,
        span: { from: at, to: undo.end },
        rule: undo.rule,
        cost: undo.cost,
        stated: false,
        reserve: null,
      }
  }
  return null
}

/** No task and no date that another request could be about. */
function isEmpty(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const dated = chart.facts.dates.get(at)?.some(({ weak }) => !weak) === true
    const named = chart.facts.names.from(at).some(({ named: name }) => !name.unsure)
    if (dated || named) return false
  }
  return true
}
