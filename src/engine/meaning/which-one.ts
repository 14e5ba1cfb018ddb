// "I have buy stamps twice, delete the one with no date": one of the tasks that the message named before.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isSure, longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { allBy, setOf } from '../task-ids.ts'
import { isVerb } from './names-in.ts'

export function ofThoseNamed(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read) => {
    const { act, span } = read
    const set = setOf(act)
    if (set?.where === undefined || set.many || !allBy(set, 'all')) return read
    const task_ids = candidatesIn(chart, { from: 0, to: span.from })
    if (task_ids.length === 0) return read
    return { ...read, act: { ...act, set: { ...set, mentions: [{ by: 'ids', task_ids }] } } as Act }
  })
}

/** Every task that a name in the span may mean. */
function candidatesIn(chart: Chart, { from, to }: Span): string[] {
  const ids = new Set<string>()
  for (let at = from; at < to; ) {
    const name = longestOf(
      chart.read('NAME', at).filter((one) => isSure(one) && !isVerb(chart, { from: at, to: one.end })),
      to,
    )
    for (const id of name?.value.ids ?? []) ids.add(id)
    at = name?.end ?? at + 1
  }
  return [...ids]
}
