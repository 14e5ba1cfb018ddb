import type { Amount, Day } from './expression.ts'
import type { Piece } from './piece.ts'
import { readAmounts } from './read-amount.ts'
import { type Line, readInteger, textAt } from './read-number.ts'

/** How long something repeats, and whether it counts from completion. */
export type Ending =
  | { readonly by: 'until' | 'through'; readonly day: Day }
  | { readonly by: 'span'; readonly amounts: readonly Amount[] }
  | { readonly by: 'count'; readonly count: number }
  | { readonly by: 'finishing' }

export interface EndingRead {
  readonly ending: Ending
  readonly next: number
}

const ENDS = /^(?:until|till|til|through|thru|ending)$/
const LASTING = new Set(['day', 'workday', 'week', 'month', 'quarter', 'year'])

/** "until march", "through friday", "for 6 weeks", "for 10 times", "after i finish it". */
export function readEnding(
  line: Line,
  at: number,
  readDay: (line: Line, at: number) => Piece | null,
): EndingRead | null {
  const from = textAt(line, at) === ',' ? at + 1 : at
  const finishing = readFinishing(line, from)
  if (finishing !== null) return { ending: { by: 'finishing' }, next: finishing }
  const word = textAt(line, from)
  if (ENDS.test(word)) {
    const start =
      /^(?:the_end_of|on|the|in)$/.test(textAt(line, from + 1)) && textAt(line, from + 1) !== 'the'
        ? from + 2
        : from + 1
    const piece = readDay(line, start)
    if (piece === null || piece.day === null || piece.repeats) return null
    return { ending: { by: /^thr/.test(word) ? 'through' : 'until', day: piece.day }, next: piece.next }
  }
  return readLasting(line, from)
}

function readLasting(line: Line, at: number): EndingRead | null {
  const isFor = textAt(line, at) === 'for'
  let from = isFor ? at + 1 : at
  while (isFor && /^(?:the|next|another|about)$/.test(textAt(line, from))) from++
  const count = readInteger(line, from)
  if (count !== null && /^(?:times|occurrences|repetitions)$/.test(textAt(line, count.next)))
    return textAt(line, count.next + 1) === 'a'
      ? null
      : { ending: { by: 'count', count: count.value }, next: count.next + 1 }
  const amounts = isFor ? readAmounts(line, from) : null
  if (amounts === null || amounts.value.some(({ unit }) => !LASTING.has(unit))) return null
  return { ending: { by: 'span', amounts: amounts.value }, next: amounts.next }
}

const BETWEEN =
  /^(?:i|i've|ive|i'm|it|it's|its|is|was|has|have|the|last|time|been|being|having|when|once|my|we|'ve|'s|am|'m)$/
const FINISHING = /^(?:finish|finished|finishing|complete|completed|completing|completion|done)$/
const MOST_BETWEEN = 5

/** "after i finish", "from when it is done", "after completion": returns its end, or null. */
export function readFinishing(line: Line, at: number): number | null {
  if (!/^(?:after|from|since|following)$/.test(textAt(line, at))) return null
  let next = at + 1
  while (next - at <= MOST_BETWEEN && BETWEEN.test(textAt(line, next))) next++
  if (!FINISHING.test(textAt(line, next))) return null
  return /^(?:it|that|this)$/.test(textAt(line, next + 1)) ? next + 2 : next + 1
}
