// "Train strike tomorrow. Push tomorrow's tasks to friday": what is told of a day before everything on it is moved or dropped says why,
// and is nothing to do on it. So does what is needed behind a comma: "move the call to 4, need to feed the cat first".

import type { Act, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { isDescribed } from './described.ts'
import { touches } from './reserve.ts'

/** Nobody asked to add it, so it is only offered. */
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

/** Needed, with no day of its own, right behind what was asked for of a task. */
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
