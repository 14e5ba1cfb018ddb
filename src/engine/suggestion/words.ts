// What a proposal has to do with the words of the message: its values are the user's own, its tasks are named, and nothing
// that means something is left over.

import { classNamed, endsOf } from '../language/en/classes.ts'
import { stemOf } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'

interface Text {
  readonly text: string
}

/** The words of a text, those of a quotation one by one. */
function wordsOf(text: string): Text[] {
  return lex(text)
    .words.flatMap((word) => (word.kind === 'quote' ? lex(word.text).words : [word]))
    .filter((word) => word.kind === 'word')
}

function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map((word) => stemOf(word.text))))
}

/** Whether a text is made of words that were said. */
export function isMadeOf(text: string, sources: readonly string[]): boolean {
  const own = stemsOf(sources)
  const words = wordsOf(text)
  return words.length > 0 && words.every((word) => own.has(stemOf(word.text)))
}

const FREE = ['FILLER', 'REQUEST', 'CLOSING', 'AND', 'THEN', 'SUBJECT', 'TASK'].flatMap(
  (name) => classNamed(name) ?? [],
)
const POINTING = ['IT', 'THEM'].flatMap((name) => classNamed(name) ?? [])
const DENYING = ['EXCEPT', 'COND', 'HEDGE', 'NEVER', 'NOTDONE'].flatMap((name) => classNamed(name) ?? [])
const SMALL = new Set('the a an my our that this his her their your is are was to of for on at in'.split(' '))
/** What narrows, denies, puts off or doubts is never explained away. */
const BARRED = new Set(
  `not no never only but should would could might may almost nearly except if unless before after until without rather
  instead half first later some any every everything each all both none yet wish hope maybe perhaps whether or other another rest`.split(
    /\s+/,
  ),
)

/** Whether a message says a title: one of its telling words is enough to speak of it. */
export function isNamed(title: string, message: string): boolean {
  const said = stemsOf([message])
  return wordsOf(title).some(({ text }) => isTelling(text) && said.has(stemOf(text)))
}

function isTelling(word: string): boolean {
  return !SMALL.has(word) && !BARRED.has(word) && (word.length > 2 || /\d/.test(word))
}

/** What each word of a message may be explained by. */
export interface Explaining {
  readonly titles: readonly string[]
  readonly values: readonly string[]
  /** Words that the model says express what to do. */
  readonly said: readonly string[]
  /** "it" and "them" mean these tasks. */
  readonly isFocus: boolean
}

export function isCovered(message: string, { titles, values, said, isFocus }: Explaining): boolean {
  const words = wordsOf(message)
  const named = stemsOf(titles)
  const given = stemsOf(values)
  const expressing = stemsOf(said)
  const isNaming = (at: number): boolean => {
    const word = words[at]?.text
    return word !== undefined && isTelling(word) && named.has(stemOf(word))
  }
  for (let at = 0; at < words.length; ) {
    const free = longest(isFocus ? [...FREE, ...POINTING] : FREE, words, at)
    const word = words[at]?.text ?? ''
    // "if you can" is politeness, "but" alone is not.
    if (free !== undefined && !(free === at + 1 && BARRED.has(word))) at = free
    else if (isNaming(at) || given.has(stemOf(word)) || SMALL.has(word)) at++
    else if (BARRED.has(word) || longest(DENYING, words, at) !== undefined) return false
    // "the weekly report": a word right before a name belongs to it, and tells tasks apart.
    else if (expressing.has(stemOf(word)) && !isNaming(at + 1)) at++
    else return false
  }
  return true
}

type Classes = Parameters<typeof endsOf>[0][]

function longest(classes: Classes, words: readonly Text[], at: number): number | undefined {
  const ends = classes.flatMap((phrases) => endsOf(phrases, words, at, words.length))
  return ends.length === 0 ? undefined : Math.max(...ends)
}
