// Asks about an add instead of making it, including everything the message says about it, so that none of that is
// applied to another task.

import type { Item, Values } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import { allBy } from '../task-ids.ts'
import { touches } from './reserve.ts'
import { isLikely } from './suspect.ts'

export function isDone({ act, reserve }: Read): boolean {
  return reserve === null && (act.does === 'add' || touches(act))
}

/** On its own we ask about it; beside another act we offer it, unless it is something nobody would write down. */
export function asked(reads: readonly Read[], read: Read): readonly Read[] {
  const at = reads.indexOf(read)
  if (at < 0 || read.act.does !== 'add') return reads
  const ofIt = reads.slice(at + 1).filter((other) => isDone(other) && isSaidOfIt(other))
  const items = ofIt.reduce(
    (before, { act }) => (act.does === 'change' ? before.map((item) => withValues(item, act.values)) : before),
    read.act.items,
  )
  const isAlone = reads.every((other) => other === read || ofIt.includes(other) || !isDone(other))
  // A statement may be talk; when we offer it the user can decline.
  const isOffered = isAlone ? read.stated && read.score === undefined : items.every(({ title }) => isLikely(title))
  const held: Read = isOffered
    ? { ...read, act: { does: 'offer', items } }
    : { ...read, act: { does: 'add', items }, reserve: 'left over' }
  return reads.flatMap((other) => (other === read ? [held] : ofIt.includes(other) ? [] : [other]))
}

/** Describes the new task. Anything to complete or reopen exists already. */
function isSaidOfIt({ act }: Read): boolean {
  return act.does === 'change' && allBy(act.set, 'focus', 'shown', 'positions', 'rest')
}

function withValues(item: Item, { when, priority, note }: Values): Item {
  return {
    ...item,
    ...(when == null ? {} : { when }),
    ...(priority == null ? {} : { priority }),
    ...(note == null ? {} : { description: note }),
  }
}
