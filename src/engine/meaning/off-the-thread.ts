// "I promised Joan some jam." – "Before Sunday.": a value alone is said of what the turn before was about. Where that turn was
// mere talk, nobody can tell whether the task spoken of before it is meant.

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
  if (!talked || spokenOf.length === 0) return read
  const isAlone = pieces.every(({ is }) => is === 'act' || is === 'filler')
  const isPointing = chart.words.some(({ text }) => isIn('IT', text) || isIn('THEM', text))
  return isAlone && !isPointing ? { ...read, reserve: 'doubted' } : read
}
