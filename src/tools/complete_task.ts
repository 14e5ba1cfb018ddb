import { completeTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { notFound, succeed } from './answers.ts'
import { defineTool } from './contract.ts'
import { readTaskId } from './task-id.ts'

export const completeTask = defineTool({
  name: 'complete_task',
  title: 'Complete a task',
  description: 'Marks a task as completed, or with completed: false as pending again. It is not a toggle.',
  hints: toolHints.complete_task,
  parameters: completeTaskSchema,
  async run({ task_id, completed = true, completed_at }, scope) {
    const id = readTaskId(task_id)
    const changes = completed ? { status: 'completed' as const, completed_at } : { status: 'pending' as const }
    const task = id === null ? null : await scope.tasks.update(id, changes)
    return task === null ? notFound : succeed({ task })
  },
})
