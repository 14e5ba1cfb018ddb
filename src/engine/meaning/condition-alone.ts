// "Move the gym to friday. Only if Kim agrees.": a separate sentence sets a condition for the request before it.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import type { Piece } from './pieces/piece.ts'
import { touches } from './reserve.ts'

export function isConditionAlone(chart: Chart, { from, to }: Span, pieces: readonly Piece[]): boolean {
  let at = from
  while (at < to && LEADING.has(chart.word(at))) at++
  const isLed = DEPENDING.has(chart.word(at)) || (chart.word(at) === 'as' && AS.has(chart.word(at + 1)))
  if (!isLed || pieces.some(({ is }) => is === 'act' || is === 'bare')) return false
  // "if possible" is just politeness.
  if (!pieces.some(({ is }) => is === 'remark' || is === 'condition')) return false
  return chart.word(at - 1) === 'only' || !hasOwnEnd(chart, at + 3, to)
}

/** "If it rains we will be late": the condition has its own consequence. */
function hasOwnEnd(chart: Chart, from: number, to: number): boolean {
  return chart.some(
    { from, to },
    (at) => chart.isMark(at) || (SUBJECTS.has(chart.word(at - 1)) && ENDING.has(chart.word(at))),
  )
}

/** The request, now on a condition. */
export function onCondition(read: Read): Read {
  const { act, stated, reserve } = read
  return reserve === null && !stated && (touches(act) || act.does === 'add')
    ? { ...read, reserve: 'conditional' }
    : read
}

const LEADING = new Set('only just but even and also then well so though'.split(' '))
const DEPENDING = new Set('if unless provided assuming supposing depending'.split(' '))
/** "as long as Tom agrees", "as soon as it's dry". */
const AS = new Set(['long', 'soon'])
const SUBJECTS = new Set('i we you he she they it'.split(' '))
const ENDING = new Set('will would can could might should may am are is'.split(' '))
