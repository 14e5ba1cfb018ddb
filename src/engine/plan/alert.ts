// "move the alert to 4pm" changes when the reminder goes off, not when the task is due.

import type { Act } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { allBy } from '../task-ids.ts'
import { changedDue } from './due.ts'
import type { Scene } from './steps.ts'

type Change = Act & { does: 'change' }

/** Turns the time of the alert into a lead time. An alert at or after the task's own time moves the task. */
export function goingOff({ context }: Scene, act: Change, task: Task): Change {
  const { when } = act.values
  const isApart = task.remind_before !== null || !allBy(act.set, 'focus')
  if (act.alert !== true || when == null || task.due_date === null || task.due_date.length <= 10 || !isApart) return act
  const at = changedDue(when, task.due_date, context)
  const before = at === null || at.length <= 10 ? 0 : (Date.parse(task.due_date) - Date.parse(at)) / 60_000
  return before > 0 ? { ...act, values: { remind_before: before } } : act
}
