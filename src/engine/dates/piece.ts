import type { Every } from './every.ts'
import type { Amount, DateExpression, Day, Time } from './expression.ts'

/** "led" needs a preposition or another piece beside it ("sun", "in march"); "weak" needs stronger evidence. */
export type Certainty = 'sure' | 'led' | 'weak'

/** A span that gives a day, a time, or both; an expression consists of a few of these. */
export interface Piece {
  readonly day: Day | null
  readonly time: Time | null
  readonly repeats: boolean
  readonly several: boolean
  /** The other end of "3-5 december". */
  readonly to: Day | null
  readonly certainty: Certainty
  readonly next: number
  readonly every?: Every | undefined
  /** "starting may 1". */
  readonly starts?: true
  /** "every! 3 days": counts from completion. */
  readonly finishing?: true
}

export function dayPiece(day: Day, next: number, certainty: Certainty = 'sure', time: Time | null = null): Piece {
  return { day, time, repeats: false, several: false, to: null, certainty, next }
}

export function timePiece(time: Time, next: number, certainty: Certainty = 'sure', several = false): Piece {
  return { day: null, time, repeats: false, several, to: null, certainty, next }
}

/** An amount after or before a date, or now. */
export function shiftedDay(by: readonly Amount[], sign: 1 | -1 = 1, from: DateExpression | null = null): Day {
  return { is: 'shifted', by, sign, from }
}

export const today: Day = { is: 'relative', days: 0 }
