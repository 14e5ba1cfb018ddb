// A chart of everything that can be read at every place of a message: each category at each word is read once and kept.

import { endsOf, type Phrases, phrasesIn } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'
import { isShouted } from '../tokens.ts'
import { Beginnings, Begun } from './beginnings.ts'
import { COSTS } from './costs.ts'
import type { Facts } from './facts.ts'
import { CATEGORIES, categoryNumbers, compile, type Element, noSlots } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings, Reader, Slots, Span } from './rule.ts'

export type Native = (chart: Chart, at: number) => Found<Meanings[Category]>[]

/** An element by number: that of its category, or of its set of phrases. */
interface Numbered extends Element {
  readonly number: number
  /** Politeness before it is part of it. */
  readonly worded: boolean
}

interface Compiled {
  readonly rule: AnyRule
  readonly elements: readonly Numbered[]
  /** The sets of phrases it cannot do without, by number: a message without these words is not looked at. */
  readonly needs: readonly number[]
  /** What is told of whatever it reads. */
  readonly tells: Pick<Found<unknown>, 'rule' | 'stated' | 'alone'>
  /** What it begins with, and the words one of which must follow; null where anything may. */
  readonly led: { readonly by: number; readonly words: ReadonlySet<string> } | null
}

/** A pattern that is being read from a word on. */
interface Attempt {
  readonly pattern: Compiled
  readonly from: number
  /** What its categories were read as so far, in order. */
  readonly categories: Category[]
  readonly values: Meanings[Category][]
  /** Where what it means is put. */
  readonly found: Found<Meanings[Category]>[]
}

/** How one category is read. */
interface Reading {
  readonly native: Native | undefined
  /** Patterns by the number of the word they begin with. */
  readonly byWord: (Compiled[] | undefined)[]
  /** Patterns that may begin with any word. */
  readonly anywhere: Compiled[]
}

export interface Grammar {
  /** By the number of the category. */
  readonly readings: readonly Reading[]
  /** The sets of phrases that patterns are made of. */
  readonly beginnings: Beginnings
}

export function grammarOf(rules: readonly AnyRule[], natives: Partial<Record<Category, Native>>): Grammar {
  const sets = new Map<Phrases, number>()
  const compiled = rules.flatMap((rule) => rule.says.map((says) => compiledOf(rule, says, sets)))
  const beginnings = new Beginnings([...sets.keys()])
  const readings = CATEGORIES.map((category): Reading => ({ native: natives[category], byWord: [], anywhere: [] }))
  for (const pattern of compiled) {
    const reading = readings[categoryNumbers[pattern.rule.of]]
    if (reading === undefined) continue
    for (const first of firstWords(pattern.elements)) {
      const word = beginnings.wordOf(first)
      const list = first === '' ? reading.anywhere : (reading.byWord[word] ?? [])
      if (first !== '') reading.byWord[word] = list
      list.push(pattern)
    }
  }
  return { readings, beginnings }
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
  return { rule, elements, needs: needs.map(({ number }) => number), tells: toldOf(rule), led: ledBy(elements) }
}

function toldOf({ id, stated, alone }: AnyRule): Compiled['tells'] {
  return { rule: id, ...(stated === true ? { stated } : {}), ...(alone === true ? { alone } : {}) }
}

function numberOf({ category, phrases }: Element, sets: Map<Phrases, number>): number {
  if (phrases === null) return category === null ? -1 : categoryNumbers[category]
  const number = sets.get(phrases) ?? sets.size
  sets.set(phrases, number)
  return number
}

/** The words a pattern may begin with; '' where it may begin with anything. */
function firstWords(elements: readonly Element[]): Set<string> {
  const first = new Set<string>()
  for (const { phrases, optional } of elements) {
    if (phrases === null) return new Set([''])
    for (const word of phrases.keys()) first.add(word)
    if (!optional) return first
  }
  return new Set([''])
}

function ledBy([first, ...rest]: readonly Element[]): Compiled['led'] {
  if (first?.category == null || first.optional) return null
  const words = firstWords(rest)
  return words.has('') ? null : { by: categoryNumbers[first.category], words }
}

const fillers = phrasesIn('FILLER')

const READINGS_PER_END = 2

export class Chart {
  readonly words: readonly Word[]
  readonly raw: string
  readonly grammar: Grammar
  readonly reader: Reader
  readonly facts: Facts
  /** How a stretch of words becomes tasks; set by whoever knows which dates are no part of a title. */
  items: Reader['items'] = () => []
  /** What is left of the work that one message may cause. */
  budget: number = COSTS.steps
  private readonly shouted: boolean
  private readonly spaced: boolean
  private readonly begun: Begun
  /** Those of the patterns that may begin with any word whose words the message has, by the number of their category. */
  private readonly possibles: (readonly Compiled[] | undefined)[] = []
  private readonly starts: (readonly number[])[] = []
  private depth = 0
  /** What was read: for each word a row of the categories. */
  private readonly kept: (readonly Found<Meanings[Category]>[] | undefined)[]
  private readonly followers: (ReadonlySet<string> | undefined)[][] = []

  constructor(words: readonly Word[], raw: string, grammar: Grammar, facts: Facts) {
    this.words = words
    this.raw = raw
    this.grammar = grammar
    this.facts = facts
    this.shouted = isShouted(raw)
    this.spaced = SPACED_OUT.test(raw)
    this.begun = new Begun(grammar.beginnings, words)
    this.kept = new Array(words.length * CATEGORIES.length)
    this.reader = {
      text: (span) => this.text(span),
      items: (span, given, how) => this.items(span, given, how),
      word: (at) => this.word(at),
      names: (at) => this.read('NAME', at).length > 0,
      isDeed: (at) => this.read('DEED', at).some((one) => !one.value.unsure),
      isNamed: ({ from, to }) => this.read('NAME', from).some((one) => one.end === to && !one.value.unsure),
      isInDate: ({ from, to }) => this.read('WHEN', from).some((one) => one.cost === 0 && one.end > to),
      isMoment: ({ from, to }) =>
        this.read('WHEN', from).some((one) => one.cost === 0) ||
        this.read('PRIO', from).length > 0 ||
        (to === from + 1 && /^\d{1,2}(?:[:.]\d\d)?$/.test(this.word(from))),
      isOnlyMoment: ({ from, to }) =>
        this.read('WHEN', from).some((one) => one.cost === 0 && one.end >= to) ||
        this.read('PRIO', from).some((one) => one.end >= to),
    }
  }

  /** The words as they were typed, one space between them. */
  text({ from, to }: Span): string {
    const first = this.words[from]
    const last = this.words[to - 1]
    if (first === undefined || last === undefined || to <= from) return ''
    const typed = this.raw.slice(first.start, last.end)
    return this.spaced ? typed.replace(/\s+/g, ' ').trim() : typed
  }

  word(at: number): string {
    return this.words[at]?.text ?? ''
  }

  /** Whether this is so at one of the words. */
  some({ from, to }: Span, is: (at: number) => boolean): boolean {
    for (let at = from; at < to; at++) if (is(at)) return true
    return false
  }

  /** Whether one of these phrases begins at the first of the words. */
  says(phrases: Phrases, { from, to }: Span): boolean {
    return endsOf(phrases, this.words, from, to).length > 0
  }

  /** Whether something of a category begins here. */
  reads(category: Category, at: number): boolean {
    return this.read(category, at).length > 0
  }

  /** What a stretch of words is from its first to its last. */
  whole<C extends Category>(category: C, { from, to }: Span): Found<Meanings[C]> | undefined {
    return this.read(category, from).find(({ end }) => end === to)
  }

  /** Whether a date begins here that is surely one. */
  isDate(at: number): boolean {
    return this.read('WHEN', at).some(({ cost }) => cost === 0)
  }

  /** A comma, a dash, a bracket: anything that is no word. */
  isMark(at: number): boolean {
    return this.words[at]?.kind === 'mark'
  }

  isWord(at: number): boolean {
    return this.words[at]?.kind === 'word'
  }

  /** Whether a word begins with a capital, in a message that is not all in capitals. */
  isCapital(at: number): boolean {
    return !this.shouted && /^\p{Lu}/u.test(this.raw.slice(this.words[at]?.start ?? 0))
  }

  read<C extends Category>(category: C, at: number): readonly Found<Meanings[C]>[] {
    // Each category keeps only its own meanings.
    return this.readNumbered(categoryNumbers[category], at) as readonly Found<Meanings[C]>[]
  }

  private readNumbered(category: number, at: number): readonly Found<Meanings[Category]>[] {
    return this.kept[at * CATEGORIES.length + category] ?? this.readAnew(category, at)
  }

  private readAnew(category: number, at: number): readonly Found<Meanings[Category]>[] {
    if (at < 0 || at >= this.words.length) return nothing
    const place = at * CATEGORIES.length + category
    // What is read while it is being read itself is not there yet.
    this.kept[place] = nothing
    // Nobody nests this deep; whoever tries is asked what was meant.
    if (this.depth >= COSTS.depth) this.budget = 0
    if (this.budget <= 0) return nothing
    this.depth++
    const found: Found<Meanings[Category]>[] = []
    const reading = this.grammar.readings[category]
    if (reading?.native !== undefined) for (const one of reading.native(this, at)) keep(found, one)
    for (const pattern of reading?.byWord[this.begun.wordAt(at)] ?? []) this.match(pattern, at, found)
    for (const pattern of this.possible(category)) this.match(pattern, at, found)
    this.depth--
    this.kept[place] = found
    return found
  }

  private possible(category: number): readonly Compiled[] {
    const before = this.possibles[category]
    if (before !== undefined) return before
    const patterns = this.grammar.readings[category]?.anywhere ?? []
    const possible = patterns.length === 0 ? patterns : patterns.filter((pattern) => this.mayStand(pattern, 0))
    this.possibles[category] = possible
    return possible
  }

  /** Whether all words that a pattern needs stand here or further on. */
  private mayStand({ needs }: Compiled, from: number): boolean {
    for (const number of needs) if (!this.begun.isFrom(number, from)) return false
    return true
  }

  /** The words that stand behind what a category reads here: most patterns are out by a look at these. */
  private behind(category: number, at: number): ReadonlySet<string> {
    const kept = this.followers[category] ?? []
    this.followers[category] = kept
    const before = kept[at]
    if (before !== undefined) return before
    const words = new Set<string>()
    for (const { end } of this.readNumbered(category, at))
      for (const start of this.pastFiller(end)) words.add(this.word(start))
    kept[at] = words
    return words
  }

  private mayFollow({ by, words }: NonNullable<Compiled['led']>, at: number): boolean {
    for (const word of this.behind(by, at)) if (words.has(word)) return true
    return false
  }

  private match(pattern: Compiled, from: number, found: Found<Meanings[Category]>[]): void {
    if (!this.mayStand(pattern, from) || (pattern.led !== null && !this.mayFollow(pattern.led, from))) return
    const { elements } = pattern
    // Most patterns end here: nothing they may begin with stands at this word.
    for (let index = 0; index < elements.length; index++) {
      const element = elements[index]
      if (this.budget-- <= 0 || element === undefined) return
      if (this.standsAt(element, from)) {
        // It is looked at once more, and paid for then.
        this.budget++
        this.step({ pattern, from, categories: [], values: [], found }, index, from, 0)
        return
      }
      if (!element.optional) return
    }
  }

  private standsAt({ category, number }: Numbered, at: number): boolean {
    return category === null ? this.begun.isAt(number, at) : this.readNumbered(number, at).length > 0
  }

  /** Goes on with a pattern that has been read up to here. */
  private step(attempt: Attempt, index: number, at: number, cost: number): void {
    if (this.budget-- <= 0) return
    const { pattern, from } = attempt
    const element = pattern.elements[index]
    if (element === undefined) {
      if (at > from) this.conclude(attempt, at, cost)
      return
    }
    this.take(attempt, index, at, cost)
    if (at > from && !element.worded)
      for (const start of this.pastFiller(at))
        if (start > at) this.take(attempt, index, start, cost + this.fillerCost(at, start))
    if (element.optional) this.step(attempt, index + 1, at, cost)
  }

  /** Goes on behind each way to read the next element here. */
  private take(attempt: Attempt, index: number, at: number, cost: number): void {
    const { categories, values, pattern } = attempt
    const element = pattern.elements[index]
    if (element === undefined) return
    const { category, phrases, number } = element
    const next = element.repeats ? index : index + 1
    if (category !== null)
      for (const found of this.readNumbered(number, at)) {
        categories.push(category)
        values.push(found.value)
        this.step(attempt, next, found.end, cost + found.cost)
        categories.pop()
        values.pop()
      }
    else if (phrases !== null && this.begun.isAt(number, at))
      for (const end of endsOf(phrases, this.words, at, this.words.length)) this.step(attempt, next, end, cost)
  }

  private conclude({ pattern, from, categories, values, found }: Attempt, to: number, cost: number): void {
    const { rule, tells } = pattern
    // What a long stretch means takes longer to say.
    this.budget -= to - from
    const value = rule.means(slotsOf(categories, values), this.reader, { from, to })
    if (value !== null) keep(found, { end: to, value, cost: cost + (rule.cost ?? 0), ...tells })
  }

  /** Politeness and commas may stand anywhere between the parts of a pattern. */
  private pastFiller(at: number): readonly number[] {
    const before = this.starts[at]
    if (before !== undefined) return before
    const starts = this.findStarts(at)
    this.starts[at] = starts
    return starts
  }

  private findStarts(at: number): number[] {
    const starts = [at]
    // "my pet tasks": behind an article a word is what it says.
    if (ARTICLES.has(this.word(at - 1))) return starts
    let next = at
    for (let skipped = 0; skipped < 4; skipped++) {
      const end = this.word(next) === ',' ? next + 1 : endsOf(fillers, this.words, next, this.words.length)[0]
      if (end === undefined) break
      next = end
      starts.push(next)
    }
    return starts
  }

  private fillerCost(from: number, to: number): number {
    let cost = 0
    for (let at = from; at < to; at++) cost += this.word(at) === ',' ? COSTS.commaInside : COSTS.fillerInside
    return cost
  }
}

/** More than one space, or what is not quite one. */
const SPACED_OUT = /\s\s|[^\S ]/

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'his', 'her', 'their'])

/** Any words may be part of these, politeness too. */
const WORDED = new Set<Category | null>(['TEXT', 'NOTE', 'UNKNOWN'])

const nothing: readonly Found<Meanings[Category]>[] = []

function slotsOf(categories: readonly Category[], values: readonly Meanings[Category][]): Slots {
  const slots: Partial<Record<Category, Meanings[Category][]>> = Object.create(noSlots)
  for (const [at, category] of categories.entries()) {
    const value = values[at]
    if (value === undefined) continue
    if (Object.hasOwn(slots, category)) slots[category]?.push(value)
    else slots[category] = [value]
  }
  // Each slot has only values of its category.
  return slots as unknown as Slots
}

/** Only the cheapest few readings of each stretch are kept. */
function keep(found: Found<Meanings[Category]>[], one: Found<Meanings[Category]>): void {
  let same = 0
  let dearest = one
  for (const other of found) {
    if (other.end !== one.end) continue
    same++
    if (other.cost > dearest.cost) dearest = other
  }
  if (same < READINGS_PER_END) found.push(one)
  else if (dearest !== one) found[found.indexOf(dearest)] = one
}
