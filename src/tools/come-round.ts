import { nextTime } from '../calendar/next-time.ts'
import type { Task } from '../domain/task.ts'
import type { ToolScope } from './contract.ts'
import { momentOf } from './moment.ts'

/** A repeating task that was just completed is open again for its next time; after its last one it stays completed. */
export async function comeRound(task: Task, scope: ToolScope): Promise<Task | null> {
  const { recurrence, due_date, completed_at } = task
  if (recurrence === null || completed_at === null) return task
  const next = nextTime({ due_date, recurrence }, await momentOf(scope))
  return next === null ? task : await scope.tasks.update(task.id, { ...next, status: 'pending', completed_at })
}

/** The task without this one time of it; null where there is no time after it. */
export async function skipOne(task: Task, scope: ToolScope): Promise<Task | null> {
  const { recurrence, due_date } = task
  const next = recurrence === null ? null : nextTime({ due_date, recurrence }, await momentOf(scope))
  return next === null ? null : await scope.tasks.update(task.id, next)
}
