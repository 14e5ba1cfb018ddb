// Messages as the page shows them: turns, each what was said and what was answered.

import type { ChatRequest, ChatResponse, ToldMessage } from '../../../src/domain/chat.ts'

export type Reply = Pick<ChatResponse, 'response' | 'tool_calls'> & {
  /** null where it is not known any more how it came about. */
  readonly decision: ToldMessage['decision']
}

export interface Turn {
  /** The user message's id. */
  readonly id: string
  readonly text: string
  readonly said_at: string
  readonly state: 'sending' | 'failed' | 'answered'
  readonly reply: Reply | null
  /** What is sent, word for word each time: the server takes it once. */
  readonly request: ChatRequest | null
  readonly fault: { readonly message: string; readonly request_id: string | null } | null
  readonly wasTried?: boolean
}

export function replyOf({
  response,
  tool_calls,
  conversation_id: _c,
  message_id: _m,
  ...decision
}: ChatResponse): Reply {
  return { response, tool_calls, decision }
}

export function turnsOf(messages: readonly ToldMessage[]): Turn[] {
  const turns: Turn[] = []
  for (const message of messages) {
    const last = turns.at(-1)
    if (message.role === 'user') turns.push(begun(message))
    else if (message.role === 'assistant' && last !== undefined)
      turns[turns.length - 1] = {
        ...last,
        reply: { response: message.content, tool_calls: message.tool_calls, decision: message.decision },
      }
  }
  return turns
}

function begun({ id, content, timestamp }: ToldMessage): Turn {
  return { id, text: content, said_at: timestamp, state: 'answered', reply: null, request: null, fault: null }
}

/** What was read anew takes the place of what was there; what is not yet answered stays at the end. */
export function mergeTurns(before: readonly Turn[], newest: readonly Turn[]): { turns: Turn[]; isJoined: boolean } {
  const ids = new Set(newest.map((turn) => turn.id))
  const unsent = before.filter((turn) => turn.state !== 'answered' && !ids.has(turn.id))
  const at = before.findIndex((turn) => ids.has(turn.id))
  const older = before.slice(0, at === -1 ? 0 : at)
  const isJoined = at !== -1
  const kept = new Map(before.map((turn) => [turn.id, turn]))
  return { turns: [...older, ...newest.map((turn) => same(kept.get(turn.id), turn)), ...unsent], isJoined }
}

/** A turn that was answered does not change, so it is not drawn again. */
function same(before: Turn | undefined, now: Turn): Turn {
  return before?.state === 'answered' && before.reply !== null ? before : now
}
