// "update my reminder to walk the dog": with no reminder in focus, this says which one, and the new value is missing.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'

export function reminderTo(chart: Chart, { act, span }: Read, { last, spokenOf = [] }: Setting): Act {
  if (last !== null || spokenOf.length > 0 || act.does !== 'change' || !allBy(act.set, 'focus')) return act
  const { title, ...others } = act.values
  if (title === undefined || Object.keys(others).length > 0) return act
  const isNamed = chart.some(
    span,
    (at) =>
      isIn('TASK', chart.word(at)) &&
      // "rename that one to mow the lawn" gives the new value.
      chart.word(at) !== 'one' &&
      chart.word(at + 1) === 'to' &&
      isIn('DOING', chart.word(at + 2)) &&
      chart.text({ from: at + 2, to: span.to }).startsWith(title),
  )
  if (!isNamed) return act
  return {
    ...act,
    set: { text: title, mentions: [{ by: 'name', text: title, quoted: false }], many: false },
    values: {},
  }
}
