// The answer to an open question goes on with what was asked for originally, with all its parameters.

import type { Action, Reference } from '../../domain/action.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { IntentType, UserIntent } from '../../domain/intent.ts'
import { readReference } from '../reference.ts'
import { matchTitles } from '../resolve.ts'
import { say } from '../respond.ts'
import { understand } from '../understand.ts'
import type { Outcome, Scene } from './steps.ts'

/** What to go on with, and what to say when that finds no task. */
interface Resumed {
  readonly actions: readonly Action[]
  readonly intent: UserIntent
  readonly notFound: Outcome
}

/** How a question was answered; null for a new command that drops it. */
export type Answer = Resumed | { readonly outcome: Outcome } | null

export function answerClarification(scene: Scene, open: Clarification): Answer {
  // What was meant at all was asked: whatever comes now is read afresh.
  if (open.about === 'intent') return null
  const resumed = resume(scene, open)
  if (resumed !== null) {
    scene.trace.push('answers the open question')
    return { actions: [resumed, ...open.rest], intent: intentOf(scene, resumed), notFound: askAgain(scene, open) }
  }
  const { intent_type } = scene.understanding.intent
  if (intent_type === 'CONFIRM_NO') return { outcome: closing(scene, 'dropped') }
  if (isClearCommand(scene)) {
    scene.trace.push('a new command: the open question is dropped')
    return null
  }
  return { outcome: askAgain(scene, open) }
}

function resume(scene: Scene, open: Clarification): Action | null {
  const { understanding } = scene
  const { action } = open
  if (action === null) return null
  if (open.about === 'statement') return understanding.intent.intent_type === 'CONFIRM_YES' ? action : null
  if (open.about === 'title') return isClearCommand(scene) || isAnswerWord(scene) ? null : withTitle(scene, action)
  if (open.about === 'change') return withChange(scene, action)
  return 'which' in action ? withTask(scene, open, action) : null
}

/** The answer is read as what stands after "add": it may bring a date, a priority, or several things. */
function withTitle({ context }: Scene, action: Action): Action | null {
  if (action.does !== 'create') return null
  const { now, timezone } = context
  const said = context.message.replace(/^to /i, '')
  const [read] = understand(`add ${said}`, { now, timezone, pending: false }).actions
  const items = read?.does === 'create' && read.items.length > 0 ? read.items : [{ title: said }]
  return { does: 'create', items: items.map((item) => ({ ...action.items[0], ...item })) }
}

/** "make it high priority" says what to change; plain words are the new title. */
function withChange(scene: Scene, action: Action): Action | null {
  if (action.does !== 'update') return null
  const [said] = scene.understanding.actions
  if (said?.does === 'update' && (said.which.kind === 'pronoun' || said.which.kind === 'missing'))
    return { ...action, changes: said.changes }
  if (isClearCommand(scene) || isAnswerWord(scene)) return null
  return { ...action, changes: { title: scene.context.message } }
}

type Referring = Extract<Action, { which: Reference }>

function withTask(scene: Scene, open: Clarification, action: Referring): Action | null {
  const said = referenceSaid(scene)
  if (said === null) return null
  if (open.options.length === 0) return { ...action, which: said }
  const ids = chosen(open, said)
  if (ids.length > 0) return { ...action, which: { kind: 'ids', text: textOf(said), task_ids: ids } }
  // Not all that matched was shown: a few more words may name one of the others.
  return open.options.length === MOST_OPTIONS && said.kind === 'words' ? { ...action, which: said } : null
}

/** The message as a reference, unless it is a command of its own. */
function referenceSaid(scene: Scene): Reference | null {
  if (isAnswerWord(scene)) return null
  const said = readReference(scene.context.message)
  return said.kind === 'words' && isClearCommand(scene) ? null : said
}

const MOST_OPTIONS = 5

function chosen(open: Clarification, said: Reference): string[] {
  const options = open.options.map((option) => ({ id: option.task_id, title: option.title }))
  if (said.kind === 'positions') {
    const at = said.positions.map((position) => options.at(position < 0 ? position : position - 1))
    return at.flatMap((option) => (option === undefined ? [] : [option.id]))
  }
  if (said.kind === 'every' || (said.kind === 'pronoun' && said.many)) return options.map((option) => option.id)
  if (said.kind !== 'words') return []
  const matches = matchTitles(said.text, options)?.tasks ?? []
  return matches.length === 1 ? matches.map((match) => match.id) : []
}

function textOf(reference: Reference): string {
  return reference.kind === 'missing' ? '' : reference.text
}

/** Sure enough to be done by itself; yes, no and small talk are not commands, but a call for help is heard. */
function isClearCommand({ context, understanding }: Scene): boolean {
  const { intent_type, confidence, classification_method } = understanding.intent
  const [action] = understanding.actions
  if (action?.does === 'talk' && (action.about === 'help' || action.about === 'why')) return true
  // What no rule speaks for ("planning session") is rather the answer that was asked for.
  const isCommand =
    classification_method === 'RULE_BASED' && (intent_type.endsWith('_TASK') || intent_type === 'LIST_TASKS')
  return isCommand && (confidence ?? 1) >= context.settings.intent_confidence_threshold
}

function isAnswerWord({ understanding }: Scene): boolean {
  return understanding.intent.intent_type === 'CONFIRM_YES' || understanding.intent.intent_type === 'CONFIRM_NO'
}

function askAgain(scene: Scene, open: Clarification): Outcome {
  const { context } = scene
  const attempts = open.attempts + 1
  if (attempts >= context.settings.max_ambiguity_attempts) return closing(scene, 'stop_asking')
  const part =
    open.options.length > 1
      ? say(context, 'which_again', { tasks: open.options.map(({ title }) => ({ title, details: [] })) })
      : { key: 'which_again' as const, text: open.question }
  return {
    decision_type: 'ASK_CLARIFICATION',
    parts: [{ ...part, clarification: { ...open, question: part.text, attempts } }],
    pending: null,
  }
}

function closing(scene: Scene, key: 'dropped' | 'stop_asking'): Outcome {
  return { decision_type: 'RESPOND_ONLY', parts: [say(scene.context, key, {})], pending: null }
}

const intents: Record<Action['does'], IntentType> = {
  create: 'CREATE_TASK',
  list: 'LIST_TASKS',
  more: 'LIST_TASKS',
  complete: 'COMPLETE_TASK',
  update: 'UPDATE_TASK',
  delete: 'DELETE_TASK',
  talk: 'GENERAL_CHAT',
}

function intentOf({ context }: Scene, action: Action): UserIntent {
  const params =
    'which' in action ? { task_reference: context.message } : action.does === 'create' ? { title: context.message } : {}
  return {
    intent_type: intents[action.does],
    confidence: 1,
    extracted_params: params,
    alternatives: [],
    classification_method: 'RULE_BASED',
    rule_id: 'clarification.answer',
  }
}
