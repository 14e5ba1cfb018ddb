// Compiles the rules of a grammar: every pattern becomes a row of numbered elements, indexed by the words it may begin
// with.

import { classNamed, type Phrases } from '../language/en/classes.ts'
import { Beginnings, END } from './beginnings.ts'
import type { Chart } from './chart.ts'
import { CATEGORIES, categoryNumbers, compile, type Element } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings, Reader, Slots, Span } from './rule.ts'

export type Native = (chart: Chart, at: number) => Found<Meanings[Category]>[]

/** An element with the number of its category or its set of phrases. */
export interface Numbered extends Element {
  readonly number: number
  /** Politeness before it counts as part of it. */
  readonly worded: boolean
}

/** What a pattern begins with, and the sets of phrases of which one must come next, by number. */
export interface Follow {
  readonly by: number
  readonly sets: readonly number[]
}

/** The fixed properties of a rule, in the same shape for every rule: objects of one shape are faster to access. */
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
  /** The number of the category that it must begin with; -1 if it may begin otherwise. */
  readonly first: number
  /** The numbers of the sets of phrases it requires, followed by END: a message without those words is skipped. */
  readonly needs: Int16Array
  /** Null if anything may come next. */
  readonly follow: Follow | null
}

/** Patterns with their requirements in one row, which is enough to rule out most of them. */
interface Listed {
  readonly patterns: readonly Compiled[]
  readonly needs: Int16Array
  /** Where the requirements of each pattern begin. */
  readonly starts: Uint16Array
}

/** How to read a category, other than by the current word. */
interface Reading {
  readonly native: Native | undefined
  /** Patterns that may begin with any word. */
  readonly anywhere: Listed | undefined
}

export interface Grammar {
  /** By the number of the category. */
  readonly readings: readonly Reading[]
  /** For each word number a row of categories: the numbers of the lists of patterns that begin with that word. */
  readonly rows: Uint16Array
  /** The first list is empty. */
  readonly lists: readonly (Listed | undefined)[]
  /** The sets of phrases used in patterns. */
  readonly beginnings: Beginnings
  /** What may come between any two elements; its number is FILLERS. */
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

/** New sets of phrases get the next free numbers. */
function compiledOf(rule: RuleFacts, says: string, sets: Map<Phrases, number>): Compiled {
  const elements = compile(says).map((element) => ({
    ...element,
    number: numberOf(element, sets),
    worded: WORDED.has(element.category),
  }))
  const needs = elements.filter(({ phrases, optional }) => phrases !== null && !optional)
  // Sets with few first words are rarely present, so we check them first.
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

/** These may contain any words, even polite ones. */
const WORDED = new Set<Category | null>(['TEXT', 'NOTE', 'UNKNOWN'])

function numberOf({ category, phrases }: Element, sets: Map<Phrases, number>): number {
  if (phrases === null) return category === null ? -1 : categoryNumbers[category]
  const number = sets.get(phrases) ?? sets.size
  sets.set(phrases, number)
  return number
}

/** The elements that may come first: leading optional ones and the first required one; null if anything may. */
function firstOf<E extends Element>(elements: readonly E[]): readonly E[] | null {
  const needed = elements.findIndex(({ phrases, optional }) => phrases === null || !optional)
  return needed < 0 || elements[needed]?.phrases === null ? null : elements.slice(0, needed + 1)
}

/** The words that a pattern may begin with; '' if it may begin with anything. */
function firstWords(elements: readonly Element[]): ReadonlySet<string> {
  const first = firstOf(elements)
  return new Set(first === null ? [''] : first.flatMap(({ phrases }) => [...(phrases?.keys() ?? [])]))
}

function followOf([first, ...rest]: readonly Numbered[]): Follow | null {
  if (first?.category == null || first.optional) return null
  const next = firstOf(rest)
  return next === null ? null : { by: first.number, sets: next.map(({ number }) => number) }
}
