// "finish the essay by friday" when no such task exists, or none due then: nothing is finished before its day, so this
// is something to do.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { allBy } from '../task-ids.ts'
import { isDueThen } from './pieces/act-at.ts'

export function finishBy(chart: Chart, read: Read): Read {
  const { act, span, reserve } = read
  if (act.does !== 'finish' || act.reported || reserve !== null || !FINISHING.has(chart.word(span.from))) return read
  if (allBy(act.set, 'ids') && !isDueThen(chart, act)) return moved(chart, read)
  if (isOwnPlan(chart, span.from)) return { ...read, reserve: 'doubted' }
  if (chart.word(span.from) !== 'finish' || !allBy(act.set, 'name') || act.set.where?.due_before === undefined)
    return read
  const items = chart.reader.items(span, {}, 'one')
  return items.length === 1 && items[0]?.when !== undefined ? { ...read, act: { does: 'offer', items } } : read
}

const FINISHING = new Set(['finish', 'complete', 'do', 'get'])

/** "I need to finish the essay" is a plan; "I need to tick it off" is a request. */
function isOwnPlan(chart: Chart, at: number): boolean {
  const verb = chart.word(at - 1) === 'to' ? at - 2 : at - 1
  return NEEDING.has(chart.word(verb)) && (chart.word(verb) === 'must' || chart.word(at - 1) === 'to')
}

const NEEDING = new Set(['need', 'have', 'must', 'ought', 'got', 'trying'])

/** "finish the books tomorrow": moves the existing task to that day. */
function moved(chart: Chart, read: Read): Read {
  const { act, span } = read
  if (act.does !== 'finish') return read
  const { where: _, ...set } = act.set
  for (let at = span.from + 2; at < span.to; at++) {
    const when = chart.whole('VALUES', { from: at, to: span.to })?.value.when
    if (when?.day != null) return { ...read, act: { does: 'change', set, values: { when } } }
  }
  return read
}
