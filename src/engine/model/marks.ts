// Which words of a message are the title of a task to be added, which say when it is due or what it is like, and which only
// surround them: learned from marked messages. A label for each word, the likeliest row of labels as a whole, in integers.

import type { Chart } from '../chart/chart.ts'
import { MARK_BUCKETS, markFeatures } from './mark-features.ts'
import { STEPS, WEIGHTS } from './mark-weights.ts'
import { unpackedWhole } from './packed.ts'

/** In the order in which a bucket's weights stand. */
export const MARKS = ['out', 'begin', 'title', 'more', 'date', 'priority', 'note', 'back'] as const
export type Mark = (typeof MARKS)[number]

const LABELS = MARKS.length
const LONGEST = 120

export interface MarkModel {
  /** For every bucket one weight per label. */
  readonly weights: Int8Array
  /** From one label to the next; the first row is the start of a message. */
  readonly steps: readonly number[]
}

export interface Marked {
  readonly marks: readonly Mark[]
  /** By how much the labels are ahead of the next best, where they are least so. */
  readonly margin: number
  /** By how much they are ahead of the best of those with just these titles, each the places of its words. */
  readonly aheadOf: (titles: readonly (readonly number[])[]) => number
}

const learned: MarkModel = {
  weights: unpackedWhole(WEIGHTS, MARK_BUCKETS, LABELS),
  steps: STEPS.split(' ').map(Number),
}
/** Most buckets have no weight at all: those that have are told apart in a table small enough to stay at hand. */
const weighty = bucketsWith(learned.weights)

function bucketsWith(weights: Int8Array): Uint8Array {
  const bits = new Uint8Array(MARK_BUCKETS >> 3)
  for (let at = 0; at < weights.length; at++) {
    const bucket = Math.floor(at / LABELS)
    if (weights[at] !== 0) bits[bucket >> 3] = (bits[bucket >> 3] ?? 0) | (1 << (bucket & 7))
  }
  return bits
}

/** The likeliest labels of a message; null for one that is longer than those that were learned from. */
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
/** More than any row of labels is worth, and less than any is. */
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

/** For each word a row of the labels, one row behind the other, here and below. */
function scoresOf({ weights }: MarkModel, features: readonly Uint16Array[]): Int32Array {
  const scores = new Int32Array(features.length * LABELS)
  let row = 0
  for (const buckets of features) {
    // Spelled out: a loop over the labels takes twice as long.
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

/** The best row of labels up to a word, for each label it may have. */
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

/** The best that may follow behind a word, for each label it may have. */
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
