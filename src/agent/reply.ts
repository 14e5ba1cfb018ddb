import type { ChatResponse } from '../domain/chat.ts'
import type { AgentDecision, DecisionContext } from '../domain/decision.ts'
import type { DecisionType } from '../domain/decision-type.ts'
import type { ToolCallRecord } from '../domain/tool-call.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import type { Invocation } from './invoke.ts'
import type { OpenRequest } from './ports.ts'
import type { Step } from './steps.ts'
import { shownSuggestion } from './suggest.ts'

/** The caller's reply, built from the last decision and the tools' actual results. */
export function replyOf(opening: OpenRequest, context: DecisionContext, steps: readonly Step[]): ChatResponse {
  const last = lastDecision(steps)
  const suggestion = shownSuggestion(context, steps)
  const { clarification, pending_action: pending } = last
  return {
    conversation_id: opening.conversation_id,
    message_id: opening.message_id,
    response: last.response_text ?? '',
    status: last.status,
    decision_type: answeredBy(steps, last),
    intent: last.intent,
    tool_calls: toolCallsOf(steps),
    pending_action: pending === null ? null : withoutTitles(pending),
    clarification: clarification === null ? null : { question: clarification.question, options: clarification.options },
    reasoning_trace: last.reasoning_trace.join('; '),
    ...(suggestion === null ? {} : { suggestion }),
  }
}

export function lastDecision(steps: readonly Step[]): AgentDecision {
  const last = steps.at(-1)
  if (last === undefined) throw new Error('a turn without a decision')
  return last.decision
}

export function toolCallsOf(steps: readonly Step[]): ToolCallRecord[] {
  return steps.flatMap((step) => step.invocations).map(toRecord)
}

function toRecord({ id, call, response, invoked_at, duration_ms }: Invocation, index: number): ToolCallRecord {
  return {
    id,
    tool_name: call.tool_name,
    parameters: call.parameters,
    sequence: index + 1,
    status: response.success ? 'SUCCESS' : 'ERROR',
    result: response,
    error: response.error,
    invoked_at,
    duration_ms,
  }
}

/** A turn that changed tasks reports the decision that changed them; any other reports its last. */
function answeredBy(steps: readonly Step[], last: AgentDecision): DecisionType {
  const changing = steps.findLast((step) =>
    step.invocations.some(({ call, response }) => response.success && !isReadOnly(call.tool_name)),
  )
  return changing?.decision.decision_type ?? last.decision_type
}

function withoutTitles({
  task_titles: _,
  ...pending
}: NonNullable<AgentDecision['pending_action']>): ChatResponse['pending_action'] {
  return pending
}
