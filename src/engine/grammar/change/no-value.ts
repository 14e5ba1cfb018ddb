// What looks like a value and is none: a count, what runs low, a time of year.

import type { Values } from '../../../domain/act.ts'
import type { Reader, Span } from '../../chart/rule.ts'

export const BEFORE = new Set(['before', 'by'])
export const UNTIL = new Set(['by', 'before'])

/** "meeting tomorrow 5 to 6" is from one hour until another, "1. 2. 3." counts: nothing is moved. */
export function endsInHours({ from, to }: Span, reader: Reader): boolean {
  if (to - from < 3 || !BETWEEN_HOURS.has(reader.word(to - 2))) return false
  return DIGITS.test(reader.word(to - 1)) && DIGITS.test(reader.word(to - 3))
}

const DIGITS = /^\d{1,2}$/
const BETWEEN_HOURS = new Set(['to', 'till', 'til', 'until', '-', '\u2013', '.'])

/** "party bags: 22", "that's 3": how many, and no hour. */
export function counts(reader: Reader, { from, to }: Span): boolean {
  const number = reader.word(to - 1)
  if (!DIGITS.test(number)) return false
  const before = reader.word(to - 2)
  if (before === ':' || before === '=') return true
  return to - from <= 3 && COUNTING.has(reader.word(from)) && (BEING.has(before) || before === reader.word(from))
}

/** "nappies are low", "milk low": there is little left, and nothing is said of how it ranks. */
export function runsLow(reader: Reader, { from, to }: Span): boolean {
  if (reader.word(to - 1) !== 'low') return false
  // "report low, dentist high" ranks both.
  for (let at = from - NEAR; at < to + NEAR; at++) if (OTHER_LEVELS.has(reader.word(at))) return false
  return BEING.has(reader.word(to - 2)) || reader.isNamed({ from, to: to - 1 })
}

const NEAR = 6
const OTHER_LEVELS = new Set(['high', 'medium', 'urgent', 'normal', 'priority'])
const COUNTING = new Set(['that', 'thats', 'this', 'those', 'these'])
const BEING = new Set(['is', 'are', "'s"])
const IT = new Set(['it', 'this', 'that'])

/** "it's november". */
export function isTimeOfYear(values: Values | undefined, reader: Reader, { from, to }: Span): boolean {
  const { after, before } = values?.when ?? {}
  if (to !== from + 3 || !IT.has(reader.word(from)) || after == null || before == null) return false
  return Date.parse(before) - Date.parse(after) > SHORTEST_MONTH
}

const SHORTEST_MONTH = 27 * 24 * 60 * 60 * 1000
