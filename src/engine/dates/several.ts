// "at 8 and at 12", "monday and thursday at 5": the moments that a date lists.

import type { DateExpression } from './expression.ts'
import type { Gathered } from './gather.ts'
import type { Piece } from './piece.ts'
import { type Line, textAt } from './read-number.ts'

/** The moments after the first; empty if they are alternatives ("5 or 6"). */
export function othersOf(line: Line, whole: Gathered): DateExpression[] {
  if (whole.pieces.slice(0, -1).some(({ next }) => isChoice(line, next))) return []
  const moments = momentsOf(whole.pieces)
  const [first, last] = [moments[0], moments.at(-1)]
  return moments.slice(1).map(({ day, time }) => ({
    day: day ?? first?.day ?? last?.day ?? null,
    time: time ?? last?.time ?? null,
    repeats: false,
  }))
}

type Moment = Pick<Piece, 'day' | 'time'>

/** A second day, or a second hour, begins the next moment. */
function momentsOf(pieces: readonly Piece[]): Moment[] {
  const moments: Moment[] = []
  for (const { day, time } of pieces) {
    const last = moments.at(-1)
    const isNext = last === undefined || (day !== null && last.day !== null) || (time !== null && last.time !== null)
    if (isNext) moments.push({ day, time })
    else moments[moments.length - 1] = { day: last.day ?? day, time: last.time ?? time }
  }
  return moments
}

function isChoice(line: Line, at: number): boolean {
  const joint = textAt(line, at) === ',' ? at + 1 : at
  return textAt(line, joint) === 'or' || textAt(line, joint) === '/'
}
