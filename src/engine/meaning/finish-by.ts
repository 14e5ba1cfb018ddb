// "finish the essay by friday" where no task is called so: nothing is over before its day, so it is something to do.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { allBy } from '../task-ids.ts'

export function finishBy(chart: Chart, read: Read): Read {
  const { act, span, reserve } = read
  if (act.does !== 'finish' || act.reported || reserve !== null || !allBy(act.set, 'name')) return read
  if (chart.word(span.from) !== 'finish' || act.set.where?.due_before === undefined) return read
  const items = chart.reader.items(span, {}, 'one')
  return items.length === 1 && items[0]?.when !== undefined ? { ...read, act: { does: 'offer', items } } : read
}
