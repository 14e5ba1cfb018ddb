// Reads the title, date or times that we asked for.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { endsOf, isIn } from '../language/en/classes.ts'
import { TITLE_LEADS } from '../language/en/exchange.ts'
import { isTail } from '../meaning/clauses.ts'
import { afterTold } from '../meaning/correction-ends.ts'
import { touches } from '../meaning/reserve.ts'
import { doubtOf } from '../meaning/suspect.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { asksElse } from './answer-else.ts'
import { inner, isLeaving, isRefused, onlyTells } from './answer-words.ts'
import type { Scene } from './steps.ts'
import { timesIn, timesOfSeveralIn } from './which-times.ts'

/** "just this one", "all of them". */
export function withTimes({ context }: Scene, act: Act): Act | null {
  if (act.does !== 'change' && act.does !== 'delete') return null
  const isOne = taskIdsOf(act.set.mentions).length === 1
  const scope = isOne ? timesIn(context.message) : timesOfSeveralIn(context.message)
  return scope === null ? null : { ...act, scope }
}

export function withTitle({ answer, understood }: Scene, act: Act, chart: Chart): Act | null {
  if (act.does !== 'add' || answer === 'yes' || isRefused(chart) || chart.raw.trim().endsWith('?')) return null
  const first = understood.interpretation?.reads[0]
  if (understood.acts[0]?.does === 'add')
    return { does: 'add', items: understood.acts[0].items.map((item) => ({ ...act.items[0], ...item })) }
  if (isLeaving(chart)) return null
  if (
    first !== undefined &&
    first.cost <= 10 &&
    understood.acts.some((one) => one.does !== 'offer' && one.does !== 'talk')
  )
    return null
  // "and rename it to …" asks for something else, however costly the reading.
  if (understood.acts.some((one) => touches(one) && one.does !== 'finish')) return null
  const from = BEFORE_TITLES.has(chart.word(0)) ? 1 : 0
  const items = chart.reader.items({ from, to: chart.words.length }, {}, 'several')
  const titled: Act = { does: 'add', items: items.map((item) => ({ ...act.items[0], ...item })) }
  return items.length === 0 || doubtOf(titled) === 'garbled' ? null : titled
}

/** "to buy brushes", "about the paint". */
const BEFORE_TITLES = new Set(['to', 'about'])

/** Reads the answer as the kind of value we asked for: a date for a move, words for a rename. */
export function withValues(scene: Scene, act: Act, chart: Chart): Act | null {
  const { understood } = scene
  if (act.does !== 'change' || isRefused(chart)) return null
  const [from, whole] = inner(chart)
  const to = beforeReason(chart, from, whole)
  const values = [from, afterTold(chart, afterField(chart, from), to)]
    .flatMap((start) => chart.read('VALUES', start))
    .filter((one) => one.end >= to || isTail(chart, { from: one.end, to }))
    .sort((one, other) => one.cost - other.cost)[0]?.value
  if (values !== undefined && Object.keys(values).length > 0) return { ...act, values: { ...act.values, ...values } }
  const [said] = understood.acts
  const isWhen = act.asks === 'when'
  if (said?.does === 'change' && allBy(said.set, 'focus') && !(isWhen && said.values.title !== undefined))
    return { ...act, values: said.values }
  // "show my tasks" is no title, and "to the top" is no date.
  if (isWhen || (said?.does === 'ask' && allBy(said.set, 'all'))) return null
  const led = Math.max(from, ...endsOf(TITLE_LEADS, chart.words, from, whole))
  const title = chart.text({ from: led, to: whole })
  if (led > from && title.length > 0) return { ...act, values: { title } }
  if (title === '' || asksElse(scene) || chart.raw.trim().endsWith('?') || isLeaving(chart) || !mayBeTitle(title))
    return null
  return act.asks === 'title' || (isTitle(chart, scene) && !isToldOfIt(chart)) ? { ...act, values: { title } } : null
}

/** "the deadline | is the 23rd". */
function afterField(chart: Chart, from: number): number {
  const start = isIn('DET', chart.word(from)) ? from + 1 : from
  return isIn('FIELD', chart.word(start)) ? start + 1 : from
}

/** A remark, or a request to change one part of the title, isn't a new title. */
function mayBeTitle(title: string): boolean {
  const words = title.toLowerCase().split(/[\s,]+/)
  const isField = words.every((word) => isIn('DET', word) || isIn('FIELD', word))
  const isTold = words.some((word) => TELLING.test(word)) || UNFINISHED.test(title)
  return !isField && !isTold && doubtOf({ does: 'add', items: [{ title }] }) === null
}

const TELLING =
  /^(?:is|are|was|were|isn['\u2019]?t|aren['\u2019]?t|wasn['\u2019]?t|has|hasn['\u2019]?t|does|doesn['\u2019]?t)$/
const UNFINISHED = /^(?:let me|give me|leave|keep|hmm|as it|idk|dunno|no idea|not sure)\b|^i\b/i

/** Cuts off the reason that follows the answer: "sunday, | it's meant to stay dry". */
function beforeReason(chart: Chart, from: number, to: number): number {
  const stop = chart.words.findIndex(({ kind }, at) => at > from && kind === 'mark')
  return stop > from && stop < to && onlyTells(chart, stop, to) ? stop : to
}

/** "it's a big job". */
function isToldOfIt(chart: Chart): boolean {
  return isIn('IT', chart.word(0)) && (chart.word(1) === 'is' || chart.word(1) === "'s")
}

/** Plain words that ask for nothing are the new title. */
function isTitle(chart: Chart, scene: Scene): boolean {
  const plain = scene.understood.acts.every(
    (act) => act.does === 'offer' || (act.does === 'talk' && act.about === 'remark') || act.does === 'add',
  )
  return plain && !chart.raw.includes('?') && chart.words.length <= 12
}
