// The single shot: one message, one short reply, no conversation. As in a turn, task changes and the audit are written
// in one transaction.

import { createHash } from 'node:crypto'
import type { AgentRequest, AgentResponse } from '../domain/chat.ts'
import type { DecisionContext } from '../domain/decision.ts'
import { AppError } from '../domain/errors.ts'
import { singleShot } from '../engine/replies/single-shot.ts'
import { inTime } from './deadline.ts'
import { type Exchange, type ExchangePorts, type TurnOptions, take, takeLate } from './exchange.ts'
import type { Opening } from './invoke.ts'
import type { Fate, Loaded, OpenTurn, StoredReply } from './ports.ts'
import { lastDecision } from './reply.ts'
import type { Step } from './steps.ts'
import { shownSuggestion } from './suggest.ts'

export interface OpenSingleRequest extends Pick<Opening, 'user_id' | 'conversation_id' | 'message_id'> {
  /** The token with which this message answers a question. */
  readonly token: string | null
  /** The token for answering this message's reply, should that be a question. */
  readonly new_token: string
  /** What makes the request safe to repeat. */
  readonly key: string | null
  readonly request_hash: string
  readonly timeout_ms: number
}

export type OpenedSingle =
  | { readonly kind: 'open'; readonly turn: OpenTurn; readonly loaded: Loaded }
  | { readonly kind: 'done'; readonly reply: StoredReply }
  | { readonly kind: 'running' }

export interface SingleStore {
  openSingle(request: OpenSingleRequest): Promise<OpenedSingle>
  fateOf(user_id: string, key: string): Promise<Fate>
}

export interface SinglePorts extends ExchangePorts {
  readonly singles: SingleStore
}

export interface SingleRequest extends AgentRequest {
  readonly idempotency_key?: string
}

/** Answers one message and returns the exact bytes of the answer. */
export async function answerOnce(ports: SinglePorts, options: TurnOptions, request: SingleRequest): Promise<string> {
  const started = ports.now()
  const opening = openingOf(ports, options, request)
  return await inTime(
    options.defaults.multi_step_timeout,
    (deadline) => take(ports, options, singleOf(ports, request, opening, started), deadline),
    {
      say: (changed) => JSON.stringify(lateAnswer(singleShot.out_of_time({ changed }), elapsed(ports, started))),
      // No answer was given, so the token it came with stays valid.
      keep: (fault, said) =>
        takeLate(ports, options, singleOf(ports, request, { ...opening, token: null }, started), fault, said),
      report: (fault) => ports.report?.(fault),
    },
  )
}

function singleOf(ports: SinglePorts, request: SingleRequest, opening: OpenSingleRequest, started: Date): Exchange {
  const { user_id, key } = opening
  return {
    request,
    opening,
    voice: 'single_shot',
    words: { running: 'This request is still being worked on. Try again in a moment.', reused: REUSED },
    open: () => ports.singles.openSingle(opening),
    callsAs: (loaded) => withToken(opening, loaded),
    bodyOf: (context, steps) => {
      const took = elapsed(ports, started)
      const late = context.out_of_time === true ? (lastDecision(steps).response_text ?? '') : null
      return JSON.stringify(late === null ? answerOf(context, steps, opening.new_token, took) : lateAnswer(late, took))
    },
    fate: key === null ? null : () => ports.singles.fateOf(user_id, key),
  }
}

function openingOf(ports: SinglePorts, options: TurnOptions, request: SingleRequest): OpenSingleRequest {
  const { user_id, message, timezone = null, confirmation_token: token = null } = request
  return {
    user_id,
    conversation_id: ports.newId(),
    message_id: ports.newId(),
    token,
    new_token: ports.newToken(),
    key: request.idempotency_key ?? null,
    request_hash: createHash('sha256')
      .update(JSON.stringify(['agent', message, timezone, token]))
      .digest('hex'),
    timeout_ms: options.defaults.multi_step_timeout * 1000,
  }
}

const REUSED = 'This Idempotency-Key was already used for another request.'

export function sameAnswer(stored: StoredReply, request_hash: string): string {
  if (stored.request_hash !== request_hash) throw new AppError('DIFFERENT_REQUEST', REUSED)
  return stored.body
}

function withToken(opening: OpenSingleRequest, { pending }: Loaded): Opening {
  if (opening.token === null || pending === null) return opening
  return { ...opening, brought: { confirmation_id: pending.id, token: opening.token } }
}

function answerOf(
  context: DecisionContext,
  steps: readonly Step[],
  token: string,
  execution_time_ms: number,
): AgentResponse {
  const last = lastDecision(steps)
  const suggestion = shownSuggestion(context, steps)
  return {
    response: last.response_text ?? '',
    metadata: {
      intent: last.intent.intent_type,
      tool_called: steps.flatMap((step) => step.invocations).at(-1)?.call.tool_name ?? null,
      confidence: last.intent.confidence,
      classification_method: last.intent.classification_method,
      execution_time_ms,
      ...(last.pending_action === null ? {} : { confirmation_token: token }),
      ...(suggestion === null ? {} : { suggestion }),
    },
  }
}

function lateAnswer(response: string, execution_time_ms: number): AgentResponse {
  return {
    response,
    metadata: {
      intent: 'AMBIGUOUS',
      tool_called: null,
      confidence: null,
      classification_method: 'RULE_BASED',
      execution_time_ms,
    },
  }
}

function elapsed(ports: SinglePorts, started: Date): number {
  return Math.max(0, ports.now().getTime() - started.getTime())
}
