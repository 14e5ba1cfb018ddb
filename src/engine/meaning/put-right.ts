// "no, sorry, I've read the card wrong, it's half past three": a value of the same kind as the last one corrects it.
// The task named on the way has no such value, so it can't be what was wrong.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import { afterOpeners } from './correction-ends.ts'

/** Whether one of these tasks was only mentioned on the way to a correction. */
export function isPassedBy(
  ids: readonly string[],
  reads: readonly Read[],
  chart: Chart,
  { last, changed, tasks }: Setting,
): boolean {
  const [kind, ...others] = reads.flatMap(({ act }) =>
    act.does === 'change' && allBy(act.set, 'focus') ? kindOf(act.values) : [],
  )
  const from = afterOpeners(chart)
  // "oh and the MOT people rang, it's at 4" moves on to something else.
  if (kind === undefined || others.length > 0 || !changed || from === 0 || isIn('THEN', chart.word(from))) return false
  const dues = tasks.filter((task) => ids.includes(task.id)).map((task) => task.due_date ?? '')
  const isSaid = valuesOf(last).some(({ when }) => when?.[kind] != null)
  return isSaid && dues.every((due) => (kind === 'day' ? due === '' : due.length <= DAY))
}

const DAY = '2026-01-31'.length

/** Just a day or just an hour. */
function kindOf({ when, ...others }: Values): 'day' | 'time' | [] {
  if (when == null || Object.keys(others).length > 0) return []
  return when.time === null ? 'day' : when.day === null ? 'time' : []
}

function valuesOf(last: Act | null): readonly Pick<Values, 'when'>[] {
  if (last?.does === 'add') return last.items
  return last?.does === 'change' ? [last.values] : []
}
