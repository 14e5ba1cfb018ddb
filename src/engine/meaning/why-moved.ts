// "Train strike tomorrow. Push tomorrow's tasks to friday": a statement about a day before moving or deleting its tasks
// is the reason, and nothing to do. So is a need after a comma: "move the call to 4, need to feed the cat first".

import type { Act, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { isDescribed } from './described.ts'
import { touches } from './reserve.ts'

/** Nobody asked to add it, so it was only offered. */
export function withoutReasons(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read, at) => {
    const { act } = read
    if (act.does !== 'add') return read
    if (tellsWhy(chart, read, reads[at - 1])) return { ...read, act: { does: 'offer' as const, items: act.items } }
    if (read.bare !== true) return read
    const days = reads.slice(at + 1).flatMap((later) => dayOf(later.act))
    const isWhy = act.items.every(({ when }) => days.some((day) => when?.after != null && isOn(when.after, day)))
    return isWhy ? { ...read, act: { does: 'offer' as const, items: act.items } } : read
  })
}

/** A need without a date of its own, right after a request about a task. */
function tellsWhy(chart: Chart, { act, span, stated }: Read, before: Read | undefined): boolean {
  if (!stated || act.does !== 'add' || before === undefined || before.stated || !touches(before.act)) return false
  const isNext = before.span.to === span.from - 1 && WHY.has(chart.word(span.from - 1))
  return isNext && act.items.every(({ when, priority }) => when === undefined && priority === undefined)
}

const WHY = new Set([',', '-', '\u2013', '\u2014', 'since', 'as', 'because', 'cos'])

function dayOf(act: Act): Where[] {
  if (!touches(act) || !isDescribed(act.set)) return []
  const { where } = act.set
  return where?.due_after === undefined || where.due_before === undefined ? [] : [where]
}

function isOn(moment: string, { due_after = '', due_before = '' }: Where): boolean {
  const at = Date.parse(moment)
  return Date.parse(due_after) <= at && at < Date.parse(due_before)
}
