// Learning which words of a message are titles, dates and talk: a chain of labels, each by its word and by the one before it.

import { MARK_BUCKETS } from '../src/engine/model/mark-features.ts'
import { MARKS, type MarkModel } from '../src/engine/model/marks.ts'
import { randomFrom, shuffle } from './learn.ts'
import type { Message } from './marked-messages.ts'

const LABELS = MARKS.length
const EPOCHS = 6
/** How often a feature must occur to be learned from. */
const LEAST = 3
const RATE = 0.12
/** Features left out at random while training, so that no single word carries a label alone. */
const DROPPED = 0.3
/** What one unit of a stored weight is worth; half a byte holds seven of them either way. */
const UNIT = 0.5
const MOST_UNITS = 7

/** What was marked is made as likely as it can be (AdaGrad). */
export function learnMarks(messages: readonly Message[]): MarkModel {
  const counts = new Uint32Array(MARK_BUCKETS)
  for (const { features } of messages)
    for (const own of features) for (const bucket of own) counts[bucket] = (counts[bucket] ?? 0) + 1
  const weights = new Float64Array(MARK_BUCKETS * LABELS)
  const seen = new Float64Array(MARK_BUCKETS * LABELS).fill(1e-8)
  const steps = new Float64Array((LABELS + 1) * LABELS)
  const stepsSeen = new Float64Array((LABELS + 1) * LABELS).fill(1e-8)
  const random = randomFrom(1)
  const examples = messages.map(({ features, marks }) => ({
    features: features.map((own) => own.filter((bucket) => (counts[bucket] ?? 0) >= LEAST)),
    marks,
  }))
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, marks } of shuffle([...examples], random)) {
      const kept = features.map((own) => own.filter(() => random() > DROPPED))
      const length = kept.length
      const scores = new Float64Array(length * LABELS)
      for (let at = 0; at < length; at++)
        for (const bucket of kept[at] ?? [])
          for (let label = 0; label < LABELS; label++)
            scores[at * LABELS + label] = (scores[at * LABELS + label] ?? 0) + (weights[bucket * LABELS + label] ?? 0)
      const { alone, pairs } = likely(scores, steps, length)
      for (let at = 0; at < length; at++) {
        const wanted = marks[at] ?? 0
        for (let label = 0; label < LABELS; label++) {
          const slope = (alone[at * LABELS + label] ?? 0) - (label === wanted ? 1 : 0)
          if (Math.abs(slope) < 1e-3) continue
          for (const bucket of kept[at] ?? []) learn(weights, seen, bucket * LABELS + label, slope)
        }
        const before = at === 0 ? 0 : (marks[at - 1] ?? 0) + 1
        pairs[before * LABELS + wanted] = (pairs[before * LABELS + wanted] ?? 0) - 1
      }
      for (let at = 0; at < pairs.length; at++)
        if (Math.abs(pairs[at] ?? 0) > 1e-3) learn(steps, stepsSeen, at, pairs[at] ?? 0)
    }
  return quantized(weights, steps)
}

function learn(values: Float64Array, seen: Float64Array, at: number, slope: number): void {
  const total = (seen[at] ?? 0) + slope * slope
  seen[at] = total
  const rate = RATE / Math.sqrt(total)
  values[at] = (values[at] ?? 0) - rate * slope
}

/** How likely each label of each word is, and each step from one to the next, summed over the message. */
function likely(
  scores: Float64Array,
  steps: Float64Array,
  length: number,
): { alone: Float64Array; pairs: Float64Array } {
  const ahead = new Float64Array(length * LABELS)
  const behind = new Float64Array(length * LABELS)
  const row = new Float64Array(LABELS)
  for (let at = 0; at < length; at++)
    for (let label = 0; label < LABELS; label++) {
      if (at === 0) ahead[label] = (scores[label] ?? 0) + (steps[label] ?? 0)
      else {
        for (let from = 0; from < LABELS; from++)
          row[from] = (ahead[(at - 1) * LABELS + from] ?? 0) + (steps[(from + 1) * LABELS + label] ?? 0)
        ahead[at * LABELS + label] = (scores[at * LABELS + label] ?? 0) + logSum(row)
      }
    }
  for (let at = length - 2; at >= 0; at--)
    for (let label = 0; label < LABELS; label++) {
      for (let to = 0; to < LABELS; to++)
        row[to] =
          (scores[(at + 1) * LABELS + to] ?? 0) +
          (behind[(at + 1) * LABELS + to] ?? 0) +
          (steps[(label + 1) * LABELS + to] ?? 0)
      behind[at * LABELS + label] = logSum(row)
    }
  const whole = logSum(ahead.subarray((length - 1) * LABELS))
  const alone = ahead.map((value, at) => Math.exp(value + (behind[at] ?? 0) - whole))
  const pairs = new Float64Array((LABELS + 1) * LABELS)
  for (let label = 0; label < LABELS; label++) pairs[label] = (pairs[label] ?? 0) + (alone[label] ?? 0)
  for (let at = 1; at < length; at++)
    for (let from = 0; from < LABELS; from++)
      for (let label = 0; label < LABELS; label++)
        pairs[(from + 1) * LABELS + label] =
          (pairs[(from + 1) * LABELS + label] ?? 0) +
          Math.exp(
            (ahead[(at - 1) * LABELS + from] ?? 0) +
              (steps[(from + 1) * LABELS + label] ?? 0) +
              (scores[at * LABELS + label] ?? 0) +
              (behind[at * LABELS + label] ?? 0) -
              whole,
          )
  return { alone, pairs }
}

function logSum(values: Float64Array): number {
  let most = -Infinity
  for (const value of values) if (value > most) most = value
  let sum = 0
  for (const value of values) sum += Math.exp(value - most)
  return most + Math.log(sum)
}

function quantized(weights: Float64Array, steps: Float64Array): MarkModel {
  const round = (value: number, most: number): number => Math.max(-most, Math.min(most, Math.round(value / UNIT)))
  const rounded = new Int8Array(weights.length)
  for (let from = 0; from < weights.length; from += LABELS) {
    const own = weights.subarray(from, from + LABELS)
    const mean = own.reduce((sum, weight) => sum + weight, 0) / LABELS
    const units = Array.from(own, (weight) => round(weight - mean, MOST_UNITS))
    // What tells next to nothing would be stored all the same.
    if (units.reduce((sum, unit) => sum + Math.abs(unit), 0) > 1) rounded.set(units, from)
  }
  return { weights: rounded, steps: Array.from(steps, (value) => round(value, 100)) }
}
