// Tasks meant by description.

import type { TaskSet } from '../../domain/act.ts'

/** Means several tasks that aren't all named; some of them may be. */
export function isDescribed(set: TaskSet | undefined): set is TaskSet {
  return set?.many === true && set.mentions.some(({ by }) => by === 'all' || by === 'shown')
}
