import type { Act } from '../../domain/act.ts'
import { setOf } from '../task-ids.ts'

/** Whether an act is about a task by words that name none: still a command, but one that nothing can be done with yet. */
export function namesNobody(act: Act): boolean {
  return setOf(act)?.mentions.some(({ by }) => by === 'name') === true
}
