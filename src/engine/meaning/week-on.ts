// "postpone the tuner until the following monday", where the tuner is due that monday: it is put off to the one after.

import type { When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { idsIn } from '../task-ids.ts'

export function weekOn(chart: Chart, read: Read, { tasks }: Setting): Read {
  const { act, span } = read
  if (act.does !== 'change' || act.values.when?.day == null || !isPutOff(chart, span.from, span.to)) return read
  const [id, ...others] = idsIn(act)
  const due = tasks.find((task) => task.id === id)?.due_date
  if (others.length > 0 || due == null || !isOn(due, act.values.when)) return read
  const { when: _, ...values } = act.values
  return { ...read, act: { ...act, values: { ...values, shift: { minutes: 0, days: 7, months: 0 } } } }
}

/** Of a weekday that follows, and to no other hour. */
function isPutOff(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => FOLLOWING.has(chart.word(at)) && chart.isDate(at))
}

const FOLLOWING = new Set(['following', 'next'])

function isOn(due: string, { after, before, time }: When): boolean {
  const at = Date.parse(due)
  return time === null && after !== null && before !== null && Date.parse(after) <= at && at < Date.parse(before)
}
