// A date word with one typo still counts.

import { slipsOf } from '../lex/slips.ts'

const words =
  'tomorrow yesterday today tonight monday tuesday wednesday thursday friday saturday sunday january february september october november december weekend morning afternoon evening every everyday'

/** Typos that are words of their own. */
const ownWords = new Set(['evenings', 'mornings', 'mourning', 'ever', 'very', 'sturdy', 'toady', 'eery'])

const SHORTEST = 4

/** From a misspelling to the word. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  words
    .split(' ')
    .flatMap((word) =>
      [...slipsOf(word)]
        .filter((slip) => slip.length >= SHORTEST && !ownWords.has(slip))
        .map((slip): [string, string] => [slip, word]),
    ),
)
