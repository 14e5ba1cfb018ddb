// Finds quotations, each of which is a single word to the grammar.

import type { Token } from '../tokens.ts'

/** Opening quotes, each with those that may close it. */
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"\u201d'],
  ['\u201c', '\u201d"'],
  ["'", "'"],
  ['\u2018', '\u2019'],
])
const LONGEST_QUOTE = 60

interface Quotation {
  /** The quoted text as typed. */
  readonly text: string
  /** Where it begins, counting the opening quote only if it is closed. */
  readonly start: number
  /** Its last token. */
  readonly last: number
}

/** The quotation that opens here, or null. */
export function quotedFrom(tokens: readonly Token[], at: number, raw: string): Quotation | null {
  const open = tokens[at]
  if (open?.kind !== 'mark' || !opensQuote(open, raw)) return null
  const close = closingQuote(tokens, at, raw)
  if (close > 0) return { text: raw.slice(open.end, tokens[close]?.start).trim(), start: open.start, last: close }
  const last = unclosedTo(tokens, at)
  return last > at ? { text: raw.slice(open.end, tokens[last]?.end).trim(), start: open.end, last } : null
}

/** An apostrophe only opens a quotation at the start of a word. */
function opensQuote({ text, start, end }: Token, raw: string): boolean {
  return QUOTES.has(text) && !/[\p{L}\p{N}]/u.test(raw[start - 1] ?? ' ') && !/\s/.test(raw[end] ?? ' ')
}

/**
 * "add \"oat milk to my list": an unclosed quotation extends to the end of its line, or to the list to add it to; -1
 * if another quote remains.
 */
function unclosedTo(tokens: readonly Token[], at: number): number {
  if (!DOUBLE.has(tokens[at]?.text ?? '')) return -1
  const line = tokens.findIndex(({ kind }, to) => to > at && kind === 'line')
  const behind = tokens.slice(at + 1, line < 0 ? tokens.length : line)
  if (behind.length > LONGEST_QUOTE || behind.some(({ text }) => DOUBLE.has(text))) return -1
  const own = behind.findLastIndex(({ text, kind }) => kind === 'word' && !COURTEOUS.has(text))
  if (behind[own]?.text !== 'list') return at + 1 + own
  const onto = behind.findLastIndex(({ text }) => ONTO.has(text))
  return at + (onto > 0 ? onto : own + 1)
}

const DOUBLE = new Set(['"', '\u201c', '\u201d'])
const ONTO = new Set(['to', 'on', 'onto'])
const COURTEOUS = new Set(['please', 'pls', 'thanks', 'thx', 'ta', 'cheers'])

/** Where a quotation that opens here ends, or -1. */
function closingQuote(tokens: readonly Token[], at: number, raw: string): number {
  const close = QUOTES.get(tokens[at]?.text ?? '') ?? ''
  for (let to = at + 2; to < tokens.length && to < at + LONGEST_QUOTE; to++) {
    const token = tokens[to]
    if (token?.kind === 'line') return -1
    if (
      token !== undefined &&
      close.includes(token.text) &&
      !/[\p{L}\p{N}]/u.test(raw[token.end] ?? ' ') &&
      !/\s/.test(raw[token.start - 1] ?? ' ')
    )
      // "'parents' evening'": after an s it may be a possessive, if another quote closes it later.
      return (raw[token.start - 1] === 's' && !DOUBLE.has(token.text) && closesLater(tokens, to, close, raw)) || to
  }
  return -1
}

/** The next closing quote before another one opens, or 0. */
function closesLater(tokens: readonly Token[], at: number, close: string, raw: string): number {
  for (let to = at + 1; to < tokens.length && to < at + LONGEST_QUOTE; to++) {
    const token = tokens[to]
    if (token === undefined || token.kind === 'line') return 0
    if (QUOTES.has(token.text) && /\s/.test(raw[token.start - 1] ?? ' ')) return 0
    if (token.text === close && !/[\p{L}\p{N}]/u.test(raw[token.end] ?? ' ')) return to
  }
  return 0
}
