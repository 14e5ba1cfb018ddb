// The features of a sentence for the second opinion: words, neighbours, fragments of words and the shape of the whole,
// each as a bucket number.

import { fold } from '../tokens.ts'
import { bucketOf, HASH_START, hashNext, hashOf, hashPair } from './hash.ts'
import { GAP, NUMBER, shapeOf } from './skeleton.ts'

/** A power of two; larger sizes gained nothing in cross-validation. */
export const BUCKETS = 1 << 15
/** Only the start of a message is used, which limits the work. */
export const MOST_CHARACTERS = 400
/** No text of MOST_CHARACTERS can have more: three fragments per character and six features per word. */
export const MOST_FEATURES = 8 * MOST_CHARACTERS

const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
const PIECE_START = hashOf('piece')
const OPENING = 60
const CLOSING = 62
const DIGIT = 48

// One kind per family of features.
const NEIGHBOURS = 1
const ACROSS_ONE = 2
const WITH_FIRST = 3
const LAST_WORD = 4
const SKELETON_PAIR = 5
const SKELETON_TRIPLE = 6
const FIRST_WORD = 7
const FIRST_WORDS = 8
const ASKS = 9
const LENGTH = 10
const EDGE = hashOf('|')

const askingWords = new Set('what whats which who whos whose when where why how hows'.split(' ').map(hashOf))
const askingVerbs = new Set(
  'is are was were am do does did have has had can could would will should may'.split(' ').map(hashOf),
)

// Scratch space, overwritten by every call and never read before: allocating it anew would double the cost.
const codes = new Uint16Array(3 * MOST_CHARACTERS)
const words = new Int32Array(MOST_CHARACTERS)
const starts = new Int32Array(MOST_CHARACTERS)
const ends = new Int32Array(MOST_CHARACTERS)
const skeleton = new Int32Array(MOST_CHARACTERS)

/** Writes the buckets of a text's features into `buckets` (MOST_FEATURES long) and returns how many there are. */
export function readFeatures(text: string, buckets: Uint16Array): number {
  const folded = foldStart(text)
  const count = splitWords(folded)
  let at = addWords(buckets, 0, count)
  for (let index = 0; index < count; index++) at = addPieces(buckets, at, starts[index] ?? 0, ends[index] ?? 0)
  at = addSkeleton(buckets, at, count)
  return addShape(buckets, at, count, folded.includes('?'))
}

// A task's id isn't made of words, but its letters might look like some.
const ID = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi
const ID_LENGTH = 36

function foldStart(text: string): string {
  const whole = text.length < ID_LENGTH ? text : text.replace(ID, '0')
  const start = whole.length > MOST_CHARACTERS ? whole.slice(0, MOST_CHARACTERS) : whole
  for (let at = 0; at < start.length; at++) if (start.charCodeAt(at) > 127) return fold(start).slice(0, MOST_CHARACTERS)
  return start
}

/** Fills `words` with hashes and `codes` with "<word><word>…"; all digits count as one, apostrophes are dropped. */
function splitWords(text: string): number {
  let count = 0
  let length = 0
  let hash = 0
  let inside = false
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? plainCode(text.charCodeAt(at)) : 0
    if (code > 0) {
      if (!inside) {
        codes[length++] = OPENING
        starts[count] = length
        hash = HASH_START
        inside = true
      }
      hash = hashNext(hash, code)
      codes[length++] = code
    } else if (code === 0 && inside) {
      words[count] = hash
      ends[count++] = length
      codes[length++] = CLOSING
      inside = false
    }
  }
  return count
}

/** The code to compare; 0 between words, -1 for a character to skip. */
function plainCode(code: number): number {
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  if (code >= 48 && code <= 57) return DIGIT
  if (code === 39) return -1
  return code < 128 || (code >= 0x2000 && code <= 0x206f) ? 0 : code
}

function addWords(buckets: Uint16Array, from: number, count: number): number {
  let at = from
  let previous = EDGE
  let beforeThat = EDGE
  const first = words[0] ?? 0
  for (let index = 0; index < count; index++) {
    const word = words[index] ?? 0
    buckets[at++] = inBucket(word)
    buckets[at++] = inBucket(hashPair(previous, word, NEIGHBOURS))
    if (index > 1) {
      buckets[at++] = inBucket(hashPair(beforeThat, word, ACROSS_ONE))
      buckets[at++] = inBucket(hashPair(first, word, WITH_FIRST))
    }
    beforeThat = previous
    previous = word
  }
  buckets[at++] = inBucket(hashPair(previous, EDGE, LAST_WORD))
  return at
}

/** Substrings of three to five characters of "<word>": they survive misspellings and other endings. */
function addPieces(buckets: Uint16Array, from: number, start: number, end: number): number {
  let at = from
  const last = end + 1
  for (let left = start - 1; left + SHORTEST_PIECE <= last; left++) {
    let hash = PIECE_START
    const right = Math.min(last, left + LONGEST_PIECE)
    for (let place = left; place < right; place++) {
      hash = hashNext(hash, codes[place] ?? 0)
      if (place - left >= SHORTEST_PIECE - 1) buckets[at++] = inBucket(hash)
    }
  }
  return at
}

function addSkeleton(buckets: Uint16Array, from: number, count: number): number {
  const length = buildSkeleton(count)
  let at = from
  let previous = EDGE
  let beforeThat = EDGE
  for (let index = 0; index <= length; index++) {
    const shape = index < length ? (skeleton[index] ?? 0) : EDGE
    const pair = hashPair(previous, shape, SKELETON_PAIR)
    buckets[at++] = inBucket(pair)
    if (index > 0) buckets[at++] = inBucket(hashPair(beforeThat, pair, SKELETON_TRIPLE))
    beforeThat = previous
    previous = shape
  }
  return at
}

function buildSkeleton(count: number): number {
  let length = 0
  for (let index = 0; index < count; index++) {
    const shape = codes[starts[index] ?? 0] === DIGIT ? NUMBER : shapeOf(words[index] ?? 0)
    if (shape !== GAP || length === 0 || skeleton[length - 1] !== GAP) skeleton[length++] = shape
  }
  return length
}

function addShape(buckets: Uint16Array, from: number, count: number, question: boolean): number {
  let at = from
  const first = words[0] ?? 0
  const opening = askingWords.has(first) ? 1 : askingVerbs.has(first) ? 2 : 0
  if (count > 0) buckets[at++] = inBucket(hashPair(first, EDGE, FIRST_WORD))
  if (count > 1) {
    const second = hashPair(first, words[1] ?? 0, FIRST_WORDS)
    buckets[at++] = inBucket(hashPair(second, count > 2 ? (words[2] ?? 0) : EDGE, FIRST_WORDS))
  }
  buckets[at++] = inBucket(hashPair(EDGE, question ? 1 : 0, ASKS))
  buckets[at++] = inBucket(hashPair(EDGE, 2 + opening * 2 + (question ? 1 : 0), ASKS))
  buckets[at++] = inBucket(hashPair(EDGE, lengthStep(count), LENGTH))
  return at
}

function lengthStep(count: number): number {
  if (count < 3) return count
  if (count < 6) return 3
  if (count < 10) return 4
  return count < 16 ? 5 : 6
}

function inBucket(hash: number): number {
  return bucketOf(hash, BUCKETS)
}
