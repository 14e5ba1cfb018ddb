// "I have buy stamps twice, delete the one with no date": of the tasks that the message named before.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'

export function ofThoseNamed(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read) => {
    const { act, span } = read
    if (!('set' in act) || act.set === undefined || act.set.many || act.set.where === undefined) return read
    if (!act.set.mentions.every(({ by }) => by === 'all')) return read
    const task_ids = candidatesIn(chart, { from: 0, to: span.from })
    if (task_ids.length === 0) return read
    return { ...read, act: { ...act, set: { ...act.set, mentions: [{ by: 'ids', task_ids }] } } as Act }
  })
}

/** Every task that a name on the way may mean. */
function candidatesIn(chart: Chart, { from, to }: Span): string[] {
  const ids = new Set<string>()
  for (let at = from; at < to; ) {
    const [name] = chart
      .read('NAME', at)
      .filter((one) => one.end <= to && !one.value.unsure && !(one.end === at + 1 && isIn('DOING', chart.word(at))))
      .toSorted((one, other) => other.end - one.end)
    for (const id of name?.value.ids ?? []) ids.add(id)
    at = name?.end ?? at + 1
  }
  return [...ids]
}
