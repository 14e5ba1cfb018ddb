// Compiles a pattern such as "move|push SET (to|for)? WHEN" once, to a list of elements to be matched in order.
//   word, a|b, a_b      these words (an underscore joins words that go together)
//   <CLASS>             a phrase of a word class
//   CATEGORY            whatever the rules of that category match
//   ?  *                optional; any number of times

import { byWords, classNamed, listed, type Phrases } from '../language/en/classes.ts'
import type { Category } from './rule.ts'

export interface Element {
  readonly phrases: Phrases | null
  readonly category: Category | null
  readonly optional: boolean
  readonly repeats: boolean
}

export const CATEGORIES = [
  'WHEN',
  'PERIOD',
  'LIKE',
  'PAST',
  'NUMBER',
  'POSITIONS',
  'NUMBERED',
  'AMOUNT',
  'SHIFT',
  'EARLY',
  'PRIO',
  'LEVEL',
  'HOUR',
  'NAME',
  'UNKNOWN',
  'DEED',
  'DID',
  'STRANGE',
  'STATE',
  'TEXT',
  'WORDS',
  'HOW',
  'NOTE',
  'NOTED',
  'QUOTE',
  'HEADING',
  'OLD',
  'MADE',
  'WHO',
  'MENTION',
  'ANOTHER',
  'WHERE',
  'TRAIT',
  'ORDERED',
  'EXCEPTION',
  'SET',
  'TARGET',
  'THING',
  'VALUE',
  'VALUES',
  'ACT',
] as const satisfies readonly Category[]

const names: ReadonlySet<string> = new Set(CATEGORIES)

/** A number for each category, starting at 0. */
export const categoryNumbers = Object.fromEntries(CATEGORIES.map((name, number) => [name, number])) as Readonly<
  Record<Category, number>
>

function isCategory(name: string): name is Category {
  return names.has(name)
}

export function compile(pattern: string): Element[] {
  return pattern.split(' ').map((piece) => {
    const optional = piece.endsWith('?') && piece.length > 1
    const repeats = piece.endsWith('*') && piece.length > 1
    const body = optional || repeats ? piece.slice(0, -1) : piece
    const flags = { optional: optional || repeats, repeats }
    if (isCategory(body)) return { phrases: null, category: body, ...flags }
    if (/^[A-Z]/.test(body)) throw new Error(`unknown category in '${pattern}': ${body}`)
    return { phrases: choices(body, pattern), category: null, ...flags }
  })
}

const known = new Map<string, Phrases>()

/** The alternatives of an element; equal words share one object. */
function choices(body: string, pattern: string): Phrases {
  const phrases = known.get(body) ?? phrasesIn(body, pattern)
  known.set(body, phrases)
  return phrases
}

/** Single words, groups of words, and entire classes. */
function phrasesIn(body: string, pattern: string): Phrases {
  return byWords(
    body.split('|').flatMap((choice) => {
      const named = /^<([A-Z]+)>$/.exec(choice)
      if (named === null) return [choice.split('_')]
      const members = classNamed(named[1] ?? '')
      if (members === undefined) throw new Error(`unknown word class in '${pattern}': ${choice}`)
      return listed(members)
    }),
  )
}
