// How titles are found: by their words, and by the whole title regardless of case, accents, punctuation and a leading article.

import { withoutAccents } from '../letters/without-accents.ts'

const articles = new Set(['the', 'a', 'an', 'my'])
const small = new Set([...articles, 'to', 'of', 'for', 'and', 'in', 'on', 'at', 'with', 'is', 'it', 'that', 'this'])

function allWords(text: string): string[] {
  const folded = withoutAccents(text.normalize('NFKC').toLowerCase()).replace(/['\u2019]/g, '')
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

// Index entries have a size limit, so what is compared is bounded.
const KEY_MAX = 200
const WORD_MAX = 60

/** Titles with the same key are the same title to a person. Titles of nothing but marks are compared as they are. */
export function titleKey(title: string): string {
  const words = allWords(title)
  const first = words[0]
  if (first !== undefined && words.length > 1 && articles.has(first)) words.shift()
  return (words.length > 0 ? words.join(' ') : title).slice(0, KEY_MAX).toWellFormed()
}

/** The words a title can be found by, each once; small words count only when there is nothing else. */
export function searchWords(text: string): string[] {
  const words = allWords(text).map((word) => word.slice(0, WORD_MAX).toWellFormed())
  const telling = words.filter((word) => !small.has(word))
  return [...new Set(telling.length > 0 ? telling : words)]
}

/** A word matches every word that begins like this, so that "photos" finds "photo" and the reverse. */
export function searchPrefix(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

/** An SQL pattern of the keys of titles, with a space before them: every title with this word is like it, and few others are. */
export function keyPattern(word: string): string {
  const prefix = searchPrefix(word)
  return mayBeCut(prefix) || isBeginningOf(articles, prefix) ? '%' : `% ${prefix}%`
}

/** Whether no other titles than those with the word are like its pattern: small words stand in keys, and do not count. */
export function isPatternSure(word: string): boolean {
  const prefix = searchPrefix(word)
  return !mayBeCut(prefix) && !isBeginningOf(small, prefix)
}

function mayBeCut(prefix: string): boolean {
  return prefix.length >= WORD_MAX - 1
}

function isBeginningOf(words: ReadonlySet<string>, prefix: string): boolean {
  return [...words].some((word) => word.startsWith(prefix))
}

/** A key of so many bytes may have lost words. */
export const KEY_MAY_BE_CUT = KEY_MAX
