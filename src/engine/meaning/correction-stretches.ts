// Finds the words of a correction that say what was meant.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { allBy } from '../task-ids.ts'
import {
  afterOpeners,
  afterTold,
  beforeClause,
  beforeEnd,
  beforeFiller,
  isTakenBackAtEnd,
  TOLD,
} from './correction-ends.ts'
import { isRemark } from './remark.ts'

/**
 * The candidates after an apology: all of it, its first clause, or what follows "I meant". Remarks after it may name
 * what was just done.
 */
export function stretches(chart: Chart, done: readonly string[]): Span[] {
  const from = afterOpeners(chart)
  const end = beforeEnd(chart, chart.words.length)
  const found: Span[] = []
  // "make that say …" is read as the request it is.
  if (chart.word(from) === 'say' || chart.word(from) === 'read') return found
  if (from > 0 || isTakenBackAtEnd(chart) || isValueAnew(chart, { from, to: end })) {
    const of = beforeItsName(chart, { from, to: end })
    // "coffee with Rosa" is what it is to be called, and no value of Rosa's.
    if (of < end && chart.read('VALUES', afterTold(chart, from, of)).some((one) => one.end <= of))
      found.push({ from, to: of })
    found.push({ from, to: end })
    const told = afterTold(chart, from, end)
    const rest = beforeFiller(chart, told, beforeClause(chart, told, end))
    if (told > from || rest < end) found.push({ from: told, to: rest })
    const stop = chart.words.findIndex(
      (word, at) => at > from && (PARTING.has(word.text) || word.text.startsWith('!') || chart.facts.hard[at] === true),
    )
    if (stop > from && stop < end && isRemark(chart, { from: stop + 1, to: end }, done)) {
      found.push({ from, to: stop })
      if (told < stop) found.push({ from: told, to: stop })
    }
  }
  const meant = chart.words.findIndex((_, at) => at > 0 && isMeant(chart, at))
  // "the sheep I mean. The dogs are still to do."
  if (meant > 0 && (chart.facts.hard[meant + 2] === true || chart.words[meant + 2] === undefined))
    found.push({ from, to: meant })
  if (meant > 0 && meant + 2 < end) {
    const stop = chart.words.findIndex(
      (word, at) => at > meant + 2 && (PARTING.has(word.text) || chart.facts.hard[at] === true),
    )
    const to = stop > 0 ? Math.min(stop, end) : end
    if (to - meant <= LONGEST_MEANT) found.push({ from: meant + 2, to })
  }
  // "not 10, make it 11", "oh dear, I misread it. Not thursday, friday."
  if (chart.word(0) === 'not') found.push({ from: 0, to: end })
  for (const start of sentenceStarts(chart))
    if (start > 0 ? from > 0 : chart.word(0) === 'not') found.push({ from: afterTold(chart, start, end), to: end })
  return found
}

/** "2 actually", "saturday actually" */
function isValueAnew(chart: Chart, { from, to }: Span): boolean {
  return chart.word(to) === 'actually' && chart.read('VALUES', from).some((one) => one.end === to)
}

const PARTING = new Set([',', '-', '\u2013', '\u2014', '\u2026'])

/** "sorry, 16 | for the presents": stops before the name of the thing. */
function beforeItsName(chart: Chart, { from, to }: Span): number {
  for (let at = from + 1; at < to - 1; at++)
    if (
      SAID_OF.has(chart.word(at)) &&
      chart.read('SET', at + 1).some((one) => one.end === to && allBy(one.value, 'ids'))
    )
      return at
  return to
}

const SAID_OF = new Set(['for', 'on', 'with', 'of'])

function sentenceStarts(chart: Chart): number[] {
  return chart.words.flatMap((_, at) => (at === 0 || chart.facts.hard[at - 1] === true ? [at] : []))
}

/** "I meant", "I said"; "that's what I said" corrects nothing. */
export function isMeant(chart: Chart, at: number): boolean {
  return chart.word(at) === 'i' && MEANT.has(chart.word(at + 1)) && !SAID_BEFORE.has(chart.word(at - 1))
}

const SAID_BEFORE = new Set('what as like that than how when why which and if'.split(' '))
const MEANT = new Set(['meant', 'mean', 'said'])
const LONGEST_MEANT = 12

/** "not the potholes sorry, | the streetlight": the wrong words come first. */
export function wrongFirst(chart: Chart, { from, to }: Span): [Span, Span] | null {
  if (chart.word(from) !== 'not') return null
  const mark = chart.words.findIndex(({ kind }, at) => at > from + 1 && at < to && kind === 'mark')
  if (mark < 0) return null
  let start = mark + 1
  while (start < to - 1 && (chart.isMark(start) || TOLD.has(chart.word(start)))) start++
  return [
    { from: start, to },
    { from: from + 1, to: beforeEnd(chart, mark) },
  ]
}

export function splitNot(chart: Chart, { from, to }: Span): [Span, Span | null] {
  for (let at = from + 1; at < to - 1; at++) {
    if (chart.word(at) !== 'not') continue
    // "Preeti not Priya, can you fix the name"
    const mark = chart.words.findIndex((word, place) => place > at + 1 && place < to && word.text === ',')
    return [
      { from, to: at },
      { from: at + 1, to: mark < 0 ? to : mark },
    ]
  }
  return [{ from, to }, null]
}
