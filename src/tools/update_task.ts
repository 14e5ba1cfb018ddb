import { updateTaskSchema } from '../domain/tool-call.ts'
import { toolHints } from '../domain/tool-hints.ts'
import { notFound, succeed } from './answers.ts'
import { defineTool } from './contract.ts'
import { readTaskId } from './task-id.ts'

export const updateTask = defineTool({
  name: 'update_task',
  title: 'Change a task',
  description:
    'Changes the title, description, priority, due date, repetition, reminder or status of a task; null takes an optional value off.',
  hints: toolHints.update_task,
  parameters: updateTaskSchema,
  async run({ user_id: _user, task_id, ...changes }, scope) {
    const id = readTaskId(task_id)
    const task = id === null ? null : await scope.tasks.update(id, changes)
    return task === null ? notFound : succeed({ task })
  },
})
