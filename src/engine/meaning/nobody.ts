import type { Act } from '../../domain/act.ts'

/** Whether an act is about a task by words that name none: still a command, but one that nothing can be done with yet. */
export function namesNobody(act: Act): boolean {
  return 'set' in act && (act.set?.mentions.some((mention) => mention.by === 'name') ?? false)
}
