// "yes and tick off the stamps": a clean yes to the question, followed by another request.

import type { Act } from '../../domain/act.ts'
import { answerOf } from '../confirm.ts'
import { BACKTRACKING } from '../language/en/answers.ts'
import { namesNobody } from '../meaning/nobody.ts'
import { idsIn, setOf } from '../task-ids.ts'
import { CLEAR } from './answer-else.ts'
import { MURMURED, OF_YES } from './answer-yes.ts'
import { saying } from './saying.ts'
import type { Scene, Steps } from './steps.ts'

/** The two parts, each read as a message of its own. */
export interface YesAndMore {
  readonly yes: Scene
  readonly more: Scene
}

/** Null if the message isn't such an answer: the rest must be a plain request for something else. */
export function* yesAndMore(scene: Scene): Steps<YesAndMore | null> {
  const { context, answer } = scene
  const { pending_confirmation: pending, metadata } = context
  const open = metadata.clarification
  const ids = pending?.task_ids ?? (open?.act == null ? [] : idsIn(open.act))
  const isYesOrNo = pending !== null || (open !== null && OF_YES.has(open.about))
  const parts = isYesOrNo && answer === null ? splitYes(scene, ids.length) : null
  if (parts === null) return null
  const offered = pending === null ? (open?.act ?? null) : null
  const more = yield* saying(scene, {
    message: parts.more,
    pending_confirmation: null,
    metadata: { ...metadata, clarification: null, last_act: offered ?? metadata.last_act },
  })
  if (!isPlainlyAsked(more) || more.understood.acts.some((act) => isOf(act, ids))) return null
  const yes: Scene = { ...scene, answer: 'yes', context: { ...context, message: parts.yes } }
  return { yes, more }
}

/** Where the yes may end: at the end of a sentence, or before a connecting word. */
const JOINTS = /[.!;\n]|,?\s(?=(?:and|also|plus|then)\s)/gi

const LEADS_ON = /^\s+and\s/i

/** The longest beginning that is a yes by itself, and the rest. */
function splitYes(
  { context: { message, pending_confirmation: pending } }: Scene,
  asked: number,
): { readonly yes: string; readonly more: string } | null {
  for (const { 0: joint, index } of [...message.matchAll(JOINTS)].reverse()) {
    const [yes, more] = [message.slice(0, index), message.slice(index + joint.length).trim()]
    const said = yes
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => !MURMURED.has(word))
    // "ok then add stamps", "go ahead and add stamps": before a request it is only a lead-in.
    if (said.length === 0 || (said.join(' ') === 'go ahead' && LEADS_ON.test(joint + more))) return null
    if (answerOf(yes, Math.max(1, asked), pending?.task_titles ?? []) === 'yes')
      return isTakenBack(more) ? null : { yes, more }
  }
  return null
}

const backtracking = new Set(BACKTRACKING)

/** The rest may narrow, postpone or take back the yes. */
function isTakenBack(more: string): boolean {
  const words =
    more
      .toLowerCase()
      .replaceAll('\u2019', "'")
      .match(/[a-z']+/g) ?? []
  return words.some((word) => backtracking.has(word) || word.endsWith("n't"))
}

/** Something to do or show, with nothing held back. */
function isPlainlyAsked({ understood: { acts, reserved, interpretation }, context }: Scene): boolean {
  const reads = interpretation?.reads ?? []
  if (acts.length === 0 || reserved.length > 0) return false
  const isOfAdd = context.metadata.last_act?.does === 'add'
  return acts.every(
    (act) =>
      act.does !== 'talk' &&
      act.does !== 'undo' &&
      act.does !== 'correct' &&
      (act.does !== 'offer' || isOfAdd) &&
      reads.every((read) => read.cost <= CLEAR || namesNobody(read.act) || read.act.does === 'add'),
  )
}

/** About the tasks of the yes, or about those in focus: then it qualifies the yes. */
function isOf(act: Act, ids: readonly string[]): boolean {
  const mentions = setOf(act)?.mentions ?? []
  return mentions.some(({ by }) => by === 'focus' || by === 'added') || idsIn(act).some((id) => ids.includes(id))
}
