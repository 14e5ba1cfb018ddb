// What became of a question whether to delete: read from the turns after it, so that it is the same after a reload.

import type { PendingAction } from '../../../src/domain/decision.ts'
import { serverNow } from '../api/clock.ts'
import type { Question } from '../engine/preview.ts'
import type { Turn } from './replies.ts'

export type Pending = Omit<PendingAction, 'task_titles'>

export type Fate =
  | { readonly now: 'open'; readonly left: number }
  | { readonly now: 'answering' | 'deleted' | 'kept' | 'expired' | 'asked_again' | 'failed' }

/** The question that waits for a yes or no, if there is one. */
export function pendingIn(turns: readonly Turn[]): Pending | null {
  const last = turns.findLast((turn) => turn.state === 'answered')
  const pending = last?.reply?.decision?.pending_action ?? null
  return pending !== null && Date.parse(pending.expires_at) > serverNow() ? pending : null
}

/** What an answer would answer. */
export function questionIn(turns: readonly Turn[]): Question {
  if (pendingIn(turns) !== null) return 'delete'
  const options = turns.findLast((turn) => turn.state === 'answered')?.reply?.decision?.clarification?.options
  return options === undefined ? 'none' : options.length > 0 ? 'which' : 'words'
}

export function fateOf(pending: Pending, next: Turn | undefined, now: number): Fate {
  if (next === undefined || next.state === 'failed') return fateInTime(pending, now)
  if (next.state === 'sending') return { now: 'answering' }
  return { now: fateBy(pending, next) }
}

function fateInTime(pending: Pending, now: number): Fate {
  const left = Date.parse(pending.expires_at) - now
  return left > 0 ? { now: 'open', left } : { now: 'expired' }
}

function fateBy(pending: Pending, { reply, said_at }: Turn): Exclude<Fate['now'], 'open'> {
  const deleted =
    reply?.tool_calls.filter((call) => call.tool_name === 'delete_task' && call.status === 'SUCCESS') ?? []
  if (deleted.some(({ parameters }) => pending.task_ids.some((id) => id === parameters.task_id))) return 'deleted'
  const again = reply?.decision?.pending_action ?? null
  if (again?.task_id === pending.task_id) return 'asked_again'
  if (Date.parse(said_at) >= Date.parse(pending.expires_at)) return 'expired'
  if (reply?.decision?.intent.intent_type !== 'CONFIRM_YES') return 'kept'
  return again === null ? 'failed' : 'kept'
}
