// Finds the cheapest way to cover a sentence with acts, questions, remarks and politeness. A word that nothing covers
// is skipped at a high cost and recorded, and we ask about an act beside it.

import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Span } from '../chart/rule.ts'
import { setOf } from '../task-ids.ts'
import { clauseEnds, tellsOn } from './pieces/ends.ts'
import { reasons } from './pieces/phrases.ts'
import { type Piece, type Reached, remark } from './pieces/piece.ts'
import { piecesAt } from './pieces/pieces-at.ts'

const LONGEST_SENTENCE = 120

export function sequence(chart: Chart, span: Span): Piece[] {
  if (span.to - span.from > LONGEST_SENTENCE) return longSentence(chart, span)
  const reached: (Reached | undefined)[] = []
  reached[span.from] = { acted: false, several: false, adding: false, mending: false, cost: 0, piece: null, before: -1 }
  for (let at = span.from; at < span.to; at++) {
    const here = reached[at]
    if (here === undefined || isBeaten(here, reached[span.to], span.to - at)) continue
    if (here.piece?.is === 'act' && (tellsOn(chart, at) || chart.says(reasons, { from: at, to: span.to })))
      for (const end of clauseEnds(chart, at, span.to)) reach(reached, here, at, remark(at, end))
    const most = (reached[span.to]?.cost ?? Number.POSITIVE_INFINITY) - here.cost
    for (const piece of piecesAt({ chart, at, span, here, most })) reach(reached, here, at, piece)
  }
  const pieces: Piece[] = []
  for (let at = span.to; at > span.from; ) {
    const step = reached[at]
    if (step === undefined || step.piece === null) break
    pieces.unshift(step.piece)
    at = step.before
  }
  return pieces
}

/** Whether every continuation must cost more than a path already found to the end. */
function isBeaten(here: Reached, end: Reached | undefined, left: number): boolean {
  return end !== undefined && here.cost - COSTS.leastPerWord * left >= end.cost
}

/** For more words than anybody says at once: one request over all of it, within the limit on work. */
function longSentence(chart: Chart, { from, to }: Span): Piece[] {
  const [whole] = [...chart.read('ACT', from)]
    .filter((one) => one.end === to)
    .sort((one, other) => one.cost - other.cost)
  if (whole !== undefined)
    return [
      {
        is: 'act',
        from,
        to,
        reaches: to,
        cost: whole.cost,
        act: whole.value,
        rule: whole.rule,
        stated: whole.stated === true,
        strange: [],
      },
    ]
  chart.budget = 0
  return [remark(from, to)]
}

function reach(reached: (Reached | undefined)[], here: Reached, at: number, piece: Piece): void {
  const cost = here.cost + piece.cost
  const there = reached[piece.to]
  if (there === undefined || cost < there.cost)
    reached[piece.to] = {
      adding: here.adding || (piece.is === 'act' && (piece.act.does === 'add' || piece.act.does === 'reopen')),
      several: piece.is === 'act' ? setOf(piece.act)?.many === true : here.several,
      acted: here.acted || (piece.is === 'act' && piece.act.does !== 'talk') || piece.is === 'bare',
      mending: piece.is === 'repair' || (here.mending && (piece.is === 'filler' || piece.is === 'strange')),
      cost,
      piece,
      before: at,
    }
}
