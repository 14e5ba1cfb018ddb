// A value alone is said of what was just spoken of, but nobody can be sure behind mere talk ("I promised Joan some jam." –
// "Before Sunday."), or with a word beside it that may name something else ("rice too, but on sunday").

import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import type { Piece } from './pieces/piece.ts'

export function offTheThread(
  chart: Chart,
  read: Read,
  pieces: readonly Piece[],
  { talked = false, spokenOf = [] }: Setting,
): Read {
  const { act, reserve } = read
  if (reserve !== null || act.does !== 'change' || !allBy(act.set, 'focus')) return read
  if (chart.words.some(({ text }) => isIn('IT', text) || isIn('THEM', text))) return read
  if (pieces.some(({ is, to }) => is === 'strange' && to <= read.span.from)) return { ...read, reserve: 'left over' }
  const isAlone = pieces.every(({ is }) => is === 'act' || is === 'filler')
  return talked && isAlone && spokenOf.length > 0 ? { ...read, reserve: 'doubted' } : read
}
