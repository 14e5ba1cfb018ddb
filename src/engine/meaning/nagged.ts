// "no need to nag me about the MOT any more, took it in at 8": wants no more reminders because it is done.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { classNamed } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import type { Piece } from './pieces/piece.ts'
import { wavers } from './qualified.ts'

/** Completes the task whose reminders are unwanted if the message then says that it is done. */
export function doneSinceNagged(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  const nagged = reads.find(({ act, span }) => act.does === 'delete' && isNagged(chart, span))
  if (nagged?.act.does !== 'delete') return reads
  const { set } = nagged.act
  const ids = taskIdsOf(set.mentions)
  const told = reads.find(({ act, reserve }) => reserve === null && isToldOf(act, ids))
  const isDone =
    told !== undefined || pieces.some((piece) => piece.from >= nagged.span.to && tellsOfDeed(chart, piece, ids))
  if (ids.length === 0 || !isDone) return reads
  const done: Read = { ...nagged, act: { does: 'finish', set, reported: true, unsure: false } }
  return reads.flatMap((read) => (read === nagged ? [done] : read === told ? [] : [read]))
}

function isNagged(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => nagging.some((phrases) => chart.says(phrases, { from: at, to })))
}

const nagging = (['NAG', 'NAGGING'] as const).map((name) => classNamed(name) ?? new Map())

/** "… I paid it". */
function isToldOf(act: Act, ids: readonly string[]): boolean {
  if (act.does !== 'finish' || !act.reported || act.unsure) return false
  const own = taskIdsOf(act.set.mentions)
  return own.length === 0 ? allBy(act.set, 'focus') : own.every((id) => ids.includes(id))
}

/** "… we went this morning": uses the task's verb, without denial or doubt. */
function tellsOfDeed(chart: Chart, piece: Piece, ids: readonly string[]): boolean {
  if (piece.is !== 'remark' || wavers(chart, piece)) return false
  for (let at = piece.from; at < piece.to; at++) {
    const word = chart.word(at)
    if (word === 'not' || word === 'never') return false
    if (isPast(word) && ids.some((id) => chart.facts.names.deed(id, word) === 'sure')) return true
  }
  return false
}
