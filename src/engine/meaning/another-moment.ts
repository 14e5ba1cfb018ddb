// "and tuesday at 2 as well", "also friday": right after an add with a date, adds the same thing on another day.

import type { Act, Item, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'
import { isTail } from './clauses.ts'

const LEADS = new Set(['and', 'also', 'plus'])
const LEANING = new Set(['on', 'for'])

/** Null if the last add had no date, or if this says more than another one. */
export function anotherMoment(chart: Chart, items: readonly Item[]): Act | null {
  const [item, ...others] = items
  if (item?.when?.day == null || others.length > 0 || item.when.recurrence !== undefined) return null
  const length = chart.words.findLastIndex(({ kind }) => kind === 'word') + 1
  let from = 0
  while (LEADS.has(chart.word(from)) || isIn('FILLER', chart.word(from))) from++
  if (!chart.words.slice(0, from).some(({ text }) => LEADS.has(text))) return null
  const start = LEANING.has(chart.word(from)) ? from + 1 : from
  for (const { end, value } of chart.read('WHEN', start).toSorted((one, other) => other.end - one.end)) {
    if (value.day === null || value.day === item.when.day || value.repeats) continue
    if (!isTail(chart, { from: pastToo(chart, end), to: length })) continue
    return { does: 'add', items: [{ ...item, when: atItsHour(value, item.when) }] }
  }
  return null
}

/** Keeps the hour of the item before unless there is a new one. */
function atItsHour(when: When, { time }: When): When {
  return when.time === null && time !== null ? { ...when, time, due: null } : when
}

/** "… too", "… as well". */
function pastToo(chart: Chart, at: number): number {
  if (chart.word(at) === 'too' || chart.word(at) === 'also') return at + 1
  return chart.word(at) === 'as' && chart.word(at + 1) === 'well' ? at + 2 : at
}
