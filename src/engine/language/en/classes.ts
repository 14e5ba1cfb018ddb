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

/** The phrases of a class by their first word, and each of these by what follows it. */
export type Phrases = ReadonlyMap<string, Begun>

interface Begun {
  /** How many phrases it is as it stands: none, one, or more where two entries say the same, which is then read twice. */
  whole: number
  /** What may follow. */
  on?: Map<string, Begun>
}

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
  return byWords(lines.flatMap(spelledOut))
}

const none: Phrases = new Map()

/** The words of all phrases, each one string: whoever compares it with itself need not look at its letters. */
const ownWords = new Map<string, string>()

/** The word of a phrase for one that is spelled like it; any other as it is. */
export function ownWord(word: string): string {
  return ownWords.get(word) ?? word
}

function withOwn(word: string): string {
  const before = ownWords.get(word)
  if (before !== undefined) return before
  // What names a field is the same string as in the source.
  const [own = word] = Object.keys({ [word]: true })
  ownWords.set(own, own)
  return own
}

export function byWords(all: readonly (readonly string[])[]): Phrases {
  const phrases = new Map<string, Begun>()
  for (const words of all) {
    let begun: Begun = { whole: 0, on: phrases }
    for (const one of words) {
      const word = withOwn(one)
      begun.on ??= new Map()
      const next = begun.on.get(word) ?? { whole: 0 }
      begun.on.set(word, next)
      begun = next
    }
    begun.whole++
  }
  shareEnds(phrases)
  return phrases
}

/** What phrases go on with, by what it is. */
const ends = new Map<string, Begun>()
const numbers = new Map<Begun, number>()

/** Many phrases end alike, also those of other classes: each end is kept once, which saves 17 MB. */
function shareEnds(phrases: Map<string, Begun>): void {
  for (const [word, begun] of phrases) phrases.set(word, shared(begun))
}

function shared(begun: Begun): Begun {
  let key = String(begun.whole)
  if (begun.on !== undefined) {
    shareEnds(begun.on)
    for (const [word, next] of begun.on) key += ` ${word} ${numbers.get(next)}`
  }
  const before = ends.get(key)
  if (before !== undefined) return before
  ends.set(key, begun)
  numbers.set(begun, numbers.size)
  return begun
}

/** Every phrase, word by word. */
export function listed(phrases: Phrases): string[][] {
  return [...phrases].flatMap(([word, { whole, on }]) => [
    ...Array.from({ length: whole }, () => [word]),
    ...listed(on ?? none).map((rest) => [word, ...rest]),
  ])
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

/** The phrases of a class that does exist. */
export function phrasesIn(name: ClassName): Phrases {
  return classes.get(name) ?? none
}

interface Text {
  readonly text: string
}

/** The word that stands at a place; none before the first and behind the last. To look there at all is what costs before the first. */
export function textAt(words: readonly Text[], at: number): string {
  return at < 0 ? '' : (words[at]?.text ?? '')
}

const nowhere: readonly number[] = []

/** Where the phrases of a class that begin here end, longest first. */
export function endsOf(phrases: Phrases, words: readonly Text[], at: number, to: number): readonly number[] {
  let ends = nowhere
  let begun = phrases.get(textAt(words, at))
  for (let end = at + 1; begun !== undefined && end <= to; end++) {
    for (let time = 0; time < begun.whole; time++) ends = ends.length === 0 ? [end] : [end, ...ends]
    begun = begun.on?.get(words[end]?.text ?? '')
  }
  return ends
}

/** Whether one of the phrases begins here. */
export function beginsOne(phrases: Phrases, words: readonly Text[], at: number, to: number): boolean {
  let begun = phrases.get(textAt(words, at))
  for (let end = at + 1; begun !== undefined && end <= to; end++) {
    if (begun.whole > 0) return true
    begun = begun.on?.get(words[end]?.text ?? '')
  }
  return false
}

/** The number of each class. */
const classNumbers = Object.fromEntries([...classes.keys()].map((name, number) => [name, number])) as Readonly<
  Record<ClassName, number>
>
/** A number has bits for so many classes: as a shift, and as a mask. */
const SHIFT = 5
const MASK = 31
/** How many numbers make the row of a word. */
const WIDTH = (classes.size >> SHIFT) + 1

/** Where the row of each word begins that is an entry of a class. */
const rowsOfWords = new Map<string, number>()
for (const phrases of classes.values())
  for (const [first, { whole }] of phrases)
    if (whole > 0 && !rowsOfWords.has(first)) rowsOfWords.set(first, rowsOfWords.size * WIDTH)

/** The classes that each of them is in, a bit for each. */
const classBits = new Uint32Array(rowsOfWords.size * WIDTH)
for (const name of classes.keys())
  for (const word of singleWords(name as ClassName)) {
    const number = classNumbers[name as ClassName]
    const place = (rowsOfWords.get(word) ?? 0) + (number >> SHIFT)
    classBits[place] = (classBits[place] ?? 0) | (1 << (number & MASK))
  }

/** Whether one word alone is in a class. */
export function isIn(name: ClassName, word: string): boolean {
  const row = rowsOfWords.get(word)
  if (row === undefined) return false
  const number = classNumbers[name]
  return (((classBits[row + (number >> SHIFT)] ?? 0) >>> (number & MASK)) & 1) === 1
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
  return byWords(names.flatMap((name) => listed(classes.get(name) ?? none)))
}

/** Whether these words are an entry of a class. */
export function isPhrase(name: ClassName, text: string): boolean {
  const words = text.split(' ').map((word) => ({ text: word }))
  return endsOf(classes.get(name) ?? none, words, 0, words.length).includes(words.length)
}

/** The entries of a class that are one word. */
export function singleWords(name: ClassName): string[] {
  return [...(classes.get(name) ?? none)].flatMap(([word, { whole }]) => (whole > 0 ? [word] : []))
}

/** "?" only says that a word may be left out. */
const vocabulary: ReadonlySet<string> = new Set(
  [...Object.values(texts), MURMUR].flatMap((text) =>
    text.split(/[\s|]+/).filter((word) => word !== '' && word !== '?'),
  ),
)

/** Whether a word stands anywhere in the vocabulary. */
export function isKnown(word: string): boolean {
  return vocabulary.has(word)
}
