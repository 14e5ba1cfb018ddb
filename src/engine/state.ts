import type { ConversationState } from '../domain/conversation.ts'

export type StateEvent = 'message' | 'question' | 'reply' | 'failure' | 'failure_reported'

/** All transitions of a conversation; anything not listed is impossible. */
export const moves = {
  IDLE: { message: 'PROCESSING' },
  PROCESSING: { question: 'AWAITING_CONFIRMATION', reply: 'IDLE', failure: 'ERROR' },
  AWAITING_CONFIRMATION: { message: 'PROCESSING' },
  ERROR: { failure_reported: 'IDLE' },
} as const satisfies Record<ConversationState, Partial<Record<StateEvent, ConversationState>>>

/** The state after an event. An illegal transition is our bug, so it throws. */
export function move(state: ConversationState, event: StateEvent): ConversationState {
  const next: Partial<Record<StateEvent, ConversationState>> = moves[state]
  const reached = next[event]
  if (reached === undefined) throw new Error(`no move from ${state} by ${event}`)
  return reached
}
