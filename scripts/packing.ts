// The other half of src/engine/model/packed.ts: weights as text.

import {
  BASE,
  codeRows,
  codeWeights,
  evenOdds,
  letterOf,
  SHORTEST,
  see,
  shareOf,
  WHOLE,
} from '../src/engine/model/packed.ts'

/** For every bucket one weight per class. */
export function packed(weights: Int8Array, classes: number): string {
  const number = numberOfBits()
  const all = Array.from({ length: weights.length / classes }, (_, bucket) =>
    weights.subarray(bucket * classes, (bucket + 1) * classes),
  )
  const hasRow = all.map((own) => own.some((weight) => weight !== 0))
  codeRows(Uint16Array.from(hasRow, Number), number)
  codeWeights(Int8Array.from(all.filter((_, bucket) => hasRow[bucket]).flatMap((own) => [...own])), classes, number)
  return number.digits().map(letterOf).join('').replace(TRAILING_ZEROS, '')
}

const TRAILING_ZEROS = new RegExp(`\\${letterOf(0)}+$`)

/** The first number of the stretch that the bits lead to. */
function numberOfBits(): { next: (kind: number, bit: number) => number; digits: () => number[] } {
  const odds = evenOdds()
  const digits: number[] = []
  let low = 0
  let stretch = WHOLE
  const next = (kind: number, bit: number): number => {
    while (stretch < SHORTEST) {
      digits.push(Math.floor(low / SHORTEST))
      low = (low % SHORTEST) * BASE
      stretch *= BASE
    }
    const share = shareOf(odds, kind, stretch)
    if (bit === 1) low += share
    stretch = bit === 0 ? share : stretch - share
    if (low >= WHOLE) {
      low -= WHOLE
      carry(digits)
    }
    see(odds, kind, bit)
    return bit
  }
  return { next, digits: () => [...digits, ...lastDigits(low)] }
}

function carry(digits: number[]): void {
  let at = digits.length - 1
  while (digits[at] === BASE - 1) digits[at--] = 0
  digits[at] = (digits[at] ?? 0) + 1
}

function lastDigits(low: number): number[] {
  return [4, 3, 2, 1, 0].map((power) => Math.floor(low / BASE ** power) % BASE)
}
