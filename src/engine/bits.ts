// Which words a clause holds, as bits: most shapes and conditions ask for a word that is not there, and are not tried at all.

import { KIND, type Unit } from './kind.ts'
import type { Phrases } from './lexicon.ts'

/** The bits of what is asked for; all of them must be held. */
export type Needs = readonly number[]

export type Held = Int32Array

// Every set of words that something depends on has a bit; where there are more sets than bits some share one, which only costs an attempt.
const WORDS = 16
const known = new Map<string, number>()
const byWord = new Map<string, Held>()
const byKind = new Map<number, Held>()

export function nothingHeld(): Held {
  return new Int32Array(WORDS)
}

/** The bit of a set of words and kinds, which `name` tells from the others. */
export function bitOf(name: string, words: Phrases, kinds: number): number {
  const before = known.get(name)
  if (before !== undefined) return before
  const bit = known.size % (WORDS * 32)
  known.set(name, bit)
  for (const word of words.keys()) setBit(entry(byWord, word), bit)
  for (const kind of Object.values(KIND)) if ((kinds & kind) !== 0) setBit(entry(byKind, kind), bit)
  return bit
}

function entry<Key>(map: Map<Key, Held>, key: Key): Held {
  const found = map.get(key) ?? nothingHeld()
  map.set(key, found)
  return found
}

function setBit(held: Held, bit: number): void {
  held[bit >> 5] = (held[bit >> 5] ?? 0) | (1 << (bit & 31))
}

/** Looks through a stretch of units once. */
export function hold(held: Held, units: readonly Unit[], from: number, to: number): void {
  held.fill(0)
  for (let at = from; at < to; at++) {
    const unit = units[at]
    if (unit === undefined) break
    const words = byWord.get(unit.text)
    if (words !== undefined) add(held, words)
    const kinds = unit.kind === KIND.word ? undefined : byKind.get(unit.kind)
    if (kinds !== undefined) add(held, kinds)
  }
}

function add(held: Held, more: Held): void {
  for (let at = 0; at < WORDS; at++) held[at] = (held[at] ?? 0) | (more[at] ?? 0)
}

/** Whether all that is needed may be there. */
export function hasAll(held: Held, needs: Needs): boolean {
  for (let at = 0; at < needs.length; at++) {
    const bit = needs[at] ?? 0
    if (((held[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) return false
  }
  return true
}
