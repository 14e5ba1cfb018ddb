import type { Word } from '../lex/words.ts'
import type { Ground } from './stops.ts'

/** A place in the words where a clause may begin. */
export interface Place {
  readonly words: readonly Word[]
  readonly at: number
  /** Where the words since the last mark begin. */
  readonly from: number
  readonly ground: Ground
  /** The word so many places from here. */
  readonly text: (from: number) => string
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
