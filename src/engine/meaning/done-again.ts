// "bottles done but they need doing again tonight": what is done and to be done once more stays open, and is due then.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { taskIdsOf } from '../task-ids.ts'
import { endsClause } from './pieces/ends.ts'

export function withDoneAgain(chart: Chart, reads: readonly Read[]): readonly Read[] {
  return reads.flatMap((read, at): Read[] => {
    const before = reads[at - 1]
    // "…, | need to do them again on thursday" is nothing new.
    const repeated = before === undefined ? null : againBehind(chart, before.span, before.act)
    if (repeated !== null && read.span.from < repeated.end) return []
    const { act, span, reserve } = read
    const again = reserve === null ? againBehind(chart, span, act) : null
    return again === null || !('set' in act) || act.set === undefined
      ? [read]
      : [{ ...read, span: { from: span.from, to: again.end }, act: { does: 'change', set: act.set, values: again.values } }]
  })
}

interface Again {
  readonly values: Values
  readonly end: number
}

/** When what was done is to be done again; null where nothing right behind it says so. */
function againBehind(chart: Chart, { to }: Span, act: Act): Again | null {
  if (act.does !== 'finish' || taskIdsOf(act.set.mentions).length === 0) return null
  let at = to
  while (at < chart.words.length && (chart.isMark(at) || chart.facts.hard[at] === true || LEADS.has(chart.word(at)))) at++
  if (at === to || chart.word(at) !== 'again') return null
  const start = ON.has(chart.word(at + 1)) ? at + 2 : at + 1
  const when = longestOf(
    chart.read('VALUES', start).filter(({ value }) => value.when != null),
    chart.words.length,
  )
  if (when === undefined || !endsClause(chart, when.end, chart.words.length)) return null
  return { values: { when: when.value.when ?? null }, end: when.end }
}

const LEADS = new Set(
  "but and need needs needed doing to be do does done them it they that i we will 'll must should have has got want wants am are is going due gonna".split(
    ' ',
  ),
)
const ON = new Set(['on', 'at', 'by', 'for'])
