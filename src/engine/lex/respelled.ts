// Slips in the words that say what is wanted: "rmnd", "evry", "shoud". A word that is one of its own is left alone.

import { isKnown } from '../language/en/classes.ts'
import { KEYWORDS, REAL_WORDS } from '../language/en/keywords.ts'
import { slipsOf } from './slips.ts'

const SHORTEST = 3

/** What a word that means nothing was meant to be. */
export function respelled(word: string): string | undefined {
  return slips.get(word)
}

const slips: ReadonlyMap<string, string> = (() => {
  const table = new Map<string, string>()
  for (const word of KEYWORDS)
    for (const slip of slipsOf(word))
      if (slip.length >= SHORTEST && !isKnown(slip) && !REAL_WORDS.has(slip) && !table.has(slip)) table.set(slip, word)
  return table
})()
