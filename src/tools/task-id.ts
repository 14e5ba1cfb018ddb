import { taskIdSchema } from '../domain/task.ts'

/** The id as it is stored, or null for one that cannot be any task's. */
export function readTaskId(text: string): string | null {
  return taskIdSchema.safeParse(text).success ? text.toLowerCase() : null
}
