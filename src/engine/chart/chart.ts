// A chart of everything that can be read at every place of a message: each category at each word is read once and kept.

import { classNamed, endsOf, type Phrases } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'
import { isShouted } from '../tokens.ts'
import { Beginnings, Begun } from './beginnings.ts'
import { COSTS } from './costs.ts'
import type { Facts } from './facts.ts'
import { categoryNumbers, compile, type Element, noSlots } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings, Reader, Slots, Span } from './rule.ts'

export type Native = (chart: Chart, at: number) => Found<Meanings[Category]>[]

/** An element by number: that of its category, or of its set of phrases. */
interface Numbered extends Element {
  readonly number: number
}

interface Compiled {
  readonly rule: AnyRule
  readonly elements: readonly Numbered[]
  /** The sets of phrases it cannot do without, by number: a message without these words is not looked at. */
  readonly needs: readonly number[]
  /** What it begins with, and the words one of which must follow; null where anything may. */
  readonly led: { readonly by: Category; readonly words: ReadonlySet<string> } | null
}

/** A pattern that is being read from a word on. */
interface Attempt {
  readonly pattern: Compiled
  readonly from: number
  /** What its categories were read as so far. */
  readonly slots: Partial<Record<Category, Meanings[Category][]>>
  /** Where what it means is put. */
  readonly found: Found<Meanings[Category]>[]
}

export interface Grammar {
  /** Patterns by category and first word; '' for those that begin with a category. */
  readonly byFirst: Readonly<Partial<Record<Category, ReadonlyMap<string, readonly Compiled[]>>>>
  /** The sets of phrases that patterns are made of. */
  readonly beginnings: Beginnings
  readonly natives: Partial<Record<Category, Native>>
}

export function grammarOf(rules: readonly AnyRule[], natives: Partial<Record<Category, Native>>): Grammar {
  const byFirst: Partial<Record<Category, Map<string, Compiled[]>>> = {}
  const numbers = new Map<Phrases, number>()
  const numberOf = ({ category, phrases }: Element): number => {
    if (phrases === null) return category === null ? -1 : categoryNumbers[category]
    const number = numbers.get(phrases) ?? numbers.size
    numbers.set(phrases, number)
    return number
  }
  for (const rule of rules)
    for (const says of rule.says) {
      const elements = compile(says).map((element) => ({ ...element, number: numberOf(element) }))
      const needs = elements.flatMap(({ phrases, optional, number }) => (phrases === null || optional ? [] : [number]))
      for (const first of firstWords(elements)) {
        const own: Map<string, Compiled[]> = byFirst[rule.of] ?? new Map()
        byFirst[rule.of] = own
        own.set(first, [...(own.get(first) ?? []), { rule, elements, needs, led: ledBy(elements) }])
      }
    }
  return { byFirst, natives, beginnings: new Beginnings([...numbers.keys()]) }
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
  return words.has('') ? null : { by: first.category, words }
}

const fillers = classNamed('FILLER') ?? new Map()

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
  private readonly begun: Begun
  private readonly possibles = new Map<readonly Compiled[], readonly Compiled[]>()
  private readonly starts: (readonly number[])[] = []
  private depth = 0
  /** What was read, by the number of its category and the word it begins at. */
  private readonly kept: (Found<Meanings[Category]>[] | undefined)[][] = []
  private readonly followers: Partial<Record<Category, ReadonlySet<string>[]>> = {}

  constructor(words: readonly Word[], raw: string, grammar: Grammar, facts: Facts) {
    this.words = words
    this.raw = raw
    this.grammar = grammar
    this.facts = facts
    this.shouted = isShouted(raw)
    this.begun = new Begun(grammar.beginnings, words)
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
    return this.raw.slice(first.start, last.end).replace(/\s+/g, ' ').trim()
  }

  word(at: number): string {
    return this.words[at]?.text ?? ''
  }

  /** Whether a word begins with a capital, in a message that is not all in capitals. */
  isCapital(at: number): boolean {
    return !this.shouted && /^\p{Lu}/u.test(this.raw.slice(this.words[at]?.start ?? 0))
  }

  read<C extends Category>(category: C, at: number): readonly Found<Meanings[C]>[] {
    // Each category keeps only its own meanings.
    return this.readNumbered(categoryNumbers[category], category, at) as readonly Found<Meanings[C]>[]
  }

  private readNumbered(number: number, category: Category, at: number): readonly Found<Meanings[Category]>[] {
    return this.kept[number]?.[at] ?? this.readAnew(number, category, at)
  }

  private readAnew(number: number, category: Category, at: number): readonly Found<Meanings[Category]>[] {
    const kept = this.kept[number] ?? []
    this.kept[number] = kept
    kept[at] = []
    // Nobody nests this deep; whoever tries is asked what was meant.
    if (this.depth >= COSTS.depth) this.budget = 0
    if (this.budget <= 0) return []
    this.depth++
    const found: Found<Meanings[Category]>[] = []
    for (const one of this.grammar.natives[category]?.(this, at) ?? []) keep(found, one)
    const rules = this.grammar.byFirst[category]
    for (const pattern of this.possible(rules?.get(this.word(at)))) this.match(pattern, at, found)
    for (const pattern of this.possible(rules?.get(''))) this.match(pattern, at, found)
    this.depth--
    kept[at] = found
    return found
  }

  /** Those of the patterns whose words the message has at all; most patterns are out at once. */
  private possible(patterns: readonly Compiled[] | undefined): readonly Compiled[] {
    if (patterns === undefined) return none
    const before = this.possibles.get(patterns)
    if (before !== undefined) return before
    const possible = patterns.filter(({ needs }) => needs.every((number) => this.begun.isFrom(number, 0)))
    this.possibles.set(patterns, possible)
    return possible
  }

  /** The words that stand behind what a category reads here: most patterns are out by a look at these. */
  private behind(category: Category, at: number): ReadonlySet<string> {
    const kept: ReadonlySet<string>[] = this.followers[category] ?? []
    this.followers[category] = kept
    const before = kept[at]
    if (before !== undefined) return before
    const words = new Set<string>()
    for (const { end } of this.read(category, at)) for (const start of this.pastFiller(end)) words.add(this.word(start))
    kept[at] = words
    return words
  }

  private mayFollow({ by, words }: NonNullable<Compiled['led']>, at: number): boolean {
    for (const word of this.behind(by, at)) if (words.has(word)) return true
    return false
  }

  private match(pattern: Compiled, from: number, found: Found<Meanings[Category]>[]): void {
    for (const number of pattern.needs) if (!this.begun.isFrom(number, from)) return
    if (pattern.led !== null && !this.mayFollow(pattern.led, from)) return
    const { elements } = pattern
    // Most patterns end here: nothing they may begin with stands at this word.
    for (let index = 0; index < elements.length; index++) {
      const element = elements[index]
      if (this.budget-- <= 0 || element === undefined) return
      if (this.standsAt(element, from)) {
        // It is looked at once more, and paid for then.
        this.budget++
        this.step({ pattern, from, slots: Object.create(noSlots), found }, index, from, 0)
        return
      }
      if (!element.optional) return
    }
  }

  private standsAt({ category, number }: Numbered, at: number): boolean {
    return category === null ? this.begun.isAt(number, at) : this.readNumbered(number, category, at).length > 0
  }

  /** Goes on with a pattern that has been read up to here. */
  private step(attempt: Attempt, index: number, at: number, cost: number): void {
    if (this.budget-- <= 0) return
    const { pattern, from, slots } = attempt
    const element = pattern.elements[index]
    if (element === undefined) {
      if (at > from) this.conclude(attempt, at, cost)
      return
    }
    const { category, phrases } = element
    const next = element.repeats ? index : index + 1
    for (const start of at === from || WORDED.has(category) ? [at] : this.pastFiller(at)) {
      const paid = start === at ? cost : cost + this.fillerCost(at, start)
      if (category !== null)
        for (const { end, value, cost: dearer } of this.readNumbered(element.number, category, start)) {
          if (!Object.hasOwn(slots, category)) slots[category] = []
          const taken = slots[category] ?? []
          taken.push(value)
          this.step(attempt, next, end, paid + dearer)
          taken.pop()
        }
      else if (phrases !== null && this.begun.isAt(element.number, start))
        for (const end of endsOf(phrases, this.words, start, this.words.length)) this.step(attempt, next, end, paid)
    }
    if (element.optional) this.step(attempt, index + 1, at, cost)
  }

  private conclude({ pattern: { rule }, from, slots, found }: Attempt, to: number, cost: number): void {
    // What a long stretch means takes longer to say.
    this.budget -= to - from
    const value = rule.means(slots as unknown as Slots, this.reader, { from, to })
    if (value !== null)
      keep(found, {
        end: to,
        value,
        cost: cost + (rule.cost ?? 0),
        rule: rule.id,
        ...(rule.stated === true ? { stated: true } : {}),
        ...(rule.alone === true ? { alone: true } : {}),
      })
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

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'his', 'her', 'their'])

/** Any words may be part of these, politeness too. */
const WORDED = new Set<Category | null>(['TEXT', 'NOTE', 'UNKNOWN'])

const none: readonly Compiled[] = []

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
