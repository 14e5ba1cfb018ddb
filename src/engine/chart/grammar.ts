// The rules of a grammar made ready to be read: every pattern a row of numbered elements, found by the words it may begin with.

import { classNamed, type Phrases } from '../language/en/classes.ts'
import { Beginnings, END } from './beginnings.ts'
import type { Chart } from './chart.ts'
import { CATEGORIES, categoryNumbers, compile, type Element } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings, Reader, Slots, Span } from './rule.ts'

export type Native = (chart: Chart, at: number) => Found<Meanings[Category]>[]

/** An element by number: that of its category, or of its set of phrases. */
export interface Numbered extends Element {
  readonly number: number
  /** Politeness before it is part of it. */
  readonly worded: boolean
}

/** What a pattern begins with, and the sets of phrases one of which must follow, by number. */
export interface Follow {
  readonly by: number
  readonly sets: readonly number[]
}

/** What a rule tells of what it reads, alike for every rule: what always has the same fields is looked up soonest. */
export interface RuleFacts {
  readonly id: string
  readonly of: Category
  readonly cost: number
  readonly stated: boolean
  readonly alone: boolean
  readonly means: (slots: Slots, reader: Reader, span: Span) => Meanings[Category] | null
}

export interface Compiled {
  readonly rule: RuleFacts
  readonly elements: readonly Numbered[]
  /** The number of the category that must be read where it begins; -1 where it may begin otherwise. */
  readonly first: number
  /** The sets of phrases it cannot do without, by number, and END: a message without these words is not looked at. */
  readonly needs: Int16Array
  /** Null where anything may follow. */
  readonly follow: Follow | null
}

/** Patterns side by side, with what they need in one row: most are out by a look at this alone. */
interface Listed {
  readonly patterns: readonly Compiled[]
  readonly needs: Int16Array
  /** Where the needs of each begin. */
  readonly starts: Uint16Array
}

/** How one category is read, besides by the word that stands there. */
interface Reading {
  readonly native: Native | undefined
  /** Patterns that may begin with any word. */
  readonly anywhere: Listed | undefined
}

export interface Grammar {
  /** By the number of the category. */
  readonly readings: readonly Reading[]
  /** For the number of each word a row of the categories: the numbers of the lists of those patterns that begin with it. */
  readonly rows: Uint16Array
  /** The first is none. */
  readonly lists: readonly (Listed | undefined)[]
  /** The sets of phrases that patterns are made of. */
  readonly beginnings: Beginnings
  /** What may stand between any two elements; its number is FILLERS. */
  readonly fillers: Phrases
}

export const FILLERS = 0

export function grammarOf(rules: readonly AnyRule[], natives: Partial<Record<Category, Native>>): Grammar {
  const fillers: Phrases = classNamed('FILLER') ?? new Map()
  const sets = new Map<Phrases, number>([[fillers, FILLERS]])
  const compiled = rules.flatMap((rule) => {
    const facts = factsOf(rule)
    return rule.says.map((says) => compiledOf(facts, says, sets))
  })
  const beginnings = new Beginnings([...sets.keys()])
  const rows = new Uint16Array(beginnings.size * CATEGORIES.length)
  const lists: (Listed | undefined)[] = [undefined]
  const readings = CATEGORIES.map((category, number) => {
    const byWord = patternsByWord(compiled.filter(({ rule }) => rule.of === category))
    const anywhere = byWord.get('')
    byWord.delete('')
    for (const [word, patterns] of byWord) {
      rows[beginnings.wordOf(word) * CATEGORIES.length + number] = lists.length
      lists.push(listedOf(patterns))
    }
    return { native: natives[category], anywhere: anywhere === undefined ? undefined : listedOf(anywhere) }
  })
  return { readings, rows, lists, beginnings, fillers }
}

function patternsByWord(patterns: readonly Compiled[]): Map<string, Compiled[]> {
  const byWord = new Map<string, Compiled[]>()
  for (const pattern of patterns)
    for (const first of firstWords(pattern.elements)) byWord.set(first, [...(byWord.get(first) ?? []), pattern])
  return byWord
}

function listedOf(patterns: readonly Compiled[]): Listed {
  let length = 0
  const starts = patterns.map(({ needs }) => {
    length += needs.length
    return length - needs.length
  })
  return {
    patterns,
    needs: Int16Array.from(patterns.flatMap(({ needs }) => [...needs])),
    starts: Uint16Array.from(starts),
  }
}

function factsOf({ id, of, cost = 0, stated, alone, means }: AnyRule): RuleFacts {
  return { id, of, cost, stated: stated === true, alone: alone === true, means }
}

/** Sets of phrases that were not seen before get the next numbers. */
function compiledOf(rule: RuleFacts, says: string, sets: Map<Phrases, number>): Compiled {
  const elements = compile(says).map((element) => ({
    ...element,
    number: numberOf(element, sets),
    worded: WORDED.has(element.category),
  }))
  const needs = elements.filter(({ phrases, optional }) => phrases !== null && !optional)
  // What few words begin is seldom there, and looked at first.
  needs.sort((one, other) => (one.phrases?.size ?? 0) - (other.phrases?.size ?? 0))
  const [first] = elements
  return {
    rule,
    elements,
    first: first?.category == null || first.optional ? -1 : first.number,
    needs: Int16Array.from([...needs.map(({ number }) => number), END]),
    follow: followOf(elements),
  }
}

/** Any words may be part of these, politeness too. */
const WORDED = new Set<Category | null>(['TEXT', 'NOTE', 'UNKNOWN'])

function numberOf({ category, phrases }: Element, sets: Map<Phrases, number>): number {
  if (phrases === null) return category === null ? -1 : categoryNumbers[category]
  const number = sets.get(phrases) ?? sets.size
  sets.set(phrases, number)
  return number
}

/** The elements that may come first: those that may be left out, up to one that may not; null where anything may. */
function firstOf<E extends Element>(elements: readonly E[]): readonly E[] | null {
  const needed = elements.findIndex(({ phrases, optional }) => phrases === null || !optional)
  return needed < 0 || elements[needed]?.phrases === null ? null : elements.slice(0, needed + 1)
}

/** The words a pattern may begin with; '' where it may begin with anything. */
function firstWords(elements: readonly Element[]): ReadonlySet<string> {
  const first = firstOf(elements)
  return new Set(first === null ? [''] : first.flatMap(({ phrases }) => [...(phrases?.keys() ?? [])]))
}

function followOf([first, ...rest]: readonly Numbered[]): Follow | null {
  if (first?.category == null || first.optional) return null
  const next = firstOf(rest)
  return next === null ? null : { by: first.number, sets: next.map(({ number }) => number) }
}
