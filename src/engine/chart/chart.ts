// Everything that can be read at every place of a message. Each category is read at most once per word, and then
// cached.

import { beginsOne, endsOf, isIn, type Phrases, textAt } from '../language/en/classes.ts'
import type { Word } from '../lex/words.ts'
import { taskIdsOf } from '../task-ids.ts'
import { isShouted } from '../tokens.ts'
import { Begun } from './beginnings.ts'
import { COSTS } from './costs.ts'
import type { Facts } from './facts.ts'
import { type Compiled, FILLERS, type Follow, type Grammar, type Numbered, type RuleFacts } from './grammar.ts'
import { CATEGORIES, categoryNumbers } from './pattern.ts'
import type { Category, Found, Meanings, Reader, Span } from './rule.ts'
import { slotsFrom } from './slots.ts'

/** A pattern being read from a word on. */
interface Attempt {
  readonly pattern: Compiled
  readonly from: number
  /** Where its categories start in the list of what has been read so far. */
  readonly base: number
  /** Where to put its meanings. */
  readonly found: Found<Meanings[Category]>[]
}

const READINGS_PER_END = 2

export class Chart {
  readonly words: readonly Word[]
  readonly raw: string
  readonly grammar: Grammar
  readonly reader: Reader
  readonly facts: Facts
  /** Splits a span into tasks; set by code that knows which dates aren't part of a title. */
  items: Reader['items'] = () => []
  /** How much more work this message may cause. */
  budget: number = COSTS.steps
  private readonly shouted: boolean
  private readonly spaced: boolean
  private readonly begun: Begun
  /** Patterns that may begin with any word and whose required words the message has, by category number. */
  private readonly possibles: (readonly Compiled[] | undefined)[] = []
  private readonly starts: (readonly number[])[] = []
  private depth = 0
  /** The cached readings: a row of categories for each word. */
  private readonly kept: (readonly Found<Meanings[Category]>[] | undefined)[]
  /** The words that come next, by the same index. */
  private readonly followers = new Map<number, readonly number[]>()
  /** The categories read so far by the patterns in progress, one pattern after the other. */
  private readonly categories: number[] = []
  private readonly values: Meanings[Category][] = []

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
      mayBeDue: ({ mentions, where }) => where === undefined || this.facts.names.mayBeDue(taskIdsOf(mentions), where),
      isNamed: ({ from, to }) => this.read('NAME', from).some((one) => one.end === to && !one.value.unsure),
      isInDate: ({ from, to }) => this.read('WHEN', from).some((one) => one.cost === 0 && one.end > to),
      isMoment: ({ from, to }) =>
        this.read('WHEN', from).some((one) => one.cost === 0) ||
        this.read('PRIO', from).length > 0 ||
        (to === from + 1 && /^\d{1,2}(?:[:.]\d\d)?$/.test(this.word(from))),
      isOnlyMoment: ({ from, to }) =>
        this.read('WHEN', from).some((one) => one.cost === 0 && one.end >= to) ||
        this.read('PRIO', from).some((one) => one.end >= to),
      values: (span) => this.whole('VALUES', span)?.value ?? null,
    }
  }

  /** The words as typed, separated by single spaces. */
  text({ from, to }: Span): string {
    const first = this.words[from]
    const last = this.words[to - 1]
    if (first === undefined || last === undefined || to <= from) return ''
    const typed = this.raw.slice(first.start, last.end)
    return this.spaced ? typed.replace(/\s+/g, ' ').trim() : typed
  }

  word(at: number): string {
    return textAt(this.words, at)
  }

  /** Whether this holds for any of the words. */
  some({ from, to }: Span, is: (at: number) => boolean): boolean {
    for (let at = from; at < to; at++) if (is(at)) return true
    return false
  }

  /** Whether one of these phrases begins at the first word of the span. */
  says(phrases: Phrases, { from, to }: Span): boolean {
    return beginsOne(phrases, this.words, from, to)
  }

  /** Whether a reading of this category begins here. */
  reads(category: Category, at: number): boolean {
    return this.read(category, at).length > 0
  }

  /** The reading of the category that covers exactly this span. */
  whole<C extends Category>(category: C, { from, to }: Span): Found<Meanings[C]> | undefined {
    return this.read(category, from).find(({ end }) => end === to)
  }

  /** Whether a certain date begins here. */
  isDate(at: number): boolean {
    return this.read('WHEN', at).some(({ cost }) => cost === 0)
  }

  /** Punctuation: a comma, a dash, a bracket. */
  isMark(at: number): boolean {
    return at >= 0 && this.words[at]?.kind === 'mark'
  }

  isWord(at: number): boolean {
    return at >= 0 && this.words[at]?.kind === 'word'
  }

  /** Whether a word is capitalised, in a message that isn't all capitals. */
  isCapital(at: number): boolean {
    if (this.shouted) return false
    const start = this.words[at]?.start ?? 0
    const code = this.raw.charCodeAt(start)
    return code < ASCII ? code >= A && code <= Z : /^\p{Lu}/u.test(this.raw.slice(start))
  }

  read<C extends Category>(category: C, at: number): readonly Found<Meanings[C]>[] {
    // The entries of a category are all of its own type.
    return this.readNumbered(categoryNumbers[category], at) as readonly Found<Meanings[C]>[]
  }

  private readNumbered(category: number, at: number): readonly Found<Meanings[Category]>[] {
    return this.kept[at * CATEGORIES.length + category] ?? this.readAnew(category, at)
  }

  private readAnew(category: number, at: number): readonly Found<Meanings[Category]>[] {
    if (at < 0 || at >= this.words.length) return nothing
    const place = at * CATEGORIES.length + category
    // A category that refers to itself finds nothing yet.
    this.kept[place] = nothing
    // Nobody nests this deep; we ask what was meant instead.
    if (this.depth >= COSTS.depth) this.budget = 0
    if (this.budget <= 0) return nothing
    this.depth++
    const found: Found<Meanings[Category]>[] = []
    const native = this.grammar.readings[category]?.native
    if (native !== undefined) for (const one of native(this, at)) keep(found, one)
    this.matchByWord(category, at, found)
    this.matchAnyway(category, at, found)
    this.depth--
    this.kept[place] = found
    return found
  }

  /** The patterns that begin with this very word. */
  private matchByWord(category: number, at: number, found: Found<Meanings[Category]>[]): void {
    const { rows, lists } = this.grammar
    const list = lists[rows[this.begun.wordAt(at) * CATEGORIES.length + category] ?? 0]
    if (list === undefined) return
    const { patterns, needs, starts } = list
    for (let index = 0; index < patterns.length; index++) {
      if (!this.begun.isAllFrom(needs, starts[index] ?? 0, at)) continue
      const pattern = patterns[index]
      if (pattern !== undefined) this.match(pattern, at, found)
    }
  }

  /** The patterns that may begin with any word. */
  private matchAnyway(category: number, at: number, found: Found<Meanings[Category]>[]): void {
    const row = at * CATEGORIES.length
    for (const pattern of this.possible(category)) {
      // Most are ruled out: we have already looked here for what they begin with, and found none.
      if (pattern.first >= 0 && this.kept[row + pattern.first]?.length === 0) continue
      if (this.begun.isAllFrom(pattern.needs, 0, at)) this.match(pattern, at, found)
    }
  }

  private possible(category: number): readonly Compiled[] {
    const before = this.possibles[category]
    if (before !== undefined) return before
    const possible: Compiled[] = []
    const anywhere = this.grammar.readings[category]?.anywhere
    if (anywhere !== undefined) {
      const { patterns, needs, starts } = anywhere
      for (let index = 0; index < patterns.length; index++) {
        if (!this.begun.isAllFrom(needs, starts[index] ?? 0, 0)) continue
        const pattern = patterns[index]
        if (pattern !== undefined) possible.push(pattern)
      }
    }
    this.possibles[category] = possible
    return possible
  }

  /**
   * The numbers of the words that may follow a category read here, without duplicates: enough to rule out most
   * patterns.
   */
  private behind(category: number, at: number): readonly number[] {
    const place = at * CATEGORIES.length + category
    const before = this.followers.get(place)
    if (before !== undefined) return before
    const words: number[] = []
    for (const { end } of this.readNumbered(category, at))
      for (const start of this.pastFiller(end)) {
        const word = this.begun.wordAt(start)
        if (word !== 0 && !words.includes(word)) words.push(word)
      }
    this.followers.set(place, words)
    return words
  }

  private mayFollow({ by, sets }: Follow, at: number): boolean {
    for (const word of this.behind(by, at)) for (const set of sets) if (this.begun.isBegunBy(set, word)) return true
    return false
  }

  /** Reads a pattern whose words all occur here or later. */
  private match(pattern: Compiled, from: number, found: Found<Meanings[Category]>[]): void {
    if (pattern.follow !== null && !this.mayFollow(pattern.follow, from)) return
    const { elements } = pattern
    // Most patterns end here, since nothing they may begin with is at this word.
    for (let index = 0; index < elements.length; index++) {
      const element = elements[index]
      if (this.budget-- <= 0 || element === undefined) return
      if (this.standsAt(element, from)) {
        // Refunded, since it is read, and charged, again below.
        this.budget++
        this.step({ pattern, from, base: this.values.length, found }, index, from, 0)
        return
      }
      if (!element.optional) return
    }
  }

  private standsAt({ category, number }: Numbered, at: number): boolean {
    return category === null ? this.begun.isAt(number, at) : this.readNumbered(number, at).length > 0
  }

  /** Continues a pattern that has been read up to here. */
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

  /** Continues after each way to read the next element here. */
  private take(attempt: Attempt, index: number, at: number, cost: number): void {
    const element = attempt.pattern.elements[index]
    if (element === undefined) return
    const { category, phrases, number } = element
    const next = element.repeats ? index : index + 1
    if (category !== null)
      for (const found of this.readNumbered(number, at)) {
        this.categories.push(number)
        this.values.push(found.value)
        this.step(attempt, next, found.end, cost + found.cost)
        this.categories.pop()
        this.values.pop()
      }
    else if (phrases !== null && this.begun.isAt(number, at)) {
      if (this.begun.isAlone(number, at)) this.step(attempt, next, at + 1, cost)
      else for (const end of endsOf(phrases, this.words, at, this.words.length)) this.step(attempt, next, end, cost)
    }
  }

  private conclude({ pattern, from, base, found }: Attempt, to: number, cost: number): void {
    const { rule } = pattern
    // Long spans take longer to interpret.
    this.budget -= to - from
    const value = rule.means(slotsFrom(this.categories, this.values, base), this.reader, { from, to })
    if (value !== null) keep(found, foundBy(rule, to, value, cost + rule.cost))
  }

  /** Politeness and commas may come between any two parts of a pattern. */
  private pastFiller(at: number): readonly number[] {
    const before = this.starts[at]
    if (before !== undefined) return before
    const starts = this.findStarts(at)
    this.starts[at] = starts
    return starts
  }

  private findStarts(at: number): number[] {
    const starts = [at]
    // "my pet tasks", "all pet tasks": after an article a word keeps its meaning.
    const before = this.word(at - 1)
    if (ARTICLES.has(before) || (isIn('ALL', before) && isIn('TASK', this.word(at + 1)))) return starts
    let next = at
    for (let skipped = 0; skipped < 4; skipped++) {
      const end = this.word(next) === ',' ? next + 1 : this.fillerEnd(next)
      if (end === undefined) break
      next = end
      starts.push(next)
    }
    return starts
  }

  private fillerEnd(at: number): number | undefined {
    return this.begun.isAt(FILLERS, at) ? endsOf(this.grammar.fillers, this.words, at, this.words.length)[0] : undefined
  }

  private fillerCost(from: number, to: number): number {
    let cost = 0
    for (let at = from; at < to; at++) cost += this.word(at) === ',' ? COSTS.commaInside : COSTS.fillerInside
    return cost
  }
}

/** Unaccented letters can be recognised by their code alone. */
const ASCII = 128
const A = 65
const Z = 90

/** Repeated spaces, or whitespace other than a plain space. */
const SPACED_OUT = /\s\s|[^\S ]/

const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'his', 'her', 'their'])

const nothing: readonly Found<Meanings[Category]>[] = []

/** A rule's reading, together with the fixed properties of the rule. */
function foundBy(
  { id: rule, stated, alone }: RuleFacts,
  end: number,
  value: Meanings[Category],
  cost: number,
): Found<Meanings[Category]> {
  return { end, value, cost, rule, stated, alone }
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
