// What every builder makes, and what they share.

import type { Action, Reference } from '../../domain/action.ts'
import type { Stretch } from '../pattern.ts'
import { datesWithin, type Message, tokensOf } from '../read/message.ts'
import { KIND } from '../units.ts'

/** Where a clause begins, where the shape was begun in it, and where it ends. */
export interface Place {
  readonly clause: number
  readonly from: number
  readonly to: number
}

export interface Built {
  readonly action: Action
  /** Words of a slot that could not be made sense of. */
  readonly left: number
  /** Whether a task was named as one: by noun, position, pronoun or "all". */
  readonly named: boolean
}

/** Where nothing was said of which task, the one last spoken of is meant. */
export const PRONOUN: Reference = { kind: 'pronoun', text: 'it', many: false }

export function isNamed(message: Message, which: Reference, stretch: Stretch | undefined): boolean {
  if (which.kind === 'positions' || which.kind === 'pronoun' || which.kind === 'every' || which.kind === 'other')
    return true
  if (stretch === undefined) return false
  for (let at = stretch.from; at < stretch.to; at++)
    if (((message.units[at]?.kind ?? 0) & (KIND.task | KIND.tasks | KIND.list)) !== 0) return true
  return false
}

export function datesIn(message: Message, stretch: Stretch | undefined): Message['dates'] {
  if (stretch === undefined || stretch.from >= stretch.to || message.dates.length === 0)
    return message.dates.slice(0, 0)
  return datesWithin(message, tokensOf(message, stretch.from, stretch.to))
}
