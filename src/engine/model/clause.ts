// What a clause asks for about the tasks it names, judged by its phrasing. Names, dates and numbers are masked, so that
// what was learned about one task applies to any other; the words around them count as they are, by class, and by
// ending.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { firstClasses, isKnown } from '../language/en/classes.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { Buckets } from './buckets.ts'
import * as learned from './clause-weights.ts'
import { bucketOf, hashOf, hashPair } from './hash.ts'
import { softmax } from './linear.ts'
import { evidenceFrom, sparseModel } from './sparse.ts'

export const CLAUSE_MEANS = ['finish', 'change', 'delete', 'reopen', 'ask', 'add', 'note', 'rename', 'talk'] as const
export type ClauseMeans = (typeof CLAUSE_MEANS)[number]

/** A power of two. */
export const CLAUSE_BUCKETS = 1 << 17

export type ClauseScores = Readonly<Record<ClauseMeans, number>>

const model = sparseModel(learned, CLAUSE_BUCKETS)

/** The probability of each kind of request. */
export function clauseScores(chart: Chart, span: Span): ClauseScores {
  const scores = softmax(evidenceFrom(model, clauseFeatures(chart, span)))
  return Object.fromEntries(CLAUSE_MEANS.map((means, at) => [means, scores[at] ?? 0])) as Record<ClauseMeans, number>
}

/** A word, or a placeholder for several. */
interface Token {
  readonly text: string
  /** A more general word for it. */
  readonly kind: string
  readonly masked: boolean
  /** The tasks that it names. */
  readonly ids?: readonly string[]
}

const LONGEST = 60

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
  'EXCEPT',
  'DONE',
  'DELETE',
  'MOVE',
  'MOVED',
  'REOPEN',
  'FINISH',
  'RENAME',
  'MARK',
  'ADD',
  'REMIND',
  'PUT',
  'SETV',
  'SHOW',
  'NOTEV',
  'TASK',
  'NOUNS',
  'LIST',
  'DATEFIELD',
  'PRIOFIELD',
  'ALL',
  'OTHER',
  'FILLER',
  'DOING',
])

/** The words of a clause, with each name, date and number as a single token. */
export function maskedTokens(chart: Chart, { from, to }: Span): Token[] {
  const tokens: Token[] = []
  for (let at = from; at < to && tokens.length < LONGEST; ) {
    const word = chart.words[at]
    if (word === undefined) break
    // The verb of a report stays visible, even if a task's name begins with it.
    const name = isPast(word.text) ? null : nameAt(chart, at, to)
    const date = dateEnd(chart, at, to)
    if (name !== null && name.end >= date) {
      tokens.push({ text: '=T', kind: '=T', masked: true, ids: name.ids })
      at = name.end
    } else if (date > at) {
      tokens.push({ text: '=D', kind: '=D', masked: true })
      at = date
    } else {
      at++
      if (word.kind === 'quote') tokens.push({ text: '=Q', kind: '=Q', masked: true })
      else if (/\d/.test(word.text)) tokens.push({ text: '=#', kind: '=#', masked: true })
      else tokens.push({ text: word.text, kind: kindOf(word.text), masked: false })
    }
  }
  return tokens
}

function nameAt(chart: Chart, at: number, to: number): { end: number; ids: readonly string[] } | null {
  let longest: { end: number; ids: readonly string[] } | null = null
  for (const { end, named } of chart.facts.names.from(at))
    if (end <= to && (longest === null || end > longest.end) && !(named.unsure && end === at + 1))
      longest = { end, ids: named.ids }
  return longest
}

function dateEnd(chart: Chart, at: number, to: number): number {
  let longest = at
  for (const { end, weak } of chart.facts.dates.get(at) ?? []) if (!weak && end <= to && end > longest) longest = end
  for (const { end } of chart.facts.amounts.get(at) ?? []) if (end <= to && end > longest) longest = end
  return longest
}

function kindOf(word: string): string {
  const kind = KINDS.get(word)
  if (kind !== undefined) return kind
  if (isPast(word)) return 'PAST'
  if (word.endsWith('ing') && word.length > 4) return 'ING'
  if (!isKnown(word)) return 'NEW'
  return word.length > 3 ? 'OTHERWORD' : word
}

const buckets = new Buckets(CLAUSE_BUCKETS)

/** The feature buckets of a clause. */
export function clauseFeatures(chart: Chart, span: Span): Uint32Array {
  const tokens = maskedTokens(chart, span)
  const put = (hash: number): void => buckets.add(bucketOf(hash, CLAUSE_BUCKETS))
  const texts = tokens.map(({ text }) => hashOf(text))
  const kinds = tokens.map(({ kind }) => hashOf(`k${kind}`))
  sequences(texts, 1, put)
  sequences(kinds, 20, put)
  const ids = new Set(tokens.flatMap((token) => token.ids ?? []).slice(0, 3))
  for (const [at, { text, masked }] of tokens.entries()) {
    if (masked) {
      around(texts, at, 40 + (text === '=T' ? 0 : 6), put)
      around(kinds, at, 60 + (text === '=T' ? 0 : 6), put)
      continue
    }
    if (text.length > 4) {
      put(hashOf(`s${text.slice(-3)}`))
      put(hashOf(`p${text.slice(0, 4)}`))
    }
    put(hashOf(`stem ${stemOf(text)}`))
    for (const id of ids) {
      const deed = chart.facts.names.deed(id, text)
      if (isPast(text) || deed === 'sure') put(hashOf(`deed ${deed} ${isPast(text)}`))
      if (isPast(text)) put(hashOf(`deed ${deed} ${tokens[at - 1]?.text ?? '^'}`))
    }
    if (isPast(text)) {
      const next = tokens[at + 1]?.masked === true || tokens[at + 2]?.masked === true
      put(hashOf(`past ${next}`))
      put(hashOf(`past ${tokens[at - 1]?.text ?? '^'}`))
    }
  }
  const has = (text: string): boolean => tokens.some((token) => token.text === text)
  put(hashOf(`has ${has('=T')} ${has('=D')}`))
  put(hashOf(`asks ${asks(chart, span)}`))
  put(hashOf(`long ${Math.min(6, Math.floor(tokens.length / 3))}`))
  return buckets.take()
}

function asks(chart: Chart, { to }: Span): boolean {
  return chart.word(to - 1) === '?' || chart.word(to) === '?'
}

const START = hashOf('^')
const END = hashOf('$')

/** Single tokens, pairs of neighbours, and pairs with one token between. */
function sequences(hashes: readonly number[], kind: number, put: (hash: number) => void): void {
  for (let at = 0; at <= hashes.length; at++) {
    const here = at < hashes.length ? (hashes[at] ?? 0) : END
    const before = at > 0 ? (hashes[at - 1] ?? 0) : START
    const first = at > 1 ? (hashes[at - 2] ?? 0) : START
    put(hashPair(here, 0, kind))
    const pair = hashPair(before, here, kind + 1)
    put(pair)
    put(hashPair(first, pair, kind + 2))
    put(hashPair(first, here, kind + 3))
  }
}

/** The tokens before and after a name or a date. */
function around(hashes: readonly number[], at: number, kind: number, put: (hash: number) => void): void {
  const before = at > 0 ? (hashes[at - 1] ?? 0) : START
  const behind = at + 1 < hashes.length ? (hashes[at + 1] ?? 0) : END
  put(hashPair(before, behind, kind))
  for (let near = Math.max(0, at - 4); near < at; near++) put(hashPair(hashes[near] ?? 0, 0, kind + 1))
  for (let near = at + 1; near < Math.min(hashes.length, at + 5); near++) put(hashPair(hashes[near] ?? 0, 0, kind + 2))
}
