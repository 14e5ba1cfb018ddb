// All word classes of the language by name, as the grammar speaks of them.

import * as actVerbs from './act-verbs.ts'
import { DOING } from './doing.ts'
import { MURMUR } from './murmurs.ts'
import * as phrases from './phrases.ts'
import * as smallWords from './small-words.ts'
import * as states from './states.ts'
import * as taskWords from './task-words.ts'

const texts = { ...actVerbs, DOING, ...phrases, ...smallWords, ...states, ...taskWords }
/** What may stand around a request holds murmurs besides politeness. */
const AROUND: ReadonlySet<string> = new Set(['FILLER', 'CLOSING'])

export type ClassName = keyof typeof texts

/** The phrases of a class by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

/** "would|could you mind" is two phrases, "be so|? kind" too: each word may have others in its place, or be left out. */
function spelledOut(line: string): string[][] {
  return line
    .split(' ')
    .reduce<string[][]>(
      (before, word) =>
        before.flatMap((phrase) => word.split('|').map((one) => (one === '?' ? phrase : [...phrase, one]))),
      [[]],
    )
}

export function phrasesOf(lines: readonly string[]): Phrases {
  return byFirst(lines.flatMap(spelledOut))
}

function byFirst(all: readonly (readonly string[])[]): Phrases {
  const phrases = new Map<string, (readonly string[])[]>()
  for (const words of all) {
    const begun = phrases.get(words[0] ?? '')
    if (begun === undefined) phrases.set(words[0] ?? '', [words])
    else begun.push(words)
  }
  for (const begun of phrases.values()) begun.sort((one, other) => other.length - one.length)
  return phrases
}

const classes = new Map<string, Phrases>(
  Object.entries(texts).map(([name, text]) => [
    name,
    phrasesOf([...text.trim().split('\n'), ...(AROUND.has(name) ? MURMUR.trim().split('\n') : [])]),
  ]),
)

/** Undefined for a class that does not exist: the grammar's check reports it. */
export function classNamed(name: string): Phrases | undefined {
  return classes.get(name)
}

interface Text {
  readonly text: string
}

const nowhere: readonly number[] = []

/** Where the phrases of a class that begin here end, longest first. */
export function endsOf(phrases: Phrases, words: readonly Text[], at: number, to: number): readonly number[] {
  const begun = phrases.get(words[at]?.text ?? '')
  if (begun === undefined) return nowhere
  let ends = nowhere
  for (const phrase of begun) {
    const end = at + phrase.length
    if (end <= to && goesOn(phrase, words, at)) ends = ends.length === 0 ? [end] : [...ends, end]
  }
  return ends
}

/** Whether a phrase whose first word stands here goes on as it should. */
function goesOn(phrase: readonly string[], words: readonly Text[], at: number): boolean {
  for (let index = 1; index < phrase.length; index++) if (words[at + index]?.text !== phrase[index]) return false
  return true
}

/** The classes that each word is an entry of. */
const classesOf = new Map<string, Set<string>>()
for (const [name, phrases] of classes)
  for (const [first, begun] of phrases)
    if (begun.some((phrase) => phrase.length === 1)) classesOf.set(first, (classesOf.get(first) ?? new Set()).add(name))

/** Whether one word alone is in a class. */
export function isIn(name: ClassName, word: string): boolean {
  return classesOf.get(word)?.has(name) ?? false
}

/** The words that are entries of one of several classes. */
export function wordsIn(names: readonly ClassName[]): ReadonlySet<string> {
  return new Set(names.flatMap(singleWords))
}

/** The first of several classes that each word is an entry of. */
export function firstClasses(names: readonly ClassName[]): ReadonlyMap<string, ClassName> {
  return new Map(names.toReversed().flatMap((name) => singleWords(name).map((word) => [word, name] as const)))
}

/** The phrases of several classes as of one. */
export function phrasesNamed(names: readonly ClassName[]): Phrases {
  return byFirst(names.flatMap((name) => [...(classes.get(name)?.values() ?? [])].flat()))
}

/** Whether these words are an entry of a class. */
export function isPhrase(name: ClassName, text: string): boolean {
  const words = text.split(' ')
  return (
    classes
      .get(name)
      ?.get(words[0] ?? '')
      ?.some((phrase) => phrase.length === words.length && phrase.every((word, index) => word === words[index])) ??
    false
  )
}

/** The entries of a class that are one word. */
export function singleWords(name: ClassName): string[] {
  return [...(classes.get(name)?.values() ?? [])].flat().flatMap((phrase) => (phrase.length === 1 ? phrase : []))
}

const vocabulary: ReadonlySet<string> = new Set(
  [...classes.values()].flatMap((phrases) => [...phrases.values()].flat(2)),
)

/** Whether a word stands anywhere in the vocabulary. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word)
}
