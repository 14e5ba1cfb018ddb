// How likely titles are those that somebody meant: learned from messages whose titles are known, read by the rules and by labels
// that were learned from others.

import * as learned from './judge-weights.ts'
import { softmax } from './linear.ts'
import { evidenceFrom, sparseModel } from './sparse.ts'

export const JUDGE_BUCKETS = 1 << 11
/** Wrong, or right. */
export const JUDGE_CLASSES = 2

const model = sparseModel(learned, JUDGE_BUCKETS)

export function likelihoodOf(features: Uint32Array): number {
  return softmax(evidenceFrom(model, features))[1] ?? 0
}
