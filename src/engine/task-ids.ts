import type { Act, Mention, TaskSet } from '../domain/act.ts'

/** The tasks that mentions identify by id. */
export function taskIdsOf(mentions: readonly Mention[]): string[] {
  return mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : []))
}

/** The tasks an act is about, if any. */
export function setOf(act: Act): TaskSet | undefined {
  return 'set' in act ? act.set : undefined
}

/** The tasks that an act identifies by id. */
export function idsIn(act: Act): string[] {
  return taskIdsOf(setOf(act)?.mentions ?? [])
}

/** Whether the set refers to tasks in these ways only. */
export function allBy(set: TaskSet | undefined, ...ways: readonly Mention['by'][]): boolean {
  return set?.mentions.every(({ by }) => ways.includes(by)) === true
}
