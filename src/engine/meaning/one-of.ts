// "finish the fence or the gate": one of the two, but which one is open, so we ask.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { touches } from './reserve.ts'

export function oneOf(chart: Chart, read: Read): Read {
  const { act, span } = read
  // "I haven't painted the fence or the gate" means neither.
  if (!touches(act) || act.does === 'reopen' || act.set.mentions.length < 2 || !allBy(act.set, 'ids')) return read
  // A report may name each task by its verb; an "or" in a note or a date isn't about tasks.
  const named = act.does === 'finish' && act.reported ? chart.text(span) : act.set.text
  if (!/ or /i.test(named)) return read
  const task_ids = [...new Set(taskIdsOf(act.set.mentions))]
  return { ...read, act: { ...act, set: { ...act.set, mentions: [{ by: 'ids', task_ids }], many: false } } }
}
