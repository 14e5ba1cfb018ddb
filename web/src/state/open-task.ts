// A task somebody wants to see: from a reminder, from a notification, or by its address.

import { showTask } from '../shell/keys.ts'
import { filter } from './list-choice.ts'
import { go } from './route.ts'
import { knownTask, lookAgain } from './tasks.ts'

export async function openTask(id: string): Promise<void> {
  await lookAgain([id]).catch(() => {})
  const task = knownTask(id)
  if (task === null) return
  filter.change(() => (task.status === 'completed' ? 'done' : 'all'))
  go({ view: 'tasks' })
  showTask(task.title)
}

/** From a notification: the service worker tells an open page which task, or opens one at the task's address. */
export function followNotifications(): void {
  const named = /^#\/tasks\/([0-9a-f-]{36})$/.exec(location.hash)?.[1]
  if (named !== undefined) void openTask(named)
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ task_id?: string } | null>) => {
    if (typeof data?.task_id === 'string') void openTask(data.task_id)
  })
}
