// "no, wednesday", "sorry, I meant eggs", "it's 450 not 400": what the last turn should have done.

import type { Act, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { CROSSED } from '../language/en/afterthoughts.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { COMING } from '../language/en/instead.ts'
import { allBy } from '../task-ids.ts'
import { allValues, readStretch } from './corrected.ts'
import { afterOpeners, afterTold, beforeEnd, CLAUSES, onlyMarks, openers } from './correction-ends.ts'
import { stretches } from './correction-stretches.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'
import { touches } from './reserve.ts'
import { readSwap } from './swap.ts'

const requests = phrasesIn('REQUEST')
const undoing = phrasesIn('UNDO')
const never = phrasesIn('NEVER')

/** Null if the message takes nothing back, or goes on to ask for something else. */
export function readCorrection(chart: Chart, of: readonly string[]): Act | null {
  if (asksToDelete(chart)) return null
  const back = takesBack(chart)
  if (back !== null) {
    const { act, from, to } = back
    // "undo. the clerk never picked up": undoes everything; the rest is the reason.
    const isAll = 'set' in act || 'turns' in act || (from === 0 && chart.facts.hard[to] === true)
    return isAll ? act : { ...act, ...namedIn(chart, { from: 0, to: chart.words.length }) }
  }
  const swapped = readSwap(chart)
  if (swapped !== null) return swapped
  if (asksPlainly(chart) || isBesides(chart)) return null
  for (const span of stretches(chart, of)) {
    const act = readStretch(chart, span)
    if (act !== null) return tellsWhatComes(chart, act, span.to) ? null : ofNamed(chart, act, span)
  }
  return null
}

/** "delete the gym, changed my mind": deletes a named task and undoes nothing. */
function asksToDelete(chart: Chart): boolean {
  return chart.read('ACT', afterOpeners(chart)).some(({ value }) => value.does === 'delete' && allBy(value.set, 'ids'))
}

/** "no, the other way round", "swap those two over". */
export function isCrossed(chart: Chart): boolean {
  const to = beforeEnd(chart, chart.words.length)
  return startsBehindOpeners(chart, { from: 0, to }).some((at) => endsOf(CROSSED, chart.words, at, to).includes(to))
}

/** "actually the hens too": in addition to what was done, not instead. */
export function isBesides(chart: Chart): boolean {
  const end = chart.words.findLastIndex(({ kind }) => kind === 'word') + 1
  if (ADDING.has(chart.word(end - 1)) || (chart.word(end - 1) === 'well' && chart.word(end - 2) === 'as')) return true
  // "make it thursday, | same with the walk"
  return chart.words.some(({ text }, at) => SAME.has(text) && chart.isMark(at - 1) && isAgain(chart, at))
}

function isAgain(chart: Chart, at: number): boolean {
  return chart.read('ACT', at).some(({ value }) => value.does === 'again')
}

const ADDING = new Set(['too', 'also'])
const SAME = new Set(['same', 'likewise', 'ditto'])

/** "oh, it's the hens I need to feed next": says what is still to do, not what was meant. */
function tellsWhatComes(chart: Chart, act: Act, from: number): boolean {
  if (act.does !== 'correct' || act.set === undefined || act.values !== undefined) return false
  if (!CLAUSES.has(chart.word(from))) return false
  for (let at = from + 1; chart.isWord(at); at++)
    // "sorry, the report that I read was bad"
    if (COMING.has(chart.word(at)) || (at > from + 1 && BEING.has(chart.word(at)))) return true
  return false
}

const BEING = new Set(['is', 'are', 'was', 'were'])

/** "the deck can't be that late, back to friday": a new value for the one task named. */
function ofNamed(chart: Chart, act: Act, { from, to }: Span): Act {
  if (act.does !== 'correct' || act.set !== undefined || act.values === undefined || act.values.replace !== undefined)
    return act
  // "sorry, wednesday. I've got a shoot tuesday": gives the reason, not another task.
  const next = chart.isMark(to) ? to + 1 : to
  const isReason = chart.isMark(next - 1) && isIn('SUBJECT', chart.word(next))
  const behind = isReason ? [] : namesIn(chart, { from: to, to: chart.words.length })
  const [id, ...others] = [...namesIn(chart, { from: 0, to: from }), ...behind]
  if (id === undefined || others.length > 0) return act
  return {
    does: 'change',
    set: { text: '', mentions: [{ by: 'ids', task_ids: [id] }], many: true },
    values: act.values,
  }
}

/** "strings are still to do, put that back": the one task named. */
function namedIn(chart: Chart, span: Span): { named?: TaskSet } {
  const [id, ...others] = namesIn(chart, span)
  if (id === undefined || others.length > 0) return {}
  return { named: { text: '', mentions: [{ by: 'ids', task_ids: [id] }], many: true } }
}

/** "the insurance is not finished, reopen it", "actually make the budget one thursday": requests of their own. */
function asksPlainly(chart: Chart): boolean {
  if (chart.words.some(({ text }) => isIn('REOPEN', text))) return true
  const from = afterOpeners(chart)
  const end = beforeEnd(chart, chart.words.length)
  return chart
    .read('ACT', from)
    .some(
      ({ value, end: to, cost }) =>
        to >= end &&
        cost <= PLAIN &&
        (value.does === 'redo' ||
          (value.does === 'change' && Object.keys(value.values).length > 0 && allBy(value.set, 'ids'))),
    )
}

const PLAIN = 8

/** A separate clause that takes everything back: "no no, undo it, it's not done". */
function takesBack(chart: Chart): (Span & { readonly act: Act }) | null {
  const to = chart.words.length
  for (let at = 0; at < to; at++) {
    const opens =
      at === 0 ||
      chart.isMark(at - 1) ||
      isIn('FILLER', chart.word(at - 1)) ||
      isRequested(chart, at) ||
      endsOf(openers, chart.words, 0, to).includes(at) ||
      // "wait no I haven't undo that"
      (chart.says(openers, { from: 0, to }) && isIn('UNDO', chart.word(at)))
    if (!opens || isRefused(chart, at)) continue
    const said = chart
      .read('ACT', at)
      .filter((one) => one.value.does === 'undo' && one.cost <= PLAIN)
      .sort((one, other) => one.cost - other.cost)
    const ends = endsOf(undoing, chart.words, at, to).map((end) => ({ end, value: { does: 'undo' as const } }))
    const whole = [...said, ...ends].find(
      ({ end }) => end === to || (chart.isMark(end) && !asksBehind(chart, end)) || onlyMarks(chart, end, to),
    )
    if (whole !== undefined) return { act: whole.value, from: at, to: whole.end }
  }
  return null
}

/** "undo that | and mark the quote done": asks for something else as well. */
function asksBehind(chart: Chart, to: number): boolean {
  let at = to
  while (
    at < chart.words.length &&
    (chart.isMark(at) || isIn('THEN', chart.word(at)) || isIn('FILLER', chart.word(at)))
  )
    at++
  return chart
    .read('ACT', at)
    .some(
      ({ value, stated }) =>
        stated !== true &&
        touches(value) &&
        value.does !== 'again' &&
        (allBy(value.set, 'ids', 'name') || isOtherwise(value)),
    )
}

/** "that's wrong, make it friday": gives another value, not another task. */
function isOtherwise(act: Act): boolean {
  return act.does === 'change' && allBy(act.set, 'focus')
}

/** "no need to | undo". */
function isRefused(chart: Chart, at: number): boolean {
  return [2, 3, 4].some((count) => at >= count && endsOf(never, chart.words, at - count, at).includes(at))
}

/** "can you | take it back". */
function isRequested(chart: Chart, at: number): boolean {
  return [2, 3].some((count) => at >= count && endsOf(requests, chart.words, at - count, at).includes(at))
}

/** "wait no, not wednesday, thursday" after a request: the corrected values. */
export function correctedIn(chart: Chart, { from, to }: Span): Values | null {
  const at = afterOpeners(chart, from)
  if (at === from) return null
  const values = allValues(chart, { from: afterTold(chart, at, to), to: beforeEnd(chart, to) })
  return values === undefined || Object.keys(values).length === 0 ? null : values
}
