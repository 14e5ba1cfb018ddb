// The decision flow of the contract, from the top: an open confirmation, an open question, then what the message asks for.

import type { Action } from '../../domain/action.ts'
import type { IntentType, UserIntent } from '../../domain/intent.ts'
import type { Task } from '../../domain/task.ts'
import type { ActionWord } from '../replies/catalogue.ts'
import { say } from '../respond.ts'
import { answerClarification } from './clarify.ts'
import { complete } from './complete.ts'
import { answerPending, execute } from './confirm.ts'
import { create } from './create.ts'
import { askToDelete, findDeletes, pendingFor } from './delete.ts'
import { list, more } from './list.ts'
import { outOfTime } from './out-of-time.ts'
import type { Outcome, Part, Scene, Steps } from './steps.ts'
import { talk } from './talk.ts'
import { update } from './update.ts'

export function* plan(scene: Scene): Steps<Outcome> {
  const { context, understanding } = scene
  if (context.out_of_time === true) return outOfTime(scene)
  if (context.pending_confirmation !== null) {
    const answered = yield* answerPending(scene, context.pending_confirmation)
    if (answered !== null) return answered
  }
  const open = context.metadata.clarification
  if (open !== null) {
    const answer = answerClarification(scene, open)
    if (answer !== null && 'outcome' in answer) return answer.outcome
    if (answer !== null) {
      const outcome = yield* carryOut(scene, answer.actions)
      const missed = outcome.parts.length === 1 && outcome.parts[0]?.key === 'not_found'
      return missed ? answer.notFound : { ...outcome, intent: answer.intent }
    }
  }
  const { intent } = understanding
  if (intent.intent_type === 'CONFIRM_YES' || intent.intent_type === 'CONFIRM_NO') return nothingPending(scene)
  if (intent.intent_type === 'AMBIGUOUS' || isUnsure(scene, intent)) return withKept(scene, askIntent(scene, intent))
  const outcome = yield* carryOut(scene, understanding.actions)
  return intent.intent_type === 'GENERAL_CHAT' ? withKept(scene, outcome) : outcome
}

/** An answer that is neither yes, no nor a command leaves everything as it is, and says so. */
function withKept({ context }: Scene, outcome: Outcome): Outcome {
  const pending = context.pending_confirmation
  return pending === null
    ? outcome
    : { ...outcome, parts: [say(context, 'kept', { titles: pending.task_titles }), ...outcome.parts] }
}

function isUnsure({ context }: Scene, intent: UserIntent): boolean {
  return (
    intent.intent_type !== 'GENERAL_CHAT' &&
    intent.confidence !== null &&
    intent.confidence < context.settings.intent_confidence_threshold
  )
}

function nothingPending({ context, understanding }: Scene): Outcome {
  const answer = understanding.intent.intent_type === 'CONFIRM_YES' ? 'yes' : 'no'
  return { decision_type: 'RESPOND_ONLY', parts: [say(context, 'nothing_pending', { answer })], pending: null }
}

const words: Record<IntentType, ActionWord> = {
  CREATE_TASK: 'add_task',
  LIST_TASKS: 'list_tasks',
  COMPLETE_TASK: 'complete_task',
  UPDATE_TASK: 'update_task',
  DELETE_TASK: 'delete_task',
  GENERAL_CHAT: 'chat',
  AMBIGUOUS: 'chat',
  CONFIRM_YES: 'confirm',
  CONFIRM_NO: 'confirm',
}

/** Asks what was meant, and stops asking after a few messages in a row that were not understood. */
function askIntent(scene: Scene, intent: UserIntent): Outcome {
  const { context } = scene
  const before = context.metadata.agent_context.clarification_count
  if (before >= context.settings.max_ambiguity_attempts)
    return { decision_type: 'RESPOND_ONLY', parts: [say(context, 'stop_asking', {})], pending: null }
  const possible = [intent.intent_type, ...intent.alternatives.map((other) => other.intent_type)]
  const offered = possible.filter((type) => type.endsWith('_TASK') || type === 'LIST_TASKS').map((type) => words[type])
  const filled = [...new Set<ActionWord>([...offered, 'add_task', 'list_tasks'])]
  const part = say(context, 'ambiguous', { options: filled })
  const clarification = {
    about: 'intent' as const,
    question: part.text,
    options: [],
    attempts: before,
    action: null,
    rest: [],
  }
  return { decision_type: 'ASK_CLARIFICATION', parts: [{ ...part, clarification }], pending: null }
}

/** Does everything in the order it was said, save that deletes come last, as one question. */
function* carryOut(scene: Scene, actions: readonly Action[]): Steps<Outcome> {
  const parts: Part[] = []
  const deletes: Task[] = []
  for (const action of actions) if (action.does !== 'delete') parts.push(...(yield* perform(scene, action)))
  for (const action of actions) {
    if (action.does !== 'delete') continue
    const found = yield* findDeletes(scene, action)
    parts.push(...found.parts)
    deletes.push(...found.tasks)
  }
  return yield* conclude(scene, parts, deletes)
}

function* perform(scene: Scene, action: Exclude<Action, { does: 'delete' }>): Steps<readonly Part[]> {
  switch (action.does) {
    case 'create':
      return yield* create(scene, action.items)
    case 'list':
      return [yield* list(scene, action.filter)]
    case 'more':
      return [yield* more(scene)]
    case 'complete':
      return yield* complete(scene, action)
    case 'update':
      return yield* update(scene, action)
    case 'talk':
      return [talk(scene, action.about)]
  }
}

/** One question at a time: what is unclear first (the rest waits inside it), then one confirmation for all deletes. */
function* conclude(scene: Scene, parts: readonly Part[], deletes: readonly Task[]): Steps<Outcome> {
  const { context } = scene
  const [question, ...later] = parts.filter((part) => part.clarification !== undefined)
  if (question?.clarification !== undefined) return asking(parts, question, later, deletes)
  const pending = pendingFor(context, deletes)
  if (pending === null) return { decision_type: 'RESPOND_ONLY', parts, pending: null }
  if (context.settings.confirmation_required)
    return { decision_type: 'REQUEST_CONFIRMATION', parts: [...parts, askToDelete(context, pending)], pending }
  const done = yield* execute(scene, pending, 'INVOKE_TOOL', pending)
  return { ...done, parts: [...parts, ...done.parts] }
}

function asking(parts: readonly Part[], question: Part, later: readonly Part[], deletes: readonly Task[]): Outcome {
  const open = question.clarification
  const postponed = later.flatMap((part) => part.clarification?.action ?? [])
  const ids = deletes.map((task) => task.id)
  const [first] = deletes
  const rest: Action[] =
    first === undefined
      ? postponed
      : [...postponed, { does: 'delete', which: { kind: 'ids', text: first.title, task_ids: ids } }]
  const said = parts.filter((part) => part.clarification === undefined)
  const asked =
    open === undefined ? question : { ...question, clarification: { ...open, rest: [...open.rest, ...rest] } }
  return { decision_type: 'ASK_CLARIFICATION', parts: [...said, asked], pending: null }
}
