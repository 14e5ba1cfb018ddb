// What a clause wants of the tasks it names, by how it is put. Names, dates and numbers are masked, so that what was learned of
// one task holds for any other; the words around them are looked at as they are, by their classes, and by their endings.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { BIAS, SCALE, WEIGHTS } from './clause-weights.ts'
import { hashOf, hashPair } from './hash.ts'
import { softmax } from './linear.ts'
import { unpacked } from './packed.ts'

export const CLAUSE_MEANS = ['finish', 'change', 'delete', 'reopen', 'ask', 'add', 'note', 'rename', 'talk'] as const
export type ClauseMeans = (typeof CLAUSE_MEANS)[number]

/** A power of two. */
export const CLAUSE_BUCKETS = 1 << 14

export type ClauseScores = Readonly<Record<ClauseMeans, number>>

const weights = unpacked(WEIGHTS)

/** How likely a clause wants each of these. */
export function clauseScores(chart: Chart, span: Span): ClauseScores {
  const scores = softmax(evidenceFrom({ weights, scale: SCALE, bias: BIAS }, clauseFeatures(chart, span)))
  return Object.fromEntries(CLAUSE_MEANS.map((means, at) => [means, scores[at] ?? 0])) as Record<ClauseMeans, number>
}

/** The evidence for each class: sums over the features, divided by the root of their number so that long clauses do not shout. */
export function evidenceFrom(
  model: { readonly weights: Int8Array; readonly scale: number; readonly bias: readonly number[] },
  buckets: Uint16Array,
): number[] {
  const classes = CLAUSE_MEANS.length
  const sums = new Array<number>(classes).fill(0)
  for (const bucket of buckets)
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (model.weights[bucket * classes + at] ?? 0)
  const unit = model.scale / Math.sqrt(buckets.length)
  return sums.map((sum, at) => sum * unit + (model.bias[at] ?? 0))
}

/** A word, or what stands for several. */
interface Token {
  readonly text: string
  /** A wider word for it. */
  readonly kind: string
  readonly masked: boolean
}

const LONGEST = 60

/** In this order: the first class that has the word is its kind. */
const KINDS: readonly ClassName[] = [
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
]

/** The words of a clause, its names, dates and numbers each as one. */
export function maskedTokens(chart: Chart, { from, to }: Span): Token[] {
  const tokens: Token[] = []
  for (let at = from; at < to && tokens.length < LONGEST; ) {
    const word = chart.words[at]
    if (word === undefined) break
    const name = nameAt(chart, at, to)
    const date = dateEnd(chart, at, to)
    if (name !== null && name.end >= date) {
      tokens.push({ text: '=T', kind: '=T', masked: true })
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

function nameAt(chart: Chart, at: number, to: number): { end: number } | null {
  let longest: { end: number } | null = null
  for (const { end, named } of chart.facts.names.from(at))
    if (end <= to && (longest === null || end > longest.end) && !(named.unsure && end === at + 1)) longest = { end }
  return longest
}

function dateEnd(chart: Chart, at: number, to: number): number {
  let longest = at
  for (const { end, weak } of chart.facts.dates.get(at) ?? []) if (!weak && end <= to && end > longest) longest = end
  for (const { end } of chart.facts.amounts.get(at) ?? []) if (end <= to && end > longest) longest = end
  return longest
}

function kindOf(word: string): string {
  for (const name of KINDS) if (isIn(name, word)) return name
  if (isPast(word)) return 'PAST'
  if (word.endsWith('ing') && word.length > 4) return 'ING'
  return word.length > 3 ? 'OTHERWORD' : word
}

/** The buckets of a clause's features. */
export function clauseFeatures(chart: Chart, span: Span): Uint16Array {
  const tokens = maskedTokens(chart, span)
  const found = new Set<number>()
  const put = (hash: number): void => {
    found.add(bucketOf(hash))
  }
  const texts = tokens.map(({ text }) => hashOf(text))
  const kinds = tokens.map(({ kind }) => hashOf(`k${kind}`))
  sequences(texts, 1, put)
  sequences(kinds, 20, put)
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
  return Uint16Array.from(found)
}

function asks(chart: Chart, { to }: Span): boolean {
  return chart.word(to - 1) === '?' || chart.word(to) === '?'
}

const START = hashOf('^')
const END = hashOf('$')

/** Each, its neighbours, and those one apart. */
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

/** What stands before and behind a name or a date. */
function around(hashes: readonly number[], at: number, kind: number, put: (hash: number) => void): void {
  const before = at > 0 ? (hashes[at - 1] ?? 0) : START
  const behind = at + 1 < hashes.length ? (hashes[at + 1] ?? 0) : END
  put(hashPair(before, behind, kind))
  for (let near = Math.max(0, at - 4); near < at; near++) put(hashPair(hashes[near] ?? 0, 0, kind + 1))
  for (let near = at + 1; near < Math.min(hashes.length, at + 5); near++) put(hashPair(hashes[near] ?? 0, 0, kind + 2))
}

/** FNV leaves its low bits uneven, so the high ones are stirred in. */
function bucketOf(hash: number): number {
  const stirred = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (stirred ^ (stirred >>> 13)) & (CLAUSE_BUCKETS - 1)
}
