import type { Lexeme } from './lexemes.ts'
import { fullYear } from './numerals.ts'
import { ORDINALS, SMALL_NUMBERS, TENS } from './words.ts'

export type Line = readonly Lexeme[]

/** The value, and where to continue reading. */
export interface Read<T> {
  readonly value: T
  readonly next: number
}

export function textAt(line: Line, at: number): string {
  return line[at]?.text ?? ''
}

/** "7", "twenty two", "a", "a couple of", "one and a half". */
export function readCount(line: Line, at: number): Read<number> | null {
  const whole = readInteger(line, at) ?? readVague(line, at)
  if (whole === null) return null
  if (whole.value === 3 && textAt(line, whole.next) === 'quarters' && textAt(line, whole.next + 1) === 'of')
    return { value: 0.75, next: whole.next + 3 }
  // "1 1/2"
  if (textAt(line, whole.next) === '1/2') return { value: whole.value + 0.5, next: whole.next + 1 }
  const part = readAndPart(line, whole.next)
  return part === null ? whole : { value: whole.value + part.value, next: part.next }
}

/** "and a half", "and a quarter", after a number or its unit. */
export function readAndPart(line: Line, at: number): Read<number> | null {
  if (!ANDS.has(textAt(line, at)) || textAt(line, at + 1) !== 'a') return null
  const value = PARTS_OF_ONE.get(textAt(line, at + 2))
  return value === undefined ? null : { value, next: at + 3 }
}

const ANDS = new Set(['and', 'n', '&'])

const PARTS_OF_ONE: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
])

function readVague(line: Line, at: number): Read<number> | null {
  const text = textAt(line, at)
  const next = textAt(line, at + 1)
  if (text === 'half') return { value: 0.5, next: next === 'a' || next === 'an' ? at + 2 : at + 1 }
  if (text === 'couple' || text === 'few' || text === 'several') {
    return { value: text === 'couple' ? 2 : 3, next: next === 'of' ? at + 2 : at + 1 }
  }
  if (text === 'quarter' && next === 'of' && /^an?$/.test(textAt(line, at + 2))) return { value: 0.25, next: at + 3 }
  if (text !== 'a' && text !== 'an') return null
  if (next === 'half') return { value: 0.5, next: /^an?$/.test(textAt(line, at + 2)) ? at + 3 : at + 2 }
  return readVague(line, at + 1) ?? { value: 1, next: at + 1 }
}

/** Whole numbers up to ninety-nine in digits or words, and decimals in digits. */
export function readInteger(line: Line, at: number): Read<number> | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'number') return { value: numeral.value, next: at + 1 }
  if (numeral?.is === 'date' && numeral.mark === '.' && numeral.year === null) {
    return { value: numeral.value, next: at + 1 }
  }
  const text = textAt(line, at)
  const small = SMALL_NUMBERS.get(text)
  if (small !== undefined) return { value: small, next: at + 1 }
  const tens = TENS.get(text)
  if (tens === undefined) return null
  const ones = SMALL_NUMBERS.get(textAt(line, at + 1))
  return ones !== undefined && ones > 0 && ones < 10
    ? { value: tens + ones, next: at + 2 }
    : { value: tens, next: at + 1 }
}

/** "3rd", "third", "twenty second". */
export function readOrdinal(line: Line, at: number): Read<number> | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'ordinal') return { value: numeral.value, next: at + 1 }
  const text = textAt(line, at)
  const plain = ORDINALS.get(text)
  if (plain !== undefined) return { value: plain, next: at + 1 }
  const tens = TENS.get(text)
  const ones = tens === undefined ? undefined : ORDINALS.get(textAt(line, at + 1))
  return tens !== undefined && ones !== undefined && ones < 10 ? { value: tens + ones, next: at + 2 } : null
}

/** A day of the month in any spelling, 1 to 31. */
export function readDayNumber(line: Line, at: number): (Read<number> & { readonly ordinal: boolean }) | null {
  const ordinal = readOrdinal(line, at)
  const read = ordinal ?? readInteger(line, at)
  if (read === null || read.value < 1 || read.value > 31 || !Number.isInteger(read.value)) return null
  return { ...read, ordinal: ordinal !== null }
}

const EARLIEST = 1900

/** "2026", "'26" with an apostrophe, "nineteen eighty six", "two thousand and eighteen". */
export function readYear(line: Line, at: number): Read<number> | null {
  const numeral = line[at]?.numeral
  if (numeral?.is === 'number') {
    // "23 November, 1400" is an hour: nobody has tasks in the Middle Ages.
    const isClock = numeral.value < EARLIEST && numeral.value % 100 < 60
    return numeral.digits === 4 && numeral.value >= 1000 && !isClock ? { value: numeral.value, next: at + 1 } : null
  }
  if (textAt(line, at) === "'" && line[at + 1]?.numeral?.is === 'number' && textAt(line, at + 1).length === 2) {
    return { value: fullYear(textAt(line, at + 1)), next: at + 2 }
  }
  if (textAt(line, at) === 'two' && textAt(line, at + 1) === 'thousand') {
    const from = textAt(line, at + 2) === 'and' ? at + 3 : at + 2
    const rest = line[from]?.numeral === null ? readInteger(line, from) : null
    return rest === null ? { value: 2000, next: at + 2 } : { value: 2000 + rest.value, next: rest.next }
  }
  return readSpokenYear(line, at)
}

function readSpokenYear(line: Line, at: number): Read<number> | null {
  const text = textAt(line, at)
  const century = text === 'nineteen' ? 1900 : text === 'twenty' ? 2000 : 0
  if (century === 0 || line[at + 1]?.numeral) return null
  const word = textAt(line, at + 1)
  const low = word === 'oh' || word === 'zero' || word === 'o'
  const hundred = word === 'hundred' ? (textAt(line, at + 2) === 'and' ? at + 3 : at + 2) : 0
  const rest = readInteger(line, low ? at + 2 : hundred > 0 ? hundred : at + 1)
  if (hundred > 0 && rest === null) return { value: century, next: at + 2 }
  if (rest === null || (low ? rest.value > 9 : hundred === 0 && rest.value < 10)) return null
  return { value: century + rest.value, next: rest.next }
}
