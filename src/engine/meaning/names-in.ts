// The tasks that a span names.

import type { Chart } from '../chart/chart.ts'
import { isSure, longestOf } from '../chart/found.ts'
import type { Found, Named, Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { startsBehindOpeners } from './openers.ts'

/** Every task named in the span. Words shared by several tasks name none of them, unless all are mentioned. */
export function namesIn(chart: Chart, { from, to }: Span): string[] {
  const several = ALL.has(chart.word(from))
  const ids: string[] = []
  for (let at = from; at < to; ) {
    // "more important than the garage" is about something else.
    if (chart.word(at) === 'than' && chart.word(at - 1) !== 'other') break
    const names = sureNamesAt(chart, { from: at, to })
      .filter(({ value }) => value.ids.length === 1 || several)
      // A verb alone names no task: "I won't get to it".
      .filter(({ end }) => !isVerb(chart, { from: at, to: end }))
    const name = longestOf(names, to)
    for (const id of name?.value.ids ?? []) if (!ids.includes(id)) ids.push(id)
    at = name?.end ?? at + 1
  }
  return ids
}

/** Certain task names that start here and fit in the span. */
export function sureNamesAt(chart: Chart, { from, to }: Span): readonly Found<Named>[] {
  return chart.read('NAME', from).filter((name) => isSure(name) && name.end <= to)
}

/** A verb alone names no task: "her train gets in at 3"; "the calls" may be tasks. */
export function isVerb(chart: Chart, { from, to }: Span): boolean {
  const word = chart.word(from)
  // "swimming is at five", "programmes: Phil has them": the subject of a statement is a noun.
  if (to !== from + 1 || BEING.has(chart.word(to))) return false
  if (isPast(word) && isTheirs(chart, from)) return true
  return isIn('DOING', word) || (isIn('DOING', stemOf(word)) && !isIn('DET', chart.word(from - 1)))
}

/** "they just | called": whatever they do, it is none of our tasks. */
function isTheirs(chart: Chart, verb: number): boolean {
  let at = verb - 1
  while (BEFORE_VERBS.has(chart.word(at))) at--
  return THEY.has(chart.word(at))
}

const THEY = new Set(['they', 'he', 'she'])
const BEFORE_VERBS = new Set(['just', 'have', 'has', 'already', 'only', 'now'])

const BEING = new Set(['is', 'are', 'was', 'were', 'will', 'has', 'got', ':', '-', '\u2013', '\u2014'])

/** The same without locations: "the queue on the cluster is long" is about the queue. */
export function subjectsIn(chart: Chart, { from: first, to }: Span): string[] {
  // "hold on the caterer rang": this "on" is no preposition of place.
  const span = { from: startsBehindOpeners(chart, { from: first, to }).at(-1) ?? first, to }
  let { from } = span
  while (from < span.to && !PLACING.has(chart.word(from))) from++
  const named = namesIn(chart, { from: span.from, to: from })
  const rest = namesIn(chart, { from, to: span.to })
  return named.length > 0 || rest.length === 0 || isPlaced(chart, { from, to: span.to }, rest) ? named : rest
}

/**
 * "Zoe needs bigger uniforms", "Zoe's uniforms are too small" and "uniforms: Zoe is a 9" are all about the uniforms:
 * of the tasks named, the one it is about.
 */
export function topicsOf(chart: Chart, { from, to }: Span, named: readonly string[]): readonly string[] {
  if (named.length < 2) return named
  for (let at = from; at < to; at++) {
    const first = longestOf(
      sureNamesAt(chart, { from: at, to }).filter(({ value }) => value.ids.every((id) => named.includes(id))),
      to,
    )
    if (first === undefined) continue
    const isOwn = (id: string): boolean => first.value.ids.includes(id)
    if (chart.word(first.end) === ':' || isToBeDone(chart, first.end)) return named.filter(isOwn)
    return [first.end, first.end - 1].some((end) => OF_OTHERS.has(chart.word(end)))
      ? named.filter((id) => !isOwn(id))
      : named
  }
  return named
}

/** "the freezer | wants doing | before I go to Carol's", "… needs to be done …". */
function isToBeDone(chart: Chart, at: number): boolean {
  if (!OF_OTHERS.has(chart.word(at))) return false
  return chart.word(at + 1).endsWith('ing') || (chart.word(at + 1) === 'to' && chart.word(at + 2) === 'be')
}

/** Before what somebody has or needs. */
const OF_OTHERS = new Set("'s needs need wants want needed wanted".split(' '))

/** "the dentist rang" when there are two tasks with the dentist: all the tasks it may be about. */
export function rivalsIn(chart: Chart, { from, to }: Span): readonly string[] {
  return rivalsAt(chart, isIn('DET', chart.word(from)) ? from + 1 : from, to)
}

/** "no chance of doing that call today": the same, wherever in the clause the thing is mentioned. */
export function rivalsWithin(chart: Chart, { from, to }: Span): readonly string[] {
  for (let at = from + 1; at < to; at++) {
    const ids = isIn('DET', chart.word(at - 1)) ? rivalsAt(chart, at, to) : []
    if (ids.length > 0) return ids
  }
  return []
}

function rivalsAt(chart: Chart, from: number, to: number): readonly string[] {
  const name = longestOf(sureNamesAt(chart, { from, to }), to)
  // After an article a verb is a noun: "that call".
  if (name === undefined || (!isIn('DET', chart.word(from - 1)) && isVerb(chart, { from, to: name.end }))) return []
  return name.value.ids
}

/** Whether every task named there follows a preposition. */
function isPlaced(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  for (let at = from; at < to; at++) {
    const before = isIn('DET', chart.word(at - 1)) ? at - 2 : at - 1
    const isNamed = chart.read('NAME', at).some(({ value }) => value.ids.every((id) => ids.includes(id)))
    if (isNamed && !isIn('DET', chart.word(at)) && !PLACING.has(chart.word(before))) return false
  }
  return true
}

const PLACING = new Set(['on', 'in', 'at', 'near', 'inside', 'outside', 'under', 'over', 'of', 'from', 'by'])

const ALL = new Set(['all', 'both', 'every', 'each'])
