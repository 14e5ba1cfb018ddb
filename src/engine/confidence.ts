// How sure a reading is, by what it cost and what the second opinion says. Below 0.7 nothing is done without asking.

import type { Cost } from './reading.ts'

/** How the second opinion stands to the reading. */
export type Agreement = 'agrees' | 'leans' | 'differs'

/** By violations (-1 … 3), then agreement. */
const TABLE: Readonly<Record<Agreement, readonly number[]>> = {
  agrees: [0.99, 0.98, 0.95, 0.88, 0.8],
  leans: [0.97, 0.94, 0.85, 0.75, 0.6],
  differs: [0.93, 0.85, 0.72, 0.6, 0.5],
}
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
  const row = TABLE[agreement]
  const base = row[Math.min(Math.max(cost.violations, -1), 3) + 1] ?? 0.5
  const less = Math.min(cost.unexplained * PER_UNEXPLAINED, MOST_UNEXPLAINED) + Math.min(cost.fuzzy, 2) * PER_FUZZY
  return round(Math.max(base - less, 0.3))
}

/** The model's own word, where rules say nothing: its margin, made modest. */
export function modelConfidence(margin: number): number {
  return round(Math.min(0.6 + margin * 0.35, 0.95))
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
