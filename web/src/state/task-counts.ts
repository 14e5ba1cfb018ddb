// How many tasks there are, as the server counts them: for the groups of the list, the tab's title and the app's badge.

import type { TaskCounts } from '../../../src/domain/task-counts.ts'
import { readTaskCounts } from '../api/calls.ts'
import { createStore } from './store.ts'
import { showDueInTitle } from './tab-title.ts'
import { zone } from './zone.ts'

export const taskCounts = createStore<TaskCounts | null>(null)

let isPlanned = false

/** Read once for all changes of a moment; what cannot be read now is read with the next change. */
export function countTasks(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(async () => {
    isPlanned = false
    const counts = await readTaskCounts(zone.read()).catch(() => null)
    if (counts !== null) taskCounts.change(() => counts)
  }, 60)
}

taskCounts.follow(() => {
  const { overdue, today } = taskCounts.read() ?? { overdue: 0, today: 0 }
  const due = overdue + today
  showDueInTitle(due)
  if (due === 0) navigator.clearAppBadge?.().catch(() => {})
  else navigator.setAppBadge?.(due).catch(() => {})
})
