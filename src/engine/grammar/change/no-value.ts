// What looks like a value and is none: a count, what runs low, a time of year.

import type { Values } from '../../../domain/act.ts'
import type { Reader, Span } from '../../chart/rule.ts'
import { IS_OR_ARE } from '../../language/en/being.ts'
import { IT_OR_THAT } from '../../language/en/pronouns.ts'
import { OTHER_LEVELS } from '../../language/en/ranking.ts'

/** "meeting tomorrow 5 to 6" gives a start and an end, "1. 2. 3." counts: nothing is moved. */
export function endsInHours({ from, to }: Span, reader: Reader): boolean {
  if (to - from < 3 || !BETWEEN_HOURS.has(reader.word(to - 2))) return false
  return DIGITS.test(reader.word(to - 1)) && DIGITS.test(reader.word(to - 3))
}

const DIGITS = /^\d{1,2}$/
const BETWEEN_HOURS = new Set(['to', 'till', 'til', 'until', '-', '\u2013', '.'])

/** "party bags: 22" and "that's 3" say how many, not at what hour. */
export function counts(reader: Reader, { from, to }: Span): boolean {
  const number = reader.word(to - 1)
  if (!DIGITS.test(number)) return false
  const before = reader.word(to - 2)
  if (before === ':' || before === '=') return true
  return to - from <= 3 && COUNTING.has(reader.word(from)) && (IS_OR_ARE.has(before) || before === reader.word(from))
}

/** "nappies are low" and "milk low" say that little is left, not how much it matters. */
export function runsLow(reader: Reader, { from, to }: Span): boolean {
  if (reader.word(to - 1) !== 'low') return false
  // "report low, dentist high" ranks both.
  for (let at = from - NEAR; at < to + NEAR; at++) if (OTHER_LEVELS.has(reader.word(at))) return false
  return IS_OR_ARE.has(reader.word(to - 2)) || reader.isNamed({ from, to: to - 1 })
}

const NEAR = 6
const COUNTING = new Set(['that', 'thats', 'this', 'those', 'these'])

/** "it's november" says what time of year it is. */
export function isTimeOfYear(values: Values | undefined, reader: Reader, { from, to }: Span): boolean {
  const { after, before } = values?.when ?? {}
  if (to !== from + 3 || !IT_OR_THAT.has(reader.word(from)) || after == null || before == null) return false
  return Date.parse(before) - Date.parse(after) > SHORTEST_MONTH
}

const SHORTEST_MONTH = 27 * 24 * 60 * 60 * 1000
