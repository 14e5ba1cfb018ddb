// The decision flow of the contract, from the top: an open confirmation, an open question, then what the message asks for.

import type { Act } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { PendingAction } from '../../domain/decision.ts'
import type { UserIntent } from '../../domain/intent.ts'
import type { Task } from '../../domain/task.ts'
import { beginsWithYes, mayGoOn } from '../confirm.ts'
import type { Read } from '../interpret.ts'
import { isBesides } from '../meaning/correction.ts'
import { namesNobody } from '../meaning/nobody.ts'
import { askedInRow } from '../memory.ts'
import type { ActionWord } from '../replies/catalogue.ts'
import { say } from '../respond.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { answerIntent } from '../understand.ts'
import { add, offerToAdd, question } from './add.ts'
import { answerAndMore } from './answer-and-more.ts'
import { CLEAR } from './answer-else.ts'
import { ask, more } from './ask.ts'
import { backAndMoved } from './back-and-moved.ts'
import { exactly } from './bulk.ts'
import { change, changeOf, fieldsOf } from './change.ts'
import { type Answered, answerClarification } from './clarify.ts'
import { comprehend } from './comprehend.ts'
import { answerPending, execute } from './confirm.ts'
import { correct } from './correct.ts'
import { describedIn } from './described.ts'
import { narrowedDelete } from './fewer.ts'
import { askWhetherDone, finish } from './finish.ts'
import { withMoments } from './like.ts'
import { explain } from './not-found.ts'
import { outOfTime } from './out-of-time.ts'
import { askToDelete, findDeletes, nameRepeating, pendingFor } from './remove.ts'
import { byIds, resolve } from './resolve.ts'
import { type RightAndMore, rightAndMore } from './right-and-more.ts'
import { asSnooze, isSnoozed } from './snooze.ts'
import type { Outcome, Part, Scene, Steps } from './steps.ts'
import { adopt, offerAll, refuse, type Taken, takeSuggestion } from './suggestion.ts'
import { talk } from './talk.ts'
import { type Reversal, redo, undo } from './undo.ts'
import { unreadClauses } from './unread.ts'
import { type YesAndMore, yesAndMore } from './yes-and-more.ts'

export function* plan(scene: Scene): Steps<Outcome> {
  const { context } = scene
  if (context.out_of_time === true) return outOfTime(scene)
  const { pending_confirmation: pending } = context
  const open = context.metadata.clarification
  const fewer = pending === null || scene.answer === 'yes' ? null : narrowedDelete(scene, pending)
  if (fewer !== null) {
    scene.understood = { ...scene.understood, intent: answerIntent('unsure') }
    return fewer
  }
  if (isPlainAnswer(scene)) {
    scene.understood = { ...scene.understood, intent: answerIntent(scene.answer ?? 'unsure') }
    if (pending !== null) {
      const answered = yield* answerPending(scene, pending)
      if (answered !== null) return answered
    }
    if (open === null && scene.answer !== 'unsure') return nothingPending(scene)
  }
  const both = yield* yesAndMore(scene)
  if (both !== null) return yield* doBoth(scene, both)
  const wantsWords = open?.about === 'title' || open?.about === 'change'
  if (!(isPlainAnswer(scene) && open !== null) || wantsWords) scene.understood = yield* comprehend(scene)
  if (pending !== null && saysAgain(scene, pending)) {
    scene.understood = { ...scene.understood, intent: answerIntent('yes') }
    const answered = yield* answerPending({ ...scene, answer: 'yes' }, pending)
    if (answered !== null) return answered
  }
  const goesOn = asksForMore(scene)
  if (pending !== null && scene.answer === null && !goesOn && beginsWithYes(context.message)) {
    scene.understood = { ...scene.understood, intent: answerIntent('unsure') }
    return withKept(scene, askIntent(scene, scene.understood.intent))
  }
  if (pending !== null && !(scene.answer === 'no' && goesOn)) {
    const answered = yield* answerPending(scene, pending)
    if (answered !== null) return answered
  }
  if (open !== null && pending === null) {
    const answer = yield* answerTo(scene, open)
    if (answer !== null && 'outcome' in answer) return answer.outcome
    if (answer !== null) {
      scene.confirmed = answer.confirmed
      scene.answered = true
      const outcome = yield* carryOut(scene, answer.acts)
      return { ...outcome, intent: answer.intent }
    }
  }
  if (isPlainAnswer(scene) && pending === null && !goesOn) return nothingPending(scene)
  const right = yield* rightAndMore(scene)
  if (right !== null) return yield* putRightAndMore(scene, right)
  const outcome = yield* doOrAsk(scene)
  return pending === null || (goesOn && !isOnlyAsked(scene)) ? outcome : withKept(scene, outcome)
}

/** "hm, when is it?" while we ask about a delete: we answer the question and say that the task was kept. */
function isOnlyAsked({ understood: { acts }, answer }: Scene): boolean {
  return answer === null && acts.every((act) => act.does === 'ask' && !allBy(act.set, 'all'))
}

/** Carries out the yes first, then the request after it, unless the yes itself leads to a question. */
function* doBoth(scene: Scene, { yes, more }: YesAndMore): Steps<Outcome> {
  const { pending_confirmation: pending, metadata } = scene.context
  const answer = metadata.clarification === null ? null : answerClarification(yes, metadata.clarification, [])
  const acts = answer !== null && 'acts' in answer ? answer.acts : []
  yes.confirmed = answer !== null && 'acts' in answer && answer.confirmed
  const first = (pending === null ? null : yield* answerPending(yes, pending)) ?? (yield* carryOut(yes, acts))
  scene.understood = more.understood
  if (first.decision_type !== 'RESPOND_ONLY') {
    const left = say(scene.context, 'not_understood', { texts: [more.context.message] })
    return { ...first, parts: [left, ...first.parts] }
  }
  const second = yield* doOrAsk(more)
  // A delete is recorded as resting on the yes.
  const intent = pending === null ? {} : { intent: answerIntent('yes') }
  return { ...second, parts: [...first.parts, ...second.parts], ...intent }
}

/** What is put right first; the other is left where that leads to a question. Both are one turn, and taken back as one. */
function* putRightAndMore(scene: Scene, { right, more }: RightAndMore): Steps<Outcome> {
  const first = yield* carryOut(right, right.understood.acts)
  scene.understood = right.understood
  if (first.decision_type !== 'RESPOND_ONLY') {
    const left = say(scene.context, 'not_understood', { texts: [more.context.message] })
    return { ...first, parts: [left, ...first.parts] }
  }
  more.focus = first.parts.findLast((part) => part.mentioned !== undefined)?.mentioned ?? more.focus
  const second = yield* carryOut(more, more.understood.acts)
  const effects = second.parts.flatMap((part) => part.effects ?? [])
  const turned = first.turned
  return {
    ...first,
    ...second,
    parts: [...first.parts, ...second.parts],
    ...(turned === undefined
      ? {}
      : {
          turned: { ...turned, done: [...turned.done, ...(effects.length === 0 ? [] : [{ effects, deleted: false }])] },
        }),
  }
}

/** By its words alone, or else by what the tasks that were asked about have in their notes. */
function* answerTo(scene: Scene, open: Clarification): Steps<Answered> {
  const more = yield* answerAndMore(scene, open)
  if (more !== null) return more
  const answer = answerClarification(scene, open, [])
  const isOpen = answer === null || ('outcome' in answer && answer.outcome.decision_type === 'ASK_CLARIFICATION')
  if (!isOpen || scene.answer !== null) return answer
  const described = yield* describedIn(scene, open)
  return described.length === 0 ? answer : answerClarification(scene, open, described)
}

/** A yes, or a no that can't turn into a request: no need to look anything up. */
function isPlainAnswer({ answer, context }: Scene): boolean {
  return answer === 'yes' || (answer === 'no' && !mayGoOn(context.message))
}

/** "yes, get rid of the baler", "yes, only the baler": a yes that repeats exactly the tasks we asked about. */
function saysAgain({ answer, context, understood }: Scene, pending: PendingAction): boolean {
  const [act, ...more] = understood.acts
  const isNamed = act?.does === 'ask' && act.wants === 'list' && !context.message.includes('?')
  if (answer !== null || (act?.does !== 'delete' && !isNamed)) return false
  if (more.length > 0 || understood.reserved.length > 0) return false
  if (!beginsWithYes(context.message) || understood.left.length > 0 || act.set.except !== undefined) return false
  const ids = taskIdsOf(act.set.mentions)
  return (
    allBy(act.set, 'ids') && ids.length === pending.task_ids.length && ids.every((id) => pending.task_ids.includes(id))
  )
}

/** Whether a message during an open question makes a request of its own, clear enough to act on. */
function asksForMore({ understood, context }: Scene): boolean {
  if (context.pending_confirmation !== null && beginsWithYes(context.message) && understood.acts.every(isOnlyTold))
    return false
  const reads = understood.interpretation?.reads ?? []
  return (
    understood.acts.some(isAsked) &&
    reads.some(
      (read) =>
        !read.stated &&
        (read.cost <= CLEAR || namesNobody(read.act) || read.act.does === 'add') &&
        read.reserve === null &&
        isAsked(read.act),
    )
  )
}

/**
 * "yes, I printed it", "yes, it's due tomorrow": a remark about something still being asked, so there is nothing to
 * correct yet.
 */
function isOnlyTold(act: Act): boolean {
  return act.does === 'correct' || (act.does === 'finish' && act.reported && allBy(act.set, 'focus'))
}

/** Asks for something beyond small talk. */
function isAsked(act: Act): boolean {
  return act.does !== 'talk' && act.does !== 'offer' && act.does !== 'undo'
}

function* doOrAsk(scene: Scene): Steps<Outcome> {
  const { acts, reserved, intent, interpretation } = scene.understood
  const spoken = interpretation?.spoken ?? []
  if (spoken.length > 0) scene.focus = spoken
  const unreal = interpretation?.chart.facts.impossible[0]
  if (unreal !== undefined && acts.some(takesDate)) {
    const text = interpretation?.chart.text(unreal) ?? ''
    return { decision_type: 'RESPOND_ONLY', parts: [noSuchDate(scene, text)], pending: null, act: null }
  }
  const taken = yield* takeSuggestion(scene)
  const suggested = taken === null ? null : yield* follow(scene, taken)
  if (suggested !== null) return suggested
  if (acts.length > 0 && !isUnsure(scene, intent)) return yield* carryOut(scene, acts)
  const held = heldOf(reserved)
  if (held !== null) return yield* hold(scene, held)
  return askIntent(scene, intent)
}

function takesDate({ does }: Act): boolean {
  return does === 'add' || does === 'offer' || does === 'change'
}

/** Without its date the request would only be half done. */
function noSuchDate({ context }: Scene, text: string): Part {
  return { ...say(context, 'no_such_date', { text }), status: 'error' }
}

/** Does or offers what a language model proposed. */
function* follow(scene: Scene, taken: Taken): Steps<Outcome | null> {
  if (taken.kind === 'outcome') return taken.outcome
  if (taken.kind === 'acts') {
    adopt(scene, taken.acts, taken.intent)
    return yield* carryOut(scene, taken.acts)
  }
  const offer = (yield* offerOf(scene, taken.act)) ?? (yield* offerAll(scene, taken.act))
  if (offer === null) return refuse(scene, 'it cannot be offered')
  adopt(scene, [taken.act], taken.intent)
  return { decision_type: 'ASK_CLARIFICATION', parts: [offer], pending: null, act: null }
}

/** An answer that is neither yes, no nor a command changes nothing, and we say so. */
function withKept(scene: Scene, outcome: Outcome): Outcome {
  const { context } = scene
  const pending = context.pending_confirmation
  if (pending === null) return outcome
  const more = isRemark(scene) && outcome.decision_type === 'RESPOND_ONLY' ? [] : outcome.parts
  return { ...outcome, parts: [say(context, 'kept', { titles: pending.task_titles }), ...more] }
}

/** "maybe": it is enough to say that everything is kept. */
function isRemark({ understood }: Scene): boolean {
  const [act, ...more] = understood.acts
  return act?.does === 'talk' && act.about === 'remark' && more.length === 0
}

function isUnsure({ context }: Scene, intent: UserIntent): boolean {
  return (
    intent.intent_type !== 'GENERAL_CHAT' &&
    intent.confidence !== null &&
    intent.confidence < context.settings.intent_confidence_threshold
  )
}

function nothingPending(scene: Scene): Outcome {
  const { context, answer } = scene
  return {
    decision_type: 'RESPOND_ONLY',
    parts: [say(context, 'nothing_pending', { answer: answer === 'yes' ? 'yes' : 'no' })],
    pending: null,
    ...(answer === null ? {} : { intent: answerIntent(answer) }),
    act: context.metadata.last_act,
  }
}

/** The reading to ask about: the first one. For adds, all items, so that none is dropped. */
function heldOf(reserved: readonly Read[]): Read | null {
  const [first] = reserved
  if (first?.act.does !== 'add') return first ?? null
  const items = reserved.flatMap(({ act, reserve }) =>
    act.does === 'add' && reserve === first.reserve ? act.items : [],
  )
  return { ...first, act: { ...first.act, items } }
}

const MOST_LEFT = 2

/** Requests that are denied, doubted, conditional or half explained aren't carried out: we leave them or ask. */
function* hold(scene: Scene, { act, reserve }: Read): Steps<Outcome> {
  const { context } = scene
  scene.trace.push(`${act.does} is ${reserve}`)
  const leave: Outcome = {
    decision_type: 'RESPOND_ONLY',
    parts: [say(context, 'talk', { about: 'left_alone' })],
    pending: null,
    act: null,
  }
  if (reserve === 'negated' || reserve === 'conditional') return leave
  if (reserve === 'garbled' || (reserve === 'left over' && scene.understood.left.length > MOST_LEFT))
    return askIntent(scene, scene.understood.intent)
  // Deleting asks anyway, with the task's own title.
  if (act.does === 'delete' && context.settings.confirmation_required) return yield* carryOut(scene, [act])
  const meant = yield* withMoments(scene, act)
  const offer = 'key' in meant ? null : yield* offerOf(scene, meant)
  if (offer !== null) return { decision_type: 'ASK_CLARIFICATION', parts: [offer], pending: null, act: null }
  return reserve === 'doubted' ? leave : askIntent(scene, scene.understood.intent)
}

/** Offers the exact result of an act on one task; null unless exactly one task is meant. */
function* offerOf(scene: Scene, act: Act): Steps<Part | null> {
  const { context } = scene
  if (act.does === 'add') return offerToAdd(scene, act.items)
  if (act.does !== 'finish' && act.does !== 'change' && act.does !== 'delete') return null
  const found = yield* resolve(scene, act.set, act.does === 'finish' ? 'pending' : null)
  if (found.kind === 'several') return explain(scene, act, ACTION_WORDS[act.does], found)
  const [task] = found.kind === 'tasks' ? found.tasks : []
  if (found.kind !== 'tasks' || task === undefined || found.tasks.length > 1) return null
  if (act.does === 'change' && isSnoozed(scene, act, found.tasks)) return null
  if (act.does === 'finish') return task.status === 'completed' ? null : askWhetherDone(scene, act, task)
  const fields = act.does === 'change' ? fieldsOf(scene, act.values, task) : {}
  if (fields === null) return null
  const said = act.does === 'change' ? changeOf(scene, act.values, { ...task, ...fields }) : {}
  const part = say(context, 'offer_act', {
    what: act.does,
    title: task.title,
    new_title: fields.title ?? null,
    change: said,
  })
  return {
    ...part,
    mentioned: [task.id],
    clarification: question(part.text, 'offer', { ...act, set: exactly(act.set, [task]) }, context.now),
  }
}

const ACTION_WORDS = { finish: 'complete_task', change: 'update_task', delete: 'delete_task' } as const

/** Asks what was meant, and stops asking after a few messages in a row that we didn't understand. */
function askIntent(scene: Scene, intent: UserIntent): Outcome {
  const { context } = scene
  const before = askedInRow(context.metadata)
  if (before >= context.settings.max_ambiguity_attempts)
    return { decision_type: 'RESPOND_ONLY', parts: [say(context, 'stop_asking', {})], pending: null, act: null }
  const possible = [intent.intent_type, ...intent.alternatives.map((other) => other.intent_type)]
  const offered = possible.flatMap((type) => words[type] ?? [])
  const part =
    scene.understood.interpretation?.spent === true
      ? say(context, 'too_much', {})
      : say(context, 'ambiguous', {
          options: [...new Set<ActionWord>([...offered, 'add_task', 'list_tasks'])],
          left: scene.understood.left.slice(0, MOST_LEFT),
        })
  return {
    decision_type: 'ASK_CLARIFICATION',
    parts: [{ ...part, clarification: { ...question(part.text, 'intent', null, context.now), attempts: before } }],
    pending: null,
    act: null,
  }
}

const words: Partial<Record<UserIntent['intent_type'], ActionWord>> = {
  CREATE_TASK: 'add_task',
  LIST_TASKS: 'list_tasks',
  COMPLETE_TASK: 'complete_task',
  UPDATE_TASK: 'update_task',
  DELETE_TASK: 'delete_task',
}

/** Carries out the acts in the order they were said, except that deletes come last, as one question. */
function* carryOut(scene: Scene, acts: readonly Act[]): Steps<Outcome> {
  const parts: Part[] = []
  const deletes: Task[] = []
  const done: Act[] = []
  let turned: Outcome['turned']
  let reversed: UserIntent | null = null
  for (const said of backAndMoved(scene, acts)) {
    const act = yield* withMoments(scene, asSnooze(scene, instead(scene, said)))
    if ('key' in act) {
      parts.push(act)
      continue
    }
    done.push(act)
    if (act.does === 'delete') {
      const found = yield* findDeletes(scene, act)
      parts.push(...found.parts)
      deletes.push(...found.tasks)
    } else if (act.does === 'undo' || act.does === 'redo') {
      const reversal = act.does === 'undo' ? yield* undo(scene, act) : yield* redo(scene)
      parts.push(...reversal.parts)
      deletes.push(...reversal.deletes)
      if (reversal.turned !== undefined) turned = reversal.turned
      reversed = reversalIntent(scene, act.does, reversal)
    } else parts.push(...(yield* perform(scene, act)))
  }
  if (deletes.length > 0) deletes.unshift(...(yield* pendingBesides(scene, deletes)))
  const unread = unreadClauses(scene)
  if (unread.length > 0 && parts.some((part) => part.effects !== undefined))
    parts.push(say(scene.context, 'not_understood', { texts: unread }))
  const outcome = yield* conclude(scene, parts, deletes)
  return {
    ...outcome,
    act: done.findLast((act) => act.does !== 'talk') ?? null,
    ...(turned === undefined ? {} : { turned }),
    ...(reversed === null ? {} : { intent: reversed }),
  }
}

/** "delete the gym too" while we ask about another delete: ask about both. */
function* pendingBesides(scene: Scene, deletes: readonly Task[]): Steps<readonly Task[]> {
  const pending = scene.context.pending_confirmation
  const chart = scene.understood.interpretation?.chart
  if (pending === null || chart === undefined || scene.answer === 'no' || !isBesides(chart)) return []
  const before = (yield* byIds(scene, pending.task_ids)) ?? []
  return before.filter(({ id }) => !deletes.some((task) => task.id === id))
}

/**
 * An undo is recorded by its effect: deleting what was added, reopening what was completed, restoring what was
 * changed.
 */
function reversalIntent({ understood }: Scene, does: 'undo' | 'redo', { parts, deletes }: Reversal): UserIntent {
  const effects = parts.flatMap((part) => part.effects ?? [])
  const finished = effects.some(({ was, is }) => was !== null && was.status !== is.status)
  const intent_type = deletes.length > 0 ? 'DELETE_TASK' : finished ? 'COMPLETE_TASK' : 'UPDATE_TASK'
  return {
    ...understood.intent,
    intent_type,
    extracted_params: { undo: true, ...(does === 'redo' ? { redo: true } : {}) },
  }
}

/** "no, the other one" while we ask about a delete: another task was meant. */
function instead({ context }: Scene, act: Act): Act {
  return act.does === 'correct' && act.set !== undefined && context.pending_confirmation !== null
    ? { does: 'delete', set: act.set }
    : act
}

function* perform(scene: Scene, act: Exclude<Act, { does: 'delete' | 'undo' | 'redo' }>): Steps<readonly Part[]> {
  switch (act.does) {
    case 'add':
      return yield* add(scene, act.items)
    case 'offer':
      return [offerToAdd(scene, act.items)]
    case 'ask':
      return yield* ask(scene, act)
    case 'more':
      return [yield* more(scene)]
    case 'finish':
    case 'reopen':
      return yield* finish(scene, act)
    case 'change':
      return yield* change(scene, act)
    case 'correct':
      return yield* correct(scene, act)
    case 'again':
      return yield* ask(scene, { does: 'ask', wants: 'list', set: act.set })
    case 'talk':
      return [talk(scene, act.about)]
  }
}

/**
 * Asks one question at a time: first about what is unclear (the rest waits inside it), then one confirmation for all
 * deletes.
 */
function* conclude(scene: Scene, parts: readonly Part[], deletes: readonly Task[]): Steps<Outcome> {
  const { context } = scene
  const [open, ...later] = parts.filter((part) => part.clarification !== undefined)
  if (open?.clarification !== undefined) return asking(parts, open, later, deletes)
  const pending = pendingFor(context, deletes)
  if (pending === null) return { decision_type: 'RESPOND_ONLY', parts, pending: null }
  // Settings don't waive the confirmation if the delete wasn't the user's own idea.
  if (context.settings.confirmation_required || scene.suggested || isGuessed(scene))
    return {
      decision_type: 'REQUEST_CONFIRMATION',
      parts: [...parts, ...nameRepeating(context, deletes), askToDelete(context, pending)],
      pending,
    }
  const done = yield* execute(scene, pending, 'INVOKE_TOOL', pending)
  return { ...done, parts: [...parts, ...done.parts] }
}

/** Only the local model, and no rule, took it for a delete, so we ask whatever the settings say. */
function isGuessed({ understood }: Scene): boolean {
  return (
    understood.interpretation?.reads.some(({ act, score }) => act.does === 'delete' && score !== undefined) === true
  )
}

function asking(parts: readonly Part[], first: Part, later: readonly Part[], deletes: readonly Task[]): Outcome {
  const open = first.clarification
  const postponed = later.flatMap((part) => part.clarification?.act ?? [])
  const ids = deletes.map((task) => task.id)
  const rest: Act[] =
    ids.length === 0
      ? postponed
      : [
          ...postponed,
          {
            does: 'delete',
            set: { text: deletes[0]?.title ?? '', mentions: [{ by: 'ids', task_ids: ids }], many: true },
          },
        ]
  const said = parts.filter((part) => part.clarification === undefined)
  const asked = open === undefined ? first : { ...first, clarification: { ...open, rest: [...open.rest, ...rest] } }
  return { decision_type: 'ASK_CLARIFICATION', parts: [...said, asked], pending: null }
}
