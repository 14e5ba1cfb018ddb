import type { ConversationState } from '../domain/conversation.ts'

export type StateEvent = 'message' | 'question' | 'reply' | 'failure' | 'failure_reported'

/** Every move a conversation can make; what is not here cannot happen. */
export const moves = {
  IDLE: { message: 'PROCESSING' },
  PROCESSING: { question: 'AWAITING_CONFIRMATION', reply: 'IDLE', failure: 'ERROR' },
  AWAITING_CONFIRMATION: { message: 'PROCESSING' },
  ERROR: { failure_reported: 'IDLE' },
} as const satisfies Record<ConversationState, Partial<Record<StateEvent, ConversationState>>>

/** The state after an event. An illegal move is a bug of ours, so it throws. */
export function move(state: ConversationState, event: StateEvent): ConversationState {
  const next: Partial<Record<StateEvent, ConversationState>> = moves[state]
  const reached = next[event]
  if (reached === undefined) throw new Error(`no move from ${state} by ${event}`)
  return reached
}
