// Asks a model in the middle of a turn. Nothing is held meanwhile: the turn is rolled back, then taken again with the
// answer, provided everything is unchanged.

import type { DecisionContext } from '../domain/decision.ts'
import type { ShownSuggestion, Suggestion } from '../domain/suggestion.ts'
import type { Deadline } from './deadline.ts'
import type { Model } from './ports.ts'
import { lastDecision } from './reply.ts'
import type { Attempt, Step } from './steps.ts'

/** A turn that stopped to ask, and the answer. */
export interface Asked {
  readonly attempt: Attempt
  readonly suggestion: Suggestion
}

// Leaves the rest of the time to the turn itself.
const SHARE = 0.75

export async function suggest(model: Model, attempt: Attempt, deadline: Deadline): Promise<Asked> {
  const { consult } = lastDecision(attempt.steps)
  if (consult === undefined) throw new Error('there is nothing to ask a model')
  const suggestion = await model.ask(attempt.context.user_id, consult, deadline.left() * SHARE)
  return { attempt, suggestion }
}

/** The suggestion, unless things have changed since. */
export function asOf({ attempt, suggestion }: Asked, now: DecisionContext): Suggestion {
  return stateOf(attempt.context) === stateOf(now)
    ? suggestion
    : { ...suggestion, answer: { kind: 'failure', why: 'outdated' } }
}

function stateOf({ metadata, pending_confirmation, message_history, settings }: DecisionContext): string {
  return JSON.stringify([metadata, pending_confirmation, message_history, settings])
}

/** What to tell the user about it; null if nothing of theirs was sent. */
export function shownSuggestion({ suggestion }: DecisionContext, steps: readonly Step[]): ShownSuggestion | null {
  if (suggestion == null || !suggestion.sent) return null
  const { asked, model, host, answer } = suggestion
  return {
    model,
    host,
    used: lastDecision(steps).intent.classification_method === 'LLM_FALLBACK',
    reason: answer.kind === 'proposal' ? answer.proposal.reason : null,
    failure: answer.kind === 'failure' ? answer.why : null,
    sent: {
      message: asked.message,
      history: asked.history.map(({ content }) => content),
      titles: asked.candidates.map(({ title }) => title),
    },
  }
}
