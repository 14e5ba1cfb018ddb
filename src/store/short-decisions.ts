// What a conversation remembers and its last messages are most of what a turn's audit holds, and they hardly change from one
// turn to the next. So a context is kept as its difference from an earlier one of the same conversation that is kept whole,
// and what a decision remembers as its difference from what its context did. Whoever reads them gets the exact text back.

import { z } from 'zod'
import type { DecisionRecord } from '../domain/audit.ts'
import { type Decided, writtenOut } from '../domain/decided.ts'
import type { DecisionContext } from '../domain/decision.ts'
import { differenceOf, differenceSchema, withDifference } from './difference.ts'
import type { Row } from './line.ts'

/** A context that stands whole in the first step of its message. */
export interface WholeContext {
  readonly message_id: string
  readonly context: DecisionContext
  readonly length: number
  /** By the process's own clock. */
  readonly written_at: number
}

export interface KeptDecision extends DecisionRecord {
  /** The message whose whole context this one differs from. */
  readonly rests_on: string | null
  readonly context_changes: string | null
  readonly metadata_changes: string | null
}

const WHOLE = { rests_on: null, context_changes: null, metadata_changes: null }

/** A difference that is longer than this part of the whole is not worth it: the next ones would be longer still. */
const LONGEST_PART = 1 / 3

/** Others may rest on a whole context for so long, and it is cleared away that much later (`upkeep.ts`). */
export const RESTS_HOURS = 1

export function keptWhole(decided: Decided): KeptDecision {
  return { ...writtenOut(decided), ...WHOLE }
}

export function keptShort(decided: Decided, whole: WholeContext | null): KeptDecision {
  const { context, begins, observations, decision, ...record } = decided
  const { metadata } = decision
  return {
    ...record,
    ...(begins ? shortContext(decided, whole) : { ...WHOLE, context: null }),
    observations: JSON.stringify(observations),
    decision: JSON.stringify({ ...decision, metadata: null }),
    metadata_changes: metadata === null ? null : JSON.stringify(differenceOf(context.metadata, metadata)),
  }
}

function shortContext(
  { context, step }: Decided,
  whole: WholeContext | null,
): Pick<KeptDecision, 'context' | 'context_changes' | 'rests_on'> {
  if (whole !== null && step === 1 && performance.now() - whole.written_at < RESTS_HOURS * 3_600_000) {
    const context_changes = JSON.stringify(differenceOf(whole.context, context))
    if (context_changes.length < whole.length * LONGEST_PART)
      return { context: null, context_changes, rests_on: whole.message_id }
  }
  return { ...WHOLE, context: JSON.stringify(context) }
}

/** What the next turns of the conversation can rest on, once these are committed. */
export function wholeAfter(
  [first]: readonly Decided[],
  [kept]: readonly KeptDecision[],
  whole: WholeContext | null,
): WholeContext | null {
  if (first === undefined || typeof kept?.context !== 'string' || first.step !== 1) return whole
  const { message_id, context } = first
  // A copy: how the message was read is known by the context it was decided in for as long as that one is there, and takes a
  // hundred times its room.
  return { message_id, context: { ...context }, length: kept.context.length, written_at: performance.now() }
}

/** Beside the columns of `decisions`, called `d`: what `wholeDecision` needs to write them out. */
export const shortColumns = `d.context, d.context_changes, d.decision, d.metadata_changes,
  begun.context as begun_context, begun.context_changes as begun_changes, begun.whole`

export const shortTables = `decisions d left join lateral (
    select b.context, b.context_changes, w.context as whole from decisions b
    left join decisions w on w.user_id = b.user_id and w.message_id = b.rests_on and w.step = 1
    where b.user_id = d.user_id and b.message_id = d.message_id and b.step <= d.step
      and (b.context is not null or b.context_changes is not null)
    order by b.step desc limit 1
  ) as begun on d.context_changes is not null or d.metadata_changes is not null`

const orNull = z.string().nullable()
const shortRow = z.object({
  context: orNull,
  context_changes: orNull,
  decision: z.string(),
  metadata_changes: orNull,
  begun_context: orNull,
  begun_changes: orNull,
  whole: orNull,
})

/** The exact texts of a row with `shortColumns`. */
export function wholeDecision(row: Row): { context: string | null; decision: string } {
  const short = shortRow.parse(row)
  const begun = short.begun_context ?? changed(short.whole, short.begun_changes)
  const context = short.context ?? (short.context_changes === null ? null : begun)
  if (short.metadata_changes === null || begun === null) return { context, decision: short.decision }
  const metadata = withDifference(JSON.parse(begun).metadata, readDifference(short.metadata_changes))
  return { context, decision: JSON.stringify({ ...JSON.parse(short.decision), metadata }) }
}

function changed(whole: string | null, changes: string | null): string | null {
  return whole === null || changes === null
    ? null
    : JSON.stringify(withDifference(JSON.parse(whole), readDifference(changes)))
}

function readDifference(text: string) {
  return differenceSchema.parse(JSON.parse(text))
}
