// A linear model that keeps only the buckets that tell anything.

import { unpacked } from './packed.ts'

export interface SparseModel {
  /** The row of a bucket's weights, counted from 1; 0 where nothing was learned of it. */
  readonly rowOf: (bucket: number) => number
  /** For every row one weight per class. */
  readonly weights: Int8Array
  readonly scale: number
  /** One for every class. */
  readonly bias: readonly number[]
}

/** What a file of weights holds. */
interface Kept {
  readonly WEIGHTS: string
  readonly SCALE: number
  readonly BIAS: readonly number[]
}

export function sparseModel({ WEIGHTS, SCALE: scale, BIAS: bias }: Kept, buckets: number): SparseModel {
  const { rows, weights } = unpacked(WEIGHTS, buckets, bias.length)
  return { rowOf: (bucket) => rows[bucket] ?? 0, weights, scale, bias }
}

/** The evidence for each class: sums over the known features, divided by the root of their number so that long texts do not shout. */
export function evidenceFrom({ rowOf, weights, scale, bias }: SparseModel, buckets: Uint32Array): number[] {
  const classes = bias.length
  const sums = new Array<number>(classes).fill(0)
  let known = 0
  for (const bucket of buckets) {
    const row = rowOf(bucket)
    if (row === 0) continue
    known++
    for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + (weights[(row - 1) * classes + at] ?? 0)
  }
  const unit = scale / Math.sqrt(Math.max(known, 1))
  return sums.map((sum, at) => sum * unit + (bias[at] ?? 0))
}
