// A linear model that stores only the buckets with weights.

import { unpacked } from './packed.ts'

export interface SparseModel {
  /** The row of a bucket's weights, counting from 1; 0 if nothing was learned about it. */
  readonly rowOf: (bucket: number) => number
  /** One weight per class for every row. */
  readonly weights: Int8Array
  readonly scale: number
  /** One per class. */
  readonly bias: readonly number[]
}

/** The contents of a weights file. */
interface Kept {
  readonly WEIGHTS: string
  readonly SCALE: number
  readonly BIAS: readonly number[]
}

export function sparseModel({ WEIGHTS, SCALE: scale, BIAS: bias }: Kept, buckets: number): SparseModel {
  const { rows, weights } = unpacked(WEIGHTS, buckets, bias.length)
  return { rowOf: (bucket) => rows[bucket] ?? 0, weights, scale, bias }
}

/**
 * The evidence for each class: the sum over the known features, divided by the root of their number so that long texts
 * don't dominate.
 */
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
