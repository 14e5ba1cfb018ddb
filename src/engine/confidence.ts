// How sure a reading is, by what it cost and what the second opinion says. Below 0.7 nothing is done without asking.

import type { IntentType } from '../domain/intent.ts'
import { CONFIDENCE, MODEL_STEPS } from './confidence-table.ts'
import type { Opinion } from './model/opinion.ts'
import type { Cost } from './reading.ts'

/** How the second opinion stands to the reading. */
export type Agreement = 'agrees' | 'leans' | 'differs'

const PER_UNEXPLAINED = 0.01
const MOST_UNEXPLAINED = 0.1
const PER_FUZZY = 0.03

export const AMBIGUOUS_CONFIDENCE = 0.5
export const ANSWER_CONFIDENCE = 0.97
export const CORRECTION_CONFIDENCE = 0.9
export const FOLLOW_UP_CONFIDENCE = 0.75
/** What is asked before it is done. */
export const CAPPED = 0.65

export function confidenceOf(cost: Cost, agreement: Agreement): number {
  const row = CONFIDENCE[agreement]
  const base = row[Math.min(Math.max(cost.violations, -1), 3) + 1] ?? 0.5
  const less = Math.min(cost.unexplained * PER_UNEXPLAINED, MOST_UNEXPLAINED) + Math.min(cost.fuzzy, 2) * PER_FUZZY
  return round(Math.max(base - less, 0.3))
}

/** The model's own word, where rules say nothing or something else. */
export function modelConfidence(margin: number): number {
  let step = 0
  while (step + 1 < MODEL_STEPS.length && margin >= (MODEL_STEPS[step + 1] ?? 1)) step++
  return CONFIDENCE.model[step] ?? 0.5
}

/** From this lead on, the model's other word is a strong one. */
export const STRONG = 0.6

export function agreementOf(intent: IntentType, opinion: Opinion): Agreement {
  if (opinion.intent_type === intent) return 'agrees'
  return opinion.margin < STRONG ? 'leans' : 'differs'
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
