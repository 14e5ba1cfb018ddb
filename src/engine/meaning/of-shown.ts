// "What's overdue?" – "delete the lot": right after a filtered list, "the lot" means that list.

import type { Act } from '../../domain/act.ts'
import type { Read, Setting } from '../interpret.ts'
import { allBy } from '../task-ids.ts'
import { touches } from './reserve.ts'

export function ofShown(reads: readonly Read[], { last }: Setting): readonly Read[] {
  if (last?.does !== 'ask' || !isSome(last)) return reads
  return reads.map((read) => {
    const { act } = read
    if (!touches(act) || act.set?.where !== undefined) return read
    if (!allBy(act.set, 'all') || !WHOLE.test(withoutLeftOut(act.set.text))) return read
    return { ...read, act: { ...act, set: { ...act.set, mentions: [{ by: 'shown' }] } } as Act }
  })
}

/** Whether the question was about some tasks, by name or description, rather than everything. */
function isSome({ set }: Act & { does: 'ask' }): boolean {
  if (set.many && !allBy(set, 'all', 'shown')) return true
  const { status: _, ...narrowed } = set.where ?? {}
  return Object.keys(narrowed).length > 0
}

/** The reference without its word for "all of them". */
const WHOLE = /^(?:the )?(?:whole |entire )?(?:lot|all|everything)(?: of (?:it|that))?$/i
function withoutLeftOut(text: string): string {
  const [whole = ''] = text.split(LEFT_OUT)
  return whole.endsWith(',') ? whole.slice(0, -1) : whole
}

/** Where the exception begins. */
const LEFT_OUT = / (?:bar|but|except|excepting|excluding|apart|aside|other|minus|save|without|not|besides)\b/i
