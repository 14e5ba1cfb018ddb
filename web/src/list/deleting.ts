// Deleting from the list takes two steps, as everywhere: the tool asks, and only its token deletes.

import type { Task } from '../../../src/domain/task.ts'
import type { ToolResponse } from '../../../src/domain/tool-call.ts'
import { callTool } from '../api/calls.ts'
import { announce, tell, tellFault } from '../state/notices.ts'
import { createStore } from '../state/store.ts'
import { forget, learn } from '../state/tasks.ts'
import { settings } from '../state/zone.ts'

export interface Asked {
  readonly task: Task
  readonly token: string
  readonly expires_at: string
}

export const asked = createStore<Asked | null>(null)

export async function askToDelete(task: Task): Promise<void> {
  try {
    const response = await callTool('delete_task', { task_id: task.id })
    const question = questionOf(task, response)
    if (question === null) return
    // Whoever does not want to be asked is not asked here either.
    if (settings.read()?.confirmation_required === false) await deleteTask(question)
    else asked.change(() => question)
  } catch (fault) {
    tellFault(fault)
  }
}

export function keepTask(): void {
  const { task } = asked.read() ?? {}
  asked.change(() => null)
  if (task !== undefined) announce(`OK, I've kept '${task.title}'.`)
}

export async function deleteTask({ task, token }: Asked): Promise<void> {
  asked.change(() => null)
  try {
    const response = await callTool('delete_task', { task_id: task.id, confirmation_token: token })
    if (response.success || response.error_code === 'TASK_NOT_FOUND') {
      forget(task.id)
      announce(`'${task.title}' has been deleted.`)
      return
    }
    // Renamed meanwhile: asked again with the title it has now.
    if (response.error_code === 'CONFLICT' && response.data?.task !== undefined) await askToDelete(response.data.task)
    else tell(response.error ?? 'That did not work. Please try again.')
  } catch (fault) {
    tellFault(fault)
  }
}

/** null: there is nothing to ask, because it is gone or was refused. */
function questionOf(task: Task, { data, error, error_code }: ToolResponse): Asked | null {
  const { confirmation_token: token, expires_at, task: current = task } = data ?? {}
  if (error_code === 'TASK_NOT_FOUND') forget(task.id)
  else if (token === undefined || expires_at === undefined) tell(error ?? 'That did not work. Please try again.')
  else {
    learn([current])
    return { task: current, token, expires_at }
  }
  return null
}
