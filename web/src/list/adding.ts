// Adding from the list itself, through the same tool as everything else.

import { callTool } from '../api/calls.ts'
import { readTasks, type TypedTask } from '../engine/read-tasks.ts'
import { announce, tell, tellFault } from '../state/notices.ts'
import { createStore } from '../state/store.ts'
import { learn } from '../state/tasks.ts'

export const isAdding = createStore(false)

/** Says whether everything was added; a day that was not said is the one of the view. */
export async function addTasks(text: string, due_date: string | null): Promise<boolean> {
  try {
    for (const item of await readTasks(text)) if (!(await add(item, due_date))) return false
    return true
  } catch (fault) {
    tellFault(fault)
    return false
  }
}

async function add(item: TypedTask, due_date: string | null): Promise<boolean> {
  const { success, data, error } = await callTool('add_task', { ...item, due_date: item.due_date ?? due_date })
  if (success && data?.task !== undefined) {
    learn([data.task])
    announce(`Added '${data.task.title}'.`)
  } else tell(error ?? 'That did not work. Please try again.')
  return success
}
