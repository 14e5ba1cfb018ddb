// Tasks that are meant by what they are like.

import type { TaskSet } from '../../domain/act.ts'

/** Several, and not each by its name: some of them may be named besides. */
export function isDescribed(set: TaskSet | undefined): set is TaskSet {
  return set?.many === true && set.mentions.some(({ by }) => by === 'all' || by === 'shown')
}
