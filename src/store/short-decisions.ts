// A conversation's metadata and last messages are most of a turn's audit, and they hardly change between turns. So we
// store what a decision remembers as its difference from its context, and the context of the next turn as its
// difference from what the last one left. Readers get the exact text back.

import { z } from 'zod'
import type { DecisionRecord } from '../domain/audit.ts'
import { type Decided, writtenOut } from '../domain/decided.ts'
import type { DecisionContext } from '../domain/decision.ts'
import { differenceOf, differenceSchema, withDifference } from './difference.ts'
import type { Row } from './line.ts'

/**
 * What a turn leaves: its context, with the metadata of its last decision. The next context is stored relative to it.
 */
export interface LeftBehind {
  readonly message_id: string
  readonly context: DecisionContext
  /** The length and hour of the last context stored in full, and how many turns were stored relative to it. */
  readonly length: number
  readonly hour: string
  readonly turns: number
}

export interface KeptDecision extends DecisionRecord {
  /** The message whose turn this context is stored relative to. */
  readonly follows: string | null
  readonly context_changes: string | null
  readonly metadata_changes: string | null
}

const WHOLE = { follows: null, context_changes: null, metadata_changes: null }

/** A difference longer than this fraction of the full text isn't worth it. */
const LONGEST_PART = 1 / 3

/** Reading a context means reading all those before it, back to a full one. */
const MOST_TURNS = 15

/** Decisions of the same hour are deleted together (`upkeep.ts`), so that none loses what it is relative to. */
function hourOf({ timestamp }: Decided): string {
  return timestamp.slice(0, 13)
}

export function keptWhole(decided: Decided): KeptDecision {
  return { ...writtenOut(decided), ...WHOLE }
}

export function keptShort(decided: Decided, left: LeftBehind | null): KeptDecision {
  const { context, begins, observations, decision, ...record } = decided
  const { metadata } = decision
  return {
    ...record,
    ...(begins ? shortContext(decided, left) : { ...WHOLE, context: null }),
    observations: JSON.stringify(observations),
    decision: JSON.stringify({ ...decision, metadata: null }),
    metadata_changes: metadata === null ? null : JSON.stringify(differenceOf(context.metadata, metadata)),
  }
}

function shortContext(
  decided: Decided,
  left: LeftBehind | null,
): Pick<KeptDecision, 'context' | 'context_changes' | 'follows'> {
  const { context, step } = decided
  if (left !== null && step === 1 && left.turns < MOST_TURNS && left.hour === hourOf(decided)) {
    const context_changes = JSON.stringify(differenceOf(left.context, context))
    if (context_changes.length < left.length * LONGEST_PART)
      return { context: null, context_changes, follows: left.message_id }
  }
  return { ...WHOLE, context: JSON.stringify(context) }
}

/** What the next turn's context can be stored relative to, once these are committed. */
export function leftBehind(
  decided: readonly Decided[],
  [kept]: readonly KeptDecision[],
  before: LeftBehind | null,
): LeftBehind | null {
  const [first, ...others] = decided
  // A turn that was redecided in another context leaves more than one.
  if (first === undefined || kept === undefined || first.step !== 1 || others.some(({ begins }) => begins)) return null
  const { message_id, context, decision } = others.at(-1) ?? first
  // A copy: the reading of the message is cached with its context as long as that is referenced, and takes a hundred
  // times the space.
  const left = { message_id, context: { ...context, metadata: decision.metadata ?? context.metadata } }
  if (kept.context !== null) return { ...left, length: kept.context.length, hour: hourOf(first), turns: 0 }
  return before === null ? null : { ...before, ...left, turns: before.turns + 1 }
}

/** The columns that `wholeDecision` needs besides those of `decisions`, called `d`. */
export const shortColumns = 'd.context, d.context_changes, d.decision, d.metadata_changes, begun.chain'

// From this decision's context back to a full one, which comes first. The metadata of a turn's last decision is part of
// what the next one is relative to; rows relative to a context itself are from older versions.
export const shortTables = `decisions d left join lateral (
    with recursive link as (
      (select 1 as depth, b.context, b.context_changes, b.follows, b.rests_on, null as memory from decisions b
        where b.user_id = d.user_id and b.message_id = d.message_id and b.step <= d.step
          and (b.context is not null or b.context_changes is not null)
        order by b.step desc limit 1)
      union all
      select l.depth + 1, p.context, p.context_changes, p.follows, p.rests_on, case when l.follows is not null then (
          select m.metadata_changes from decisions m where m.user_id = d.user_id and m.message_id = l.follows order by m.step desc limit 1) end
        from link l join decisions p on p.user_id = d.user_id and p.message_id = coalesce(l.follows, l.rests_on) and p.step = 1
        where l.context is null
    )
    select json_agg(json_build_array(context, context_changes, memory) order by depth desc) as chain from link
  ) as begun on d.context_changes is not null or d.metadata_changes is not null`

const orNull = z.string().nullable()
const linkRow = z.tuple([orNull, orNull, orNull])
const shortRow = z.object({
  context: orNull,
  context_changes: orNull,
  decision: z.string(),
  metadata_changes: orNull,
  chain: z.array(linkRow).nullable(),
})

/** The exact texts of a row with `shortColumns`. */
export function wholeDecision(row: Row): { context: string | null; decision: string } {
  const short = shortRow.parse(row)
  const begun = contextAt(short.chain ?? [])
  const context = short.context ?? (short.context_changes === null || begun === null ? null : JSON.stringify(begun))
  if (short.metadata_changes === null || begun === null) return { context, decision: short.decision }
  const metadata = withDifference(Object(begun).metadata, readDifference(short.metadata_changes))
  return { context, decision: JSON.stringify({ ...JSON.parse(short.decision), metadata }) }
}

/** The last context of a chain; null if what it is relative to is gone. */
function contextAt(chain: readonly z.infer<typeof linkRow>[]): object | null {
  let context: object | null = null
  for (const [whole, changes, memory] of chain) {
    if (whole !== null) context = JSON.parse(whole)
    else context = context === null || changes === null ? null : withDifference(context, readDifference(changes))
    if (context !== null && memory !== null)
      context = { ...context, metadata: withDifference(Object(context).metadata, readDifference(memory)) }
  }
  return context
}

function readDifference(text: string) {
  return differenceSchema.parse(JSON.parse(text))
}
