// A turn of a conversation: claims the message by its id and locks the conversation while answering.

import { hash } from 'node:crypto'
import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import { type Deadline, noDeadline } from './deadline.ts'
import { type Exchange, type TurnOptions, take, takeLate } from './exchange.ts'
import type { OpenRequest, TurnPorts } from './ports.ts'
import { replyOf } from './reply.ts'

export interface TurnRequest extends ChatRequest {
  readonly user_id: string
  /** The conversation's id, if it begins with this message. */
  readonly begins?: string
}

/** Takes a turn and returns the exact bytes of the reply, the same for every repeat of the message. */
export async function takeTurn(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  deadline: Deadline = noDeadline,
): Promise<string> {
  deadline.check()
  return await take(ports, options, turnOf(ports, options, request), deadline)
}

/** Records that time ran out; `fault` is what stopped the turn, `said` what the caller was told already. */
export async function takeLateTurn(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  fault: unknown,
  said: string | null,
): Promise<string> {
  return await takeLate(ports, options, turnOf(ports, options, request), fault, said)
}

function turnOf(ports: TurnPorts, options: TurnOptions, request: TurnRequest): Exchange {
  const opening = openingOf(ports, options, request)
  return {
    request,
    opening,
    voice: 'policy',
    words: {
      running: 'This message is still being worked on. Try again in a moment.',
      reused: 'This message_id was already used for another message.',
    },
    open: () => ports.store.openTurn(opening),
    callsAs: () => opening,
    bodyOf: (context, steps) => JSON.stringify(replyOf(opening, context, steps) satisfies ChatResponse),
    fate: () => ports.store.fateOf(opening.user_id, opening.message_id),
  }
}

function openingOf(ports: TurnPorts, options: TurnOptions, request: TurnRequest): OpenRequest {
  const { message, timezone = null, confirms = null, conversation_id, done_meanwhile } = request
  const asked = [message, conversation_id ?? null, timezone, confirms, ...(done_meanwhile ?? [])]
  return {
    user_id: request.user_id,
    message_id: request.message_id ?? ports.newId(),
    conversation_id: conversation_id ?? request.begins ?? ports.newId(),
    is_new: conversation_id === undefined,
    request_hash: hash('sha256', JSON.stringify(asked)),
    window: options.defaults.context_window_size,
    timeout_ms: options.defaults.multi_step_timeout * 1000,
  }
}
