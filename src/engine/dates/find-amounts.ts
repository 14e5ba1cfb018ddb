import type { Amount } from './expression.ts'
import { readAmounts } from './read-amount.ts'
import type { Line } from './read-number.ts'

export interface AmountSpan {
  /** Token indexes, inclusive. */
  readonly first: number
  readonly last: number
  /** The same as offsets into the raw text. */
  readonly start: number
  readonly end: number
  readonly amounts: readonly Amount[]
  /** "a day or two": too vague to move anything by without asking. */
  readonly rough: boolean
}

/** The amounts of time in a message ("push it back an hour and a half"), in order, whatever they are for. */
export function findAmounts(line: Line): AmountSpan[] {
  const found: AmountSpan[] = []
  let at = 0
  while (at < line.length) {
    const read = readAmounts(line, at)
    const first = line[at]
    const last = read === null ? undefined : line[read.next - 1]
    at = read === null ? at + 1 : read.next
    if (read === null || first === undefined || last === undefined) continue
    const { value: amounts, rough } = read
    found.push({ first: first.token, last: last.token, start: first.start, end: last.end, amounts, rough })
  }
  return found
}
