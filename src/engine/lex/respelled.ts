// Corrects typos in common command words: "rmnd", "evry", "shoud". Real words are left alone.

import { isKnown } from '../language/en/classes.ts'
import { KEYWORDS, REAL_WORDS } from '../language/en/keywords.ts'
import { slipsOf } from './slips.ts'

const SHORTEST = 3

/** The intended word, for one that means nothing. */
export function respelled(word: string): string | undefined {
  return slips.get(word) ?? drawnOut(word) ?? withoutG(word)
}

/** "startin", "fixin": the end as some speak it. */
function withoutG(word: string): string | undefined {
  return word.length > 5 && word.endsWith('in') && isKnown(`${word}g`) ? `${word}g` : undefined
}

/** "sooo", "yesss", "ughhh": a letter repeated for emphasis. */
function drawnOut(word: string): string | undefined {
  if (!HELD.test(word)) return undefined
  const [single, double] = [word.replace(HELD_ALL, '$1'), word.replace(HELD_ALL, '$1$1')]
  return [single, double].find(isKnown)
}

const HELD = /([a-z])\1\1/
const HELD_ALL = /([a-z])\1\1+/g

const slips: ReadonlyMap<string, string> = (() => {
  const table = new Map<string, string>()
  for (const word of KEYWORDS)
    for (const slip of slipsOf(word))
      if (slip.length >= SHORTEST && !isKnown(slip) && !REAL_WORDS.has(slip) && !table.has(slip)) table.set(slip, word)
  return table
})()
