import type { Task } from '../domain/task.ts'
import type { ToolScope } from './contract.ts'

export async function findTask(id: string, { tasks }: ToolScope): Promise<Task | null> {
  const found = await tasks.list({
    status: 'all',
    priority: null,
    due_before: null,
    due_after: null,
    ids: [id],
    words: null,
    title_key: null,
    sort: 'normal',
    limit: 1,
    after: null,
  })
  return found[0]?.task ?? null
}
