// Learning a linear model over hashed features, for the scripts that make the engine's weights. Seeded throughout: the same
// examples give the same bytes.

import { softmax } from '../src/engine/model/linear.ts'
import type { SparseModel } from '../src/engine/model/sparse.ts'
import { packed } from './packing.ts'

export interface Example {
  readonly buckets: Uint32Array
  /** The number of its class. */
  readonly means: number
  readonly weight: number
}

export interface Learned {
  /** For every bucket one weight per class. */
  readonly weights: Int8Array
  readonly scale: number
  readonly bias: readonly number[]
}

export interface Course {
  readonly buckets: number
  readonly classes: number
  readonly epochs: number
  /** How often a feature must occur to be learned from. */
  readonly least: number
  /** What one unit of a stored weight is worth; half a byte holds seven of them either way. */
  readonly step: number
}

export type Random = () => number

const RATE = 0.2
/** Features left out at random while training, so that no single word carries a meaning alone. */
const DROPPED = 0.3
/** Belief held back from the label: some sentences are labelled differently than a reader would. */
const DOUBT = 0.02
const MOST_STEPS = 7

/** Logistic regression with AdaGrad. */
export function train(given: readonly Example[], course: Course): Learned {
  const { buckets: size, classes, epochs } = course
  const examples = withoutRare(given, course)
  const random = randomFrom(1)
  const weights = new Float64Array(size * classes)
  const seen = new Float64Array(size * classes).fill(1e-8)
  const bias = new Float64Array(classes)
  const biasSeen = new Float64Array(classes).fill(1e-8)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { buckets, means, weight } of shuffle([...examples], random)) {
      const kept = buckets.filter(() => random() > DROPPED)
      const unit = 1 / Math.sqrt(buckets.length)
      const scores = softmax(
        Array.from(bias, (value, index) => {
          let sum = 0
          for (const bucket of kept) sum += weights[bucket * classes + index] ?? 0
          return value + sum * unit
        }),
      )
      for (let index = 0; index < classes; index++) {
        const wanted = index === means ? 1 - DOUBT : DOUBT / (classes - 1)
        const slope = weight * ((scores[index] ?? 0) - wanted)
        step(bias, biasSeen, index, slope, RATE / 10)
        for (const bucket of kept) step(weights, seen, bucket * classes + index, slope * unit, RATE)
      }
    }
  }
  return quantize(weights, bias, course)
}

/** What hardly ever occurred tells nothing of others, and would be stored. */
function withoutRare(examples: readonly Example[], { buckets: size, least }: Course): Example[] {
  const counts = new Uint32Array(size)
  for (const { buckets } of examples) for (const bucket of buckets) counts[bucket] = (counts[bucket] ?? 0) + 1
  return examples.map((example) => ({
    ...example,
    buckets: example.buckets.filter((bucket) => (counts[bucket] ?? 0) >= least),
  }))
}

function step(values: Float64Array, seen: Float64Array, at: number, slope: number, rate: number): void {
  const total = (seen[at] ?? 0) + slope * slope
  seen[at] = total
  values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(total)
}

/** Weights of a bucket are told apart only by their differences, so their mean goes; then most of them round to nothing, which packs well. */
function quantize(weights: Float64Array, bias: Float64Array, { classes, step: unit }: Course): Learned {
  const rounded = new Int8Array(weights.length)
  for (let from = 0; from < weights.length; from += classes) {
    const own = weights.subarray(from, from + classes)
    const mean = own.reduce((sum, weight) => sum + weight, 0) / classes
    own.forEach((weight, index) => {
      rounded[from + index] = Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round((weight - mean) / unit)))
    })
  }
  return { weights: rounded, scale: unit, bias: [...bias] }
}

/** As the engine has it: buckets without any weight are passed over. */
export function asSparse({ weights, scale, bias }: Learned): SparseModel {
  const rowOf = (bucket: number): number => {
    const own = weights.subarray(bucket * bias.length, (bucket + 1) * bias.length)
    return own.some((weight) => weight !== 0) ? bucket + 1 : 0
  }
  return { rowOf, weights, scale, bias }
}

/** The divisor of the evidence under which what was meant is likeliest. */
export function fitTemperature(means: readonly number[], evidence: readonly (readonly number[])[]): number {
  const losses = Array.from({ length: 150 }, (_, index) => {
    const temperature = 0.2 + index / 100
    const loss = means.reduce((sum, wanted, at) => {
      const scores = softmax((evidence[at] ?? []).map((value) => value / temperature))
      return sum - Math.log(scores[wanted] ?? 0)
    }, 0)
    return { temperature, loss }
  })
  return losses.reduce((best, other) => (other.loss < best.loss ? other : best)).temperature
}

/** The source of a file of weights. */
export function weightsFile(script: string, { weights, scale, bias }: Learned, temperature: number): string {
  return [
    `// Made by \`node ${script}\`; not edited by hand.`,
    '',
    `export const SCALE = ${scale / temperature}`,
    `export const BIAS: readonly number[] = [${bias.map((value) => Number((value / temperature).toFixed(6))).join(', ')}]`,
    'export const WEIGHTS =',
    `  '${packed(weights, bias.length)}'`,
    '',
  ].join('\n')
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffle<T>(values: T[], random: Random): T[] {
  const shuffled: T[] = []
  while (values.length > 0) {
    const at = Math.floor(random() * values.length)
    const last = values.pop()
    if (last === undefined) break
    if (at === values.length) shuffled.push(last)
    else shuffled.push(...values.splice(at, 1, last))
  }
  return shuffled
}
