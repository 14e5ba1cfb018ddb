// Splits a message into words with their positions, so that titles can be cut from the text exactly as typed.

import { withoutAccents } from '../letters/without-accents.ts'

export interface Token {
  /**
   * The form to compare: lower case, no accents, straight apostrophes, compatibility forms folded (full-width digits
   * become digits).
   */
  readonly text: string
  /** The position in the raw message; `raw.slice(start, end)` is the text as typed. */
  readonly start: number
  readonly end: number
  readonly kind: 'word' | 'mark' | 'line'
}

// Punctuation is split off both ends of a word; inside it stays ("mom's", "9/11", "5:30pm", "e-mail", "2-4"), except
// for a comma between letters.
const edges = /^[\p{P}\p{S}]$/u
const keepsInFront = /^[#@$£€&+]$/u
/** "+2 days", "+90min": a sign with an amount; "+447700900123" is a phone number. */
const added = /^\+\d{1,3}[a-z]*[.,;!?]?$/i

const NEWLINE = 10
const RETURN = 13
const spaces = /^[\s\p{Cc}]$/u

function isSpace(code: number, character: string): boolean {
  return code < 128 ? code <= 32 || code === 127 : spaces.test(character)
}

/** Splits a message into words, punctuation and line breaks in one pass. */
export function tokenize(raw: string): Token[] {
  const tokens: Token[] = []
  let from = -1
  for (let at = 0; at <= raw.length; at++) {
    const code = at < raw.length ? raw.charCodeAt(at) : NEWLINE
    if (!isSpace(code, raw[at] ?? '')) {
      if (from < 0) from = at
      continue
    }
    if (from >= 0) pushRun(tokens, raw.slice(from, at), from)
    from = -1
    if (code !== NEWLINE || at === raw.length) continue
    const start = at > 0 && raw.charCodeAt(at - 1) === RETURN ? at - 1 : at
    tokens.push({ text: '\n', start, end: at + 1, kind: 'line' })
  }
  return tokens
}

function pushRun(tokens: Token[], run: string, offset: number): void {
  if (isPlainWord(run)) {
    tokens.push({ text: run.toLowerCase(), start: offset, end: offset + run.length, kind: 'word' })
    return
  }
  let start = 0
  let end = run.length
  const tail: Token[] = []
  while (
    start < end &&
    isMark(run, start) &&
    !(keepsInFront.test(run[start] ?? '') && start + 1 < end && !added.test(run))
  ) {
    tokens.push(mark(run, start, offset))
    start++
  }
  while (end > start && isMark(run, end - 1)) {
    tail.push(mark(run, end - 1, offset))
    end--
  }
  let from = start
  for (let at = start; at < end; at++) {
    if (run[at] !== ',' || (isDigit(run[at - 1]) && isDigit(run[at + 1]))) continue
    if (at > from) tokens.push(word(run, from, at, offset))
    tokens.push(mark(run, at, offset))
    from = at + 1
  }
  if (end > from) tokens.push(word(run, from, end, offset))
  tokens.push(...tail.reverse())
}

/** Only letters and digits, like most words. */
function isPlainWord(run: string): boolean {
  for (let at = 0; at < run.length; at++) {
    const code = run.charCodeAt(at)
    if (code > 127 || isMark(run, at)) return false
  }
  return true
}

function isMark(run: string, at: number): boolean {
  const code = run.charCodeAt(at)
  if (code < 128) return !((code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122))
  return edges.test(run[at] ?? '')
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9'
}

function mark(run: string, at: number, offset: number): Token {
  return { text: run[at] ?? '', start: offset + at, end: offset + at + 1, kind: 'mark' }
}

function word(run: string, from: number, to: number, offset: number): Token {
  return { text: fold(run.slice(from, to)), start: offset + from, end: offset + to, kind: 'word' }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** The form in which words are compared. Never used for a yes, since full-width letters must not pass for one. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return withoutAccents(text.normalize('NFKC').toLowerCase()).replace(/[\u2018\u2019\u02bc\uff07]/g, "'")
}

/** All capitals, in which case a capital doesn't mark a name. */
export function isShouted(raw: string): boolean {
  return !/\p{Ll}/u.test(raw) && /\p{Lu}{3}/u.test(raw)
}
