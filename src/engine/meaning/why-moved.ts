// "Train strike tomorrow. Push tomorrow's tasks to friday": what is told of a day before everything on it is moved or dropped says why,
// and is nothing to do on it.

import type { Act, Where } from '../../domain/act.ts'
import type { Read } from '../interpret.ts'
import { isDescribed } from './described.ts'
import { touches } from './reserve.ts'

/** Nobody asked to add it, so it is only offered. */
export function withoutReasons(reads: readonly Read[]): Read[] {
  return reads.map((read, at) => {
    const { act } = read
    if (read.bare !== true || act.does !== 'add') return read
    const days = reads.slice(at + 1).flatMap((later) => dayOf(later.act))
    const isWhy = act.items.every(({ when }) => days.some((day) => when?.after != null && isOn(when.after, day)))
    return isWhy ? { ...read, act: { does: 'offer' as const, items: act.items } } : read
  })
}

function dayOf(act: Act): Where[] {
  if (!touches(act) || !('set' in act) || !isDescribed(act.set)) return []
  const { where } = act.set
  return where?.due_after === undefined || where.due_before === undefined ? [] : [where]
}

function isOn(moment: string, { due_after = '', due_before = '' }: Where): boolean {
  const at = Date.parse(moment)
  return Date.parse(due_after) <= at && at < Date.parse(due_before)
}
