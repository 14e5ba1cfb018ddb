// The single shot: one message, one short reply, no conversation kept. Tasks change and the audit is written in one
// transaction, as in a turn.

import { createHash } from 'node:crypto'
import type { AgentRequest, AgentResponse } from '../domain/chat.ts'
import type { AgentDecision, DecisionContext } from '../domain/decision.ts'
import { AppError } from '../domain/errors.ts'
import { decide } from '../engine/decide.ts'
import { singleShot } from '../engine/replies/single-shot.ts'
import { contextOf, withSuggestion } from './context.ts'
import { type Deadline, inTime, PastDeadline } from './deadline.ts'
import type { Opening } from './invoke.ts'
import type { Loaded, OpenTurn, StoredReply, TurnPorts } from './ports.ts'
import { recordOf } from './record.ts'
import { lastDecision } from './reply.ts'
import { type Asked, asOf, shownSuggestion } from './suggest.ts'
import {
  type Attempt,
  after,
  askingOnce,
  type Completed,
  GivenUp,
  type Step,
  type TurnOptions,
  takeSteps,
} from './turn.ts'

export interface OpenSingleRequest extends Pick<Opening, 'user_id' | 'conversation_id' | 'message_id'> {
  /** The token that a message answers with. */
  readonly token: string | null
  /** The token that the answer to this message will need, should it ask something. */
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
}

export interface SinglePorts extends Pick<TurnPorts, 'tools' | 'model' | 'now' | 'newId' | 'newToken' | 'report'> {
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
    (deadline) =>
      askingOnce(ports, deadline, (asked) => answer(ports, options, request, opening, started, deadline, asked)),
    {
      say: (changed) => JSON.stringify(lateAnswer(singleShot.out_of_time({ changed }), elapsed(ports, started))),
      keep: (fault, said) => {
        const attempts = fault instanceof GivenUp ? fault.attempts : []
        return answerLate(ports, options, request, opening, started, attempts, said)
      },
      report: (fault) => ports.report?.(fault),
    },
  )
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

async function answer(
  ports: SinglePorts,
  options: TurnOptions,
  request: SingleRequest,
  opening: OpenSingleRequest,
  started: Date,
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const opened = await ports.singles.openSingle(opening)
  switch (opened.kind) {
    case 'done':
      return { body: sameAnswer(opened.reply, opening.request_hash) }
    case 'running':
      throw new AppError('STILL_RUNNING', 'This request is still being worked on. Try again in a moment.')
    case 'open':
      return await complete(ports, options, request, opening, opened, started, deadline, asked)
  }
}

export function sameAnswer(stored: StoredReply, request_hash: string): string {
  if (stored.request_hash !== request_hash)
    throw new AppError('DIFFERENT_REQUEST', 'This Idempotency-Key was already used for another request.')
  return stored.body
}

async function complete(
  ports: SinglePorts,
  options: TurnOptions,
  request: SingleRequest,
  opening: OpenSingleRequest,
  { turn, loaded }: { turn: OpenTurn; loaded: Loaded },
  started: Date,
  deadline: Deadline,
  asked: Asked | null,
): Promise<Completed> {
  const own = contextOf(options, request, opening, loaded, ports.newId(), 'single_shot')
  const context = withSuggestion(own, ports.model, asked === null ? null : asOf(asked, own))
  const earlier = asked === null ? [] : [asked.attempt]
  const steps: Step[] = []
  try {
    deadline.allow(context.settings.multi_step_timeout)
    await takeSteps(ports, turn, after(withToken(opening, loaded), earlier), { context, steps }, deadline)
    if (lastDecision(steps).consult !== undefined) {
      await turn.abandon()
      return { asks: { context, steps } }
    }
    const body = JSON.stringify(answerOf(context, steps, opening.new_token, elapsed(ports, started)))
    deadline.commits()
    await turn.finish(recordOf(ports, opening, context, steps, body, earlier))
    return { body }
  } catch (fault) {
    await turn.abandon()
    throw fault instanceof PastDeadline ? new GivenUp([...earlier, { context, steps }], fault) : fault
  }
}

/** Says that the time was over, and keeps a record of it. The token it came with stays good: nothing was answered. */
async function answerLate(
  ports: SinglePorts,
  options: TurnOptions,
  request: SingleRequest,
  given: OpenSingleRequest,
  started: Date,
  attempts: readonly Attempt[],
  said: string | null,
): Promise<string> {
  const opening = { ...given, token: null }
  const opened = await ports.singles.openSingle(opening)
  if (opened.kind === 'done') return sameAnswer(opened.reply, opening.request_hash)
  if (opened.kind === 'running') throw new Error('a late answer is being given by somebody else')
  const { turn, loaded } = opened
  try {
    const own = contextOf(options, request, opening, loaded, ports.newId(), 'single_shot')
    const context = { ...own, out_of_time: true as const }
    const decision = decide(context, [])
    const body = said ?? JSON.stringify(lateAnswer(decision.response_text ?? '', elapsed(ports, started)))
    await turn.finish(recordOf(ports, opening, context, [{ decision, invocations: [] }], body, attempts))
    return body
  } catch (fault) {
    await turn.abandon()
    throw fault
  }
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
  const last: AgentDecision = lastDecision(steps)
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
