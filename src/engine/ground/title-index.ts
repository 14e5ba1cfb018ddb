// An index of the user's titles by word, so that finding a match doesn't mean scanning them all.

import { isIn, isKnown } from '../language/en/classes.ts'
import { SYNONYMS } from '../language/en/names.ts'
import { NOT_NAMES } from '../language/en/questions.ts'
import { isSlip } from '../lex/spelling.ts'
import { rootOf, stemOf } from '../lex/stem.ts'
import { readTitle, type Title, type Titled } from './title.ts'

/** How well a word matches a title: 1 the word itself, 2 a related form, 3 only similar. */
export type Fit = 1 | 2 | 3

/** A title that a word matches. */
export interface Fitting {
  readonly title: OwnTitle
  readonly fit: Fit
}

/** Indices of titles, in the order of the tasks. */
type Numbers = Map<string, number[]>

export interface OwnTitle extends Title {
  readonly id: string
  /** Its index. */
  readonly at: number
  readonly due_date: string | null | undefined
}

export class TitleIndex {
  readonly titles: readonly OwnTitle[]
  /** Whether any task has a note: if not, we needn't search them. */
  readonly hasNotes: boolean
  private readonly tasks: readonly Titled[]
  private readonly byId = new Map<string, OwnTitle>()
  /** By first word, then by second word. */
  private readonly byFirst = new Map<string, Map<string, OwnTitle[]>>()
  private readonly byWord: Numbers = new Map()
  private readonly byStem: Numbers = new Map()
  private readonly byRoot: Numbers = new Map()
  private readonly byJoined: Numbers = new Map()
  private readonly byLetter = new Map<string, string[]>()
  private readonly byLength = new Map<number, string[]>()
  private readonly fits = new Map<string, readonly Fitting[]>()

  constructor(tasks: readonly Titled[]) {
    this.tasks = tasks
    this.hasNotes = tasks.some(({ description }) => description != null)
    this.titles = tasks.map(({ id, title, due_date }, at) => ({ id, at, due_date, ...readTitle(title) }))
    for (const [at, title] of this.titles.entries()) {
      this.byId.set(title.id, title)
      this.putFirst(title)
      for (const word of title.words) {
        if (!this.byWord.has(word)) {
          put(this.byLetter, word[0] ?? '', word)
          put(this.byLength, word.length, word)
        }
        put(this.byWord, word, at)
      }
      for (const stem of title.stems) put(this.byStem, stem, at)
      for (const root of title.roots) put(this.byRoot, root, at)
      for (const joined of title.joined) put(this.byJoined, joined, at)
    }
  }

  /** Whether a word is in any title. */
  knows(word: string): boolean {
    return this.byWord.has(word)
  }

  /** The first words of all titles. */
  firsts(): Iterable<string> {
    return this.byFirst.keys()
  }

  /** Whether these two words are adjacent in any title. */
  holds(pair: string): boolean {
    const [first = ''] = pair.split(' ')
    return (this.byWord.get(first) ?? []).some((at) => ` ${this.titles[at]?.words.join(' ')} `.includes(` ${pair} `))
  }

  withId(id: string): OwnTitle | undefined {
    return this.byId.get(id)
  }

  /** The tasks with these ids, without duplicates and in their order. */
  tasksWith(ids: readonly string[]): Titled[] {
    const places = new Set(ids.flatMap((id) => this.byId.get(id)?.at ?? []))
    return [...places].sort((one, other) => one - other).flatMap((at) => this.tasks[at] ?? [])
  }

  /** The titles that consist of this word or begin with it and the next one, in their order. */
  beginning(word: string, next: () => string): readonly OwnTitle[] {
    const begun = this.byFirst.get(word)
    if (begun === undefined) return none
    const alone = begun.get('') ?? none
    const second = next()
    const longer = second === '' ? none : (begun.get(second) ?? none)
    if (alone.length === 0 || longer.length === 0) return alone.length === 0 ? longer : alone
    return [...alone, ...longer].sort((one, other) => one.at - other.at)
  }

  private putFirst(title: OwnTitle): void {
    const [first = '', second = ''] = title.words
    const begun = this.byFirst.get(first) ?? new Map<string, OwnTitle[]>()
    this.byFirst.set(first, begun)
    put(begun, second, title)
  }

  /** The titles that contain a word, in their order. */
  having(word: string): readonly OwnTitle[] {
    return (this.byWord.get(word) ?? []).flatMap((at) => this.titles[at] ?? [])
  }

  /**
   * The titles that a word matches, in their order, and how well. Cached, since the same words come up again and
   * again.
   */
  fitting(text: string): readonly Fitting[] {
    const before = this.fits.get(text)
    if (before !== undefined) return before
    const fits = this.findFitting(text)
    if (this.fits.size >= MOST_FITS) this.fits.clear()
    this.fits.set(text, fits)
    return fits
  }

  private findFitting(text: string): Fitting[] {
    return [...this.fitsOf(text)]
      .sort(([one], [other]) => one - other)
      .flatMap(([at, fit]) => {
        const title = this.titles[at]
        return title === undefined ? [] : [{ title, fit }]
      })
  }

  private fitsOf(text: string): Map<number, Fit> {
    const fits = new Map<number, Fit>()
    const take = (numbers: readonly number[] | undefined, fit: Fit): void => {
      for (const at of numbers ?? []) if (fit < (fits.get(at) ?? 4)) fits.set(at, fit)
    }
    const stem = stemOf(text)
    // "thanks" behind a request is not 'thank Oliver'.
    // "at the same time" is not 'email Sam'.
    if (isIn('THANKS', text) || UNBENT.has(text)) {
      take(this.byWord.get(text), 1)
      return fits
    }
    // A title with the word itself also has its stem.
    take(this.byStem.get(stem), 1)
    if (text.includes('-')) take(this.withAll(text.split('-')), 1)
    const made = MADE_OF_VERB.exec(text)
    if (made !== null) take(this.withAll(made.slice(1)), 2)
    if (text.length >= 5 && !isPlural(text)) take(this.byRoot.get(rootOf(text)), 2)
    take(this.byJoined.get(text), 2)
    for (const other of SYNONYMS.get(stem) ?? []) take(this.byStem.get(other), 2)
    if (mayAbbreviate(text)) for (const word of this.abbreviated(text)) take(this.byWord.get(word), 2)
    if (text.length >= 5 && !this.byWord.has(text) && !isKnown(text)) {
      // "plasterbords" is a typo in the plural of 'plasterboard'.
      const single = text.length > 6 && text.endsWith('s') ? text.slice(0, -1) : text
      for (const typed of new Set([text, single]))
        for (const length of [typed.length - 1, typed.length, typed.length + 1])
          for (const word of this.byLength.get(length) ?? []) if (isSlip(typed, word)) take(this.byWord.get(word), 3)
    }
    return fits
  }

  /** If "al" abbreviates "Alice", it may abbreviate "Alan" too. */
  private abbreviated(text: string): readonly string[] {
    const words = this.byLetter.get(text[0] ?? '') ?? []
    const short = words.filter((word) => isAbbreviation(text, word))
    return short.length === 0 ? [] : words.filter((word) => word.startsWith(text) || short.includes(word))
  }

  /** The titles with every part of a compound: "check-in". */
  private withAll(parts: readonly string[]): number[] {
    const [first = '', ...others] = parts.map(stemOf)
    return (this.byStem.get(first) ?? []).filter((at) =>
      others.every((stem) => this.titles[at]?.stems.has(stem) === true),
    )
  }
}

const MOST_FITS = 2000

const none: readonly OwnTitle[] = []

/** Words that never count as a form of another: "wed" is no wedding, and "not" none of 'meeting notes'. */
const UNBENT = new Set('same there here more else since once mon wed sat sun not can far bar'.split(' '))

/** "the pickup" of 'pick Ellie up'. */
const MADE_OF_VERB = /^([a-z]{3,})(up|off|in|out|over|back|down|away|through)s?$/

const indexes = new WeakMap<readonly Titled[], TitleIndex>()

/** The index of these tasks, built once for each unchanged list. */
export function indexOf(tasks: readonly Titled[]): TitleIndex {
  const before = indexes.get(tasks)
  if (before !== undefined) return before
  const index = new TitleIndex(tasks)
  indexes.set(tasks, index)
  return index
}

function put<K, V>(table: Map<K, V[]>, key: K, value: V): void {
  const there = table.get(key)
  if (there === undefined) table.set(key, [value])
  else if (there.at(-1) !== value) there.push(value)
}

/** "presents" aren't things presented: only a noun made from a verb is related to it. */
function isPlural(text: string): boolean {
  return text.endsWith('s') && !/(?:ations|ments|ions|als|ers|ss)$/.test(text)
}

function mayAbbreviate(text: string): boolean {
  return text.length >= 2 && text.length <= 5 && /^[a-z]+$/.test(text) && !NOT_NAMES.has(text) && !isKnown(text)
}

function isWithoutVowels(text: string, word: string): boolean {
  let at = 0
  for (const letter of word) {
    if (at > 0 && VOWELS.has(letter)) continue
    if (letter !== text[at]) return false
    at++
  }
  return at === text.length && word.length > text.length
}

const VOWELS = new Set('aeiou')

/**
 * "grp" for "group"; "hw" for "homework", "appt" for "appointment": its letters in order, starting with the first, and
 * much shorter.
 */
function isAbbreviation(text: string, word: string): boolean {
  if (text.length >= 3 && isWithoutVowels(text, word)) return true
  if (word.length < text.length + 3) return false
  if (text.length >= 3 && word.startsWith(text)) return true
  if (/[aeiou]/.test(text.slice(1))) return false
  let from = 0
  for (const letter of text) {
    from = word.indexOf(letter, from) + 1
    if (from === 0) return false
  }
  return true
}
