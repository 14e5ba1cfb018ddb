import type { Token } from '../tokens.ts'
import { type DateReading, readDates } from './all.ts'
import { type DateSpan, findDates } from './find.ts'
import { type AmountSpan, findAmounts } from './find-amounts.ts'
import { lexemesOf } from './lexemes.ts'

/** What a message says about time. */
export interface Times {
  /** Every way to read a date at every place. */
  readonly readings: readonly DateReading[]
  /** The dates that were most likely meant. */
  readonly dates: readonly DateSpan[]
  readonly amounts: readonly AmountSpan[]
}

export function readTimes(tokens: readonly Token[], raw: string): Times {
  const line = lexemesOf(tokens, raw)
  return { readings: readDates(line), dates: findDates(line), amounts: findAmounts(line) }
}
