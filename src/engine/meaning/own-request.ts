// "Tick off everything overdue, and move the fine to friday": a request for one named task overrides the earlier
// request for a set that includes it.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { touches } from './reserve.ts'

export function withoutOwnRequests(reads: readonly Read[]): Read[] {
  return reads.map((read, at) => {
    const { act } = read
    if (!touches(act) || !isDescribed(act.set)) return read
    const task_ids = reads.slice(at + 1).flatMap((other) => (other.reserve === null ? ownOf(act, other.act) : []))
    if (task_ids.length === 0) return read
    return { ...read, act: { ...act, set: without(act.set, task_ids) } as Act }
  })
}

/** The tasks of a later act that conflict with the first one. */
function ownOf(act: Act, later: Act): string[] {
  if (!touches(later) || later.does === 'again') return []
  if (!allBy(later.set, 'ids') || later.does === act.does) return []
  return taskIdsOf(later.set.mentions)
}

function without(set: TaskSet, task_ids: string[]): TaskSet {
  const { except } = set
  const mentions = [...(except?.mentions ?? []), { by: 'ids' as const, task_ids }]
  return { ...set, except: { ...(except ?? { text: '' }), mentions, many: true } }
}
