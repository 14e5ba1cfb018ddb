// "add post the keys, recorded delivery that is, monday": a date after an item without one may be its own, so we offer
// the item with it.

import type { When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { clausesOf } from './clauses.ts'
import { asked } from './held-add.ts'
import type { Piece } from './pieces/piece.ts'

export function withMomentBeside(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  if (chart.facts.dates.size === 0 || !reads.every(isWithoutMoment)) return reads
  const adding = reads.filter(({ act, reserve }) => reserve === null && act.does === 'add')
  const [read, ...others] = adding
  const [item, ...more] = read?.act.does === 'add' ? read.act.items : []
  if (read === undefined || item === undefined || others.length > 0 || more.length > 0) return reads
  const when = pieces.reduce<When | null>((found, piece) => found ?? momentIn(chart, piece, read), null)
  if (when === null) return reads
  const dated: Read = { ...read, act: { does: 'add', items: [{ ...item, when }] } }
  return asked(
    reads.map((one) => (one === read ? dated : one)),
    dated,
  )
}

function isWithoutMoment({ act }: Read): boolean {
  if (act.does === 'add' || act.does === 'offer') return act.items.every(({ when }) => when === undefined)
  return act.does !== 'change' || act.values.when == null
}

/** The date in a clause after the item: "monday", "before the weekend", "it's up on the 28th". */
function momentIn(chart: Chart, { is, from, to }: Piece, { span }: Read): When | null {
  if ((is !== 'remark' && is !== 'bare') || (from < span.to && span.to < chart.words.length)) return null
  for (let at = from; at < to; at++) {
    const moment = chart.facts.dates.get(at)?.findLast(({ weak, past, when }) => !weak && !past && !when.repeats)
    const clause = clausesOf(chart).find((one) => one.from <= at && at < one.to)
    if (moment === undefined || clause === undefined || moment.end < clause.to) continue
    const isOfIt = at - clause.from <= (IS.has(chart.word(clause.from + 1)) ? LONGEST : 1)
    if (isOfIt && chart.word(at - 1) !== 'since' && !chart.reads('NAME', at)) return moment.when
  }
  return null
}

const IS = new Set(["'s", 'is'])
/** "it's due back on …" */
const LONGEST = 5
