// "Don't move the history essay, just the geography one, to sunday": what is not meant stands before what is, and the verb is said once.

import type { TaskSet } from '../../domain/act.ts'
import { type AnyRule, rule } from '../chart/rule.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { change } from './changing.ts'

const ONLY = 'only|just|but_only|but_just|just_do|only_do|but'

/** The second of two, where each is there and they are not the same. */
function meantOf([denied, meant]: readonly TaskSet[]): TaskSet | null {
  if (denied === undefined || meant === undefined || !allBy(denied, 'ids') || !allBy(meant, 'ids')) return null
  const left = taskIdsOf(denied.mentions)
  return taskIdsOf(meant.mentions).some((id) => left.includes(id)) ? null : meant
}

export const contrastRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'contrast.change',
    says: [
      `<NEVER> <MOVE>|<SETV>|put SET ${ONLY} SET VALUES`,
      `<NEVER> <MOVE>|<SETV>|put SET VALUES ${ONLY} SET`,
      `<NEVER> <MOVE>|<SETV>|put SET VALUES ${ONLY} <MOVE>|<SETV>|put SET`,
    ],
    cost: -8,
    means: ({ SET: sets, VALUES: [values] }) => {
      const set = meantOf(sets)
      return set === null || values === undefined ? null : change(set, values)
    },
    examples: ["don't move the ferns, just the pucks, to sunday"],
  }),
  rule({
    of: 'ACT',
    id: 'contrast.finish',
    says: [
      `<NEVER> <FINISH>|<MARK> SET off|done|as_done|complete|as_complete? ${ONLY} SET off|done|as_done|complete|as_complete?`,
    ],
    cost: -8,
    means: ({ SET: sets }) => {
      const set = meantOf(sets)
      return set === null ? null : { does: 'finish', set, reported: false, unsure: false }
    },
    examples: ["don't tick off the ferns, just the pucks"],
  }),
  rule({
    of: 'ACT',
    id: 'contrast.delete',
    says: [`<NEVER> <DELETE> SET ${ONLY} SET`],
    cost: -8,
    means: ({ SET: sets }) => {
      const set = meantOf(sets)
      return set === null ? null : { does: 'delete', set }
    },
    examples: ["don't delete the ferns, just the pucks"],
  }),
]
