// After a request about described tasks, a clause that names some of them as exceptions: "…, the fine I'll do today",
// "… but hands off the fine", "…, only the calls should remain". Whatever else it means, those are left out.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf, isIn, phrasesIn, phrasesNamed, wordsIn } from '../language/en/classes.ts'
import {
  CLAUSES,
  DENIED,
  ENDING,
  MANY,
  MOVING,
  ONESELF,
  REMOVING,
  SOME_OTHER_TIME,
  SPARED,
  SPARING,
  UNDERTAKING,
} from '../language/en/contrast.ts'
import { allBy, setOf, taskIdsOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { touches } from './reserve.ts'

export interface Apart extends Span {
  readonly set: TaskSet
}

/** The same within one sentence, with the end of the request. */
export interface ApartBehind extends Apart {
  readonly behind: number
}

const CUES = [SPARING, SPARED, DENIED, new Set(['hands'])]

const closings = phrasesIn('CLOSING')

/** The first clause of a sentence that excludes tasks from the request before it. */
export function apartIn(chart: Chart, { from, to }: Span): ApartBehind | null {
  // Most sentences have no such clause, so a cheap check comes first.
  if (!mayHold(chart, { from, to })) return null
  for (let at = from; at < to; at++)
    for (const { end, value } of chart.read('ACT', at)) {
      if (!touches(value) || !isDescribed(value.set)) continue
      const begins = pastJoints(chart, end, to)
      const apart = begins > end ? apartAt(chart, { from: begins, to }, value) : null
      if (apart !== null && !isLeftOut(chart, at, apart)) return { ...apart, behind: end }
    }
  return null
}

/** "mark everything overdue but not the shed as done": the request itself has the exception and may go on after it. */
function isLeftOut(chart: Chart, at: number, { from, to, set }: Apart): boolean {
  if (!isIn('EXCEPT', chart.word(from)) && chart.word(from) !== 'not' && chart.word(from - 1) !== 'but') return false
  const ids = taskIdsOf(set.mentions)
  return chart.read('ACT', at).some(({ end, value }) => {
    const isAll = end > from && (end >= to || isIn('THEN', chart.word(end)))
    const out = isAll ? taskIdsOf(setOf(value)?.except?.mentions ?? []) : []
    return out.length > 0 && ids.every((id) => out.includes(id))
  })
}

/** Whether one of the excluding words is in a clause of its own, next to a task's name. */
function mayHold(chart: Chart, { from, to }: Span): boolean {
  if (!chart.some({ from, to }, (at) => OF_MANY.has(chart.word(at)))) return false
  let clause = to
  for (let at = to - 1; at > from; at--) {
    if (!CLAUSES.has(chart.word(at))) continue
    const within = { from: at + 1, to: clause }
    if (isCued(chart, within) && namedIn(chart, within).length > 0) return true
    clause = at
  }
  return false
}

/** Words for several tasks. */
const OF_MANY: ReadonlySet<string> = new Set([...wordsIn(['ALL', 'NOUNS', 'THEM']), ...MANY])

function isCued(chart: Chart, clause: Span): boolean {
  if (CUES.some((words) => holds(chart, clause, words))) return true
  return holds(chart, clause, ONESELF) && holds(chart, clause, UNDERTAKING)
}

/** A clause starting here that excludes tasks from the act. */
export function apartAt(chart: Chart, { from, to }: Span, act: Act): Apart | null {
  let end = from
  while (end < to && !(end > from && CLAUSES.has(chart.word(end)))) end++
  const clause = { from, to: end }
  const [named, ...others] = namedIn(chart, clause)
  if (named === undefined || asksItself(chart, clause) || !isSetApart(chart, clause, named, act)) return null
  const mentions = [named, ...others].flatMap(({ set }) => set.mentions)
  return { ...clause, set: { text: named.set.text, mentions, many: true } }
}

interface Placed extends Span {
  readonly set: TaskSet
}

function namedIn(chart: Chart, { from, to }: Span): Placed[] {
  const all: Placed[] = []
  for (let at = from; at < to; ) {
    const [found] = chart
      .read('SET', at)
      .filter((one) => one.end <= to && allBy(one.value, 'ids', 'positions'))
      // A verb alone names no task, and a number may be an hour.
      .filter((one) => one.end > at + 1 || !(isIn('DOING', chart.word(at)) || /^\d/.test(chart.word(at))))
      // "… in five weeks" counts time.
      .filter((one) => !allBy(one.value, 'positions') || !isInMoment(chart, at))
      .toSorted((one, other) => other.end - one.end)
    if (found !== undefined) all.push({ from: at, to: found.end, set: found.value })
    at = found?.end ?? at + 1
  }
  return all
}

function isInMoment(chart: Chart, at: number): boolean {
  const { amounts, dates } = chart.facts
  return amounts.has(at) || dates.get(at - 1)?.some(({ end }) => end > at) === true
}

/**
 * "the fine is for today", "also I'd like to move the fine to friday please", "then set the fine to not done": a
 * request of its own.
 */
function asksItself(chart: Chart, clause: Span): boolean {
  const last = pastClosings(chart, clause)
  return startsOf(chart, clause).some((start) =>
    chart
      .read('ACT', start)
      .some(
        ({ end, value, stated }) =>
          end >= last && (value.does === 'change' || (stated !== true && isCommanded(chart, start, value))),
      ),
  )
}

function isCommanded(chart: Chart, start: number, act: Act): boolean {
  const verb = chart.word(start)
  return (touches(act) || act.does === 'add') && COMMANDS.has(verb) && !SPARING.has(verb)
}

const COMMANDS = wordsIn([
  'MARK',
  'SETV',
  'PUT',
  'MOVE',
  'DELETE',
  'FINISH',
  'REOPEN',
  'RENAME',
  'CLEAR',
  'NOTEV',
  'ADD',
  'REMIND',
])

/** Where a request may begin, after its lead-in. */
function startsOf(chart: Chart, { from, to }: Span): number[] {
  const starts = [from]
  for (const start of starts)
    for (const end of endsOf(leading, chart.words, start, to)) if (!starts.includes(end)) starts.push(end)
  return starts
}

const leading = phrasesNamed(['NEED', 'REQUEST', 'THEN', 'FILLER'])

function isSetApart(chart: Chart, clause: Span, named: Span, act: Act): boolean {
  const { from, to } = clause
  const last = pastClosings(chart, clause)
  if (DENIED.has(chart.word(last - 1)) && last > named.to) return true
  if (holds(chart, { from, to: named.from }, SPARING) || isHandsOff(chart, { from, to: named.from })) return true
  if (holds(chart, { from: named.to, to }, SPARED)) return true
  if (holds(chart, clause, DENIED)) return holds(chart, clause, deniedOf(act))
  return holds(chart, clause, ONESELF) && undertakes(chart, clause) && isDated(chart, clause)
}

function isHandsOff(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => chart.word(at) === 'hands' && chart.word(at + 1) === 'off')
}

function deniedOf(act: Act): ReadonlySet<string> {
  return act.does === 'finish' ? ENDING : act.does === 'delete' ? REMOVING : MOVING
}

/** "I'll do the fine today" excludes it; "I'll be at the dentist" only says where somebody is. */
function undertakes(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from, to },
    (at) => UNDERTAKING.has(chart.word(at)) && chart.word(at + 1) !== 'be' && chart.word(at - 1) !== 'to',
  )
}

function isDated(chart: Chart, { from, to }: Span): boolean {
  // "the yoga I'll do later" names no day and is excluded all the same.
  if (holds(chart, { from, to }, SOME_OTHER_TIME)) return true
  return chart.some({ from, to }, (at) => chart.read('WHEN', at).some(({ end, cost }) => end <= to && cost === 0))
}

function holds(chart: Chart, { from, to }: Span, words: ReadonlySet<string>): boolean {
  return chart.some({ from, to }, (at) => words.has(chart.word(at)))
}

/** The end of a clause without its closing words. */
function pastClosings(chart: Chart, { from, to }: Span): number {
  let end = to
  for (let at = to - 1; at > from; at--) if (endsOf(closings, chart.words, at, end).includes(end)) end = at
  return end
}

function pastJoints(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to) {
    const [polite] = endsOf(closings, chart.words, at, to)
    if (polite === undefined && !CLAUSES.has(chart.word(at))) break
    at = polite ?? at + 1
  }
  return at
}
