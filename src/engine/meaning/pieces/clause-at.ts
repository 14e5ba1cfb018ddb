// Whole clauses that may begin at a word of a sentence: a thing to do that nobody asked to add, a request that no rule
// covers, or a remark.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Span } from '../../chart/rule.ts'
import { allBy } from '../../task-ids.ts'
import { startsAnother } from '../another.ts'
import { bareItems, leastBare } from '../bare.ts'
import { leastLoose, readLoosely } from '../loose.ts'
import { tellsOnly } from '../only-told.ts'
import { asksAt } from './asks.ts'
import { clauseEnds, commandsNow, endsClause, holds } from './ends.ts'
import { mayPay, type Piece, type Place, remark } from './piece.ts'

const LONGEST = 40
const PLAIN = 6

export function clausesAt(place: Place): Piece[] {
  const { chart, at, span } = place
  const isAsked = asksAt(chart, { from: at, to: span.to })
  const isValued = place.here.adding && beginsWithValue(chart, at, span.to)
  const asked = askedWithin(chart, at, span.to)
  let toDo = 0
  return clauseEnds(chart, at, span.to).flatMap((end) => {
    const bare = bareUpTo(place, end)
    // "ring Jo at 6, she's after a lift": a thing to do on its date is more than a remark.
    if (bare?.act.does === 'add' || goesOn(place, bare)) toDo = COSTS.remark
    const loose = isAsked ? null : looseUpTo(place, end)
    const aside = remark(at, end)
    const value = isValued || holds(chart, at, end, 'priority') ? COSTS.valueInRemark : 0
    return [
      ...(bare === null ? [] : [bare]),
      ...(loose === null ? [] : [loose]),
      { ...aside, cost: aside.cost + value + Math.max(toDo, end > asked ? COSTS.remark : 0) },
    ]
  })
}

/** "And first aid refresher on friday, I mustn't let it lapse": a dated thing after a connecting word. */
function goesOn({ here }: Place, bare: (Piece & { is: 'bare' }) | null): boolean {
  return (
    here.piece?.is === 'joint' && bare?.act.does === 'offer' && bare.act.items.some(({ when }) => when?.day != null)
  )
}

/** "…, urgent because she's late": a value for the added item, with the reason. */
function beginsWithValue(chart: Chart, at: number, to: number): boolean {
  return chart.read('PRIO', at).some(({ end }) => end < to && endsClause(chart, end, to))
}

/** Something to do, in words that don't ask to add it. */
function bareUpTo(place: Place, to: number): (Piece & { is: 'bare' }) | null {
  const { chart, at, here } = place
  if (!mayPay(place, leastBare(chart, { from: at, to }), to)) return null
  const before = here.piece?.is
  // "can I have …" asks for permission and gives nothing to do.
  const isAllowed = before === 'request' && chart.word(at - 1) === 'i'
  if (isAllowed || here.mending || before === 'strange' || to - at > LONGEST || commandsNow(chart, to)) return null
  const bare = bareItems(chart, { from: at, to })
  return bare === null ? null : { is: 'bare', from: at, to, cost: bare.cost, act: bare.act }
}

/** A request in any word order. */
function looseUpTo(place: Place, to: number): Piece | null {
  const { chart, at, here } = place
  if (to - at > LONGEST || !mayPay(place, leastLoose({ from: at, to }), to) || isSaidBefore(chart, { from: at, to }))
    return null
  const loose = readLoosely(chart, { from: at, to })
  // "add wipes | and calpol and the club is off": after an add, words that don't form a statement are more items.
  if (loose === null || (!loose.begins && here.adding)) return null
  const { act, strange, cost } = loose
  if (tellsOnly(chart, { from: at, to }, act)) return null
  return { is: 'act', from: at, to, reaches: to, rule: 'loose', stated: false, act, strange, cost }
}

/**
 * "roof high, gate low, that's it", "it can't wait, make it urgent, they were on at me": the end of the first request
 * in a clause of its own.
 */
function askedWithin(chart: Chart, from: number, to: number): number {
  for (let at = from; at < to; at++) {
    if (at > from && !chart.isMark(at - 1) && !startsAnother(chart, at)) continue
    const asked = chart
      .read('ACT', at)
      .filter(
        ({ end, value, alone, stated }) =>
          alone !== true &&
          stated !== true &&
          end < to &&
          chart.word(end) === ',' &&
          value.does === 'change' &&
          allBy(value.set, 'ids', 'focus'),
      )
    if (asked.length > 0) return Math.min(...asked.map(({ end }) => end))
  }
  return to
}

/** "delete all the trip tasks, I'm no longer going": a rule has read the request, and the rest is the reason. */
function isSaidBefore(chart: Chart, { from, to }: Span): boolean {
  return chart
    .read('ACT', from)
    .some((one) => one.cost <= PLAIN && one.end < to && chart.word(one.end) === ',' && one.value.does !== 'talk')
}
