// Several tasks at once: which of them are selected, and what is done with all of them.

import type { Task } from '../../../src/domain/task.ts'
import { announce } from '../state/notices.ts'
import { createStore, usePart } from '../state/store.ts'
import { asOne, type Changes, knownTask, ticking, updating } from '../state/tasks.ts'
import { askToDelete } from './deleting.ts'

interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where a range begins. */
  readonly from: string | null
}

const nothing: Selection = { ids: new Set(), from: null }

export const selection = createStore(nothing)

export function useSelected(id: string): boolean {
  return usePart(selection, ({ ids }) => ids.has(id))
}

export function toggle(id: string): void {
  if (knownTask(id) === null) return
  selection.change(({ ids }) => {
    const now = new Set(ids)
    if (!now.delete(id)) now.add(id)
    return now.size === 0 ? nothing : { ids: now, from: id }
  })
  sayHowMany()
}

/** From where the selection began to here, in the order they are shown. */
export function selectTo(id: string, keys: readonly string[]): void {
  selection.change(({ ids, from }) => {
    const [one, other] = [keys.indexOf(from ?? id), keys.indexOf(id)]
    const range = one === -1 ? [id] : keys.slice(Math.min(one, other), Math.max(one, other) + 1)
    return { ids: new Set([...ids, ...range].filter((key) => knownTask(key) !== null)), from: from ?? id }
  })
  sayHowMany()
}

export function clearSelection(): void {
  selection.change(() => nothing)
}

function sayHowMany(): void {
  const { size } = selection.read().ids
  announce(size === 1 ? '1 task selected' : `${size} tasks selected`)
}

function selectedTasks(): Task[] {
  return [...selection.read().ids].flatMap((id) => knownTask(id) ?? [])
}

export function completeSelected(): void {
  void asOne(selectedTasks().flatMap((task) => (task.status === 'pending' ? [ticking(task)] : [])))
  clearSelection()
}

export function changeSelected(changes: (task: Task) => Changes): void {
  void asOne(selectedTasks().map((task) => updating(task, changes(task))))
  clearSelection()
}

/** Asked about once, for all of them. */
export function deleteSelected(): void {
  const tasks = selectedTasks()
  clearSelection()
  void askToDelete(tasks)
}
