// "no, it's for the other boat. And tuesday will do", "undo that. And make the car high": the first words put right what the
// turn before did, and the others ask for more; each is read as a message of its own.

import type { Act } from '../../domain/act.ts'
import { idsIn } from '../task-ids.ts'
import { saying } from './saying.ts'
import type { Scene, Steps } from './steps.ts'
import { unreadClauses } from './unread.ts'

export interface RightAndMore {
  readonly right: Scene
  readonly more: Scene
}

/** Null where all of it is clear as one message, or a part of it is not clear by itself. */
export function* rightAndMore(scene: Scene): Steps<RightAndMore | null> {
  const { context, understood } = scene
  const { metadata, message, pending_confirmation: pending } = context
  if (!metadata.changed || pending !== null || message.includes('?')) return null
  const said = isClear(scene) ? understood.acts.flatMap(saidIn) : null
  // The longest first: "scratch that, it's for Bo. And make it low" takes nothing back but words.
  for (const { 0: joint, index } of [...message.matchAll(JOINTS)].slice(0, MOST_PARTS).toReversed()) {
    const right = yield* saying(scene, { message: message.slice(0, index) })
    const [act, another] = right.understood.acts
    if (act === undefined || another !== undefined || !isPutRight(act) || !isClear(right)) continue
    if (said !== null && !isPlain(act, right) && !isUndoAlone(act, understood.acts)) return null
    const more = yield* saying(scene, {
      message: message.slice(index + joint.length).trim(),
      metadata: { ...metadata, ...behind(scene, act) },
    })
    if (!isClear(more) || !more.understood.acts.every(said === null ? isAsked : isGiven)) continue
    const others = more.understood.acts.flatMap(saidIn)
    // "she said a day later, so move it one more" says the same thing twice.
    if (saidIn(act).some((one) => others.includes(one))) return null
    return [...saidIn(act), ...others].some((one) => said?.includes(one) !== true) ? { right, more } : null
  }
  return null
}

/** Where what was said first may end. */
const JOINTS = /(?:[.!;,\n]|\s?[\u2013\u2014]|\s-)\s(?:and\s|but\s)?|\sand\s/gi

const MOST_PARTS = 6

/** "no, it isn't, put it down for friday": read as one message, only the first half was heard. */
function isUndoAlone(act: Act, [whole, ...others]: readonly Act[]): boolean {
  return act.does === 'undo' && whole?.does === 'undo' && others.length === 0
}

/** Another task, a value, or other words for those that are named as wrong; words alone may only tell why. */
function isPlain(act: Act, { context: { message } }: Scene): boolean {
  if (act.does !== 'correct') return false
  return act.values?.replace === undefined || act.values.replace.old !== null || /\bmean(?:t|ing)?\b/i.test(message)
}

/** What is said to become of which tasks, so that two readings can be compared. */
function saidIn(act: Act): string[] {
  const values = 'values' in act && act.values !== undefined ? Object.keys(act.values) : []
  const ids = idsIn(act)
  return [...values.map((key) => (key === 'shift' ? 'when' : key)), ...ids]
}

function isPutRight({ does }: Act): boolean {
  return does === 'correct' || does === 'undo'
}

/** What is spoken of then. */
function behind({ context: { metadata } }: Scene, act: Act) {
  const ids = idsIn(act)
  return { changed: act.does === 'correct' && ids.length === 0, mentioned: ids.length === 0 ? metadata.mentioned : ids }
}

function isClear(scene: Scene): boolean {
  const { acts, reserved, interpretation, left } = scene.understood
  if (acts.length === 0 || reserved.length > 0 || left.length > 0 || unreadClauses(scene).length > 0) return false
  return interpretation?.reads.every(({ score, bare }) => score === undefined && bare !== true) === true
}

/** Where all of it is clear as one message, the rest may only tell why: it must give something a value. */
function isGiven(act: Act): boolean {
  return (act.does === 'change' || act.does === 'correct') && isAsked(act)
}

function isAsked(act: Act): boolean {
  if (act.does === 'correct') return act.set === undefined && act.values?.replace === undefined
  return act.does === 'change' || act.does === 'finish' || act.does === 'add'
}
