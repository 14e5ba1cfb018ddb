// The tasks that a verb in the past says are done.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Found, Named } from '../../chart/rule.ts'
import { stemOf } from '../../lex/stem.ts'
import { found } from './found.ts'

/** Told in the past, and yet nothing was done by it. */
export const NOT_DEEDS = new Set(
  'meant said thought was were had knew felt forgot wanted needed saw heard told hoped planned tried started began begun loved liked hated wished happened missed skipped avoided ignored dreaded dreamt dreamed imagined considered undated dated unscheduled untimed'.split(
    ' ',
  ),
)

/** Told of a task, these say that it changed and not that it is done. */
export const CHANGED: ReadonlySet<string> = new Set(
  'move postpone reschedule cancel delay change bump push shift prepone need want start extend'.split(' ').map(stemOf),
)

export const PARTICLES = new Set(['up', 'out', 'in', 'off', 'down', 'back', 'over', 'round', 'around', 'away'])

export function particle(chart: Chart, at: number): number {
  return PARTICLES.has(chart.word(at)) ? 1 : 0
}

export function namesDone(chart: Chart, at: number, verb: string): Found<Named>[] {
  return chart.facts.names.from(at).flatMap(({ end, named }) => {
    const value = doneBy(chart, named, verb)
    if (value === null) return []
    // "took the bins | out", but "found the keys | in the car".
    const ends = [end, ...(particle(chart, end) > 0 ? [end + 1] : [])]
    return ends.map((to) => found(to, value, value.unsure ? COSTS.unsureName : 0, 'deed'))
  })
}

/** The tasks of a name that a verb says are done: surely where it is theirs, perhaps where they have another. */
export function doneBy(chart: Chart, named: Named, verb: string): Named | null {
  const own = named.ids.filter((id) => chart.facts.names.has(id, verb))
  if (own.length > 0) {
    // "called Dana" of 'Call Dana' and 'Call Dana's lender': a whole title wins.
    const whole = own.filter((id) => chart.facts.names.isAll(id, verb, named))
    return whole.length === 1
      ? { ...named, ids: whole, whole: true }
      : { ...named, ids: own, whole: whole.length === own.length }
  }
  const judged = named.ids.map((id) => ({ id, fit: chart.facts.names.deed(id, verb) }))
  const sure = judged
    .filter(({ id, fit }) => fit === 'sure' && chart.facts.names.isHeaded(id, named))
    .map(({ id }) => id)
  const perhaps = judged.filter(({ id, fit }) => fit !== 'no' && !sure.includes(id)).map(({ id }) => id)
  if (sure.length + perhaps.length === 0) return null
  return { ...named, ids: sure.length > 0 ? sure : perhaps, unsure: named.unsure || sure.length === 0 }
}

/** "laundry sat" names a day; "sat the exam" does not. */
export function isSaturday(chart: Chart, at: number): boolean {
  return chart.word(at) === 'sat' && chart.words[at + 1]?.kind !== 'word'
}
