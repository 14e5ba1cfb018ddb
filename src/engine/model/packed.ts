// Weights as they are kept in a file: as text, each a letter from "a" for the least, all of them or those that are not nothing.

const ZERO = 'a'.charCodeAt(0) + 8

/** The letter of a gap of none, and the one that stands for as many weights of nothing and no other behind them. */
const FIRST_GAP = '('.charCodeAt(0)
const LONGEST_GAP = '['.charCodeAt(0)

/** Weights most of which are nothing: how many of those stand before each of the others, and then the others, class by class. */
export function unpackedGaps(gaps: string, letters: string, buckets: number, classes: number): Int8Array {
  const weights = new Int8Array(buckets * classes)
  let place = 0
  let next = 0
  for (let at = 0; at < gaps.length; at++) {
    const letter = gaps.charCodeAt(at)
    place += letter - FIRST_GAP
    if (letter === LONGEST_GAP) continue
    weights[(place % buckets) * classes + Math.floor(place / buckets)] = letters.charCodeAt(next++) - ZERO
    place++
  }
  return weights
}

/** The weights of those buckets that have any, and for each bucket which of them are its own. */
export interface Sparse {
  /** Counted from 1; 0 where a bucket has none. */
  readonly rows: Uint16Array
  readonly weights: Int8Array
}

/**
 * How many buckets without weights stand before each of the others, and then the weights of these, those of one class behind those
 * of another. Where all weights of a bucket add up to nothing, those of the first class are left out.
 */
export function unpackedSparse(gaps: string, letters: string, buckets: number, classes: number): Sparse {
  const rows = new Uint16Array(buckets)
  let bucket = 0
  let count = 0
  for (let at = 0; at < gaps.length; at++) {
    const letter = gaps.charCodeAt(at)
    bucket += letter - FIRST_GAP
    if (letter !== LONGEST_GAP) rows[bucket++] = ++count
  }
  const weights = new Int8Array(count * classes)
  const isFirstLeftOut = letters.length < weights.length
  for (let at = 0; at < letters.length; at++) {
    const row = (at % count) * classes
    const weight = letters.charCodeAt(at) - ZERO
    weights[row + Math.floor(at / count) + Number(isFirstLeftOut)] = weight
    if (isFirstLeftOut) weights[row] = (weights[row] ?? 0) - weight
  }
  return { rows, weights }
}
