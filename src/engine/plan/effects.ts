// What a call did to a task, before and after, so that it can be undone.

import type { Effect, KeptFields } from '../../domain/conversation.ts'
import type { Task } from '../../domain/task.ts'

export function kept(task: Task): KeptFields {
  const { title, description, priority, due_date, recurrence, remind_before, status, completed_at, order } = task
  const placed = order === undefined ? {} : { order }
  return { title, description, priority, due_date, recurrence, remind_before, status, completed_at, ...placed }
}

const fields = [
  'title',
  'description',
  'priority',
  'due_date',
  'recurrence',
  'remind_before',
  'status',
  'completed_at',
  'order',
] as const satisfies readonly (keyof KeptFields)[]

export function effectOf(before: Task | null, after: Task): Effect {
  return { task_id: after.id, was: before === null ? null : kept(before), is: kept(after) }
}

/** The fields in which two states of a task differ. */
export function differences(one: KeptFields, other: KeptFields): (keyof KeptFields)[] {
  return fields.filter((field) => one[field] !== other[field])
}
