// "the trampoline - done", "trampoline, friday": means what it names first, even if there is no such task, and not the
// earlier focus.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { allBy } from '../task-ids.ts'
import { clausesOf } from './clauses.ts'
import type { Piece } from './pieces/piece.ts'
import { touches } from './reserve.ts'
import { isUnknown } from './sense-parts.ts'

/** Applies the reads to what was named right before them. If that may be just an exclamation, we ask. */
export function ofAnother(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  // "the flu jab, that's at two. Please add it": it is a new task.
  if (reads.some(({ act }) => act.does === 'add')) return reads
  return reads.map((read) => {
    const { act, span, reserve } = read
    if (reserve !== null || !touches(act) || !allBy(act.set, 'focus')) return read
    const before = pieces.flatMap((piece) =>
      leadsTo(chart, piece.to, span.from) ? (thingIn(chart, piece) ?? []) : [],
    )[0]
    if (before === undefined) return read
    if (chart.word(before.from) === 'the') return { ...read, act: { ...act, set: named(chart, before) } as Act }
    return { ...read, reserve: 'left over' }
  })
}

/** Whether a message names such a thing and only says what should happen to it. */
export function namesThing(chart: Chart): boolean {
  return clausesOf(chart).some(
    (clause) => (isNoun(chart, clause) && chart.facts.hard[clause.to] !== true) || oneIn(chart, clause) !== null,
  )
}

function thingIn(chart: Chart, piece: Piece): Span | null {
  if (piece.is === 'remark') return oneIn(chart, piece)
  return (piece.is === 'strange' || piece.is === 'bare') && isNoun(chart, piece) ? piece : null
}

/** "the florist one | bounced": one of the tasks on the list, though none we can identify. */
function oneIn(chart: Chart, { from, to }: Span): Span | null {
  const end = chart.words.findIndex(({ text }, at) => at > from + 1 && at < to && text === 'one')
  const isOne = chart.word(from) === 'the' && end > 0 && isNoun(chart, { from: from + 1, to: end })
  return isOne ? { from, to: end } : null
}

/** An unknown word, perhaps with others before it. */
function isNoun(chart: Chart, { from, to }: Span): boolean {
  return to - from <= LONGEST && chart.isWord(from) && isUnknown(chart, to - 1)
}

const LONGEST = 3

/** Only punctuation within the sentence, or "so", comes between. */
function leadsTo(chart: Chart, from: number, to: number): boolean {
  return (
    from <= to &&
    to - from <= 1 &&
    (from === to || chart.word(from) === 'so' || (chart.isMark(from) && chart.facts.hard[from] !== true))
  )
}

function named(chart: Chart, { from, to }: Span): TaskSet {
  const text = chart.text({ from: from + 1, to })
  return { text, mentions: [{ by: 'name', text, quoted: false }], many: false }
}
