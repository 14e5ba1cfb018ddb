// "yes and tick off the stamps": a clean yes to what was asked, and behind it something else that is asked for.

import type { Act } from '../../domain/act.ts'
import { answerOf } from '../confirm.ts'
import { BACKTRACKING } from '../language/en/answers.ts'
import { namesNobody } from '../meaning/nobody.ts'
import { idsIn, setOf } from '../task-ids.ts'
import { CLEAR } from './answer-else.ts'
import { MURMURED, OF_YES } from './answer-yes.ts'
import { saying } from './saying.ts'
import type { Scene, Steps } from './steps.ts'

/** Both read on their own, each as a message of its own. */
export interface YesAndMore {
  readonly yes: Scene
  readonly more: Scene
}

/** Null where the message is no such answer: what stands behind the yes must ask plainly, and for something else. */
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

/** Where what was said first may end: behind its sentence, or before a word that goes on. */
const JOINTS = /[.!;\n]|,?\s(?=(?:and|also|plus|then)\s)/gi

const LEADS_ON = /^\s+and\s/i

/** The longest beginning that is a yes by itself, and what stands behind it. */
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
    // "ok then add stamps", "go ahead and add stamps": before a request it only leads to it.
    if (said.length === 0 || (said.join(' ') === 'go ahead' && LEADS_ON.test(joint + more))) return null
    if (answerOf(yes, Math.max(1, asked), pending?.task_titles ?? []) === 'yes')
      return isTakenBack(more) ? null : { yes, more }
  }
  return null
}

const backtracking = new Set(BACKTRACKING)

/** Whatever narrows, puts off or takes back may be said of the yes. */
function isTakenBack(more: string): boolean {
  const words =
    more
      .toLowerCase()
      .replaceAll('\u2019', "'")
      .match(/[a-z']+/g) ?? []
  return words.some((word) => backtracking.has(word) || word.endsWith("n't"))
}

/** Something that is done or shown, and nothing that is held back. */
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

/** Of what the yes is about, or of whatever was spoken of: that says how the yes is meant. */
function isOf(act: Act, ids: readonly string[]): boolean {
  const mentions = setOf(act)?.mentions ?? []
  return mentions.some(({ by }) => by === 'focus' || by === 'added') || idsIn(act).some((id) => ids.includes(id))
}
