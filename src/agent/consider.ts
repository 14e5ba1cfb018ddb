// Decides and classifies without any effect: what would be done, and how is a message classified?

import type { ClassifyRequest, DecideRequest, GivenContext } from '../domain/consider.ts'
import type { AgentDecision, DecisionContext, PendingAction } from '../domain/decision.ts'
import type { UserIntent } from '../domain/intent.ts'
import type { OwnSettings } from '../domain/settings.ts'
import { classifyIntent } from '../engine/contract.ts'
import { decide } from '../engine/decide.ts'
import { emptyMetadata } from '../engine/memory.ts'
import { withDefaults } from './context.ts'
import type { TurnOptions } from './exchange.ts'
import type { TurnPorts } from './ports.ts'

type Ports = Pick<TurnPorts, 'now' | 'newId'>

export function consider(ports: Ports, options: TurnOptions, own: OwnSettings, request: DecideRequest): AgentDecision {
  return decide(filledIn(ports, options, own, request.context), request.observations)
}

function filledIn(ports: Ports, options: TurnOptions, own: OwnSettings, given: GivenContext): DecisionContext {
  const settings = withDefaults(options.defaults, { ...own, ...given.settings })
  const pending = given.pending_confirmation
  return {
    user_id: given.user_id,
    message: given.message,
    conversation_id: given.conversation_id,
    message_history: given.message_history,
    pending_confirmation: pending === null ? null : wholePending(pending, ports.newId()),
    confirms: given.confirms,
    metadata: given.metadata ?? emptyMetadata,
    current_state: given.current_state ?? (pending === null ? 'IDLE' : 'AWAITING_CONFIRMATION'),
    settings,
    now: given.now ?? ports.now().toISOString(),
    timezone: given.timezone ?? settings.timezone ?? options.timezone,
    voice: given.voice,
    fresh_id: given.fresh_id ?? ports.newId(),
    engine_version: given.engine_version ?? options.engine_version,
    ...(given.suggestion === undefined ? {} : { suggestion: given.suggestion }),
  }
}

function wholePending(given: NonNullable<GivenContext['pending_confirmation']>, fresh_id: string): PendingAction {
  const { id = fresh_id, task_ids = [given.task_id] } = given
  return { ...given, id, task_ids, task_titles: given.task_titles ?? task_ids.map(() => given.task_description) }
}

const asksToConfirm = /Reply 'yes' to confirm or 'no' to cancel\.$/

/** "cancel" is a no right after a question, so the history's last word counts. */
export function classify(ports: Ports, options: TurnOptions, own: OwnSettings, request: ClassifyRequest): UserIntent {
  const last = request.history.at(-1)
  return classifyIntent(request.message, {
    now: request.now ?? ports.now().toISOString(),
    timezone: request.timezone ?? own.timezone ?? options.timezone,
    pending: last?.role === 'assistant' && asksToConfirm.test(last.content),
  })
}
