// "The kit has got a date. Take it off": removes the date, not the task.

import type { Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { IT_OR_THAT } from '../language/en/pronouns.ts'
import { setOf } from '../task-ids.ts'

export function ofFields(reads: readonly Read[], chart: Chart): readonly Read[] {
  const at = reads.findIndex(({ act, span }) => act.does === 'delete' && pointsAtIt(chart, span))
  const read = reads[at]
  if (read?.act.does !== 'delete' || read.reserve !== null) return reads
  const values = fieldBefore(chart, read.span.from)
  if (values === null) return reads
  // "the kit has a date" doesn't need to identify the kit, and asks nothing.
  const told = reads.slice(0, at).findLast(({ act }) => act.does === 'ask')
  const { where: _, ...set } = (told === undefined ? undefined : setOf(told.act)) ?? read.act.set
  const others = reads.filter((one) => one !== told)
  return others.map((one) => (one === read ? { ...read, act: { does: 'change', set, values } } : one))
}

/** "take it off", "get rid of that": no task is named. */
function pointsAtIt(chart: Chart, { from, to }: Span): boolean {
  // "the gala has a date now, cancel it": "it" is the gala.
  if (OF_TASKS.has(chart.word(from))) return false
  const last = OFF.has(chart.word(to - 1)) ? to - 2 : to - 1
  return last > from && IT_OR_THAT.has(chart.word(last)) && chart.word(to) !== 'from'
}

const OF_TASKS = new Set(['delete', 'cancel', 'bin', 'scrap', 'erase', 'kill', 'trash'])
const OFF = new Set(['off', 'away', 'out'])

/** Clears the field that the clause before says the task has. */
function fieldBefore(chart: Chart, to: number): Values | null {
  let at = to - 1
  while (at >= 0 && (!chart.isWord(at) || BEHIND_FIELD.has(chart.word(at)))) at--
  const cleared = CLEARED.get(chart.word(at))
  if (cleared === undefined || chart.reads('NAME', at)) return null
  let verb = at - 1
  while (isIn('DET', chart.word(verb)) || BEFORE_FIELD.has(chart.word(verb))) verb--
  return verb < at - 1 && HAVING.has(chart.word(verb)) ? cleared : null
}

const CLEARED: ReadonlyMap<string, Values> = new Map<string, Values>([
  ['date', { when: null }],
  ['deadline', { when: null }],
  ['day', { when: null }],
  ['time', { time: null }],
  ['hour', { time: null }],
  ['priority', { priority: null }],
  ['note', { note: null }],
])
const BEFORE_FIELD = new Set('due set fixed firm high low medium top urgent wrong old a an any the'.split(' '))
const BEHIND_FIELD = new Set(
  'on it there that them this still for some reason so please just and now already'.split(' '),
)
const HAVING = new Set('has have had got need needs carries is shows gave put set given want'.split(' '))
