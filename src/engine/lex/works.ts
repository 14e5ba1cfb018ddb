// Recognises names of songs, books and films by their capitals: "play | Sunday I'm on Fire | at the fete". We look for
// no date, sentence end or clause inside them.

import { MONTHS, RELATIVE_DAYS, TONIGHT, WEEKDAYS } from '../dates/words.ts'
import { BEFORE_DAYS_OF_WORKS, BEFORE_WORKS, LEADING_OUT, SMALL_IN_WORKS, WORK_VERBS } from '../language/en/works.ts'
import { isShouted } from '../tokens.ts'
import type { Word } from './words.ts'

interface Span {
  readonly from: number
  readonly to: number
}

const LONGEST_GAP = 3

export function worksIn(words: readonly Word[], raw: string): readonly Span[] {
  if (isShouted(raw)) return []
  const works: Span[] = []
  for (let at = 0; at < words.length - 2; at++) {
    if (!WORK_VERBS.has(words[at]?.text ?? '')) continue
    const from = BEFORE_WORKS.has(words[at + 1]?.text ?? '') && !isCapital(words, at + 1, raw) ? at + 2 : at + 1
    const to = nameEnd(words, from, raw)
    if (new Set(words.slice(from, to).map(({ start }) => start)).size > 1) works.push({ from, to })
  }
  return works
}

/**
 * The name extends to its last capital; a day at its end is a due date, unless there is another date or the name
 * begins with a day.
 */
function nameEnd(words: readonly Word[], from: number, raw: string): number {
  if (!isCapital(words, from, raw)) return from
  let end = from + 1
  for (let next = nextCapital(words, end, raw); next !== null; next = nextCapital(words, end, raw)) end = next + 1
  while (end < words.length && isHalf(words, end)) end++
  const isDated = isDay(words, from) || words.slice(end).some((_, at) => isDay(words, end + at))
  const isOwn = isDated || BEFORE_DAYS_OF_WORKS.has(words[end - 2]?.text ?? '')
  return end - from > 1 && isDay(words, end - 1) && !isOwn ? end - 1 : end
}

/** The next capitalised word, skipping small words; null if the name has ended. */
function nextCapital(words: readonly Word[], from: number, raw: string): number | null {
  for (let at = from; at <= from + LONGEST_GAP && words[at]?.kind === 'word'; at++) {
    const isLed = LEADING_OUT.has(words[at - 1]?.text ?? '') && !isHalf(words, at - 2)
    // "watch Hamlet with Ann", "read Emma in May": company and date.
    if (isCapital(words, at, raw))
      return at > from && isLed && (isDay(words, at) || !isPronounBefore(words, at)) ? null : at
    if (!SMALL_IN_WORKS.has(words[at]?.text ?? '')) return null
  }
  return null
}

/** "I'm in | Love": after a clause of its own a small word doesn't end the name. */
function isPronounBefore(words: readonly Word[], at: number): boolean {
  return [at - 2, at - 3, at - 4].some((one) => words[one]?.text === 'i' || words[one]?.text === 'you')
}

/** The second half of "I'm". */
function isHalf(words: readonly Word[], at: number): boolean {
  return at > 0 && words[at]?.start === words[at - 1]?.start && words[at]?.kind === 'word'
}

function isCapital(words: readonly Word[], at: number, raw: string): boolean {
  const word = words[at]
  return word?.kind === 'word' && /^\p{Lu}/u.test(raw.slice(word.start, word.start + 2))
}

function isDay(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return WEEKDAYS.has(text) || MONTHS.has(text) || RELATIVE_DAYS.has(text) || TONIGHT.has(text)
}
