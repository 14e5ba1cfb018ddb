import type { Chart } from '../chart/chart.ts'

/** Where "…, which has to be done" before a date begins; the end of the span if it isn't there. */
export function neededBefore(chart: Chart, from: number, to: number): number {
  if (!FINISHED.has(chart.word(to - 1))) return to
  let at = to - 2
  for (const word of ['be', 'to']) if (chart.word(at) === word) at--
  if (!NEEDING.has(chart.word(at))) return to
  if (SUBJECTS.has(chart.word(at - 1))) at--
  if (chart.word(at - 1) === ',') at--
  return at > from ? at : to
}

const FINISHED = new Set(['done', 'doing', 'finished', 'ready', 'sorted', 'completed', 'complete'])
const NEEDING = new Set(['has', 'have', 'needs', 'need', 'must', 'should'])
const SUBJECTS = new Set(['which', 'that', 'it', 'this'])
