import { completeTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { notFound, succeed } from './answers.ts'
import { comeRound } from './come-round.ts'
import { defineTool } from './contract.ts'
import { readTaskId } from './task-id.ts'

export const completeTask = defineTool({
  name: 'complete_task',
  title: 'Complete a task',
  description:
    'Marks a task as completed, or with completed: false as pending again. It is not a toggle. A task that repeats moves to its next time and stays pending; completed_at says when it was last done.',
  hints: toolHints.complete_task,
  parameters: completeTaskSchema,
  async run({ task_id, completed = true, completed_at }, scope) {
    const id = readTaskId(task_id)
    const status = completed ? 'completed' : 'pending'
    const changed = id === null ? null : await scope.tasks.update(id, { status, completed_at })
    const task = changed === null || !completed ? changed : await comeRound(changed, scope)
    return task === null ? notFound : succeed({ task })
  },
})
