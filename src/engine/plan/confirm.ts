import type { DecisionContext, PendingAction } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import { failure, say } from '../respond.ts'
import { askToDelete, pendingFor } from './remove.ts'
import type { Outcome, Part, Scene, Steps } from './steps.ts'

/** Handles the answer to an open confirmation; null if the message is something else, which drops the confirmation. */
export function* answerPending(scene: Scene, pending: PendingAction): Steps<Outcome | null> {
  const { context, answer } = scene
  if (answer !== 'yes' && answer !== 'no') {
    scene.trace.push('not an answer: the confirmation is dropped')
    return null
  }
  if (context.confirms !== null && context.confirms !== pending.id) {
    scene.trace.push('answers another question: this one is repeated')
    return { decision_type: 'REQUEST_CONFIRMATION', parts: [askToDelete(context, pending)], pending }
  }
  if (answer === 'no')
    return {
      decision_type: 'CANCEL_PENDING',
      parts: [{ ...say(context, 'kept', { titles: pending.task_titles }), mentioned: pending.task_ids }],
      pending: null,
    }
  if (Date.parse(context.now) >= Date.parse(pending.expires_at)) return expired(context, pending)
  return yield* execute(scene, pending, 'EXECUTE_PENDING', null)
}

function expired(context: DecisionContext, pending: PendingAction): Outcome {
  const part = { ...say(context, 'confirmation_expired', { titles: pending.task_titles }), mentioned: pending.task_ids }
  return { decision_type: 'RESPOND_ONLY', parts: [part], pending: null }
}

/** Deletes what was confirmed, with one call per task, all under the same confirmation. */
export function* execute(
  scene: Scene,
  pending: PendingAction,
  decision_type: 'EXECUTE_PENDING' | 'INVOKE_TOOL',
  grant: PendingAction | null,
): Steps<Outcome> {
  const { context } = scene
  const responses = yield {
    decision_type,
    grant,
    calls: pending.task_ids.map((task_id) => ({
      tool_name: 'delete_task' as const,
      parameters: { user_id: context.user_id, task_id, confirmation_token: pending.id },
    })),
  }
  const refused = responses.every((response) => response.error_code === 'CONFLICT' && response.data === null)
  if (refused) return expired(context, pending)
  const parts = responses.map((response, index) => report(context, pending.task_titles[index] ?? '', response))
  const renamed = pendingFor(context, responses.flatMap(renamedTask))
  if (renamed !== null)
    return { decision_type: 'REQUEST_CONFIRMATION', parts: [...parts, askToDelete(context, renamed)], pending: renamed }
  const set = {
    text: pending.task_description,
    many: true,
    mentions: [{ by: 'ids' as const, task_ids: [...pending.task_ids] }],
  }
  return { decision_type: 'RESPOND_ONLY', parts, pending: null, act: { does: 'delete', set } }
}

/** The task under its current title, if the call was refused because the title had changed since we showed it. */
function renamedTask(response: ToolResponse): Task[] {
  return response.error_code === 'CONFLICT' && response.data?.task !== undefined ? [response.data.task] : []
}

function report(context: DecisionContext, title: string, response: ToolResponse): Part {
  if (response.success) return { ...say(context, 'deleted', { title }), deleted: true }
  if (response.error_code === 'TASK_NOT_FOUND') return say(context, 'task_gone', { title })
  const [renamed] = renamedTask(response)
  if (renamed !== undefined) return say(context, 'renamed_meanwhile', { old_title: title, new_title: renamed.title })
  if (response.error_code === 'CONFLICT') return say(context, 'confirmation_expired', { titles: [title] })
  return failure(context, 'delete_task', response)
}
