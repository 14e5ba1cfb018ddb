// The pieces that a sentence is made of.

import type { Act, TaskSet } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Span } from '../../chart/rule.ts'
import type { Evidence } from '../question.ts'

export type Piece = Span & { readonly cost: number } & (
    | {
        readonly is: 'act'
        readonly act: Act
        readonly rule: string
        readonly stated: boolean
        /** A note extends beyond its sentence. */
        readonly reaches: number
        /** Positions of the unexplained words. */
        readonly strange: readonly number[]
      }
    | { readonly is: 'question'; readonly act: Act; readonly evidence: Evidence; readonly unmet: boolean }
    | { readonly is: 'bare'; readonly act: Act }
    /** The exception to the request before: "…, all except the rent". */
    | { readonly is: 'exception'; readonly except: TaskSet }
    | {
        readonly is:
          | 'remark'
          | 'skipped'
          | 'filler'
          | 'strange'
          | 'joint'
          | 'request'
          | 'never'
          | 'doubt'
          | 'condition'
          | 'repair'
      }
  )

export interface Reached {
  /** Whether there was a request before this point. */
  readonly acted: boolean
  /** Whether the last request was about several tasks, so that an exception may follow. */
  readonly several: boolean
  /** Whether something was added or reopened before this point, so that its values may follow. */
  readonly adding: boolean
  /** Whether something was taken back before this point, so that a replacement may follow. */
  readonly mending: boolean
  readonly cost: number
  readonly piece: Piece | null
  readonly before: number
}

/** A word of a sentence, and how it was reached. */
export interface Place {
  readonly chart: Chart
  readonly at: number
  readonly span: Span
  readonly here: Reached
  /** The upper bound on the cost from here to the end of the sentence: the best reading so far costs this much. */
  readonly most: number
}

/** Whether a piece that costs at least this much and ends there may be on the cheapest path through the sentence. */
export function mayPay({ span, most }: Place, cost: number, end: number): boolean {
  return cost - COSTS.leastPerWord * (span.to - end) < most
}

export const OPENING: ReadonlySet<Piece['is']> = new Set([
  'filler',
  'strange',
  'joint',
  'request',
  'never',
  'doubt',
  'condition',
  'remark',
  'repair',
])

export function remark(from: number, to: number): Piece {
  return { is: 'remark', from, to, cost: COSTS.remark + COSTS.remarkWord * (to - from) }
}
