// A task's title as it is compared with the words of a message.

import { isIn } from '../language/en/classes.ts'
import { SMALL_IN_NAMES } from '../language/en/names.ts'
import { rootOf, stemOf } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'

export interface Titled {
  readonly id: string
  readonly title: string
  /** Left out where nothing is known of it. */
  readonly due_date?: string | null
  /** The note. */
  readonly description?: string | null
}

export interface Title {
  /** All words, as compared. */
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
  readonly roots: ReadonlySet<string>
  /** Two words written as one: "dry cleaning" as "drycleaning". */
  readonly joined: ReadonlySet<string>
  /** The stem of the verb it begins with, where it begins with one. */
  readonly verb: string | null
}

export const ARTICLES = new Set(['the', 'a', 'an', 'my'])

const MOST_KEPT = 2000
const kept = new Map<string, Title>()

/** Titles are read once; the same ones come with every message. */
export function readTitle(title: string): Title {
  const before = kept.get(title)
  if (before !== undefined) return before
  const read = wordsOf(title)
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(title, read)
  return read
}

function wordsOf(title: string): Title {
  const words = plainWords(title)
  const stems = new Set(words.filter((word) => !ARTICLES.has(word)).map(stemOf))
  const parts = words.flatMap((word) => (word.includes('-') ? word.split('-') : []))
  for (const part of parts) stems.add(stemOf(part))
  const [verb = ''] = words
  return {
    words,
    stems,
    roots: new Set(words.filter((word) => word.length >= 5).map(rootOf)),
    joined: new Set(words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)),
    verb: isIn('DOING', verb) ? stemOf(verb) : null,
  }
}

/** The noun of an event: 'Meeting with Kim', 'Go to the fair'; null for 'Plan the party'. */
export function eventOf(title: Title): string | null {
  return title.verb === null || isIn('ATTENDING', title.words[0] ?? '') ? thingOf(title) : null
}

/** The noun that a title is about: the coach of 'Book the final coach'. */
export function thingOf({ words, verb }: Title): string | null {
  let end = 1
  if (verb !== null) while (SMALL_IN_NAMES.has(words[end] ?? '')) end++
  while (end < words.length && (words[end] === "'s" || !SMALL_IN_NAMES.has(words[end] ?? ''))) end++
  return words[end - 1] ?? null
}

/** Whether the text contains any word of the title before its first small word. */
export function isHeaded({ words }: Title, text: string): boolean {
  const end = words.findIndex((word) => word !== "'s" && SMALL_IN_NAMES.has(word))
  const said = new Set(plainWords(text).map(stemOf))
  return end < 1 || words.slice(0, end).some((word) => said.has(stemOf(word)))
}

/** A title as the words of a message: no punctuation and no leading article. */
export function plainWords(title: string): string[] {
  const words = lex(title).words.flatMap((word) => (word.kind === 'quote' ? lex(word.text).words : [word]))
  const texts = words.filter((word) => word.kind === 'word').map((word) => word.text)
  return texts.length > 1 && ARTICLES.has(texts[0] ?? '') ? texts.slice(1) : texts
}
