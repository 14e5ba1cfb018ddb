// Deleting from the list takes two steps, as everywhere: the tool asks, and only its token deletes. For several tasks it asks
// for each of them, and the user is asked once.

import type { Task } from '../../../src/domain/task.ts'
import type { ToolResponse } from '../../../src/domain/tool-call.ts'
import { callTool } from '../api/calls.ts'
import { keepDeleted } from '../state/done.ts'
import { announce, tell, tellFault } from '../state/notices.ts'
import { createStore } from '../state/store.ts'
import { forget, learn } from '../state/tasks.ts'
import { showToast } from '../state/toast.ts'
import { settings } from '../state/zone.ts'

interface Offered {
  readonly task: Task
  readonly token: string
  readonly expires_at: string
}

export type Asked = readonly [Offered, ...Offered[]]

export const asked = createStore<Asked | null>(null)

export async function askToDelete(tasks: readonly Task[]): Promise<void> {
  try {
    const [first, ...others] = (await Promise.all(tasks.map(offer))).flatMap((one) => one ?? [])
    if (first === undefined) return
    // Someone who turned asking off is not asked here either.
    if (settings.read()?.confirmation_required === false) await deleteTasks([first, ...others])
    else asked.change(() => [first, ...others])
  } catch (fault) {
    tellFault(fault)
  }
}

export function keepTasks(): void {
  const question = asked.read()
  asked.change(() => null)
  if (question !== null) announce(`OK, I've kept ${nameOf(question)}.`)
}

export async function deleteTasks(question: Asked): Promise<void> {
  asked.change(() => null)
  try {
    const renamed = (await Promise.all(question.map(remove))).flatMap((task) => task ?? [])
    if (renamed.length > 0) await askToDelete(renamed)
    else tellDeleted(question)
  } catch (fault) {
    tellFault(fault)
  }
}

function tellDeleted(question: Asked): void {
  const text = `Deleted ${nameOf(question)}.`
  keepDeleted()
  showToast({ text, titles: question.map(({ task }) => task.title), offers: null, place: 'list', turn_id: null })
  announce(text)
}

function nameOf([first, ...others]: Asked): string {
  return others.length === 0 ? `'${first.task.title}'` : `${others.length + 1} tasks`
}

/** Returns the task where it has another title by now, and has to be asked about again. */
async function remove({ task, token }: Offered): Promise<Task | null> {
  const response = await callTool('delete_task', { task_id: task.id, confirmation_token: token })
  if (response.success || response.error_code === 'TASK_NOT_FOUND') forget(task.id)
  else if (response.error_code === 'CONFLICT' && response.data?.task !== undefined) return response.data.task
  else tell(response.error ?? "That didn't work. Please try again.")
  return null
}

/** null: there is nothing to ask, because it is gone or was refused. */
async function offer(task: Task): Promise<Offered | null> {
  const { data, error, error_code }: ToolResponse = await callTool('delete_task', { task_id: task.id })
  const { confirmation_token: token, expires_at, task: current = task } = data ?? {}
  if (error_code === 'TASK_NOT_FOUND') forget(task.id)
  else if (token === undefined || expires_at === undefined) tell(error ?? "That didn't work. Please try again.")
  else {
    learn([current])
    return { task: current, token, expires_at }
  }
  return null
}
