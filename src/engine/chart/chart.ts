// A chart of everything that can be read at every place of a message: each category at each word is read once and kept.

import { classNamed, endsOf, type Phrases } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'
import { isShouted } from '../tokens.ts'
import { COSTS } from './costs.ts'
import type { Facts } from './facts.ts'
import { compile, type Element, noSlots } from './pattern.ts'
import type { AnyRule, Category, Found, Meanings, Reader, Slots, Span } from './rule.ts'

export type Native = (chart: Chart, at: number) => Found<Meanings[Category]>[]

interface Compiled {
  readonly rule: AnyRule
  readonly elements: readonly Element[]
  /** What it cannot do without, by number: a message without these words is not looked at. */
  readonly needs: readonly number[]
  /** What it begins with, and the words one of which must follow; null where anything may. */
  readonly led: { readonly by: Category; readonly words: ReadonlySet<string> } | null
}

export interface Grammar {
  /** Patterns by category and first word; '' for those that begin with a category. */
  readonly byFirst: Readonly<Partial<Record<Category, ReadonlyMap<string, readonly Compiled[]>>>>
  /** The numbers of what patterns need, by each word it may begin with. */
  readonly needed: ReadonlyMap<string, readonly number[]>
  /** How many numbers there are. */
  readonly needs: number
  readonly natives: Partial<Record<Category, Native>>
}

export function grammarOf(rules: readonly AnyRule[], natives: Partial<Record<Category, Native>>): Grammar {
  const byFirst: Partial<Record<Category, Map<string, Compiled[]>>> = {}
  const numbers = new Map<Phrases, number>()
  const numberOf = (phrases: Phrases): number => {
    const number = numbers.get(phrases) ?? numbers.size
    numbers.set(phrases, number)
    return number
  }
  for (const rule of rules)
    for (const says of rule.says) {
      const elements = compile(says)
      const needs = elements.flatMap(({ phrases, optional }) =>
        phrases === null || optional ? [] : [numberOf(phrases)],
      )
      for (const first of firstWords(elements)) {
        const own: Map<string, Compiled[]> = byFirst[rule.of] ?? new Map()
        byFirst[rule.of] = own
        own.set(first, [...(own.get(first) ?? []), { rule, elements, needs, led: ledBy(elements) }])
      }
    }
  const needed = new Map<string, number[]>()
  for (const [phrases, number] of numbers)
    for (const word of phrases.keys()) needed.set(word, [...(needed.get(word) ?? []), number])
  return { byFirst, natives, needed, needs: numbers.size }
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
  /** Where each of what patterns need stands last; -1 where it does not. */
  private readonly lasts: Int32Array
  private readonly possibles = new Map<readonly Compiled[], readonly Compiled[]>()
  private readonly starts: (readonly number[])[] = []
  private depth = 0
  private readonly kept: Partial<Record<Category, Found<Meanings[Category]>[][]>> = {}
  private readonly followers: Partial<Record<Category, ReadonlySet<string>[]>> = {}

  constructor(words: readonly Word[], raw: string, grammar: Grammar, facts: Facts) {
    this.words = words
    this.raw = raw
    this.grammar = grammar
    this.facts = facts
    this.shouted = isShouted(raw)
    this.lasts = new Int32Array(grammar.needs).fill(-1)
    for (const [at, { text }] of words.entries())
      for (const number of grammar.needed.get(text) ?? []) this.lasts[number] = at
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
    const kept: Found<Meanings[Category]>[][] = this.kept[category] ?? []
    this.kept[category] = kept
    const before = kept[at]
    // Each category keeps only its own meanings.
    if (before !== undefined) return before as Found<Meanings[C]>[]
    kept[at] = []
    // Nobody nests this deep; whoever tries is asked what was meant.
    if (this.depth >= COSTS.depth) this.budget = 0
    if (this.budget <= 0) return []
    this.depth++
    const found: Found<Meanings[Category]>[] = []
    for (const one of this.grammar.natives[category]?.(this, at) ?? []) keep(found, one)
    const rules = this.grammar.byFirst[category]
    const take = (one: Found<Meanings[Category]>): void => keep(found, one)
    for (const compiled of this.possible(rules?.get(this.word(at)))) this.match(compiled, at, take)
    for (const compiled of this.possible(rules?.get(''))) this.match(compiled, at, take)
    this.depth--
    kept[at] = found
    return found as Found<Meanings[C]>[]
  }

  /** Those of the patterns whose words the message has at all; most patterns are out at once. */
  private possible(patterns: readonly Compiled[] | undefined): readonly Compiled[] {
    if (patterns === undefined) return none
    const before = this.possibles.get(patterns)
    if (before !== undefined) return before
    const possible = patterns.filter(({ needs }) => needs.every((number) => this.lastOf(number) >= 0))
    this.possibles.set(patterns, possible)
    return possible
  }

  private lastOf(number: number): number {
    return this.lasts[number] ?? -1
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

  private match(
    { rule, elements, needs, led }: Compiled,
    from: number,
    take: (found: Found<Meanings[Category]>) => void,
  ): void {
    for (const number of needs) if (this.lastOf(number) < from) return
    if (led !== null && !this.mayFollow(led, from)) return
    const slots: Partial<Record<Category, Meanings[Category][]>> = Object.create(noSlots)
    const step = (index: number, at: number, cost: number): void => {
      if (this.budget-- <= 0) return
      const element = elements[index]
      if (element === undefined) {
        if (at === from) return
        // What a long stretch means takes longer to say.
        this.budget -= at - from
        const value = rule.means(slots as unknown as Slots, this.reader, { from, to: at })
        if (value !== null)
          take({
            end: at,
            value,
            cost: cost + (rule.cost ?? 0),
            rule: rule.id,
            ...(rule.stated === true ? { stated: true } : {}),
            ...(rule.alone === true ? { alone: true } : {}),
          })
        return
      }
      const next = element.repeats ? index : index + 1
      const starts = at === from || WORDED.has(element.category) ? [at] : this.pastFiller(at)
      for (const start of starts) {
        const paid = cost + this.fillerCost(at, start)
        if (element.category !== null) {
          const category = element.category
          for (const found of this.read(category, start)) {
            if (!Object.hasOwn(slots, category)) slots[category] = []
            const taken = slots[category] ?? []
            taken.push(found.value)
            step(next, found.end, paid + found.cost)
            taken.pop()
          }
        } else if (element.phrases !== null)
          for (const end of endsOf(element.phrases, this.words, start, this.words.length)) step(next, end, paid)
      }
      if (element.optional) step(index + 1, at, cost)
    }
    step(0, from, 0)
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
