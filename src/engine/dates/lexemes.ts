// Tokens as the date reader needs them: "dec31" becomes two words, "friday's" becomes friday, "tomorow" tomorrow.

import { isShouted, type Token } from '../tokens.ts'
import { MISSPELLINGS } from './misspellings.ts'
import { type Numeral, readNumeral } from './numerals.ts'
import { isCore, mayBeHyphenated } from './vocabulary.ts'
import { MONTHS, RELATIVE_DAYS, SMALL_NUMBERS, TONIGHT } from './words.ts'

export interface Lexeme {
  readonly text: string
  readonly token: number
  readonly start: number
  readonly end: number
  readonly mark: boolean
  /** For a number with a letter: the letter is a capital ("a 15A plug"). */
  readonly capital: boolean
  readonly numeral: Numeral | null
  /** "friday's", or "todays" without the apostrophe. */
  readonly possessive: boolean
}

const LONGEST = 32
const LETTERED = /^\d{1,2}[A-Z]$/
const DIGIT = 1
const APOSTROPHE = 2
const HYPHEN = 4

/** What a token contains besides letters, in one pass. */
function shapeOf(text: string): number {
  let shape = 0
  const length = Math.min(text.length, LONGEST)
  for (let at = 0; at < length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 48 && code <= 57) shape |= DIGIT
    else if (code === 39) shape |= APOSTROPHE
    else if (code === 45 || code === 47) shape |= HYPHEN
  }
  return shape
}

/** A cheap check of every token, so that messages without a date cost nothing more. */
function mayHoldDate(tokens: readonly Token[]): boolean {
  for (const token of tokens) {
    if (token.kind !== 'word') continue
    const { text } = token
    if (isCore(text) || MISSPELLINGS.has(text)) return true
    const shape = shapeOf(text)
    if ((shape & DIGIT) !== 0) return true
    if (shape !== 0 && text.length <= LONGEST && text.split(/['/-]/).some(isCore)) return true
  }
  return false
}

/** The words from which dates and amounts are read; empty if the message contains none. */
export function lexemesOf(tokens: readonly Token[], raw: string): readonly Lexeme[] {
  const line: Lexeme[] = []
  if (!mayHoldDate(tokens)) return line
  const shouted = isShouted(raw)
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    const code = raw.charCodeAt(token.start)
    const base = {
      text: token.text,
      token: index,
      start: token.start,
      end: token.end,
      mark: token.kind !== 'word',
      capital: !shouted && ((code >= 65 && code <= 90) || LETTERED.test(raw.slice(token.start, token.end))),
      numeral: null,
      possessive: false,
    }
    if (base.mark) line.push(base)
    else pushWord(line, base)
  }
  return line
}

function pushWord(line: Lexeme[], base: Lexeme): void {
  const { text } = base
  const shape = shapeOf(text)
  if (shape === 0 && text.endsWith('ish') && SMALL_NUMBERS.has(text.slice(0, -3)))
    line.push({ ...base, text: text.slice(0, -3) }, { ...base, text: 'ish' })
  else if (shape === 0) {
    const possessive = text === 'todays' || text === 'tomorrows' || text === 'tonights'
    const spelled = possessive ? text.slice(0, -1) : (MISSPELLINGS.get(text) ?? text)
    line.push(spelled === text ? base : { ...base, text: spelled, possessive })
  } else if ((shape & DIGIT) !== 0) pushDigits(line, base)
  else if ((shape & APOSTROPHE) !== 0) pushPossessive(line, base)
  else pushHyphens(line, base)
}

function pushPossessive(line: Lexeme[], base: Lexeme): void {
  const word = base.text.slice(0, base.text.indexOf("'"))
  const spelled = MISSPELLINGS.get(word) ?? word
  line.push(isCore(spelled) && base.text !== "o'clock" ? { ...base, text: spelled, possessive: true } : base)
}

function pushDigits(line: Lexeme[], base: Lexeme): void {
  const text = base.text.replace('–', '-')
  const days = daysShape.exec(text)
  const numeral = startsWithDigit(text) && !RELATIVE_DAYS.has(text) && !TONIGHT.has(text) ? readNumeral(text) : null
  if (days !== null) pushParts(line, base, days.slice(1))
  else if (numeral?.is === 'glued') {
    line.push({ ...base, numeral: { is: 'number', value: numeral.value, digits: 9 } }, { ...base, text: numeral.unit })
  } else if (numeral !== null) line.push({ ...base, text, numeral })
  else line.push(...split(base))
}

/** "24th-26th", "3-5th", "24th/25th". */
const daysShape = /^(\d{1,2}(?:st|nd|rd|th)?)([-/])(\d{1,2}(?:st|nd|rd|th))$/

function pushParts(line: Lexeme[], base: Lexeme, parts: readonly string[]): void {
  let start = base.start
  for (const text of parts) {
    const digits = startsWithDigit(text)
    const end = start + text.length
    line.push({ ...base, text, start, end, mark: !digits, numeral: digits ? readNumeral(text) : null })
    start = end
  }
}

const runShape = /[a-z@']+|\d[\d:]*(?:(?:st|nd|rd|th|am|pm)(?![a-z]))?/g
/** What people type without a space before a number: "at8pm", "@5", "q3". */
const joins = new Set(['at', '@', 'by', 'q'])

/** "dec31", "5dec", "23/sep/2020", "says:30", "at8pm"; anything else with digits stays one word. */
function split(base: Lexeme): Lexeme[] {
  const { text } = base
  if (text.length > LONGEST || base.end - base.start !== text.length) return [base]
  const runs = [...text.matchAll(runShape)]
  const dated = (run: string, end: number): boolean => MONTHS.has(run) || joins.has(run) || text[end] === ':'
  if (!runs.some((run) => dated(run[0], run.index + run[0].length))) return [base]
  return runs.map((run) => ({
    ...base,
    text: run[0],
    start: base.start + run.index,
    end: base.start + run.index + run[0].length,
    numeral: startsWithDigit(run[0]) ? readNumeral(run[0]) : null,
  }))
}

function pushHyphens(line: Lexeme[], base: Lexeme): void {
  const { text } = base
  if (text.startsWith('bi-')) line.push({ ...base, text: `bi${text.slice(3)}` })
  else {
    const pieces = text.length > LONGEST || base.end - base.start !== text.length ? [] : text.split(/[/-]/)
    if (pieces.length < 2 || pieces.length > 4 || !pieces.every(mayBeHyphenated)) line.push(base)
    else {
      let start = base.start
      for (const piece of pieces) {
        line.push({ ...base, text: piece, start, end: start + piece.length })
        start += piece.length + 1
      }
    }
  }
}

function startsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57
}
