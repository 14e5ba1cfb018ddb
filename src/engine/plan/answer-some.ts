// "just the tape and the litter", "not the paper", "1 and 3": some of the items that were offered or asked about
// together.

import type { Act, Item } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Chart } from '../chart/chart.ts'
import { beginsWithYes } from '../confirm.ts'
import { openChart } from '../meaning/open.ts'
import { idsOf } from './answer-option.ts'
import { inner, isCourteous, onlyTells } from './answer-words.ts'
import type { Scene } from './steps.ts'

/** The items that the answer chooses. */
export function someOf({ context }: Scene, items: readonly Item[]): Act | null {
  const places = choiceAmong(context, items)?.places ?? []
  const left = items.filter((_, index) => places.includes(index))
  return left.length === 0 ? null : { does: 'add', items: left }
}

/** The chosen items, and whether the user named what to keep or what to leave out. */
export interface Choice {
  readonly places: readonly number[]
  readonly isRest: boolean
}

/** Null if the answer chooses none of them or says anything else. */
export function choiceAmong(
  { message, now, timezone }: DecisionContext,
  all: readonly { readonly title: string }[],
): Choice | null {
  if (all.length < 2 || message.includes('?')) return null
  const options = all.map(({ title }, index) => ({ position: index + 1, task_id: String(index), title }))
  const titles = options.map(({ task_id, title }) => ({ id: task_id, title }))
  return choiceIn(openChart(message, titles, { now, timezone }), { options })
}

function choiceIn(chart: Chart, among: Pick<Clarification, 'options'>): Choice | null {
  let [from, to] = inner(chart)
  while (from < to && (chart.isMark(from) || LEADING.has(chart.word(from)) || beginsWithYes(chart.word(from)))) from++
  while (to > from && LEADING.has(chart.word(to - 1))) to--
  const isWithout = LEAVING.has(chart.word(from))
  // "no, not the paper" may refuse everything.
  if (isWithout && chart.word(0) === 'no') return null
  while (LEAVING.has(chart.word(from))) from++
  for (const { end, value } of chart.read('SET', from)) {
    if (end < to && !isCourteous(chart, end, to) && !(chart.isMark(end) && onlyTells(chart, end, to))) continue
    const named = idsOf(among, value).map(Number)
    if (named.length === 0) continue
    const isRest = isWithout || value.except !== undefined
    const places = isWithout ? [...among.options.keys()].filter((place) => !named.includes(place)) : named
    if (places.length > 0) return { places, isRest }
  }
  return null
}

const LEADING = new Set(['just', 'only', 'but', 'add'])
const LEAVING = new Set(['not', 'without', 'except'])
