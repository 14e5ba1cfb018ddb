// "push the call 30 minutes" – "another 30, she's late": shifts again, in the same unit.

import type { Act, Shift } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { NUMBERS } from '../language/en/numbers.ts'
import { clausesOf, isTail, tellsWhy } from './clauses.ts'
import { startsBehindOpeners } from './openers.ts'

/** Null unless the last act was a shift and a number says how much more; anything else may give the reason. */
export function readFurther(chart: Chart, { last, changed, spokenOf = [] }: Setting): Act | null {
  const shift = changed && last?.does === 'change' ? last.values.shift : undefined
  const [clause, ...others] = clausesOf(chart)
  if (shift === undefined || clause === undefined || chart.raw.includes('?')) return null
  const starts = startsBehindOpeners(chart, clause).map((at) => (GOING_ON.has(chart.word(at)) ? at + 1 : at))
  const count = starts.map((from) => moreAt(chart, { from, to: clause.to })).find((more) => more !== null)
  if (count === undefined || !others.every((other) => isTail(chart, other) || tellsWhy(chart, other, spokenOf)))
    return null
  return { does: 'change', set: focus, values: { shift: ofAsMany(shift, count) } }
}

/** "another 30", "30 more". */
function moreAt(chart: Chart, { from, to }: Span): number | null {
  const isLed = MORE_BEFORE.has(chart.word(from))
  const at = isLed ? from + 1 : from
  const end = isLed ? at + 1 : at + 2
  const isMore = isLed || MORE_BEHIND.has(chart.word(at + 1))
  return isMore && isTail(chart, { from: end, to }) ? countOf(chart.word(at)) : null
}

export function countOf(word: string): number | null {
  return /^\d{1,3}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null)
}

/** So many of the unit that it was moved by, and the same way. */
export function ofAsMany({ minutes, days, months }: Shift, count: number): Shift {
  const unit = minutes % 60 === 0 ? 60 : 1
  const more = (amount: number, size: number): number => Math.sign(amount) * count * size
  if (minutes !== 0) return { minutes: more(minutes, unit), days: 0, months: 0 }
  return days === 0
    ? { minutes: 0, days: 0, months: more(months, 1) }
    : { minutes: 0, days: more(days, days % 7 === 0 ? 7 : 1), months: 0 }
}

const GOING_ON = new Set(['and', 'plus', 'make', 'by', 'yet'])
const MORE_BEFORE = new Set(['another', 'further'])
const MORE_BEHIND = new Set(['more', 'further', 'longer', 'extra'])
