// "finish the fence or the gate": one of them, and nobody knows which; so it is asked.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { touches } from './reserve.ts'

export function oneOf(chart: Chart, read: Read): Read {
  const { act, span } = read
  // "I haven't painted the fence or the gate" is neither of them.
  if (!touches(act) || act.does === 'reopen' || act.set.mentions.length < 2 || !allBy(act.set, 'ids')) return read
  // What was done may be named deed by deed; a note or a day behind the tasks has an "or" of its own.
  const named = act.does === 'finish' && act.reported ? chart.text(span) : act.set.text
  if (!/ or /i.test(named)) return read
  const task_ids = [...new Set(taskIdsOf(act.set.mentions))]
  return { ...read, act: { ...act, set: { ...act.set, mentions: [{ by: 'ids', task_ids }], many: false } } }
}
