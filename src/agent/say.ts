// The way into a turn: a place in the conversation's line, and an answer in time.

import type { ChatResponse } from '../domain/chat.ts'
import { classifyIntent } from '../engine/contract.ts'
import { inTime, type Late } from './deadline.ts'
import type { TurnPorts } from './ports.ts'
import type { Queues } from './queue.ts'
import { type TurnOptions, type TurnRequest, takeTurn } from './turn.ts'

export async function sayInTime(
  ports: TurnPorts,
  queues: Queues,
  options: TurnOptions,
  given: TurnRequest,
): Promise<string> {
  const message_id = given.message_id ?? ports.newId()
  const request = { ...given, message_id, begins: ports.newId() }
  const conversation_id = given.conversation_id ?? request.begins
  return await inTime(
    options.defaults.multi_step_timeout,
    (deadline) =>
      queues.run(`${given.user_id} ${conversation_id}`, message_id, () => takeTurn(ports, options, request, deadline)),
    (late) => JSON.stringify(lateReply(ports, options, request, { conversation_id, message_id }, late)),
  )
}

export const lateWords: Record<Late, string> = {
  nothing_changed: 'This is taking longer than expected, so I stopped. Nothing was changed. Please try again.',
  not_known:
    'This is taking longer than expected. I cannot say yet whether it was done; look at your tasks before you try again.',
}

function lateReply(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  ids: { conversation_id: string; message_id: string },
  late: Late,
): ChatResponse {
  const timezone = request.timezone ?? options.timezone
  return {
    ...ids,
    response: lateWords[late],
    status: 'error',
    decision_type: 'RESPOND_ONLY',
    intent: classifyIntent(request.message, { now: ports.now().toISOString(), timezone, pending: false }),
    tool_calls: [],
    pending_action: null,
    clarification: null,
    reasoning_trace: `past the deadline; ${late}`,
  }
}
