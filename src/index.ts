// The contract's functions, for use as a library.

export type { Action, Reference } from './domain/action.ts'
export type { AgentDecision, DecisionContext, Observation } from './domain/decision.ts'
export type { UserIntent } from './domain/intent.ts'
export { classifyIntent, processMessage, resolveTaskReference } from './engine/contract.ts'
