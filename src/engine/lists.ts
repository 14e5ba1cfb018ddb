// Lists by their names: "my shopping list", "list of things to do".

import { KIND, type Unit } from './kind.ts'
import { listKinds, tasksWords, taskWords } from './lexicon.ts'
import type { Token } from './tokens.ts'

const TAIL_NOUNS = new Set([
  ...taskWords,
  ...tasksWords,
  'shopping',
  'groceries',
  'grocery',
  'things',
  'stuff',
  'housework',
  'chores',
  'tasks',
  'needs',
  'errands',
])

const TAIL_KINDS = new Set([
  'pending',
  'open',
  'outstanding',
  'current',
  'upcoming',
  'unfinished',
  'daily',
  'weekly',
  'household',
  'urgent',
  'important',
])

/** "list of things to do", "list for shopping", "list of tasks to complete": the last token of the list's name. */
export function listTail(tokens: readonly Token[], last: number): number {
  const link = tokens[last + 1]?.text
  if (link !== 'of' && link !== 'for') return last
  let at = last + 2
  if (tokens[at]?.text === 'all') at++
  if (tokens[at]?.text === 'of') at++
  if (tokens[at]?.text === 'my' || tokens[at]?.text === 'the') at++
  if (TAIL_KINDS.has(tokens[at]?.text ?? '')) at++
  if (!TAIL_NOUNS.has(tokens[at]?.text ?? '')) return last
  if (tokens[at + 1]?.text === 'to' && tokens[at + 2]?.kind === 'word') return at + 2
  return at
}

/** A list's whole name, "my shopping list", reaches back over its kind and its "my". */
export function joinLists(units: readonly Unit[], tokens: readonly Token[]): readonly Unit[] {
  if (!units.some((unit) => unit.kind === KIND.list)) return units
  const joined: Unit[] = []
  for (const unit of units) {
    if (unit.kind !== KIND.list) {
      joined.push(unit)
      continue
    }
    if (isTheirs(tokens, unit.first)) {
      joined.push({ text: '@their-list', kind: KIND.word, first: unit.first, last: unit.last, fuzzy: false })
      continue
    }
    let first = unit.first
    let depth = 0
    while (joined.length > 0 && depth < 4) {
      const previous = joined[joined.length - 1]
      if (previous === undefined || (previous.kind & (KIND.mark | KIND.stop | KIND.quote | KIND.list)) !== 0) break
      if (OWNERS.has(previous.text)) {
        first = previous.first
        joined.pop()
        break
      }
      const kinds = listKinds.has(previous.text) || (previous.kind & (KIND.task | KIND.tasks)) !== 0
      if (!kinds && !ownerWithin(joined, 3 - depth)) break
      first = previous.first
      joined.pop()
      depth++
    }
    const owner = first === unit.first ? '' : tokens[first]?.text
    const ours = unit.last > unit.first && tasksWords.has(tokens[unit.last]?.text ?? '')
    joined.push({
      text: owner === 'a' && !ours ? '@a-list' : '@list',
      kind: KIND.list,
      first,
      last: unit.last,
      fuzzy: false,
    })
  }
  return joined
}

const PUBLIC = new Set([
  'popular',
  'bestseller',
  'bestsellers',
  'seller',
  'sellers',
  'selling',
  'trending',
  'billboard',
  'cast',
  'rated',
  'richest',
  'hottest',
  'wine',
])

/** "the best seller list", "the most popular songs list": a list of the world's and not the user's. */
function isTheirs(tokens: readonly Token[], list: number): boolean {
  let found = false
  for (let at = list - 1; at >= 0 && at > list - 6; at--) {
    const text = tokens[at]?.text ?? ''
    if (text === 'my' || text === 'our') return false
    if (BREAKS.has(text)) break
    if (PUBLIC.has(text)) found = true
  }
  return found
}

const OWNERS = new Set(['my', 'the', 'our', 'this', 'that', 'a', 'your', 'any'])

function ownerWithin(joined: readonly Unit[], depth: number): boolean {
  for (let back = 2; back <= depth + 1; back++) {
    const unit = joined[joined.length - back]
    if (unit === undefined || unit.kind !== KIND.word || BREAKS.has(unit.text)) return false
    if (unit.text === 'my' || unit.text === 'the' || unit.text === 'our') return true
  }
  return false
}

const BREAKS = new Set([
  'to',
  'on',
  'from',
  'off',
  'in',
  'is',
  'are',
  'of',
  'and',
  'for',
  'add',
  'put',
  'into',
  'at',
  'have',
  'has',
])
