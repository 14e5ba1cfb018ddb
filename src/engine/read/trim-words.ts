// A reference's words without what does not tell which task: articles, dates, reasons, "… one".

import { phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import type { Message, Range } from './message.ts'
import { cutTitle } from './title.ts'

const REASONS = phrasesOf(
  wordsOf(
    "because, since, as it, as i, cause, it was, it has, it is, it will, so i, i already, i have already, that was, even though, as they, they, it's, as we, since we",
  ),
)

/** "the gym reminder, it was cancelled": why is not which. */
function withoutReason(message: Message, range: Range): Range {
  for (let at = range.from + 1; at < range.to; at++)
    if (phraseAt(REASONS, message.tokens, at, range.to) > 0) return { from: range.from, to: at }
  return range
}

/** "tomorrow's interview" and "9am call" are found by what they are, not when. */
function withoutWeakDate(message: Message, range: Range): Range {
  const date = message.dates.find(
    (span) => (span.first === range.from || span.coreFirst === range.from) && span.last + 1 < range.to,
  )
  return date === undefined || date.expression.day?.is === 'holiday' ? range : { from: date.last + 1, to: range.to }
}

const POINTERS = phrasesOf(
  wordsOf(
    'the one about, the one for, the one with, the one to, one about, one for, one with, the one that says, the one called, the, a, an, my, our, this, that, for me to, me to, me, i have, i had, as, so, with, upcoming, on my calendar for, on the calendar for',
  ),
)

const ENDINGS = new Set(wordsOf("is, are, was, on, to, be, one, 's, reminder, reminders, task, alert, alerts"))

/** Articles, dates and "… one" off the ends; the words between stay as typed. */
export function trimWords(message: Message, start: Range): Range {
  let range = start
  for (let round = 0; round < 4; round++) {
    const cut = withoutWeakDate(message, cutTitle(message, withoutReason(message, range)).range)
    const length = phraseAt(POINTERS, message.tokens, cut.from, cut.to)
    const from = cut.from + (length > 0 && cut.from + length < cut.to ? length : 0)
    const ending = message.tokens[cut.to - 1]?.text
    const to = ENDINGS.has(ending ?? '') && cut.to - 1 > from ? cut.to - 1 : cut.to
    const same = from === range.from && to === range.to
    range = { from, to }
    if (same) break
  }
  return range
}
