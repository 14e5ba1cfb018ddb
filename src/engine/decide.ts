// The engine is pure: a decision depends only on its arguments, and all its effects are in its result.

import type { ConversationState } from '../domain/conversation.ts'
import type { AgentDecision, DecisionContext, Observation, ReplyStatus } from '../domain/decision.ts'
import { type Answer, answerOf, isPraise, withoutName } from './confirm.ts'
import { remember } from './memory.ts'
import { plan } from './plan/plan.ts'
import { firstFocus } from './plan/snooze.ts'
import type { Outcome, Scene, StepRequest } from './plan/steps.ts'
import { joinParts } from './respond.ts'
import { move, type StateEvent } from './state.ts'
import { taskIdsOf } from './task-ids.ts'
import { answerIntent, type Understood } from './understand.ts'

/** The next step: tools to run, or the reply, given the results of this turn's earlier tools. */
export function decide(context: DecisionContext, observations: readonly Observation[]): AgentDecision {
  const scene = openScene(context)
  const steps = plan(scene)
  let used = 0
  let next = steps.next()
  while (!next.done) {
    const asked = next.value
    const answers = observations.slice(used, used + asked.calls.length)
    if (!fits(asked, answers)) return toRun(scene, asked)
    used += answers.length
    next = steps.next(answers.map((answer) => answer.response))
  }
  return toAnswer(scene, next.value, observations.slice(0, used))
}

/** Reads a message and plans its acts; nothing in it outlives the decision. */
export function openScene(context: DecisionContext): Scene {
  const answer = answerIn(context)
  const understood: Understood = {
    intent: answerIntent(answer ?? 'unsure'),
    acts: [],
    reserved: [],
    left: [],
    spans: [],
    interpretation: null,
    opinion: null,
  }
  return {
    context,
    trace: [],
    answer,
    understood,
    known: new Map(),
    finished: new Set(),
    current: null,
    confirmed: false,
    answered: false,
    suggested: false,
    focus: firstFocus(context),
  }
}

/** Praise doesn't accept an offer: "that's wonderful, ta" may be about anything. */
function answerIn(context: DecisionContext): Answer {
  const isOffered = context.pending_confirmation === null && context.metadata.clarification !== null
  return isOffered && isPraise(context.message)
    ? null
    : answerOf(answeringText(context), askedAbout(context), titlesAsked(context))
}

/** "Yes, it's over" agrees to deleting or completing; something to add or move can't be over. */
function titlesAsked({ pending_confirmation: pending, metadata }: DecisionContext): readonly string[] | null {
  const offered = pending === null ? metadata.clarification?.act?.does : undefined
  return offered === 'add' || offered === 'change' ? null : (pending?.task_titles ?? [])
}

/** Removes the task's own name from an answer about that task. */
function answeringText({ message, pending_confirmation: pending }: DecisionContext): string {
  return pending?.task_ids.length === 1 ? withoutName(message, pending.task_description) : message
}

/** How many tasks the open question is about; a question that names none counts as one. */
function askedAbout({ pending_confirmation: pending, metadata: { clarification } }: DecisionContext): number {
  if (pending !== null) return pending.task_ids.length
  const act = clarification?.act
  if (clarification === null) return 0
  const mentions = act != null && 'set' in act ? (act.set?.mentions ?? []) : []
  return Math.max(1, taskIdsOf(mentions).length)
}

/** A result belongs to a call of the same tool at the same step; results that we didn't ask for are ignored. */
function fits(asked: StepRequest, answers: readonly Observation[]): boolean {
  return asked.calls.every((call, index) => answers[index]?.tool_name === call.tool_name)
}

function toRun(scene: Scene, asked: StepRequest): AgentDecision {
  return {
    decision_type: asked.decision_type,
    intent: scene.understood.intent,
    tool_calls: asked.calls.map((call, index) => ({
      tool_name: call.tool_name,
      parameters: { user_id: scene.context.user_id, ...call.parameters },
      sequence: index + 1,
    })),
    response_text: null,
    reply_key: null,
    clarification_question: null,
    clarification: null,
    pending_action: null,
    grant: asked.grant,
    status: 'success',
    current_state: move(scene.context.current_state, 'message'),
    metadata: null,
    reasoning_trace: [...scene.trace, `needs ${asked.calls.map((call) => call.tool_name).join(', ')}`],
  }
}

function toAnswer(scene: Scene, outcome: Outcome, observations: readonly Observation[]): AgentDecision {
  const intent = outcome.intent ?? scene.understood.intent
  const clarification = outcome.parts.findLast((part) => part.clarification !== undefined)?.clarification ?? null
  const states = statesOf(scene, outcome)
  const trace = [
    `${intent.intent_type} by ${intent.rule_id ?? 'no rule'}`,
    ...scene.trace,
    `answers ${outcome.parts.map((part) => part.key).join(', ')}`,
    states.join(' → '),
  ]
  return {
    decision_type: outcome.decision_type,
    intent,
    tool_calls: null,
    response_text: joinParts(scene.context, outcome.parts),
    reply_key: outcome.parts.at(-1)?.key ?? null,
    clarification_question: clarification?.question ?? null,
    clarification,
    pending_action: outcome.pending,
    grant: null,
    status: statusOf(outcome),
    current_state: states.at(-1) ?? 'IDLE',
    metadata: remember(scene, outcome, intent, observations, trace),
    reasoning_trace: trace,
    ...(outcome.consult === undefined ? {} : { consult: outcome.consult }),
  }
}

function statusOf(outcome: Outcome): ReplyStatus {
  if (outcome.decision_type === 'REQUEST_CONFIRMATION') return 'confirmation_required'
  if (outcome.decision_type === 'ASK_CLARIFICATION') return 'clarification_needed'
  return outcome.parts.some((part) => part.status === 'error') ? 'error' : 'success'
}

/**
 * The states of a turn. After a failed tool it goes through ERROR, and is IDLE again once the reply has reported it.
 */
function statesOf({ context }: Scene, outcome: Outcome): ConversationState[] {
  const states = [context.current_state]
  for (const event of ['message', ...endOf(outcome)] as const) states.push(move(states.at(-1) ?? 'IDLE', event))
  return states
}

function endOf({ decision_type, parts }: Outcome): StateEvent[] {
  if (decision_type === 'REQUEST_CONFIRMATION' || decision_type === 'ASK_CLARIFICATION') return ['question']
  return parts.some((part) => part.failed === true) ? ['failure', 'failure_reported'] : ['reply']
}
