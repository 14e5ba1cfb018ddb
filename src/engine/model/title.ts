// Whether words look like the title of a task or like a fragment of talk.

import { firstClasses, isKnown } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'
import { Buckets } from './buckets.ts'
import { bucketOf, hashOf, hashPair } from './hash.ts'
import { softmax } from './linear.ts'
import { evidenceFrom, sparseModel } from './sparse.ts'
import * as learned from './title-weights.ts'

export const TITLE_BUCKETS = 1 << 16
/** Talk, or a title. */
export const TITLE_CLASSES = 2

const model = sparseModel(learned, TITLE_BUCKETS)

/** How likely it is that somebody wrote this down as a task. */
export function titleScore(title: string): number {
  return softmax(evidenceFrom(model, titleFeatures(title)))[1] ?? 0
}

const KINDS = firstClasses([
  'IT',
  'THEM',
  'DET',
  'SUBJECT',
  'WH',
  'NEVER',
  'COND',
  'HEDGE',
  'DONE',
  'TASK',
  'LIST',
  'FILLER',
  'DOING',
])
const LONGEST = 24

function kindOf(word: string): string {
  if (/\d/.test(word)) return '#'
  const kind = KINDS.get(word)
  if (kind !== undefined) return kind
  if (isPast(word)) return 'PAST'
  return isKnown(word) ? 'KNOWN' : 'NEW'
}

const buckets = new Buckets(TITLE_BUCKETS)

export function titleFeatures(title: string): Uint32Array {
  const words = lex(title)
    .words.slice(0, LONGEST)
    .map(({ text, kind }) => (kind === 'quote' ? '=Q' : text))
  const texts = words.map((word) => hashOf(/\d/.test(word) ? '#' : word))
  const kinds = words.map((word) => hashOf(`k${kindOf(word)}`))
  const put = (hash: number): void => buckets.add(bucketOf(hash, TITLE_BUCKETS))
  for (const [family, hashes] of [texts, kinds].entries()) {
    const kind = 10 * family
    put(hashPair(hashes[0] ?? 0, hashes[1] ?? 0, kind + 1))
    put(hashPair(hashes[0] ?? 0, 0, kind + 2))
    put(hashPair(hashes.at(-1) ?? 0, 0, kind + 3))
    put(hashPair(hashes.at(-1) ?? 0, hashes.at(-2) ?? 0, kind + 4))
    for (const [at, hash] of hashes.entries()) {
      put(hashPair(hash, 0, kind + 5))
      put(hashPair(hashes[at - 1] ?? 0, hash, kind + 6))
      put(hashPair(hashes[at - 2] ?? 0, hashPair(hashes[at - 1] ?? 0, hash, kind + 7), kind + 8))
    }
  }
  put(hashOf(`long ${Math.min(words.length, 9)}`))
  return buckets.take()
}
