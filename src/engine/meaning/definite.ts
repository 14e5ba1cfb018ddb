// "I've got some tasks to do", "delete tasks" don't say which tasks. They mean all tasks only if they say "all".

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { nothing } from '../grammar/build.ts'
import type { Read } from '../interpret.ts'
import { allBy, setOf } from '../task-ids.ts'
import { touches } from './reserve.ts'

/** Drops remarks about indefinite tasks; for requests about them we ask which. */
export function onlyDefinite(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.flatMap((read): Read[] => {
    const { act } = read
    if (!touches(act) || !isOfSome(chart, read)) return [read]
    return act.does === 'finish' && act.reported ? [] : [{ ...read, act: { ...act, set: nothing } as Act }]
  })
}

function isOfSome(chart: Chart, { act, span }: Read): boolean {
  const set = setOf(act)
  if (!allBy(set, 'all')) return false
  const { status, ...narrowed } = set?.where ?? {}
  if (status === 'completed' || Object.keys(narrowed).length > 0 || set?.mentions.length === 0) return false
  return !chart.some(span, (at) => DEFINITE.has(chart.word(at)))
}

const DEFINITE = new Set(
  'all everything every each the my our these those whole entire full lot both rest them it whatever what list lists open pending current existing unfinished incomplete outstanding'.split(
    ' ',
  ),
)
