// Further tasks behind the first: "… and the second one".

import { type AnyRule, type Reader, rule } from '../../chart/rule.ts'
import { THIRD_PERSON } from '../../language/en/pronouns.ts'
import { isOnceMore, isSubject } from './once-more.ts'

const LEFT = new Set(['left', 'remaining', 'outstanding'])

/** "sorted the shed, two | left": what is still to be done. */
function isLeft(reader: Reader, at: number): boolean {
  return LEFT.has(reader.word(at)) || (reader.word(at) === 'to' && reader.word(at + 1) === 'go')
}

/** Whether a word stands a little before, as the first "for" does in "the reports for Bo and for Di". */
function saysBefore(reader: Reader, from: number, word: string): boolean {
  for (let at = from - 2; at >= from - LONGEST_NAMED; at--) if (reader.word(at) === word) return true
  return false
}

const LONGEST_NAMED = 5

export const anotherRules: readonly AnyRule[] = [
  rule({
    of: 'ANOTHER',
    id: 'set.another',
    says: ['<AND> MENTION', ', <AND>? MENTION'],
    // "the hens, they can wait till friday": what was named is said once more, and nothing besides it.
    means: ({ MENTION: [mention] }, reader, span) =>
      mention === undefined ||
      // "sorted the shed, two | left" counts what is still to be done.
      (isLeft(reader, span.to) && mention.mentions.every(({ by }) => by === 'positions')) ||
      (reader.word(span.from) === ',' && THIRD_PERSON.has(reader.word(span.from + 1))) ||
      isSubject(reader, span.to - 1) ||
      isOnceMore(reader, span) ||
      // "rang the school and all" says no more than "too".
      (reader.word(span.to - 1) === 'all' &&
        mention.where === undefined &&
        mention.mentions.every(({ by }) => by === 'all'))
        ? null
        : mention,
  }),
  rule({
    of: 'ANOTHER',
    id: 'set.another-such',
    says: ['<AND> with|to|for|from|about|at MENTION'],
    // "the reports for Bo and for Di": the same word stands before both.
    means: ({ MENTION: [mention] }, reader, { from }) =>
      mention?.mentions.every(({ by }) => by === 'ids') && saysBefore(reader, from, reader.word(from + 1))
        ? mention
        : null,
  }),
]
