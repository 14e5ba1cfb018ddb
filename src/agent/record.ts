import type { ConversationMetadata } from '../domain/conversation.ts'
import type { Decided } from '../domain/decided.ts'
import type { DecisionContext, Observation } from '../domain/decision.ts'
import type { ToolCallRecord, ToolInvocationRecord, ToolResponse } from '../domain/tool-call.ts'
import { emptyMetadata } from '../engine/memory.ts'
import type { Invocation, Opening } from './invoke.ts'
import type { TurnPorts, TurnRecord } from './ports.ts'
import { lastDecision, toolCallsOf } from './reply.ts'
import type { Attempt, Step } from './steps.ts'

/** What a turn writes: both messages, the audit of every decision and tool call, and the conversation's next state. */
export function recordOf(
  ports: Pick<TurnPorts, 'newId'>,
  opening: Opening,
  context: DecisionContext,
  steps: readonly Step[],
  body: string,
  attempts: readonly Attempt[] = [],
): TurnRecord {
  const last = lastDecision(steps)
  const { conversation_id } = opening
  return {
    reply: body,
    messages: [
      {
        id: opening.message_id,
        conversation_id,
        role: 'user',
        content: context.message,
        timestamp: context.now,
        tool_calls: [],
      },
      {
        id: ports.newId(),
        conversation_id,
        role: 'assistant',
        content: last.response_text ?? '',
        timestamp: context.now,
        tool_calls: toolCallsOf(steps),
      },
    ],
    invocations: [...attempts.flatMap(whatStands), ...steps].flatMap((step) =>
      step.invocations.map((invocation) => invocationRecord(opening, step, invocation)),
    ),
    decisions: decisionRecords(ports, opening, [...attempts, { context, steps }]),
    metadata: withCalls(last.metadata ?? emptyMetadata, toolCallsOf(steps)),
    current_state: last.current_state,
    pending: last.pending_action,
  }
}

/** The engine knows neither ids nor clocks, so the calls it remembers get them here. */
function withCalls(metadata: ConversationMetadata, calls: readonly ToolCallRecord[]): ConversationMetadata {
  const known = (index: number) => {
    const call = calls[index]
    return call === undefined ? {} : { id: call.id, status: call.status, invoked_at: call.invoked_at }
  }
  return { ...metadata, last_tool_calls: metadata.last_tool_calls.map((call, index) => ({ ...call, ...known(index) })) }
}

/** Tool calls of an attempt that was rolled back: its reads count, its changes never happened. */
function whatStands({ steps }: Attempt): readonly Step[] {
  if (steps.at(-1)?.decision.consult !== undefined) return steps
  const response: ToolResponse = {
    success: false,
    data: null,
    error: 'Undone: the turn ran out of time',
    error_code: 'INTERNAL_ERROR',
  }
  return steps.map((step) => ({
    ...step,
    invocations: step.invocations.map((invocation) => ({ ...invocation, response })),
  }))
}

function invocationRecord(
  opening: Opening,
  step: Step,
  { id, call, response, invoked_at, duration_ms }: Invocation,
): ToolInvocationRecord {
  return {
    id,
    conversation_id: opening.conversation_id,
    message_id: opening.message_id,
    user_id: opening.user_id,
    tool_name: call.tool_name,
    parameters: call.parameters,
    intent_classification: step.decision.intent.intent_type,
    result: response,
    success: response.success,
    error_message: response.error,
    invoked_at,
    duration_ms,
  }
}

function decisionRecords(ports: Pick<TurnPorts, 'newId'>, opening: Opening, attempts: readonly Attempt[]): Decided[] {
  return attempts.flatMap((attempt, index) => {
    const before = attempts.slice(0, index).reduce((sum, { steps }) => sum + steps.length, 0)
    return recordsOf(ports, opening, attempt, before)
  })
}

function recordsOf(
  ports: Pick<TurnPorts, 'newId'>,
  opening: Opening,
  { context, steps }: Attempt,
  before: number,
): Decided[] {
  return steps.map(({ decision }, index) => ({
    id: ports.newId(),
    timestamp: context.now,
    conversation_id: opening.conversation_id,
    message_id: opening.message_id,
    user_id: opening.user_id,
    step: before + index + 1,
    input_message: context.message,
    classified_intent: decision.intent.intent_type,
    decision_type: decision.decision_type,
    tool_calls: decision.tool_calls,
    response_preview: decision.response_text === null ? null : previewOf(decision.response_text),
    rule_id: decision.intent.rule_id,
    engine_version: context.engine_version,
    context,
    begins: index === 0,
    observations: (steps[index - 1]?.invocations ?? []).map(toObservation),
    decision,
  }))
}

const PREVIEW = 200

function previewOf(text: string): string {
  return text.length <= PREVIEW ? text : [...text].slice(0, PREVIEW).join('')
}

function toObservation({ call, response }: Invocation): Observation {
  return { tool_name: call.tool_name, parameters: call.parameters, response }
}
