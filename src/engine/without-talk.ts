// If we understood nothing of a message, or only half, what remains without the talk around it may be clear.

import type { Act } from '../domain/act.ts'
import type { Read } from './interpret.ts'
import { coresOf } from './meaning/core.ts'
import type { Reserve } from './meaning/reserve.ts'
import { touches } from './meaning/reserve.ts'
import { allBy, idsIn } from './task-ids.ts'
import type { Understood } from './understand.ts'

/** The message read without its talk, if that leaves nothing open; otherwise unchanged. */
export function withoutTalk(whole: Understood, read: (core: string) => Understood): Understood {
  if (whole.interpretation === null || !isOpen(whole)) return whole
  for (const { text, toldOf } of coresOf(whole.interpretation.chart)) {
    const again = read(text)
    // A statement about another task may be a request.
    const own = new Set(again.acts.flatMap(idsIn))
    if (isClear(again) && toldOf.every((id) => own.has(id)) && titlesIn(again) >= titlesIn(whole)) return again
  }
  return whole
}

/** What is denied, doubted or conditional stays so; a message read in full needs no second reading. */
function isOpen({ acts, reserved, interpretation }: Understood): boolean {
  if (interpretation?.spent === true || reserved.some(({ reserve }) => !HALF_READ.has(reserve))) return false
  return reserved.length > 0 || acts.every(isIdle)
}

const HALF_READ: ReadonlySet<Reserve | null> = new Set<Reserve | null>(['left over', 'garbled'])

function isIdle(act: Act): boolean {
  return (
    act.does === 'offer' ||
    (act.does === 'talk' && (act.about === 'remark' || act.about === 'other' || act.about === 'apology'))
  )
}

function isClear({ acts, reserved, left, interpretation }: Understood): boolean {
  if (acts.length === 0 || reserved.length > 0 || left.length > 0) return false
  const asked = new Set((interpretation?.reads ?? []).filter(isAskedFor).map(({ act }) => act))
  return acts.every((act) => (act.does === 'add' ? asked.has(act) : isGrounded(act)))
}

/** How many items would be added: none of them may be talk. */
function titlesIn({ acts, reserved }: Understood): number {
  const all = [...acts, ...reserved.map(({ act }) => act)]
  return all
    .flatMap((act) => (act.does === 'add' || act.does === 'offer' ? act.items : []))
    .filter(({ title }) => title !== '').length
}

/** A request for a new task is explicit; a statement or a bare name is talk, or we would have read it before. */
function isAskedFor({ stated, bare }: Read): boolean {
  return !stated && bare === undefined
}

/** An act on known tasks. */
function isGrounded(act: Act): boolean {
  if (touches(act)) return act.set.mentions.length > 0 && !act.set.mentions.some(({ by }) => by === 'name')
  return (
    act.does === 'undo' ||
    act.does === 'redo' ||
    act.does === 'correct' ||
    (act.does === 'ask' && !allBy(act.set, 'all', 'name'))
  )
}
