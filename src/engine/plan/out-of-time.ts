import { say } from '../respond.ts'
import { askToDelete } from './remove.ts'
import type { Outcome, Scene } from './steps.ts'

/** We didn't act on the message, so any question that was open stays open and is asked again. */
export function outOfTime({ context }: Scene): Outcome {
  const said = { ...say(context, 'out_of_time', { changed: 'nothing' }), status: 'error' as const, failed: true }
  const { pending_confirmation: pending } = context
  const { clarification } = context.metadata
  if (pending !== null)
    return { decision_type: 'REQUEST_CONFIRMATION', parts: [said, askToDelete(context, pending)], pending }
  if (clarification !== null)
    return {
      decision_type: 'ASK_CLARIFICATION',
      parts: [{ ...said, text: `${said.text}\n${clarification.question}`, clarification }],
      pending: null,
    }
  return { decision_type: 'RESPOND_ONLY', parts: [said], pending: null }
}
