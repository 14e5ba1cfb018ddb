// Labels the words of a message as the title of a task to add, as its date or other values, or as the words around
// them, learned from labelled messages. Finds the most likely sequence of labels as a whole, in integers.

import type { Chart } from '../chart/chart.ts'
import { MARK_BUCKETS, markFeatures } from './mark-features.ts'
import { STEPS, WEIGHTS } from './mark-weights.ts'
import { unpackedWhole } from './packed.ts'

/** In the order of a bucket's weights. */
export const MARKS = ['out', 'begin', 'title', 'more', 'date', 'priority', 'note', 'back'] as const
export type Mark = (typeof MARKS)[number]

const LABELS = MARKS.length
const LONGEST = 120

export interface MarkModel {
  /** One weight per label for every bucket. */
  readonly weights: Int8Array
  /** Weights from one label to the next; the first row is for the start of a message. */
  readonly steps: readonly number[]
}

export interface Marked {
  readonly marks: readonly Mark[]
  /** The lead of the labels over the runner-up, at its smallest. */
  readonly margin: number
  /** Their lead over the best labels with exactly these titles, each given as word positions. */
  readonly aheadOf: (titles: readonly (readonly number[])[]) => number
}

const learned: MarkModel = {
  weights: unpackedWhole(WEIGHTS, MARK_BUCKETS, LABELS),
  steps: STEPS.split(' ').map(Number),
}
/** Most buckets have no weight; those that do are found through a table small enough for the cache. */
const weighty = bucketsWith(learned.weights)

function bucketsWith(weights: Int8Array): Uint8Array {
  const bits = new Uint8Array(MARK_BUCKETS >> 3)
  for (let at = 0; at < weights.length; at++) {
    const bucket = Math.floor(at / LABELS)
    if (weights[at] !== 0) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7))
  }
  return bits
}

/** The most likely labels of a message; null for messages longer than those in training. */
export function marksOf(chart: Chart): Marked | null {
  const { length } = chart.words
  return length === 0 || length > LONGEST ? null : markedBy(learned, markFeatures(chart, weighty))
}

export function markedBy(model: MarkModel, features: readonly Uint16Array[]): Marked {
  const scores = scoresOf(model, features)
  const ahead = reachedFrom(scores, model.steps)
  const behind = leftFrom(scores, model.steps)
  const marks: Mark[] = []
  let margin = Number.MAX_SAFE_INTEGER
  for (let row = 0; row < scores.length; row += LABELS) {
    let best = LEAST
    let second = LEAST
    let label = 0
    for (let own = 0; own < LABELS; own++) {
      const score = (ahead[row + own] ?? 0) + (behind[row + own] ?? 0)
      if (score > best) {
        second = best
        best = score
        label = own
      } else if (score > second) second = score
    }
    marks.push(MARKS[label] ?? 'out')
    margin = Math.min(margin, best - second)
  }
  const most = mostAtEnd(ahead)
  return { marks, margin, aheadOf: (titles) => most - bestWith(titles, scores, model.steps) }
}

const OUTSIDE: ReadonlySet<Mark> = new Set(['out', 'date', 'priority', 'note', 'back'])
const INSIDE: ReadonlySet<Mark> = new Set(['title', 'more'])
const BEGUN: ReadonlySet<Mark> = new Set(['begin'])
/** Outweighs any sequence of labels. */
const NEVER = 1 << 20
const LEAST = -(1 << 30)

function bestWith(titles: readonly (readonly number[])[], scores: Int32Array, steps: readonly number[]): number {
  const allowed = new Array<ReadonlySet<Mark>>(scores.length / LABELS).fill(OUTSIDE)
  for (const places of titles)
    places.forEach((place, at) => {
      allowed[place] = at === 0 ? BEGUN : INSIDE
    })
  const held = scores.map((score, at) =>
    allowed[Math.floor(at / LABELS)]?.has(MARKS[at % LABELS] ?? 'out') === true ? score : score - NEVER,
  )
  return mostAtEnd(reachedFrom(held, steps))
}

function mostAtEnd(reached: Int32Array): number {
  let most = LEAST
  for (let at = reached.length - LABELS; at < reached.length; at++) most = Math.max(most, reached[at] ?? LEAST)
  return most
}

/** A row of labels for each word, one after the other, here and below. */
function scoresOf({ weights }: MarkModel, features: readonly Uint16Array[]): Int32Array {
  const scores = new Int32Array(features.length * LABELS)
  let row = 0
  for (const buckets of features) {
    // Unrolled: a loop over the labels takes twice as long.
    let [out, begin, title, more, date, priority, note, back] = [0, 0, 0, 0, 0, 0, 0, 0]
    for (let feature = 0; feature < buckets.length; feature++) {
      const from = (buckets[feature] ?? 0) * LABELS
      out += weights[from] ?? 0
      begin += weights[from + 1] ?? 0
      title += weights[from + 2] ?? 0
      more += weights[from + 3] ?? 0
      date += weights[from + 4] ?? 0
      priority += weights[from + 5] ?? 0
      note += weights[from + 6] ?? 0
      back += weights[from + 7] ?? 0
    }
    scores.set([out, begin, title, more, date, priority, note, back], row)
    row += LABELS
  }
  return scores
}

/** The best score up to each word, for each label it may have. */
function reachedFrom(scores: Int32Array, steps: readonly number[]): Int32Array {
  const reached = new Int32Array(scores.length)
  for (let at = 0; at < scores.length; at++) {
    const label = at % LABELS
    const before = at - label - LABELS
    let best = before < 0 ? (steps[label] ?? 0) : LEAST
    for (let from = 0; from < LABELS && before >= 0; from++)
      best = Math.max(best, (reached[before + from] ?? 0) + (steps[LABELS * (from + 1) + label] ?? 0))
    reached[at] = (scores[at] ?? 0) + best
  }
  return reached
}

/** The best score of the rest after each word, for each label it may have. */
function leftFrom(scores: Int32Array, steps: readonly number[]): Int32Array {
  const left = new Int32Array(scores.length)
  for (let at = scores.length - LABELS - 1; at >= 0; at--) {
    const label = at % LABELS
    const next = at - label + LABELS
    let best = LEAST
    for (let to = 0; to < LABELS; to++)
      best = Math.max(best, (scores[next + to] ?? 0) + (left[next + to] ?? 0) + (steps[LABELS * (label + 1) + to] ?? 0))
    left[at] = best
  }
  return left
}
