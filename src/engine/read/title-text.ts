// A range of words as it was typed.

import { KIND, type Unit } from '../units.ts'
import { type Message, type Range, rawText } from './message.ts'

/** The text of a cut as typed, without its quotes when it is one quotation. */
export function titleText(message: Message, range: Range): string {
  const quote = quoteIn(message, range)
  if (quote !== undefined) return quote
  return squeeze(rawText(message, withBrackets(message, range)))
}

/** One space where several were typed; most texts have none to spare. */
export function squeeze(text: string): string {
  let before = 32
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 32
    if ((code === 32 && before === 32) || code < 32 || code > 127) return text.replace(/\s+/g, ' ').trim()
    before = code
  }
  return text
}

function quoteAt(message: Message, range: Range): Unit | undefined {
  if (message.tokens[range.from]?.kind !== 'mark') return undefined
  for (const one of message.units)
    if (one.kind === KIND.quote && one.first === range.from && one.last + 1 === range.to) return one
  return undefined
}

/** The text inside a quotation, when a range is nothing else. */
export function quoteIn(message: Message, range: Range): string | undefined {
  const unit = quoteAt(message, range)
  if (unit === undefined) return undefined
  const text = rawText(message, { from: unit.first + 1, to: unit.last })
  return text.trim() === '' ? undefined : text
}

const PAIRS: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
])

/** A bracket that opens inside a title closes inside it, and the other way round. */
function withBrackets(message: Message, range: Range): Range {
  const { tokens } = message
  let { from, to } = range
  const after = tokens[to]
  const opening = PAIRS.get(after?.text ?? '')
  if (opening !== undefined && after?.start === tokens[to - 1]?.end && holdsToken(message, range, opening)) to++
  const before = tokens[from - 1]
  if (
    before !== undefined &&
    before.end === tokens[from]?.start &&
    [...PAIRS].some(([close, open]) => open === before.text && holdsToken(message, { from, to }, close))
  )
    from--
  return { from, to }
}

function holdsToken(message: Message, range: Range, text: string): boolean {
  for (let at = range.from; at < range.to; at++) if (message.tokens[at]?.text === text) return true
  return false
}
