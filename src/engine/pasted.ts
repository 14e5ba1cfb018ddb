// Pasted lists: one task a line, without its bullet, number or box.

import type { NewItem } from '../domain/action.ts'
import { itemOf } from './read/item.ts'
import type { Message, Range } from './read/message.ts'

export interface Pasted {
  readonly items: readonly NewItem[]
  /** Every line had a bullet, a number or a box: nobody writes like that but in a list. */
  readonly bulleted: boolean
  /** The line above the list, when it does not belong to it ("add these:"). */
  readonly heading: Range | null
}

const BULLETS = new Set([
  '-',
  '*',
  '+',
  '\u2022',
  '\u2013',
  '\u2014',
  '\u25e6',
  '\u25aa',
  '\u00b7',
  '\u2023',
  '>',
  '\u25a1',
  '\u2610',
  '\u2611',
  '\u2713',
  '[',
  ']',
  'x',
])

/** Reads a message of several lines as a list, or null where it is none. */
export function readPasted(message: Message): Pasted | null {
  const lines = linesOf(message)
  if (lines.length < 2) return null
  const bare = lines.map((line) => skipBullet(message, line))
  const bulleted = bare.map((from, at) => from > (lines[at]?.from ?? 0))
  const headed = bulleted[0] === false && (bulleted.slice(1).every(Boolean) || endsWithColon(message, lines[0]))
  const body = headed ? lines.slice(1) : lines
  const items: NewItem[] = []
  for (const line of body) {
    const item = itemOf(message, { from: skipBullet(message, line), to: line.to })
    if (item !== null && items.length < 100) items.push(item)
  }
  if (items.length === 0) return null
  const all = bulleted.slice(headed ? 1 : 0).every(Boolean)
  return { items, bulleted: all, heading: headed ? (lines[0] ?? null) : null }
}

const MOST_LINES = 101

function linesOf(message: Message): Range[] {
  const lines: Range[] = []
  let from = 0
  for (let at = 0; at <= message.tokens.length && lines.length < MOST_LINES; at++) {
    if (at < message.tokens.length && message.tokens[at]?.kind !== 'line') continue
    if (at > from) lines.push({ from, to: at })
    from = at + 1
  }
  return lines
}

function skipBullet(message: Message, line: Range): number {
  let at = line.from
  while (at < line.to && BULLETS.has(message.tokens[at]?.text ?? '')) {
    if (message.tokens[at]?.text === 'x' && message.tokens[at + 1]?.text !== ']') break
    at++
  }
  const number = message.tokens[at]
  const after = message.tokens[at + 1]
  if (
    number !== undefined &&
    /^\(?\d{1,3}$/.test(number.text) &&
    after !== undefined &&
    (after.text === '.' || after.text === ')' || after.text === ':') &&
    at + 2 < line.to
  )
    at += 2
  while (at < line.to && BULLETS.has(message.tokens[at]?.text ?? '')) {
    if (message.tokens[at]?.text === 'x' && message.tokens[at + 1]?.text !== ']') break
    at++
  }
  return at < line.to ? at : line.from
}

function endsWithColon(message: Message, line: Range | undefined): boolean {
  return line !== undefined && message.tokens[line.to - 1]?.text === ':'
}
