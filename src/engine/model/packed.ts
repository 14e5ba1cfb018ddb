// Packs weights into a file by arithmetic coding: one long number in which likely bits take less space. The
// probabilities are learned along the way from the bits before, in the same way by writer and reader.

/** The weights of those buckets that have any, and each bucket's row among them. */
export interface Sparse {
  /** Counts from 1; 0 for a bucket without weights. */
  readonly rows: Uint16Array
  /** One weight per class for every row. */
  readonly weights: Int8Array
}

/** A stream of bits, each of a kind: a writer passes the next one in, a reader gets it back. */
interface Bits {
  next(kind: number, bit: number): number
}

/** Codes which buckets have weights, and returns how many do. */
export function codeRows(rows: Uint16Array, bits: Bits): number {
  let count = 0
  for (let bucket = 0; bucket < rows.length; bucket++)
    if (bits.next(HAS_ROW, rows[bucket] === 0 ? 0 : 1) === 1) rows[bucket] = ++count
  return count
}

const MOST_CLASSES = 9
const HEAVIEST = 8
const FARTHEST_SUM = 3
const MOST_WEIGHTS = 3
const SUMS = 2 * FARTHEST_SUM + 1
/** Whether it is zero, its sign, and for either sign whether it is larger than each size. */
const KINDS_OF_WEIGHT = 2 + 2 * (HEAVIEST - 1)
const HAS_ROW = MOST_CLASSES * SUMS * (MOST_WEIGHTS + 1) * KINDS_OF_WEIGHT
const KINDS = HAS_ROW + 1

/** The weights of a row almost add up to zero, so the sum and number of those before it say a lot about the next. */
export function codeWeights(weights: Int8Array, classes: number, bits: Bits): void {
  for (let from = 0; from < weights.length; from += classes) {
    let sum = 0
    let count = 0
    for (let own = 0; own < classes; own++) {
      const near = Math.max(-FARTHEST_SUM, Math.min(FARTHEST_SUM, sum)) + FARTHEST_SUM
      const kind = ((own * SUMS + near) * (MOST_WEIGHTS + 1) + Math.min(count, MOST_WEIGHTS)) * KINDS_OF_WEIGHT
      const weight = codeWeight(weights[from + own] ?? 0, kind, bits)
      weights[from + own] = weight
      sum += weight
      if (weight !== 0) count++
    }
  }
}

function codeWeight(weight: number, kind: number, bits: Bits): number {
  if (bits.next(kind, weight === 0 ? 0 : 1) === 0) return 0
  const side = bits.next(kind + 1, weight < 0 ? 1 : 0)
  let size = 1
  while (size < HEAVIEST && bits.next(kind + 2 * size + side, Math.abs(weight) > size ? 1 : 0) === 1) size++
  return side === 1 ? -size : size
}

/** The counts of 0 and 1 for each kind of bit; counted in halves, starting from one each. */
export function evenOdds(): Float64Array {
  return new Float64Array(2 * KINDS).fill(1)
}

/**
 * The part of an interval that belongs to a 0. All numbers are integers below 2^53 and divided once, so the result is
 * the same on every machine.
 */
export function shareOf(odds: Float64Array, kind: number, stretch: number): number {
  const zeros = odds[2 * kind] ?? 0
  return Math.floor((stretch * zeros) / (zeros + (odds[2 * kind + 1] ?? 0)))
}

export function see(odds: Float64Array, kind: number, bit: number): void {
  odds[2 * kind + bit] = (odds[2 * kind + bit] ?? 0) + 2
}

/** 64 equally likely characters take exactly six bits each once compressed, so none are wasted. */
export const BASE = 64
/** An interval is never larger than WHOLE; below SHORTEST it is scaled up by a digit. */
export const WHOLE = BASE ** 5
export const SHORTEST = BASE ** 4

const FIRST_DIGIT = '('.charCodeAt(0)
const BACKSLASH = '\\'.charCodeAt(0)

function digitOf(code: number): number {
  return code - FIRST_DIGIT - (code > BACKSLASH ? 1 : 0)
}

/** The character of a digit: never a quote or anything that needs escaping. */
export function letterOf(digit: number): string {
  const code = digit + FIRST_DIGIT
  return String.fromCharCode(code < BACKSLASH ? code : code + 1)
}

/** A class rather than closures: that halves the time at every start. */
class ReadBits implements Bits {
  private readonly text: string
  private readonly odds = evenOdds()
  private at = 0
  private stretch = 1
  /** The position of the number within the interval. */
  private place = 0

  constructor(text: string) {
    this.text = text
  }

  next(kind: number): number {
    while (this.stretch < SHORTEST) {
      this.stretch *= BASE
      this.place = this.place * BASE + (this.at < this.text.length ? digitOf(this.text.charCodeAt(this.at++)) : 0)
    }
    const share = shareOf(this.odds, kind, this.stretch)
    const bit = this.place < share ? 0 : 1
    this.stretch = bit === 0 ? share : this.stretch - share
    if (bit === 1) this.place -= share
    see(this.odds, kind, bit)
    return bit
  }
}

export function unpacked(text: string, buckets: number, classes: number): Sparse {
  const bits = new ReadBits(text)
  const rows = new Uint16Array(buckets)
  const weights = new Int8Array(codeRows(rows, bits) * classes)
  codeWeights(weights, classes, bits)
  return { rows, weights }
}

/** The weights of all buckets, including those without any. */
export function unpackedWhole(text: string, buckets: number, classes: number): Int8Array {
  const { rows, weights } = unpacked(text, buckets, classes)
  const whole = new Int8Array(buckets * classes)
  rows.forEach((row, bucket) => {
    if (row > 0) whole.set(weights.subarray((row - 1) * classes, row * classes), bucket * classes)
  })
  return whole
}
