// The second opinion: a small model, trained on how people phrase things, that complements the rules. It names an
// intent and fills no slot.

import type { IntentType } from '../../domain/intent.ts'
import { BUCKETS } from './features.ts'
import { evidenceOf, type LinearModel, OPINION_INTENTS, softmax } from './linear.ts'
import { unpackedWhole } from './packed.ts'
import { BIAS, SCALE, WEIGHTS } from './weights.ts'

export interface Opinion {
  readonly intent_type: IntentType
  /** The lead of the best intent over the second. */
  readonly margin: number
  /** The probability of every intent that the model knows, best first. */
  readonly scores: readonly { readonly intent_type: IntentType; readonly score: number }[]
}

const model: LinearModel = {
  weights: unpackedWhole(WEIGHTS, BUCKETS, OPINION_INTENTS.length),
  scale: SCALE,
  bias: BIAS,
}

export function opinionOf(text: string): Opinion {
  const probabilities = softmax(evidenceOf(model, text))
  const scores = OPINION_INTENTS.map((intent_type, index) => ({ intent_type, score: probabilities[index] ?? 0 }))
  scores.sort((one, other) => other.score - one.score)
  const [best, second] = scores
  return {
    intent_type: best?.intent_type ?? 'GENERAL_CHAT',
    margin: (best?.score ?? 0) - (second?.score ?? 0),
    scores,
  }
}
