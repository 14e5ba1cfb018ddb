// "what does my day look like?", "how's the week ahead?" mean the current day or week.

import type { Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Day } from '../dates/expression.ts'
import { whenOf } from './when.ts'

const RUNNING: ReadonlyMap<string, Day> = new Map<string, Day>([
  ['day', { is: 'relative', days: 0 }],
  ['week', { is: 'period', unit: 'week', shift: 0, edge: 'whole' }],
  ['weekend', { is: 'period', unit: 'weekend', shift: 0, edge: 'whole' }],
  ['month', { is: 'period', unit: 'month', shift: 0, edge: 'whole' }],
])

const OWN = new Set(['my', 'our'])

export function ownDays(chart: Chart, { from, to }: Span): Where[] {
  for (let at = from + 1; at < to; at++) {
    const day = RUNNING.get(chart.word(at))
    const isOwn = OWN.has(chart.word(at - 1)) || (chart.word(at - 1) === 'the' && chart.word(at + 1) === 'ahead')
    const when =
      day === undefined || !isOwn ? null : whenOf({ day, time: null, repeats: false }, null, chart.facts.clock)
    if (when?.after != null && when.before != null) return [{ due_after: when.after, due_before: when.before }]
  }
  return []
}
