// Splits a message into clauses at its punctuation, and recognises those that ask for nothing.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { ABOUT_GOOD, AFTERTHOUGHTS, FINDING, GOOD } from '../language/en/afterthoughts.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { FINITE, TALKERS } from '../language/en/finite.ts'
import { bareItems } from './bare.ts'
import { startsBehindOpeners } from './openers.ts'
import { asksNothing, isRemark } from './remark.ts'

const closings = phrasesIn('CLOSING')

export function clausesOf(chart: Chart): Span[] {
  const clauses: Span[] = []
  let from = 0
  for (let at = 0; at <= chart.words.length; at++) {
    if (at < chart.words.length && !chart.isMark(at) && chart.words[at]?.kind !== 'line') continue
    if (at > from) clauses.push({ from, to: at })
    from = at + 1
  }
  return clauses
}

/** "I only skimmed it", "the website crashed", "it's better a day old": gives a reason, about these tasks or none. */
export function tellsWhy(chart: Chart, clause: Span, ids: readonly string[]): boolean {
  const first = chart.word(clause.from)
  const starts = startsBehindOpeners(chart, clause)
  if (starts.some((at) => NO_REASONS.some((name) => isIn(name, chart.word(at))))) return false
  // "also, | book the van | by friday" is a request of its own.
  if (isIn('DOING', first) && bareItems(chart, clause) !== null) return false
  const behind = behindSubject(chart, clause)
  if (isRemark(chart, behind, ids)) return true
  // "…, she only comes at 3": what somebody does at that time is no new value.
  return behind.from > clause.from && TALKERS.has(first) && asksNothing(chart, behind, ids)
}

/** "he is | away": the span after the subject. */
export function behindSubject(chart: Chart, { from, to }: Span): Span {
  let start = from
  while (start < to - 1 && (isIn('SUBJECT', chart.word(start)) || FINITE.has(chart.word(start)))) start++
  return { from: start, to }
}

/** Clauses that begin like this make a request or set a condition. */
const NO_REASONS = ['COND', 'HEDGE', 'SETV', 'MOVE', 'DELETE', 'ADD', 'REMIND'] as const

/** Just politeness, or the remark that this should have been said before. */
export function isTail(chart: Chart, { from, to }: Span): boolean {
  if (from >= to || approves(chart, { from, to })) return true
  const ends = [AFTERTHOUGHTS, closings].flatMap((phrases) => endsOf(phrases, chart.words, from, to))
  const next = Math.max(isIn('FILLER', chart.word(from)) ? from + 1 : from, ...ends)
  return next > from && isTail(chart, { from: next, to })
}

/** "… is enough for that", "… would be better for both of us". */
export function approves(chart: Chart, { from, to }: Span): boolean {
  if (!FINDING.has(chart.word(from)) || !chart.some({ from, to }, (at) => GOOD.has(chart.word(at)))) return false
  return !chart.some({ from, to }, (at) => !ABOUT_GOOD.has(chart.word(at)))
}
