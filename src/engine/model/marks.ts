// Which words of a message are the title of a task to be added, which say when it is due or what it is like, and which only
// surround them: learned from marked messages. A label for each word, the likeliest row of labels as a whole, in integers.

import type { Chart } from '../chart/chart.ts'
import { MARK_BUCKETS, markFeatures } from './mark-features.ts'
import { GAPS, STEPS, WEIGHTS } from './mark-weights.ts'
import { unpackedGaps } from './packed.ts'

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
  weights: unpackedGaps(GAPS, WEIGHTS, MARK_BUCKETS, LABELS),
  steps: STEPS.split(' ').map(Number),
}

/** The likeliest labels of a message; null for one that is longer than those that were learned from. */
export function marksOf(chart: Chart): Marked | null {
  const { length } = chart.words
  return length === 0 || length > LONGEST ? null : markedBy(learned, markFeatures(chart))
}

export function markedBy(model: MarkModel, features: readonly Uint16Array[]): Marked {
  const scores = features.map((buckets) => scoresOf(model, buckets))
  const ahead = reachedFrom(scores, model.steps)
  const behind = leftFrom(scores, model.steps)
  const marks: Mark[] = []
  let margin = Number.MAX_SAFE_INTEGER
  for (const at of scores.keys()) {
    let [best, second, label] = [-Infinity, -Infinity, 0]
    for (let own = 0; own < LABELS; own++) {
      const score = (ahead[at]?.[own] ?? 0) + (behind[at]?.[own] ?? 0)
      if (score > best) [second, best, label] = [best, score, own]
      else if (score > second) second = score
    }
    marks.push(MARKS[label] ?? 'out')
    margin = Math.min(margin, best - second)
  }
  const most = Math.max(...(ahead.at(-1) ?? []))
  return { marks, margin, aheadOf: (titles) => most - bestWith(titles, scores, model.steps) }
}

const OUTSIDE: ReadonlySet<Mark> = new Set(['out', 'date', 'priority', 'note', 'back'])
const INSIDE: ReadonlySet<Mark> = new Set(['title', 'more'])
const BEGUN: ReadonlySet<Mark> = new Set(['begin'])
/** More than any row of labels is worth. */
const NEVER = 1 << 20

function bestWith(
  titles: readonly (readonly number[])[],
  scores: readonly Int32Array[],
  steps: readonly number[],
): number {
  const allowed = scores.map(() => OUTSIDE)
  for (const places of titles)
    places.forEach((place, at) => {
      allowed[place] = at === 0 ? BEGUN : INSIDE
    })
  const held = scores.map((own, at) =>
    own.map((score, label) => (allowed[at]?.has(MARKS[label] ?? 'out') === true ? score : score - NEVER)),
  )
  return Math.max(...(reachedFrom(held, steps).at(-1) ?? []))
}

function scoresOf({ weights }: MarkModel, buckets: Uint16Array): Int32Array {
  const scores = new Int32Array(LABELS)
  for (const bucket of buckets) {
    const from = bucket * LABELS
    for (let label = 0; label < LABELS; label++) scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0)
  }
  return scores
}

/** The best row of labels up to a word, for each label it may have. */
function reachedFrom(scores: readonly Int32Array[], steps: readonly number[]): Int32Array[] {
  const reached: Int32Array[] = []
  for (const [at, own] of scores.entries()) {
    const before = reached[at - 1]
    reached.push(
      own.map((score, label) => {
        if (before === undefined) return score + (steps[label] ?? 0)
        let best = -Infinity
        for (let from = 0; from < LABELS; from++)
          best = Math.max(best, (before[from] ?? 0) + (steps[LABELS * (from + 1) + label] ?? 0))
        return score + best
      }),
    )
  }
  return reached
}

/** The best that may follow behind a word, for each label it may have. */
function leftFrom(scores: readonly Int32Array[], steps: readonly number[]): Int32Array[] {
  const left: Int32Array[] = scores.map(() => new Int32Array(LABELS))
  for (let at = scores.length - 2; at >= 0; at--) {
    const [next, beyond, own] = [scores[at + 1], left[at + 1], left[at]]
    if (next === undefined || beyond === undefined || own === undefined) continue
    for (let label = 0; label < LABELS; label++) {
      let best = -Infinity
      for (let to = 0; to < LABELS; to++)
        best = Math.max(best, (next[to] ?? 0) + (beyond[to] ?? 0) + (steps[LABELS * (label + 1) + to] ?? 0))
      own[label] = best
    }
  }
  return left
}
