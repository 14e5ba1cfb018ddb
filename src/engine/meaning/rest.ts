// "the brunch stays, but move everything else": the rest excludes what was named before.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { namesIn } from './names-in.ts'

export function withoutNamed(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read) => {
    const { act, span } = read
    if (!('set' in act) || !act.set?.mentions.some(({ by }) => by === 'rest')) return read
    const task_ids = namesIn(chart, { from: 0, to: span.from })
    const except: TaskSet = { text: '', mentions: [{ by: 'ids', task_ids }], many: true }
    return task_ids.length === 0 || act.set.except !== undefined
      ? read
      : { ...read, act: { ...act, set: { ...act.set, except } } as Act }
  })
}
