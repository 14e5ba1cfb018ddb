// "urgent", "high priority", "!!", "p1": where a priority is said, and which.

import type { Token } from '../tokens.ts'

export type Level = 'low' | 'medium' | 'high'
export interface PrioritySpan {
  readonly first: number
  readonly last: number
  readonly level: Level
  /** Only meant as a priority at the edge of a title ("urgent" in "urgent care" is not). */
  readonly loose: boolean
}

const LEVELS: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['high', 'high'],
  ['highest', 'high'],
  ['higher', 'high'],
  ['top', 'high'],
  ['urgent', 'high'],
  ['critical', 'high'],
  ['important', 'high'],
  ['utmost', 'high'],
  ['medium', 'medium'],
  ['normal', 'medium'],
  ['moderate', 'medium'],
  ['mid', 'medium'],
  ['low', 'low'],
  ['lowest', 'low'],
  ['lower', 'low'],
])
const ALONE: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['urgent', 'high'],
  ['urgently', 'high'],
  ['asap', 'high'],
  ['p1', 'high'],
  ['p2', 'medium'],
  ['p3', 'low'],
  ['!p1', 'high'],
  ['!high', 'high'],
  ['!low', 'low'],
  ['high-priority', 'high'],
  ['low-priority', 'low'],
  ['medium-priority', 'medium'],
  ['top-priority', 'high'],
])
const LEADING = new Set([
  'with',
  'as',
  'at',
  'a',
  'of',
  'is',
  'it',
  'its',
  "it's",
  'the',
  'and',
  'very',
  'super',
  'really',
])

const STARTS = new Set([...LEVELS.keys(), ...ALONE.keys(), 'priority', 'prio', '!'])

export function findPriorities(tokens: readonly Token[]): PrioritySpan[] {
  const found: PrioritySpan[] = []
  for (let at = 0; at < tokens.length && found.length < 20; at++) {
    if (!STARTS.has(tokens[at]?.text ?? '')) continue
    const span = priorityAt(tokens, at)
    if (span === undefined) continue
    found.push(withLeading(tokens, span))
    at = span.last
  }
  return found
}

function priorityAt(tokens: readonly Token[], at: number): PrioritySpan | undefined {
  const text = tokens[at]?.text ?? ''
  const next = tokens[at + 1]?.text
  const level = LEVELS.get(text)
  if (level !== undefined && (next === 'priority' || next === 'importance' || next === 'prio'))
    return { first: at, last: at + 1, level, loose: false }
  if (text === 'priority' || text === 'prio') return priorityThen(tokens, at)
  const alone = ALONE.get(text)
  if (alone !== undefined) return { first: at, last: at, level: alone, loose: text === 'urgent' || text === 'urgently' }
  if (text === '!' && next === '!') {
    let last = at + 1
    while (tokens[last + 1]?.text === '!') last++
    return { first: at, last, level: 'high', loose: false }
  }
  return undefined
}

/** "priority high", "priority: high", "priority to high", "priority 1". */
function priorityThen(tokens: readonly Token[], at: number): PrioritySpan | undefined {
  let after = at + 1
  const link = tokens[after]?.text
  if (link === ':' || link === 'to' || link === 'is' || link === 'as' || link === '=') after++
  const text = tokens[after]?.text ?? ''
  const level = LEVELS.get(text) ?? (text === '1' ? 'high' : text === '2' ? 'medium' : text === '3' ? 'low' : undefined)
  return level === undefined ? undefined : { first: at, last: after, level, loose: false }
}

function withLeading(tokens: readonly Token[], span: PrioritySpan): PrioritySpan {
  let first = span.first
  while (first > 0 && span.first - first < 2 && LEADING.has(tokens[first - 1]?.text ?? '')) first--
  return first === span.first ? span : { ...span, first }
}

/** The level a whole stretch says, "to high", "a low priority", or undefined. */
export function levelOf(words: readonly string[]): Level | undefined {
  let level: Level | undefined
  for (const word of words) {
    const said = LEVELS.get(word) ?? ALONE.get(word)
    if (said !== undefined) level = said
    else if (!FILLER.has(word)) return undefined
  }
  return level
}

const FILLER = new Set([
  ...LEADING,
  'to',
  'priority',
  'prio',
  'importance',
  'now',
  'please',
  'be',
  'an',
  'more',
  'most',
  'my',
  ',',
  '.',
  '!',
  'task',
  'item',
  'one',
  'reminder',
])
