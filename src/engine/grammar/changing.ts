// What the rules that change tasks have in common.

import type { Act, TaskSet, Values, When, Where } from '../../domain/act.ts'
import type { Named } from '../chart/rule.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { byName, one, plainName, setOf } from './build.ts'

export function change(set: TaskSet | undefined, values: Values | undefined): Act | null {
  if (set === undefined || values === undefined || Object.keys(values).length === 0) return null
  // "move the walk with Nina" is about that walk, and not about its own day.
  // "put everything due friday on monday": the first of two days says which of them.
  if (values.when?.several !== undefined && allBy(set, 'all') && set.where === undefined) return null
  const like = values.when?.like?.set
  if (like !== undefined && taskIdsOf(like.mentions).some((id) => taskIdsOf(set.mentions).includes(id))) return null
  return values.when?.day != null && like !== undefined
    ? { does: 'change', set: joined(set, like), values: { ...values, when: withoutLike(values.when) } }
    : { does: 'change', set, values }
}

/** "move the jumper to friday along with the library card": both go there. */
function joined(set: TaskSet, others: TaskSet): TaskSet {
  return { ...set, mentions: [...set.mentions, ...others.mentions], many: true }
}

function withoutLike({ like: _, ...when }: When): When {
  return when
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
