// What is left out of the tasks that are changed.

import type { Act, TaskSet } from '../../../domain/act.ts'
import { merge } from '../build.ts'

/** Nothing can be left out of a single task: "the meeting at 3 not 2" says what its time was. */
export function without(set: TaskSet | undefined, except: TaskSet | undefined): TaskSet | undefined {
  if (set === undefined || except === undefined) return set
  const isPlace = except.mentions.every(({ by }) => by === 'positions')
  // "…, leave everything else alone" takes nothing out of tasks that were named.
  const isNamed = set.mentions.every(({ by }) => by === 'ids')
  const mentions = isNamed ? except.mentions.filter(({ by }) => by !== 'rest' && by !== 'all') : except.mentions
  return mentions.length === 0 || (isPlace && !set.many) ? set : { ...set, except: { ...except, mentions } }
}

/** "of today's tasks, move all" narrows "all"; a task given by name stays that task. */
export function within(act: Act, set: TaskSet, { mentions, where, except }: TaskSet): Act | null {
  if (where === undefined || except !== undefined || !mentions.every(({ by }) => by === 'all')) return null
  if (!set.mentions.some(({ by }) => by === 'all')) return act
  return { ...act, set: { ...set, where: merge(where, set.where) } } as Act
}
