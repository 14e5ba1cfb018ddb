// Splits a message into sentences, and a sentence where somebody changes their mind or adds an exception.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { apartIn } from './apart.ts'
import { secondThoughtIn } from './kept.ts'
import { someOfThemFrom } from './said-of-all.ts'
import { takenBackFrom } from './taken-back.ts'

/** The parts of a message to be read one after another. */
export function partsOf(chart: Chart): Span[] {
  return sentencesOf(chart).flatMap((span) => thoughtsOf(chart, span))
}

/** From one full stop to the next, without the closing punctuation. */
function sentencesOf(chart: Chart): Span[] {
  const spans: Span[] = []
  let from = 0
  for (let at = 0; at <= chart.words.length; at++) {
    if (at < chart.words.length && chart.facts.hard[at] !== true) continue
    if (at > from) spans.push({ from, to: at })
    from = at + 1
  }
  return joinFragments(chart, spans)
}

/** "Two. Done." and "Correction. 0730." are each one sentence, split by how they were typed. */
function joinFragments(chart: Chart, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const short = before !== undefined && before.to - before.from <= 2 && span.to - span.from <= 2
    const fragment =
      short &&
      chart.word(before.to) === '.' &&
      chart.read('POSITIONS', before.from).some((one) => one.end === before.to)
    if (fragment) joined[joined.length - 1] = { from: before.from, to: span.to }
    else joined.push(span)
  }
  return joined
}

function thoughtsOf(chart: Chart, span: Span): Span[] {
  const at = Math.min(secondThoughtIn(chart, span), takenBackFrom(chart, span), someOfThemFrom(chart, span))
  const apart = apartIn(chart, span)
  if (apart !== null && apart.from <= at) {
    const behind = behindMarks(chart, apart.to, span.to)
    return [
      { from: span.from, to: apart.behind },
      { from: apart.from, to: apart.to },
      ...(behind < span.to ? thoughtsOf(chart, { from: behind, to: span.to }) : []),
    ]
  }
  if (at >= span.to) return [span]
  const end = chart.isMark(at - 1) || isIn('THEN', chart.word(at - 1)) ? at - 1 : at
  return [
    { from: span.from, to: end },
    { from: at, to: span.to },
  ]
}

function behindMarks(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to && chart.isMark(at)) at++
  return at
}
