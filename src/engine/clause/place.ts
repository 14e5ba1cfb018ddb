import { CONDITIONS, DOUBTS, HELPING, REPORTING } from '../language/en/run-on.ts'
import type { Word } from '../lex/words.ts'
import type { Ground } from './stops.ts'

/** A place in the words where a clause may begin. */
export interface Place {
  readonly words: readonly Word[]
  readonly at: number
  /** Where the words since the last mark begin. */
  readonly from: number
  /** Which kinds of words stand since the last mark, a bit for each. */
  readonly before: number
  readonly ground: Ground
  /** The word so many places from here. */
  readonly text: (from: number) => string
}

/** Kinds of words that bear on all that follows in a sentence. */
export const CONDITION = 1
export const DOUBT = 2
export const REPORT = 4
export const HELP = 8
export const ABOUT = 16

const kinds = new Map<string, number>([['about', ABOUT]])
for (const [words, bit] of [
  [CONDITIONS, CONDITION],
  [DOUBTS, DOUBT],
  [REPORTING, REPORT],
  [HELPING, HELP],
] as const)
  for (const word of words) kinds.set(word, (kinds.get(word) ?? 0) | bit)

/** The kinds that a word is of. */
export function kindsOf(word: string): number {
  return kinds.get(word) ?? 0
}

/** The place so many words further on. */
export function shifted(place: Place, places: number): Place {
  return { ...place, at: place.at + places, text: (from) => place.text(from + places) }
}

/** Whether a word since the last mark is like that. */
export function someBefore({ words, from, at }: Place, is: (word: string) => boolean): boolean {
  for (let one = from; one < at; one++) if (is(words[one]?.text ?? '')) return true
  return false
}
