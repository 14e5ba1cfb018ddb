// Which of many sets of phrases may begin at each word of a message, one bit per set: this check alone rules out most
// patterns.

import type { Phrases } from '../language/en/classes.ts'

/** The number of bits in a number: as a shift, and as a mask. */
const SHIFT = 5
const MASK = 31

/** Terminates a row of set numbers. */
export const END = -1

/** For every word, the sets with a phrase that begins with it. */
export class Beginnings {
  /** A row of bits per word; the first row, for unknown words, is empty. */
  readonly bits: Uint32Array
  /** The same, for sets in which the word by itself is the only phrase it begins. */
  readonly alone: Uint32Array
  /** The length of a row in numbers. */
  readonly width: number
  private readonly words = new Map<string, number>()

  constructor(sets: readonly Phrases[]) {
    this.width = (sets.length >> SHIFT) + 1
    for (const phrases of sets)
      for (const word of phrases.keys()) if (!this.words.has(word)) this.words.set(word, this.words.size + 1)
    this.bits = new Uint32Array(this.size * this.width)
    this.alone = new Uint32Array(this.size * this.width)
    for (const [set, phrases] of sets.entries())
      for (const [word, { whole, on }] of phrases) {
        const place = this.wordOf(word) * this.width + (set >> SHIFT)
        const bit = 1 << (set & MASK)
        this.bits[place] = (this.bits[place] ?? 0) | bit
        if (whole === 1 && on === undefined) this.alone[place] = (this.alone[place] ?? 0) | bit
      }
  }

  /** How many word numbers there are, counting from 0. */
  get size(): number {
    return this.words.size + 1
  }

  /** The number of a word, which is also that of its row; 0 if no phrase begins with it. */
  wordOf(word: string): number {
    return this.words.get(word) ?? 0
  }
}

/** Space for the bits of many messages: allocating it for each one takes longer than filling it. */
const ROOM = 1 << 14
let sheet = new Uint32Array(ROOM)
let used = 0

/** The same for the words of one message. */
export class Begun {
  private readonly beginnings: Beginnings
  private readonly numbers: readonly number[]
  /** For each word, the bits of this word and all words after it. */
  private readonly ahead: Uint32Array
  private readonly start: number

  constructor(beginnings: Beginnings, words: readonly { readonly text: string }[]) {
    const { bits, width } = beginnings
    const length = (words.length + 1) * width
    if (used + length > sheet.length) {
      sheet = new Uint32Array(Math.max(length, ROOM))
      used = 0
    }
    const numbers = words.map(({ text }) => beginnings.wordOf(text))
    this.beginnings = beginnings
    this.numbers = numbers
    this.ahead = sheet
    this.start = used
    used += length
    for (let at = words.length - 1; at >= 0; at--) {
      const row = (numbers[at] ?? 0) * width
      const own = this.start + at * width
      for (let part = 0; part < width; part++)
        sheet[own + part] = (sheet[own + width + part] ?? 0) | (bits[row + part] ?? 0)
    }
  }

  /** The number of the word at this position. */
  wordAt(at: number): number {
    return this.numbers[at] ?? 0
  }

  /** Whether a phrase of a set may begin at this word. */
  isAt(set: number, at: number): boolean {
    return this.isBegunBy(set, this.wordAt(at))
  }

  /** Whether a phrase of a set may begin with the word of this number. */
  isBegunBy(set: number, word: number): boolean {
    return hasBit(this.beginnings.bits, word * this.beginnings.width, set)
  }

  /** Whether this word is a phrase of a set and begins no other of it. */
  isAlone(set: number, at: number): boolean {
    return hasBit(this.beginnings.alone, this.wordAt(at) * this.beginnings.width, set)
  }

  /** Whether each set in a row has a phrase that may begin at this word or later. */
  isAllFrom(sets: Int16Array, start: number, at: number): boolean {
    for (let place = start, set = sets[place] ?? END; set !== END; place++, set = sets[place] ?? END)
      if (!this.isFrom(set, at)) return false
    return true
  }

  /** Whether a phrase of a set may begin at this word or later. */
  isFrom(set: number, at: number): boolean {
    return hasBit(this.ahead, this.start + at * this.beginnings.width, set)
  }
}

function hasBit(bits: Uint32Array, row: number, set: number): boolean {
  return (((bits[row + (set >> SHIFT)] ?? 0) >>> (set & MASK)) & 1) === 1
}
