// "Push the zoom to 3, or actually 4 would be better": if another time follows the request and we couldn't use it, we
// don't know which is meant, so we ask.

import type { Act, Values, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { approves, clausesOf } from './clauses.ts'
import { startsBehindOpeners } from './openers.ts'
import type { Piece } from './pieces/piece.ts'

export function withUnheard(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  if (!reads.some(({ act, reserve }) => reserve === null && isMoved(act))) return reads
  const unread = pieces.filter(
    ({ is, from, to }) => UNREAD.has(is) && !reads.some(({ span }) => span.from < to && from < span.to),
  )
  const said = unread.flatMap((piece) =>
    clausesOf(chart).flatMap(({ from, to }) =>
      momentsIn(chart, { from: Math.max(from, piece.from), to: Math.min(to, piece.to) }),
    ),
  )
  if (said.length === 0) return reads
  return reads.map((read) => {
    const { act, reserve, span } = read
    if (reserve !== null || !isMoved(act)) return read
    const isOther = said.some(({ from, value }) => from >= span.to && isAnother(value, act.values))
    return isOther ? { ...read, reserve: 'left over' as const } : read
  })
}

const UNREAD: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['remark', 'bare', 'strange', 'skipped'])

function isMoved(act: Act): act is Act & { does: 'change' } {
  return act.does === 'change' && (act.values.when != null || act.values.priority != null)
}

/** A clause that is just a value: "or actually 4 would be better", "so the 9th". */
function momentsIn(chart: Chart, { from, to }: Span): { from: number; value: Values }[] {
  let start = from
  while (start < to && LEADS.has(chart.word(start))) start++
  return startsBehindOpeners(chart, { from: start, to }).flatMap((at) => {
    while (at < to && LEADS.has(chart.word(at))) at++
    return chart
      .read('VALUES', at)
      .filter(({ end, cost }) => end <= to && cost <= HOUR && (end === to || approves(chart, { from: end, to })))
      .map(({ value }) => ({ from: at, value }))
  })
}

const LEADS = new Set("or so and but its it that 's is due for at on to from till until by yeah yes".split(' '))
/** The most that a bare number read as an hour may cost. */
const HOUR = 12

function isAnother({ when, priority }: Values, { when: given, priority: rank }: Values): boolean {
  if (priority != null && rank != null) return priority !== rank
  if (when == null || given == null) return false
  return (
    (when.day !== null && given.day !== null && when.day !== given.day) ||
    (hourOf(when) !== null && hourOf(given) !== null && hourOf(when) !== hourOf(given))
  )
}

function hourOf({ time }: When): number | null {
  if (time === null) return null
  return (time.open ? time.hour % 12 : time.hour) * 60 + time.minute
}
