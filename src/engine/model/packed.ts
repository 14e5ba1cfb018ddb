// Weights as they are kept in a file: as text, a letter from "a" for the least for each that is not nothing, or two to a byte.

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

/** Each bucket behind how far it is from the one before, in bytes of seven bits. */
export function unpackedSparse(base64: string, buckets: number, classes: number): Sparse {
  const bytes = atob(base64)
  const rows = new Uint16Array(buckets)
  const weights: number[] = []
  let bucket = 0
  let row = 0
  for (let at = 0; at < bytes.length; ) {
    let shift = 0
    let byte = bytes.charCodeAt(at++)
    bucket += byte & 127
    while (byte > 127) {
      byte = bytes.charCodeAt(at++)
      shift += 7
      bucket += (byte & 127) << shift
    }
    rows[bucket] = ++row
    for (let index = 0; index < classes; index += 2) {
      const pair = bytes.charCodeAt(at++)
      weights.push(low(pair))
      if (index + 1 < classes) weights.push(high(pair))
    }
  }
  return { rows, weights: Int8Array.from(weights) }
}

function low(pair: number): number {
  return (pair & 15) - 8
}

function high(pair: number): number {
  return (pair >> 4) - 8
}
