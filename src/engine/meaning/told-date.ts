// "the bank gave us till friday for the loan. Change the date": the one day that is told of is most likely the new one, and asked about.

import type { When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import type { Piece } from './pieces/piece.ts'

export function withToldDate(chart: Chart, read: Read, pieces: readonly Piece[]): Read {
  const { act, reserve } = read
  if (act.does !== 'change' || act.asks !== 'when' || reserve !== null || !allBy(act.set, 'focus')) return read
  if (!chart.some(read.span, (at) => isIn('DATEFIELD', chart.word(at)))) return read
  const told = pieces.filter(({ is }) => is === 'remark').flatMap((piece) => datesIn(chart, piece))
  const [when, ...others] = told
  if (when === undefined || others.length > 0) return read
  const { asks: _, ...asked } = act
  return { ...read, act: { ...asked, values: { when } }, reserve: 'doubted' }
}

function datesIn(chart: Chart, { from, to }: Span): When[] {
  const dates: When[] = []
  for (let at = from; at < to; ) {
    const date = longestOf(chart.read('WHEN', at), to)
    if (date !== undefined) dates.push(date.value)
    at = date?.end ?? at + 1
  }
  return dates
}
