import { moveAll, moveOne } from '../calendar/move-rule.ts'
import type { Task } from '../domain/task.ts'
import { type UpdateTask, updateTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { fail, notFound, succeed } from './answers.ts'
import { comeRound } from './come-round.ts'
import { defineTool, type TaskChanges, type ToolScope } from './contract.ts'
import { findTask } from './find-task.ts'
import { momentOf } from './moment.ts'
import { readTaskId } from './task-id.ts'

export const updateTask = defineTool({
  name: 'update_task',
  title: 'Change a task',
  description:
    'Changes the title, description, priority, due date, repetition, reminder, place or status of a task; null takes an optional value off. Of a task that repeats, scope: one moves only this time of it. snooze_until reminds of it again and changes nothing else.',
  hints: toolHints.update_task,
  parameters: updateTaskSchema,
  async run(parameters, scope) {
    const id = readTaskId(parameters.task_id)
    if (id === null) return notFound
    const { snooze_until, ...changes } = parameters
    const changed = await change(id, changes, scope)
    const task =
      changed?.status === 'completed' && changes.status === 'completed' ? await comeRound(changed, scope) : changed
    if (task === null) return notFound
    if (snooze_until === undefined) return succeed({ task })
    const snoozed = await scope.tasks.snooze(id, snooze_until)
    return snoozed === null ? tooLate : succeed({ task, ...snoozed })
  },
})

const tooLate = fail('VALIDATION_ERROR', 'snooze_until must be in the future, and the task open')

type Changes = Omit<UpdateTask, 'snooze_until'>

async function change(id: string, parameters: Changes, scope: ToolScope): Promise<Task | null> {
  const changes = await changesOf(id, parameters, scope)
  return Object.keys(changes).length === 0 ? await findTask(id, scope) : await scope.tasks.update(id, changes)
}

/** A new date of a repeating task changes its rule, unless the caller gives that too. */
async function changesOf(id: string, parameters: Changes, scope: ToolScope): Promise<TaskChanges> {
  const { user_id: _user, task_id: _task, scope: which = 'all', ...changes } = parameters
  const { due_date } = changes
  if (due_date === undefined || due_date === null || changes.recurrence !== undefined) return changes
  const task = await findTask(id, scope)
  if (task === null || task.recurrence === null || task.due_date === due_date) return changes
  const repeating = { due_date: task.due_date, recurrence: task.recurrence }
  const moment = await momentOf(scope)
  const moved = which === 'one' ? moveOne(repeating, moment) : moveAll(repeating, due_date, moment)
  return { ...changes, recurrence: moved }
}
