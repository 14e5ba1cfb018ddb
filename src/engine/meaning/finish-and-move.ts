// "done with chapter 3, gym at 7 instead": completed things are mentioned without the hour they were due, so an hour
// after the last of several is a new time for that one.

import type { TaskSet, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { clockOf } from '../grammar/build.ts'
import { isDueAt } from '../ground/due-in.ts'
import { indexOf } from '../ground/title-index.ts'
import type { Read, Setting } from '../interpret.ts'

export function finishAndMove(chart: Chart, read: Read, setting: Setting): readonly Read[] {
  const { act, span } = read
  if (act.does !== 'finish' || act.set.except !== undefined) return [read]
  const [last, ...others] = [...act.set.mentions].reverse()
  if (last?.by !== 'ids' || others.length === 0) return [read]
  const hour = hourBehind(chart, span)
  if (hour === null || isAtThen(setting, last.task_ids, hour)) return [read]
  // "rang mum and had the flu jab at 10" says when it was done.
  if (act.set.where === undefined && !isOtherwise(chart, span)) return [read]
  const { where: _, ...set } = act.set
  const done: TaskSet = { ...set, mentions: others.reverse() }
  const moved: TaskSet = { text: '', mentions: [last], many: false }
  return [
    { ...read, act: { ...act, set: done } },
    { ...read, act: { does: 'change', set: moved, values: { when: hour } } },
  ]
}

/** The moment with an hour at the end of the clause. */
function hourBehind(chart: Chart, span: Span): When | null {
  const to = INSTEAD.has(chart.word(span.to - 1)) ? span.to - 1 : span.to
  for (let at = span.from + 1; at < to; at++) {
    const when = chart.whole('VALUES', { from: at, to })?.value.when
    if (when?.time != null) return when
  }
  return null
}

/** "… and the flu jab is at 10 now" */
function isOtherwise(chart: Chart, { from, to }: Span): boolean {
  return (
    INSTEAD.has(chart.word(to - 1)) ||
    INSTEAD.has(chart.word(to)) ||
    chart.some({ from, to }, (at) => IS_AT.has(chart.word(at)) && chart.word(at + 1) === 'at')
  )
}

const INSTEAD = new Set(['now', 'instead'])
const IS_AT = new Set(['is', "'s"])

function isAtThen({ tasks, timezone }: Setting, ids: readonly string[], { time }: When): boolean {
  if (time === null) return false
  const hours = time.open ? [time.hour % 12, (time.hour % 12) + 12] : [time.hour]
  const times = hours.map((hour) => clockOf({ ...time, hour }))
  return ids.some((id) => isDueAt(indexOf(tasks).withId(id)?.due_date ?? null, times, timezone))
}
