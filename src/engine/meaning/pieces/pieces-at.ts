// All the pieces that may begin at a word of a sentence. If costs are equal, the earlier one in this list wins.

import { COSTS } from '../../chart/costs.ts'
import { startsAnother } from '../another.ts'
import { actsAt } from './act-at.ts'
import { clausesAt } from './clause-at.ts'
import { asksNow } from './ends.ts'
import { asideAt, exceptionsAt, leadsAt, openersAt, restAt } from './phrases-at.ts'
import { OPENING, type Piece, type Place } from './piece.ts'
import { checkedAt, questionsAt, shownAt } from './question-at.ts'
import { thenAt } from './then-at.ts'

export function piecesAt(place: Place): Piece[] {
  const skipped: Piece = { is: 'skipped', from: place.at, to: place.at + 1, cost: COSTS.skippedWord }
  if (!opensAt(place)) return [...asideAt(place), ...exceptionsAt(place), skipped]
  const plain = [
    ...openersAt(place),
    ...asideAt(place),
    ...exceptionsAt(place),
    ...leadsAt(place),
    ...thenAt(place),
    ...restAt(place),
    ...actsAt(place),
  ]
  // Expensive readings are only tried if they may cost less than those found so far.
  const rest = { ...place, most: mostBeside(plain, place) }
  return [...plain, ...questionsAt(rest), ...shownAt(rest), ...checkedAt(rest), ...clausesAt(rest), skipped]
}

function mostBeside(pieces: readonly Piece[], { span, most }: Place): number {
  return pieces.reduce((least, { to, cost }) => (to === span.to ? Math.min(least, cost) : least), most)
}

/** Whether something new may begin here. */
function opensAt({ chart, at, span, here }: Place): boolean {
  return (
    startsAnother(chart, at) ||
    here.piece === null ||
    OPENING.has(here.piece.is) ||
    chart.isMark(at - 1) ||
    asksNow(chart, at, span.to)
  )
}
