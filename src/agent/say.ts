// The entrance to a turn: waits in the conversation's queue, and answers in time.

import type { ChatResponse } from '../domain/chat.ts'
import { classifyIntent } from '../engine/contract.ts'
import { policy } from '../engine/replies/policy.ts'
import { inTime, type Late } from './deadline.ts'
import type { TurnOptions } from './exchange.ts'
import type { TurnPorts } from './ports.ts'
import type { Queues } from './queue.ts'
import { type TurnRequest, takeLateTurn, takeTurn } from './turn.ts'

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
    {
      say: (changed) => JSON.stringify(lateReply(ports, options, request, { conversation_id, message_id }, changed)),
      keep: (fault, said) => takeLateTurn(ports, options, request, fault, said),
      report: (fault) => ports.report?.(fault),
    },
  )
}

/** Answers without any lookup, since a lookup may be what takes so long. */
function lateReply(
  ports: TurnPorts,
  options: TurnOptions,
  request: TurnRequest,
  ids: { conversation_id: string; message_id: string },
  changed: Late,
): ChatResponse {
  const timezone = request.timezone ?? options.timezone
  return {
    ...ids,
    response: policy.out_of_time({ changed }),
    status: 'error',
    decision_type: 'RESPOND_ONLY',
    intent: classifyIntent(request.message, { now: ports.now().toISOString(), timezone, pending: false }),
    tool_calls: [],
    pending_action: null,
    clarification: null,
    reasoning_trace: `out of time; changed: ${changed}`,
  }
}
