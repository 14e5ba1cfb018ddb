// A linear model over hashed features. It sums integers and then uses only operations that round the same way
// everywhere.

import { MOST_FEATURES, readFeatures } from './features.ts'

/** The order of a bucket's weights and of the scores. */
export const OPINION_INTENTS = [
  'CREATE_TASK',
  'LIST_TASKS',
  'COMPLETE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
  'GENERAL_CHAT',
] as const
export type OpinionIntent = (typeof OPINION_INTENTS)[number]

export interface LinearModel {
  /** One weight per intent for every bucket. */
  readonly weights: Int8Array
  readonly scale: number
  readonly bias: readonly number[]
}

const INTENTS = OPINION_INTENTS.length
const buckets = new Uint16Array(MOST_FEATURES)

/**
 * The evidence for each intent: the sum over the features, divided by the root of their number so that long sentences
 * don't dominate.
 */
export function evidenceOf(model: LinearModel, text: string): number[] {
  const count = readFeatures(text, buckets)
  const { weights } = model
  // Unrolled: a loop over the intents takes twice as long.
  let [create, list, complete, update, remove, chat] = [0, 0, 0, 0, 0, 0]
  for (let feature = 0; feature < count; feature++) {
    const at = (buckets[feature] ?? 0) * INTENTS
    create += weights[at] ?? 0
    list += weights[at + 1] ?? 0
    complete += weights[at + 2] ?? 0
    update += weights[at + 3] ?? 0
    remove += weights[at + 4] ?? 0
    chat += weights[at + 5] ?? 0
  }
  const unit = model.scale / Math.sqrt(count)
  const sums = [create, list, complete, update, remove, chat]
  return sums.map((sum, intent) => sum * unit + (model.bias[intent] ?? 0))
}

/** Evidence as probabilities. */
export function softmax(evidence: readonly number[]): number[] {
  const most = Math.max(...evidence)
  const raised = evidence.map((value) => exponential(value - most))
  const total = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / total)
}

/** e^x for x ≤ 0 as (1 + x/4096)^4096: `Math.exp` may differ in the last digit between engines. */
function exponential(x: number): number {
  let power = 1 + Math.max(x, -40) / 4096
  for (let doubling = 0; doubling < 12; doubling++) power *= power
  return power
}
