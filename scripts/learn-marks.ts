// Learning which words of a message are titles, dates and talk: a chain of labels, each by its word and by the one before it.

import { MARK_BUCKETS } from '../src/engine/model/mark-features.ts'
import { MARKS, type MarkModel } from '../src/engine/model/marks.ts'
import { randomFrom, shuffle } from './learn.ts'
import type { Message } from './marked-messages.ts'

const LABELS = MARKS.length
const EPOCHS = 12
/** In how many messages a feature must occur to be learned from. */
const LEAST = 3
const RATE = 0.12
/** How much each message must gain from a weight, on average, for it to be kept: most features tell nothing, and are told apart by it. */
const WORTH = 1e-4
/** What one unit of a stored weight is worth, and how many of them a letter holds either way. */
const UNIT = 0.15
const MOST_UNITS = 8

interface Sums {
  /** Of the slopes, and of their squares. */
  readonly slopes: Float64Array
  readonly squares: Float64Array
}

/** What was marked is made as likely as it can be with few weights (AdaGrad with dual averages and a price for each weight). */
export function learnMarks(messages: readonly Message[]): MarkModel {
  const examples = withoutRare(messages)
  const weights = new Float64Array(MARK_BUCKETS * LABELS)
  const sums = sumsOf(weights.length, 1e-2)
  const steps = new Float64Array((LABELS + 1) * LABELS)
  const stepSums = sumsOf(steps.length, 1e-8)
  const random = randomFrom(1)
  let count = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const { features, marks } of shuffle([...examples], random)) {
      count++
      for (const bucket of new Set(features.flatMap((own) => [...own])))
        for (let label = 0; label < LABELS; label++) weigh(weights, sums, bucket * LABELS + label, count)
      const length = features.length
      const scores = new Float64Array(length * LABELS)
      for (const [at, own] of features.entries())
        for (const bucket of own)
          for (let label = 0; label < LABELS; label++)
            scores[at * LABELS + label] = (scores[at * LABELS + label] ?? 0) + (weights[bucket * LABELS + label] ?? 0)
      const { alone, pairs } = likely(scores, steps, length)
      for (const [at, own] of features.entries()) {
        const wanted = marks[at] ?? 0
        for (let label = 0; label < LABELS; label++) {
          const slope = (alone[at * LABELS + label] ?? 0) - (label === wanted ? 1 : 0)
          if (Math.abs(slope) < 1e-3) continue
          for (const bucket of own) sum(sums, bucket * LABELS + label, slope)
        }
        const before = at === 0 ? 0 : (marks[at - 1] ?? 0) + 1
        pairs[before * LABELS + wanted] = (pairs[before * LABELS + wanted] ?? 0) - 1
      }
      for (const [at, slope] of pairs.entries()) {
        if (Math.abs(slope) < 1e-3) continue
        sum(stepSums, at, slope)
        steps[at] = (steps[at] ?? 0) - (RATE * slope) / Math.sqrt(stepSums.squares[at] ?? 1)
      }
    }
  for (const at of weights.keys()) weigh(weights, sums, at, count)
  return quantized(weights, steps)
}

function sumsOf(length: number, first: number): Sums {
  return { slopes: new Float64Array(length), squares: new Float64Array(length).fill(first) }
}

function sum({ slopes, squares }: Sums, at: number, slope: number): void {
  slopes[at] = (slopes[at] ?? 0) + slope
  squares[at] = (squares[at] ?? 0) + slope * slope
}

/** A weight by all that was seen so far; nothing where that is not worth it. */
function weigh(weights: Float64Array, { slopes, squares }: Sums, at: number, count: number): void {
  const slope = slopes[at] ?? 0
  const worth = Math.max(0, Math.abs(slope) - WORTH * count)
  weights[at] = worth === 0 ? 0 : (-Math.sign(slope) * RATE * worth) / Math.sqrt(squares[at] ?? 1)
}

/** What hardly ever occurred tells nothing of others. */
function withoutRare(messages: readonly Message[]): Pick<Message, 'features' | 'marks'>[] {
  const counts = new Uint32Array(MARK_BUCKETS)
  for (const { features } of messages)
    for (const bucket of new Set(features.flatMap((own) => [...own]))) counts[bucket] = (counts[bucket] ?? 0) + 1
  return messages.map(({ features, marks }) => ({
    features: features.map((own) => own.filter((bucket) => (counts[bucket] ?? 0) >= LEAST)),
    marks,
  }))
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
  return {
    weights: Int8Array.from(weights, (weight) => round(weight, MOST_UNITS)),
    steps: Array.from(steps, (value) => round(value, 100)),
  }
}
