// Adding from the list itself, through the same tool as everything else.

import type { Effect } from '../../../src/domain/conversation.ts'
import { kept } from '../../../src/engine/plan/effects.ts'
import { callTool } from '../api/calls.ts'
import { readTasks, type TypedTask } from '../engine/read-tasks.ts'
import { tell, tellFault } from '../state/notices.ts'
import { createStore } from '../state/store.ts'
import { learn, tellDone } from '../state/tasks.ts'

export const isAdding = createStore(false)

/** Says whether everything was added; a day that was not said is the one of the view. */
export async function addTasks(text: string, due_date: string | null): Promise<boolean> {
  const added: Effect[] = []
  try {
    for (const item of await readTasks(text)) {
      const effect = await add(item, due_date)
      if (effect === null) return false
      added.push(effect)
    }
    return true
  } catch (fault) {
    tellFault(fault)
    return false
  } finally {
    tellDone(added)
  }
}

async function add(item: TypedTask, due_date: string | null): Promise<Effect | null> {
  const { success, data, error } = await callTool('add_task', { ...item, due_date: item.due_date ?? due_date })
  if (success && data?.task !== undefined) {
    learn([data.task])
    return { task_id: data.task.id, was: null, is: kept(data.task) }
  }
  tell(error ?? "That didn't work. Please try again.")
  return null
}
