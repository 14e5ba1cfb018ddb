// What a sentence is put together from.

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
        /** A note goes on beyond its sentence. */
        readonly reaches: number
        /** Places of its words that nothing explained. */
        readonly strange: readonly number[]
      }
    | { readonly is: 'question'; readonly act: Act; readonly evidence: Evidence; readonly unmet: boolean }
    | { readonly is: 'bare'; readonly act: Act }
    /** What stays out of what was just asked for: "…, all except the rent". */
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
  /** Whether something was asked for on the way here. */
  readonly acted: boolean
  /** Whether what was asked for last is about several tasks, so that some may stay out. */
  readonly several: boolean
  /** Whether something is added or opened again on the way: what it is like may be said behind it. */
  readonly adding: boolean
  /** Whether something was taken back on the way: what follows may stand in its place. */
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
  /** Less than this it must cost to go on from here to the end of the sentence: what is known to reach it costs as much. */
  readonly most: number
}

/** Whether what costs at least so much and ends there may be part of the cheapest way through the sentence. */
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
