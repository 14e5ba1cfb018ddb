// A remark after a question that asks for nothing more: "show me what I've done, need to look busy for the boss".

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { TALKERS } from '../../language/en/finite.ts'
import { heldIn, narrows } from '../held.ts'

/** Where the question ends and the user explains why they ask; the end of the span if they don't. */
export function beforeRemark(chart: Chart, { from, to }: Span): number {
  for (let at = from + 2; at < to - 1; at++) {
    const isStop = chart.word(at) === ',' || chart.word(at) === '-'
    if (BECAUSE.has(chart.word(at)) || (isStop && isTold(chart, { from: at + 1, to }))) return at
  }
  return to
}

const BECAUSE = new Set(['because', 'cause', 'considering'])
const NEEDING = new Set(['need', 'want', 'wanna', 'gotta', 'trying'])

/** A statement about the speaker, or words that match no task or date. */
function isTold(chart: Chart, { from, to }: Span): boolean {
  const first = chart.word(from)
  if (isIn('WH', first) || to - from < 2) return false
  if (TALKERS.has(first) || NEEDING.has(first)) return true
  const { named, wheres, strange } = heldIn(chart, { from, to })
  return named.length === 0 && strange.length > 0 && !wheres.some((where) => narrows(where))
}
