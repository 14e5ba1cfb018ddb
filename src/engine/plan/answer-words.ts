// Strips the polite words around an answer.

import type { Clarification, ClarificationOption } from '../../domain/conversation.ts'
import type { Chart } from '../chart/chart.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { clausesOf, tellsWhy } from '../meaning/clauses.ts'
import { startsBehindOpeners } from '../meaning/openers.ts'

const leaving = phrasesIn('NEVERMIND')
const fillers = phrasesIn('FILLER')
const closings = phrasesIn('CLOSING')
export const openers = phrasesIn('NO')

/** All options, including those that were too many to show. */
export function every({
  options,
  unshown = [],
}: Pick<Clarification, 'options' | 'unshown'>): readonly Omit<ClarificationOption, 'position'>[] {
  return [...options, ...unshown]
}

/** "no", "no thanks". Beside a delete "tomorrow" counts as a refusal; here it is an answer. */
export function isRefused(chart: Chart): boolean {
  return chart.says(openers, { from: 0, to: chart.words.length }) && chart.words.length <= SHORT
}

const SHORT = 3

export function inner(chart: Chart): [number, number] {
  let from = 0
  let to = chart.words.length
  for (let more = true; more && from < to; ) {
    const end = endsOf(openers, chart.words, from, to)[0] ?? endsOf(fillers, chart.words, from, to)[0]
    more = end !== undefined && end < to
    if (more && end !== undefined) from = end
    while (from < to && chart.isMark(from)) from++
  }
  // "the essay, I mean"
  if (to > from + 2 && chart.word(to - 2) === 'i' && MEANING.has(chart.word(to - 1))) to -= 2
  for (let before = beforeCourtesy(chart, from, to); before < to; before = beforeCourtesy(chart, from, to)) to = before
  return [from, to]
}

const MEANING = new Set(['mean', 'meant'])

/** The start of the punctuation or polite words that end here: "…, if you please". */
function beforeCourtesy(chart: Chart, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (endsOf(closings, chart.words, at, to).includes(to)) return at
  const isLast = chart.isMark(to - 1) || isCourtesy(chart.word(to - 1))
  return to > from && isLast ? to - 1 : to
}

function isCourtesy(word: string): boolean {
  return isIn('FILLER', word) || isIn('CLOSING', word)
}

/** "both, did them in one go": after the answer, how it came about. */
export function onlyTells(chart: Chart, from: number, to: number): boolean {
  return clausesOf(chart).every((clause) => clause.to <= from || clause.to > to || tellsWhy(chart, clause, []))
}

export function isCourteous(chart: Chart, from: number, to: number): boolean {
  return !chart.some({ from, to }, (at) => !isCourtesy(chart.word(at)) && !chart.isMark(at))
}

export function isLeaving(chart: Chart): boolean {
  const [from, to] = inner(chart)
  if (endsOf(leaving, chart.words, 0, to).includes(to)) return true
  // "oh never mind, it's fine as it is"
  const left = clausesOf(chart).find(
    (clause) =>
      clause.to < to &&
      startsBehindOpeners(chart, clause).some((at) => endsOf(leaving, chart.words, at, clause.to).includes(clause.to)),
  )
  return endsOf(leaving, chart.words, from, to).includes(to) || (left !== undefined && onlyTells(chart, left.to, to))
}
