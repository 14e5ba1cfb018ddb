// The rules of a grammar made ready to be read: every pattern a row of numbered elements, found by the words it may begin with.

import { classNamed, type Phrases } from '../language/en/classes.ts'
import { Beginnings, END } from './beginnings.ts'
import type { Chart } from './chart.ts'
import { CATEGORIES, categoryNumbers, compile, type Element } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings } from './rule.ts'

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

export interface Compiled {
  readonly rule: AnyRule
  readonly elements: readonly Numbered[]
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

/** How one category is read. */
export interface Reading {
  readonly native: Native | undefined
  /** For the number of each word the number of the list of those patterns that begin with it. */
  readonly rows: Uint16Array
  /** The first is none. */
  readonly lists: readonly (Listed | undefined)[]
  /** Patterns that may begin with any word. */
  readonly anywhere: Listed | undefined
}

export interface Grammar {
  /** By the number of the category. */
  readonly readings: readonly Reading[]
  /** The sets of phrases that patterns are made of. */
  readonly beginnings: Beginnings
  /** What may stand between any two elements; its number is FILLERS. */
  readonly fillers: Phrases
}

export const FILLERS = 0

export function grammarOf(rules: readonly AnyRule[], natives: Partial<Record<Category, Native>>): Grammar {
  const fillers: Phrases = classNamed('FILLER') ?? new Map()
  const sets = new Map<Phrases, number>([[fillers, FILLERS]])
  const compiled = rules.flatMap((rule) => rule.says.map((says) => compiledOf(rule, says, sets)))
  const beginnings = new Beginnings([...sets.keys()])
  const readings = CATEGORIES.map((category) =>
    readingOf(
      compiled.filter(({ rule }) => rule.of === category),
      natives[category],
      beginnings,
    ),
  )
  return { readings, beginnings, fillers }
}

function readingOf(patterns: readonly Compiled[], native: Native | undefined, beginnings: Beginnings): Reading {
  const byWord = new Map<string, Compiled[]>()
  for (const pattern of patterns)
    for (const first of firstWords(pattern.elements)) byWord.set(first, [...(byWord.get(first) ?? []), pattern])
  const anywhere = byWord.get('')
  byWord.delete('')
  const rows = new Uint16Array(byWord.size === 0 ? 0 : beginnings.size)
  const lists: (Listed | undefined)[] = [undefined]
  for (const [word, some] of byWord) {
    rows[beginnings.wordOf(word)] = lists.length
    lists.push(listedOf(some))
  }
  return { native, rows, lists, anywhere: anywhere === undefined ? undefined : listedOf(anywhere) }
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

/** Sets of phrases that were not seen before get the next numbers. */
function compiledOf(rule: AnyRule, says: string, sets: Map<Phrases, number>): Compiled {
  const elements = compile(says).map((element) => ({
    ...element,
    number: numberOf(element, sets),
    worded: WORDED.has(element.category),
  }))
  const needs = elements.filter(({ phrases, optional }) => phrases !== null && !optional)
  // What few words begin is seldom there, and looked at first.
  needs.sort((one, other) => (one.phrases?.size ?? 0) - (other.phrases?.size ?? 0))
  return {
    rule,
    elements,
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
