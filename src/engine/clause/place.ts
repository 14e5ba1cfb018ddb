import { CONDITIONS, DOUBTS, HELPING, REPORTING } from '../language/en/run-on.ts'
import type { Word } from '../lex/words.ts'
import type { Ground } from './stops.ts'

/** A position where a clause may begin. */
export interface Place {
  readonly words: readonly Word[]
  readonly at: number
  /** Where the words since the last punctuation mark begin. */
  readonly from: number
  /** Which kinds of words there are since the last punctuation mark, one bit each. */
  readonly before: number
  readonly ground: Ground
  /** The word at this offset. */
  readonly text: (from: number) => string
}

/** Kinds of words that affect the rest of their sentence. */
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

/** The kinds that a word belongs to. */
export function kindsOf(word: string): number {
  return kinds.get(word) ?? 0
}

/** The place this many words further on. */
export function shifted(place: Place, places: number): Place {
  return { ...place, at: place.at + places, text: (from) => place.text(from + places) }
}

/** Whether the test holds for any word since the last punctuation mark. */
export function someBefore({ words, from, at }: Place, is: (word: string) => boolean): boolean {
  for (let one = from; one < at; one++) if (is(words[one]?.text ?? '')) return true
  return false
}
