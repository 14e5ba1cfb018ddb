// A reference's words without what does not tell which task: articles, dates, reasons, "… one".

import { phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import type { Message, Range } from './message.ts'
import { cutTitle } from './title.ts'

const REASONS = phrasesOf([
  ...wordsOf(
    "because, since, as it, as i, cause, it was, it has, it is, it will, so i, i already, i have already, that was, even though, as they, they, it's, as we, since we, as my, as plans, as the, as he, as she, as i'm, as there, now that, so that, he doesn't, she doesn't, has been, have been, had been, was changed, was moved, got moved, such that, due to, as its, as it's, he won't, she won't, we won't, i won't, i don't, he isn't, she isn't",
  ),
  // A new sentence after a comma tells why.
  ...wordsOf("i, i've, i'm, i'll, we, we've, we're, he, she, he's, she's, there, my, you").map((word) => `, ${word}`),
])

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
    'the one about, the one for, the one with, the one to, one about, one for, one with, the one that says, the one called, the, a, an, my, this, that, for me to, me to, me, i have, i had, as, so, with, upcoming, on my calendar for, on the calendar for',
  ),
)

// "the oven thing", "that milk business": a noun that stands for any task.
const ENDINGS = new Set(
  wordsOf(
    "is, are, was, on, to, be, one, 's, reminder, reminders, task, alert, alerts, thing, things, stuff, business, entry, item",
  ),
)

/** Where it is kept, or who made it, said behind the words. Each from its last word backwards. */
const TAILS = [
  ...wordsOf(
    'that i set, that i made, that i have, that i had, that i created, that i added, that i set up, i set, i made, i created, i added, i have, i have set',
  ),
  ...['from', 'on', 'off', 'in'].flatMap((link) =>
    ['the', 'my', 'our'].flatMap((whose) =>
      ['schedule', 'calendar', 'book', 'books', 'phone', 'account', 'planner'].map(
        (what) => `${link} ${whose} ${what}`,
      ),
    ),
  ),
]
const tails = phrasesOf(TAILS.map((phrase) => phrase.split(' ').reverse().join(' ')))

/** How many tokens such a tail has; 0 for none. */
function tailLength(message: Message, from: number, to: number): number {
  const found = tails.get(message.tokens[to - 1]?.text ?? '')
  if (found === undefined) return 0
  for (const tail of found) {
    let fits = to - 1 - tail.length > from
    for (let i = 0; i < tail.length && fits; i++) fits = message.tokens[to - 2 - i]?.text === tail[i]
    if (fits) return tail.length + 1
  }
  return 0
}

/** "this friday's party" is not "friday's party". */
export function isThisDays({ tokens }: Message, at: number): boolean {
  return tokens[at]?.text === 'this' && /['\u2019]s$/.test(tokens[at + 1]?.text ?? '')
}

const LENGTHS = new Set(wordsOf('minute, minutes, mins, hour, hours, day, days, week, weeks'))
const COMPARED = new Set(['earlier', 'later', 'sooner'])

/** "the boat reminder an hour earlier": by how much it is to move. */
function withoutShift({ tokens }: Message, { from, to }: Range): Range {
  if (!COMPARED.has(tokens[to - 1]?.text ?? '') || !LENGTHS.has(tokens[to - 2]?.text ?? '')) return { from, to }
  return to - 3 > from ? { from, to: to - 3 } : { from, to }
}

const DUE_WORDS = new Set(['set', 'scheduled', 'planned', 'due', 'later'])

/** Articles, dates and "… one" off the ends; the words between stay as typed. */
export function trimWords(message: Message, start: Range): Range {
  let range = start
  for (let round = 0; round < 4; round++) {
    const cut = withoutWeakDate(message, cutTitle(message, withoutShift(message, withoutReason(message, range))).range)
    const length = isThisDays(message, cut.from) ? 0 : phraseAt(POINTERS, message.tokens, cut.from, cut.to)
    const from = cut.from + (length > 0 && cut.from + length < cut.to ? length : 0)
    const ending = message.tokens[cut.to - 1]?.text
    // "… set for noon": what is left of when it is due.
    const due = cut.to < range.to && DUE_WORDS.has(ending ?? '') && cut.to - 1 > from
    const tail = tailLength(message, from, cut.to)
    const to = tail > 0 ? cut.to - tail : due || (ENDINGS.has(ending ?? '') && cut.to - 1 > from) ? cut.to - 1 : cut.to
    const same = from === range.from && to === range.to
    range = { from, to }
    if (same) break
  }
  return range
}
