import { tokenize } from '../tokens.ts'
import { findDates } from './find.ts'
import { lexemesOf } from './lexemes.ts'
import { resolveDate } from './resolve.ts'

/** The first date in a text; one that may be part of a title counts only if there is no better one. */
export function readFirstDate(text: string, now: string, timezone: string): string | null {
  const spans = findDates(lexemesOf(tokenize(text), text))
  const span = spans.find(({ strength }) => strength === 'sure') ?? spans[0]
  return span === undefined ? null : resolveDate(span.expression, now, timezone, 'none')
}
