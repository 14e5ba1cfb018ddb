import type { Mention } from '../domain/act.ts'

/** The tasks that mentions name outright. */
export function taskIdsOf(mentions: readonly Mention[]): string[] {
  return mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : []))
}
