// How people point at tasks: by position, by pronoun, or by words of the title.

import type { Reference } from '../domain/action.ts'
import { tokenize } from './tokens.ts'

const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
}
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}
const fillers = new Set([
  'the',
  'task',
  'tasks',
  'number',
  'one',
  'ones',
  'item',
  'items',
  'and',
  'option',
  'please',
  'todo',
  'reminder',
  'reminders',
  'my',
])
const pronouns = new Map([
  ['it', false],
  ['that', false],
  ['this', false],
  ['that one', false],
  ['this one', false],
  ['them', true],
  ['those', true],
  ['these', true],
  ['both', true],
])

/** Reads words as a reference; only words that say nothing but a position are a position. */
export function readReference(text: string): Reference {
  const words = tokenize(text).filter((token) => token.kind === 'word')
  if (words.length === 0) return { kind: 'missing' }
  const plain = words.map((word) => word.text).join(' ')
  const many = pronouns.get(plain)
  if (many !== undefined) return { kind: 'pronoun', text: plain, many }
  const positions = readPositions(words.map((word) => word.text))
  if (positions !== null) return { kind: 'positions', text: text.trim(), positions }
  const trimmed = trimFillers(text)
  return trimmed === '' ? { kind: 'missing' } : { kind: 'words', text: trimmed }
}

/** "2", "task 2", "#2", "the second one", "1 and 3", "2-4", "the first two"; null when any other word is there. */
export function readPositions(words: readonly string[]): number[] | null {
  const positions: number[] = []
  for (const [index, word] of words.entries()) {
    const count = numbers[word] ?? (/^\d$/.test(word) ? Number(word) : undefined)
    const before = words[index - 1]
    if (count !== undefined && before !== undefined && (before === 'first' || before === 'last') && count > 1) {
      positions.pop()
      const many = Array.from({ length: count }, (_, step) => (before === 'first' ? step + 1 : step - count))
      positions.push(...many)
      continue
    }
    const range = /^(\d{1,3})[-–](\d{1,3})$/.exec(word)
    if (range !== null) {
      const [from, to] = [Number(range[1]), Number(range[2])]
      if (from < 1 || to < from || to - from > 50) return null
      for (let position = from; position <= to; position++) positions.push(position)
      continue
    }
    const single = /^#?(\d{1,4})(st|nd|rd|th)?$/.exec(word)
    const ordinal = Object.hasOwn(ordinals, word) ? ordinals[word] : undefined
    if (single !== null && Number(single[1]) > 0) positions.push(Number(single[1]))
    else if (ordinal !== undefined) positions.push(ordinal)
    else if (!fillers.has(word)) return null
  }
  return positions.length > 0 ? positions : null
}

/** "the milk one" and "milk task" mean milk. */
function trimFillers(text: string): string {
  const tokens = tokenize(text).filter((token) => token.kind !== 'line')
  const isFiller = (at: number) => {
    const token = tokens[at]
    return (
      token !== undefined &&
      (token.kind === 'mark' || fillers.has(token.text) || token.text === 'a' || token.text === 'an')
    )
  }
  let from = 0
  let to = tokens.length - 1
  while (from < to && isFiller(from)) from++
  while (to > from && isFiller(to)) to--
  const first = tokens[from]
  const last = tokens[to]
  return first === undefined || last === undefined || isFiller(from) ? '' : text.slice(first.start, last.end)
}
