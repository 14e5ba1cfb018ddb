import type { Act } from '../../domain/act.ts'
import { setOf } from '../task-ids.ts'

/** Whether an act refers to a task by words that match none: still a command, but not one we can carry out yet. */
export function namesNobody(act: Act): boolean {
  return setOf(act)?.mentions.some(({ by }) => by === 'name') === true
}
