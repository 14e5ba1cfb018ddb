// The features of a word in its context, for telling titles from talk: the word, its neighbours, its clause, and the
// requests around it.

import type { Chart } from '../chart/chart.ts'
import { firstClasses, isKnown } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { bucketOf, hashOf, hashOn, hashPair } from './hash.ts'

/** A power of two, large enough that few features collide: most of them have no weight and take up no space. */
export const MARK_BUCKETS = 1 << 16

/** The first class that contains the word is its kind, so the order matters. */
const KINDS = firstClasses([
  'IT',
  'THEM',
  'DET',
  'SUBJECT',
  'WH',
  'NEVER',
  'COND',
  'HEDGE',
  'REASON',
  'REPAIR',
  'ADD',
  'REMIND',
  'PUT',
  'NEED',
  'REQUEST',
  'TASK',
  'LIST',
  'NOTEV',
  'DONE',
  'SETV',
  'MOVE',
  'DELETE',
  'SHOW',
  'THEN',
  'CLOSING',
  'FILLER',
  'DOING',
])

function kindOf(word: string): string {
  if (DIGIT.test(word)) return '#'
  const name = KINDS.get(word)
  if (name !== undefined) return name
  if (isPast(word)) return 'PAST'
  if (word.endsWith('ing') && word.length > 4) return 'ING'
  return isKnown(word) ? 'KNOWN' : 'NEW'
}

/** The kind of each word; punctuation stands for itself. */
export function kindsOf({ words }: Pick<Chart, 'words'>): string[] {
  return words.map(({ text, kind }) => (kind === 'word' ? kindOf(text) : kind === 'mark' ? text : kind))
}

const ASKING: ReadonlySet<string> = new Set(['ADD', 'PUT', 'REMIND'])
/** Words that show the purpose of a message. */
export const CUES: ReadonlySet<string> = new Set(['ADD', 'PUT', 'REMIND', 'LIST', 'TASK', 'NOTEV', 'REQUEST', 'NEED'])
const MOST_CUES = 6
const POINTING: ReadonlySet<string> = new Set(['IT', 'THEM'])

/**
 * Marks the buckets of the current word. Cleared after each word, since a new table would cost more than everything
 * else.
 */
const isPut = new Uint8Array(MARK_BUCKETS)
const allBuckets = new Uint8Array(MARK_BUCKETS >> 3).fill(255)

/**
 * The feature buckets of each word: the word itself, its neighbours, its clause, and the requests around it. Only
 * those set in `wanted`, one bit per bucket.
 */
export function markFeatures(chart: Chart, wanted: Uint8Array = allBuckets): Uint16Array[] {
  const { words } = chart
  const texts = padded(
    words.map(({ text, kind }) =>
      kind === 'quote' ? QUOTED : hashOf(DIGIT.test(text) ? text.replace(/\d/g, '0') : text),
    ),
  )
  const names = kindsOf(chart)
  const kinds = padded(names.map((name) => hashOn(KIND, name)))
  const dated = datesIn(chart)
  const clauses = clausesIn(chart, names)
  const asked = askedIn(names)
  const cues = names.flatMap((name, at) => (CUES.has(name) ? [at] : [])).slice(0, MOST_CUES)
  return words.map(({ text }, at) => {
    const found: number[] = []
    const put = (hash: number, kind: number): void => {
      const bucket = bucketOf(hashPair(hash, 0, kind), MARK_BUCKETS)
      if ((((wanted[bucket >> 3] ?? 0) >> (bucket & 7)) & 1) === 0 || isPut[bucket] === 1) return
      isPut[bucket] = 1
      found.push(bucket)
    }
    const near = (hashes: readonly number[], away: number): number => hashes[at + away + PADDING] ?? 0
    /** The hash for a word of the message, or 0. */
    const of = (hashes: readonly number[], word: number): number =>
      word < words.length ? (hashes[word + PADDING] ?? 0) : 0
    put(BIAS, 0)
    for (let family = 0; family < 2; family++) {
      const hashes = family === 0 ? texts : kinds
      const kind = 1 + 20 * family
      for (let away = -2; away <= 2; away++) put(near(hashes, away), kind + away + 2)
      put(hashPair(near(hashes, -1), near(hashes, 0), 1), kind + 5)
      put(hashPair(near(hashes, 0), near(hashes, 1), 2), kind + 6)
      put(hashPair(near(hashes, -2), near(hashes, -1), 3), kind + 7)
      put(hashPair(near(hashes, 1), near(hashes, 2), 4), kind + 8)
      put(hashPair(near(hashes, -1), near(hashes, 1), 5), kind + 9)
      put(hashPair(hashPair(near(hashes, -1), near(hashes, 0), 6), near(hashes, 1), 7), kind + 10)
      put(hashPair(hashPair(near(hashes, -2), near(hashes, -1), 8), near(hashes, 0), 9), kind + 11)
    }
    put(hashPair(near(texts, -1), near(kinds, 0), 1), 50)
    put(hashPair(near(kinds, -1), near(texts, 0), 2), 51)
    put(hashPair(near(texts, 0), near(kinds, 1), 3), 52)
    if (text.length > 3) put(hashOf(text.slice(-3)), 53)
    const isCapital = Number(chart.isCapital(at))
    put(isCapital, 54)
    put(hashPair(isCapital, near(kinds, -1), 4), 55)
    // Whether it is part of a date, alone and combined with its preposition.
    for (let away = -1; away <= 1; away++) put(dated[at + away + 1] ?? 0, 56 + away)
    put(hashPair(dated[at + 1] ?? 0, near(texts, -1), 5), 60)
    put(hashPair(dated[at + 1] ?? 0, near(kinds, 0), 6), 61)
    // How its clause begins and of what kind it is, with the words before and after.
    const clause = clauses[at]
    if (clause !== undefined) {
      const { first, before, next, hasSubject, place } = clause
      put(hashPair(of(kinds, first), hasSubject, 7), 62)
      put(of(texts, first), 63)
      put(hashPair(of(texts, first), near(kinds, 0), 8), 64)
      put(hashPair(before, of(kinds, first), 9), 65)
      put(hashPair(next, near(kinds, 1), 10), 66)
      put(hashPair(place, hasSubject, 11), 67)
      put(hashPair(of(texts, first), of(texts, first + 1), 12), 68)
    }
    for (const cue of cues) {
      const side = cue < (clause?.first ?? 0) ? 0 : cue > (clause?.last ?? 0) ? 2 : 1
      const where = side * 4 + (clause?.hasSubject ?? 0)
      put(hashPair(of(texts, cue), where, 21), 73)
      put(hashPair(hashPair(of(texts, cue), of(texts, cue + 1), 22), side, 23), 74)
      put(hashPair(hashPair(of(kinds, cue), where, 24), near(kinds, 0), 25), 75)
    }
    const { since, ahead, later } = asked[at] ?? NONE
    put(hashPair(since, near(kinds, -1), 13), 69)
    put(hashPair(hashPair(since, ahead, 14), later, 15), 70)
    put(hashPair(hashPair(since, later, 16), near(kinds, 0), 17), 71)
    put(
      hashPair(hashPair(since, later, 18), hashPair(clause?.hasSubject ?? 0, of(kinds, clause?.first ?? 0), 19), 20),
      72,
    )
    for (const bucket of found) isPut[bucket] = 0
    return new Uint16Array(found)
  })
}

const BIAS = hashOf('bias')
const START = hashOf('^')
const END = hashOf('$')
const QUOTED = hashOf('=Q')
/** The start of every hash of a kind. */
const KIND = hashOf('k')
const DIGIT = /\d/

/** This many positions before the first word and after the last have a hash too. */
const PADDING = 2

function padded(hashes: readonly number[]): readonly number[] {
  return [START, START, ...hashes, END, END]
}

/** 1 at the start of a date, 2 inside one, 0 elsewhere; 3 before the first word and after the last. */
function datesIn(chart: Chart): Uint8Array {
  const dated = new Uint8Array(chart.words.length + 2)
  for (const [from, dates] of chart.facts.dates) {
    let end = 0
    for (const date of dates) if (!date.weak) end = Math.max(end, date.end)
    for (let at = from; at < end; at++)
      if (dated[at + 1] !== 2) dated[at + 1] = at === from && dated[at + 1] === 0 ? 1 : 2
  }
  dated[0] = 3
  dated[dated.length - 1] = 3
  return dated
}

interface Clause {
  readonly first: number
  readonly last: number
  /** The hashes of the punctuation before and after it. */
  readonly before: number
  readonly next: number
  readonly hasSubject: number
  /** Its position among the first clauses of a message. */
  readonly place: number
}

/** The clause of each word: from one punctuation mark or line break to the next. */
function clausesIn({ words, facts }: Chart, kinds: readonly string[]): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  let place = 0
  for (let at = 0; at <= words.length; at++) {
    const isEnd =
      at === words.length || words[at]?.kind === 'mark' || words[at]?.kind === 'line' || facts.hard[at] === true
    if (!isEnd) continue
    const own = kinds.slice(first, at)
    const clause = {
      first,
      last: at,
      before: hashOf(words[first - 1]?.text ?? '^'),
      next: hashOf(words[at]?.text ?? '$'),
      hasSubject: own.includes('SUBJECT') ? (own[0] === 'SUBJECT' ? 2 : 1) : 0,
      place: Math.min(place, 3),
    }
    for (let word = first; word <= at && word < words.length; word++) clauses[word] = clause
    if (at > first) place++
    first = at + 1
  }
  return clauses
}

interface Asked {
  /** How many words back the last request to add something is; 0 if there is none. */
  readonly since: number
  /** Whether one follows. */
  readonly ahead: number
  /** Whether one with a pronoun follows: "… put that down". */
  readonly later: number
}

const NONE: Asked = { since: 0, ahead: 0, later: 0 }

function askedIn(kinds: readonly string[]): Asked[] {
  const asks = kinds.map((kind) => ASKING.has(kind))
  const points = kinds.map((_, at) => asks[at] === true && [1, 2].some((more) => POINTING.has(kinds[at + more] ?? '')))
  const [ahead, later] = [asks.lastIndexOf(true), points.lastIndexOf(true)]
  let last = -1
  return kinds.map((_, at) => {
    const since = last < 0 ? 0 : Math.min(1 + Math.floor((at - last) / 3), 5)
    if (asks[at] === true) last = at
    return { since, ahead: Number(ahead > at), later: Number(later > at) }
  })
}
