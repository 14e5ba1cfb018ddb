// What the rules that change tasks have in common.

import type { Act, TaskSet, Values, Where } from '../../domain/act.ts'
import type { Named } from '../chart/rule.ts'
import { taskIdsOf } from '../task-ids.ts'
import { byName, one, plainName, setOf } from './build.ts'

export function change(set: TaskSet | undefined, values: Values | undefined): Act | null {
  if (set === undefined || values === undefined || Object.keys(values).length === 0) return null
  // "move the walk with Nina" is about that walk, and not about its own day.
  const like = values.when?.like?.set
  if (like !== undefined && taskIdsOf(like.mentions).some((id) => taskIdsOf(set.mentions).includes(id))) return null
  return { does: 'change', set, values }
}

/** Words that name no task that is known. */
export function unknown(name: Named | undefined, where: Where = {}): TaskSet | undefined {
  const mention = byName(name)
  return mention === null ? undefined : setOf(plainName(name?.text ?? ''), [one(mention)], where, undefined)
}

/** Whether exactly these tasks are meant. */
export function isKnown({ mentions }: TaskSet): boolean {
  return mentions.every(({ by }) => by === 'ids' || by === 'positions')
}
