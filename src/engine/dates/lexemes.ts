// Tokens as the date reader wants them: "dec31" is two words here, "friday's" is friday, "2morow" is tomorrow.

import type { Token } from '../tokens.ts'
import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import { MISSPELLINGS } from './misspellings.ts'
import { type Numeral, readNumeral } from './numerals.ts'
import * as words from './words.ts'

export interface Lexeme {
  readonly text: string
  readonly token: number
  readonly start: number
  readonly end: number
  readonly mark: boolean
  readonly capital: boolean
  readonly numeral: Numeral | null
  readonly possessive: boolean
}

/** Words that make a date on their own or with a number; without one of them, or a digit, a message has no date. */
const cores = new Set<string>()
/** Words a date may be made of, which is where a hyphen may part them: "mid-april", "mon-fri". */
const parts = new Set<string>("mid half quarter end day of after a an the past to bi and o'clock last".split(' '))
for (const table of [
  words.WEEKDAYS,
  words.PLURAL_WEEKDAYS,
  words.MONTHS,
  words.SEASONS,
  words.UNITS,
  words.PERIODS,
  words.PARTS,
  words.RELATIVE_DAYS,
  words.FREQUENCIES,
  words.ENDS,
]) {
  for (const word of table.keys()) {
    cores.add(word)
    parts.add(word)
  }
}
for (const word of words.TONIGHT) cores.add(word)
for (const table of [words.SMALL_NUMBERS, words.TENS, words.ORDINALS]) {
  for (const word of table.keys()) {
    cores.add(word)
    parts.add(word)
  }
}
for (const word of [
  'fortnight',
  'weekday',
  'weekdays',
  'midnight',
  'midnite',
  'weeknight',
  'fortnights',
  'decade',
  'overnight',
  'close',
])
  cores.add(word)

/** A cheap look at every token, so that most messages cost nothing more. */
export function mayHoldDate(tokens: readonly Token[]): boolean {
  for (const token of tokens) {
    if (token.kind !== 'word') continue
    const { text } = token
    if (cores.has(text) || hasDigit(text) || HOLIDAY_NAMES.has(plainWord(text)) || MISSPELLINGS.has(text)) return true
    if ((text.includes("'") || text.includes('-')) && inner(text).some((part) => cores.has(part))) return true
  }
  return false
}

export function lexemesOf(tokens: readonly Token[], raw: string): Lexeme[] {
  const line: Lexeme[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token !== undefined) pushToken(line, token, at, raw)
  }
  return line
}

function pushToken(line: Lexeme[], token: Token, index: number, raw: string): void {
  const { text, start, end } = token
  const mark = token.kind !== 'word'
  const first = raw.charCodeAt(start)
  const capital = first >= 65 && first <= 90
  const push = (part: string, from = 0, to = end - start, possessive = false, numeral: Numeral | null = null): void => {
    line.push({ text: part, token: index, start: start + from, end: start + to, mark, capital, numeral, possessive })
  }
  if (mark) return push(text)
  if (hasDigit(text)) return pushDigits(text, push, end - start === text.length)
  const apostrophe = text.indexOf("'")
  if (apostrophe > 0 && cores.has(text.slice(0, apostrophe))) {
    return push(text.slice(0, apostrophe), 0, end - start, true)
  }
  if (text === 'todays' || text === 'tomorrows') return push(text.slice(0, -1), 0, end - start, true)
  if (text.includes('-') && end - start === text.length) return pushHyphens(text, push)
  push(MISSPELLINGS.get(text) ?? text)
}

type Push = (part: string, from?: number, to?: number, possessive?: boolean, numeral?: Numeral | null) => void

function pushDigits(text: string, push: Push, sameLength: boolean): void {
  if (words.RELATIVE_DAYS.has(text) || words.TONIGHT.has(text)) return push(text)
  const numeral = isDigit(text.charCodeAt(0)) ? readNumeral(text) : null
  if (numeral?.is === 'glued') {
    push(text, 0, undefined, false, { is: 'number', value: numeral.value, digits: 9 })
    return push(numeral.unit, 0)
  }
  if (numeral !== null) return push(text, 0, undefined, false, numeral)
  const runs =
    sameLength && text.length <= 32 ? [...text.matchAll(/[a-z@']+|\d[\d:]*(?:st|nd|rd|th|am|pm)?(?![a-z])/g)] : []
  if (!runs.some((run) => words.MONTHS.has(run[0]) || joins.has(run[0]) || text[run.index + run[0].length] === ':')) {
    return push(text)
  }
  for (const run of runs) {
    const part = run[0]
    push(part, run.index, run.index + part.length, false, isDigit(part.charCodeAt(0)) ? readNumeral(part) : null)
  }
}

/** Glued to a number by a slip, or in front of one: "at8pm", "@5". */
const joins = new Set(['at', '@', 'by', 'q'])

function pushHyphens(text: string, push: Push): void {
  if (text.startsWith('bi-')) return push(`bi${text.slice(3)}`)
  const pieces = inner(text)
  if (
    pieces.length < 2 ||
    pieces.length > 4 ||
    !pieces.every((piece) => parts.has(piece) || HOLIDAY_NAMES.has(plainWord(piece)))
  )
    return push(text)
  let from = 0
  for (const piece of pieces) {
    push(piece, from, from + piece.length)
    from += piece.length + 1
  }
}

function inner(text: string): string[] {
  return text.length > 40 ? [] : text.split(/['-]/)
}

function hasDigit(text: string): boolean {
  const length = Math.min(text.length, 32)
  for (let at = 0; at < length; at++) if (isDigit(text.charCodeAt(at))) return true
  return false
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
