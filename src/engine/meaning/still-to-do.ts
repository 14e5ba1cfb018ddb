// "bottles done but they need doing again tonight", "girth measured, ordering it tonight": if it is to be done again,
// or has a next step, it stays open and is due then.

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { GETTING } from '../language/en/amounts.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { taskIdsOf } from '../task-ids.ts'
import { PARTICLES } from './items/words.ts'
import { endsClause } from './pieces/ends.ts'

export function withStillToDo(chart: Chart, reads: readonly Read[]): readonly Read[] {
  return reads.flatMap((read, at): Read[] => {
    const before = reads[at - 1]
    // "…, | need to do them again on thursday" adds nothing new.
    const repeated = before === undefined ? null : toCome(chart, before)
    if (repeated !== null && read.span.from < repeated.end) return []
    const coming = toCome(chart, read)
    if (coming === null && reads.slice(at + 1).some((later) => isPutOff(read, later))) return []
    if (coming === null || read.act.does !== 'finish') return [read]
    const act: Act = { does: 'change', set: read.act.set, values: coming.values }
    return [{ ...read, span: { from: read.span.from, to: coming.end }, act, reserve: null }]
  })
}

/** "the window cleaner came … so I'll have to pay him next week": an uncertain report moves the task to that date. */
function isPutOff({ act }: Read, later: Read): boolean {
  if (act.does !== 'finish' || !act.reported || !act.unsure) return false
  if (later.act.does !== 'change' || later.act.values.when == null) return false
  const [ids, others] = [taskIdsOf(act.set.mentions), taskIdsOf(later.act.set.mentions)]
  return others.length > 0 && others.every((id) => ids.includes(id))
}

interface Coming {
  readonly values: Values
  readonly end: number
}

function toCome(chart: Chart, { act, span, reserve }: Read): Coming | null {
  if ((reserve !== null && reserve !== 'doubted') || act.does !== 'finish') return null
  const ids = taskIdsOf(act.set.mentions)
  if (ids.length === 0) return null
  // "… but they need doing again tonight": the only doubt is about doing it again.
  return againBehind(chart, span.to) ?? (reserve === null ? nextBehind(chart, span, ids) : null)
}

/** When it is to be done again; null unless the next words say so. */
function againBehind(chart: Chart, from: number): Coming | null {
  const at = past(
    chart,
    from,
    (word) => chart.isMark(word) || chart.facts.hard[word] === true || LEADS.has(chart.word(word)),
  )
  return at > from && chart.word(at) === 'again' ? whenAt(chart, at + 1) : null
}

/**
 * "…, ordering it tonight", "…, I'll post it tomorrow": the next step of a task, if the verb before it isn't the
 * task's own.
 */
function nextBehind(chart: Chart, { from, to }: Span, ids: readonly string[]): Coming | null {
  for (let mark = from + 1; mark <= to; mark++) {
    // The comma before "I'll" may be missing.
    if (chart.word(mark) !== ',' && chart.word(mark) !== ';') continue
    const isOwn = chart.some(
      { from, to: mark },
      (at) => isPast(chart.word(at)) && ids.some((id) => chart.facts.names.has(id, chart.word(at))),
    )
    const at = past(chart, mark + 1, (word) => WILL.has(chart.word(word)))
    const isComing =
      chart.word(at).endsWith('ing') || chart.some({ from: mark + 1, to: at }, (word) => AHEAD.has(chart.word(word)))
    if (isOwn || !isComing || !isIn('DOING', stemOf(chart.word(at).replace(/ing$/, '')))) continue
    const isIt = isIn('IT', chart.word(at + 1)) || isIn('THEM', chart.word(at + 1))
    // "…, cooking tonight" is about something else.
    const behind = isIt ? at + 2 : at + 1
    const next = PARTICLES.has(chart.word(behind)) ? behind + 1 : behind
    return isIt || OF_THINGS.has(stemOf(chart.word(at))) ? whenAt(chart, next) : null
  }
  return null
}

/** The date here, if it ends the clause. */
function whenAt(chart: Chart, at: number): Coming | null {
  const when = longestOf(
    chart.read('VALUES', ON.has(chart.word(at)) ? at + 1 : at).filter(({ value }) => value.when != null),
    chart.words.length,
  )
  if (when === undefined || !endsClause(chart, when.end, chart.words.length)) return null
  return { values: { when: when.value.when ?? null }, end: when.end }
}

function past(chart: Chart, from: number, is: (at: number) => boolean): number {
  let at = from
  while (at < chart.words.length && is(at)) at++
  return at
}

const LEADS = new Set(
  "but and need needs needed doing to be do does done them it they that i we will 'll must should have has got want wants am are is going due gonna".split(
    ' ',
  ),
)
const WILL = new Set("i we am are will 'll gonna going to need have just but and".split(' '))
const OF_THINGS = new Set([...GETTING, 'post', 'send', 'book', 'pay', 'submit', 'file', 'finish', 'fit'].map(stemOf))
const AHEAD = new Set(['will', "'ll", 'gonna', 'to'])
const ON = new Set(['on', 'at', 'by', 'for'])
