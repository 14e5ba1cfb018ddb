// What the message mentions before its requests: what "it" means in it.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { allBy, idsIn } from '../task-ids.ts'
import { namesIn, rivalsIn, rivalsWithin, subjectsIn, topicsOf } from './names-in.ts'
import type { Said } from './passes.ts'
import type { Piece } from './pieces/piece.ts'
import { isPassedBy } from './put-right.ts'
import { touches } from './reserve.ts'
import { isGuess } from './settle.ts'

/** "bump it to high, the sponsor's nervous": if there is a focus, a statement after "it" doesn't change its meaning. */
function toldBefore(
  reads: readonly Read[],
  pieces: readonly Piece[],
  { spokenOf: before = [] }: Setting,
): readonly Piece[] {
  const pointing =
    reads.find(({ act }) => isLikeThat(act)) ??
    (before.length === 0 ? undefined : reads.find(({ act }) => touches(act) && allBy(act.set, 'focus')))
  return pointing === undefined ? pieces : pieces.filter(({ from }) => from < pointing.span.from)
}

/** "… to the day after": counts from the earlier focus, not from a statement after it. */
function isLikeThat(act: Act): boolean {
  return act.does === 'change' && act.values.when?.like !== undefined && act.values.when.like.set === undefined
}

/** Tasks in denials and remarks count as mentioned: "don't delete the notes, just mark them done". */
export function spokenOf(reads: readonly Read[], { chart, setting, pieces: all }: Said): readonly string[] {
  const toldOf = setting.last === null ? namesIn : subjectsIn
  const before = setting.spokenOf ?? []
  const pieces = toldBefore(reads, all, setting)
  const ids = reads.flatMap(({ act, reserve }) => (reserve === null ? [] : idsIn(act)))
  if (ids.length > 0) return ids
  // "I ought to add the sermon to that"
  const unmade = reads.filter(({ act, reserve }) => act.does === 'add' && reserve !== null)
  const named = unmade.flatMap(({ span }) => namesIn(chart, span))
  if (named.length > 0) return named
  // "can you share the seating chart?"
  const refused = reads.filter(({ act }) => act.does === 'talk' && act.about === 'cannot')
  const meant = refused.flatMap(({ span }) => namesIn(chart, span))
  if (meant.length > 0) return meant
  const told = reads.flatMap(({ act }) => (isGuess(act) ? idsIn(act) : []))
  if (told.length > 0) return told
  for (const piece of pieces) {
    if (piece.is !== 'remark' && piece.is !== 'bare') continue
    const names = deedIn(chart, piece) ?? toldOf(chart, piece)
    // "move the books to that day, since the library is next door": a statement after a request about its own task
    // mentions nothing new.
    if (names.length > 0 && names.every((id) => isActedOn(reads, piece, id))) continue
    if (names.length > 0 && isPassedBy(names, reads, chart, setting)) return []
    if (names.length > 0) return [...topicsOf(chart, piece, names)]
  }
  const one = oneOf(before, chart, pieces)
  if (one !== null) return [one]
  const remark = pieces.find(({ is }) => is === 'remark' || is === 'bare')
  const rivals = remark === undefined ? [] : rivalsIn(chart, remark)
  const isOfBefore = before.length > 0 || remark === undefined || rivals.length > 0
  const those = isOfBefore ? rivals : rivalsWithin(chart, remark)
  if (those.length > 0 && isPassedBy(those, reads, chart, setting)) return []
  const isNothingNew = remark !== undefined && those.every((id) => isActedOn(reads, remark, id))
  return isNothingNew || those.some((id) => before.includes(id)) ? [] : [...those]
}

/** "the lining I didn't buy, they had none. it is not done": of several in focus, the one named. */
function oneOf(before: readonly string[], chart: Chart, pieces: readonly Piece[]): string | null {
  if (before.length < 2) return null
  const told = pieces.filter(({ is }) => is === 'remark' || is === 'bare')
  const [id, ...others] = new Set(told.flatMap((piece) => namesIn(chart, piece)))
  return id !== undefined && others.length === 0 && before.includes(id) ? id : null
}

function isActedOn(reads: readonly Read[], { from }: Span, id: string): boolean {
  return reads.some(({ act, span }) => span.to <= from && touches(act) && idsIn(act).includes(id))
}

/** "Bea's fixed the trapdoor": the one task it is about. */
function deedIn(chart: Chart, { from, to }: Span): string[] | null {
  for (let at = from; at < to; at++)
    for (const { end, value } of chart.read('DEED', at))
      if (end > at + 1 && !value.unsure && value.ids.length === 1) return [...value.ids]
  return null
}
