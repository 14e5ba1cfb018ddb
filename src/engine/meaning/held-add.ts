// What would be added, asked about instead: with all that the message says of it, so that none of that happens to something else.

import type { Item, Values } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import { allBy } from '../task-ids.ts'
import { touches } from './reserve.ts'
import { isLikely } from './suspect.ts'

export function isDone({ act, reserve }: Read): boolean {
  return reserve === null && (act.does === 'add' || touches(act))
}

/** Alone it is asked about; beside something else that is done it is offered, and what nobody would write down is left. */
export function asked(reads: readonly Read[], read: Read): readonly Read[] {
  const at = reads.indexOf(read)
  if (at < 0 || read.act.does !== 'add') return reads
  const ofIt = reads.slice(at + 1).filter((other) => isDone(other) && isSaidOfIt(other))
  const items = ofIt.reduce(
    (before, { act }) => (act.does === 'change' ? before.map((item) => withValues(item, act.values)) : before),
    read.act.items,
  )
  const isAlone = reads.every((other) => other === read || ofIt.includes(other) || !isDone(other))
  // What was only told may be talk, which is heard where it is offered.
  const isOffered = isAlone ? read.stated && read.score === undefined : items.every(({ title }) => isLikely(title))
  const held: Read = isOffered
    ? { ...read, act: { does: 'offer', items } }
    : { ...read, act: { does: 'add', items }, reserve: 'left over' }
  return reads.flatMap((other) => (other === read ? [held] : ofIt.includes(other) ? [] : [other]))
}

/** What it is to be like; what is to be finished or opened again is there already. */
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
