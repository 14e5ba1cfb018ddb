import type { DecisionRecord } from './audit.ts'
import type { AgentDecision, DecisionContext, Observation } from './decision.ts'

/** A decision's record before its context and decision are written out as text. */
export interface Decided extends Omit<DecisionRecord, 'context' | 'observations' | 'decision' | 'via'> {
  readonly context: DecisionContext
  /** Whether the context begins with this step; it is kept once. */
  readonly begins: boolean
  readonly observations: readonly Observation[]
  readonly decision: AgentDecision
}

/** As exact text: replay compares bytes. */
export function writtenOut({ context, begins, observations, decision, ...record }: Decided): DecisionRecord {
  return {
    ...record,
    context: begins ? JSON.stringify(context) : null,
    observations: JSON.stringify(observations),
    decision: JSON.stringify(decision),
  }
}
