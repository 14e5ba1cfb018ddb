import { AppError } from '../domain/errors.ts'
import type { Task } from '../domain/task.ts'
import type { Talk } from './talk.ts'
import { progress } from './terminal.ts'

const PAGE = 100

/** Every task of the user, oldest first. Pages go by id, so a change meanwhile makes none appear twice. */
export async function readAllTasks(talk: Talk): Promise<Task[]> {
  const tasks: Task[] = []
  let cursor: string | null = null
  do {
    const parameters: Record<string, unknown> = { sort: 'created', limit: PAGE, ...(cursor === null ? {} : { cursor }) }
    const page = await talk.callTool('list_tasks', parameters)
    if (!page.success) throw new AppError('UNAVAILABLE', page.error ?? 'The tasks could not be read.')
    tasks.push(...(page.data?.tasks ?? []))
    cursor = page.data?.next_cursor ?? null
    if (cursor !== null) progress(`${tasks.length} tasks read`)
  } while (cursor !== null)
  progress('')
  return tasks.reverse()
}
