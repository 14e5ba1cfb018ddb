// How likely titles are the ones that the user meant: learned from messages with known titles, as read by the rules and
// by labels that were trained on other messages.

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
