// A whole request that its own message takes back: "… actually no, don't", "… hmm, leave it", "… never mind".

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { startsBehindOpeners } from './openers.ts'

const takingBack = phrasesIn('TAKE_BACK')
const changingMind = phrasesIn('SECOND_THOUGHT')

/** Where the words that take back everything before them end, punctuation included; null if there are none. */
export function takenBackIn(chart: Chart, { from, to }: Span): number | null {
  for (const at of startsBehindOpeners(chart, { from, to }))
    for (const end of endsOf(takingBack, chart.words, at, to))
      if (isOver(chart, end, to)) return pastMarks(chart, end, to)
  return endsOf(changingMind, chart.words, from, to).some((end) => pastMarks(chart, end, to) >= to) ? to : null
}

/** Where, after punctuation, a sentence takes back what comes before; the end of the sentence if it doesn't. */
export function takenBackFrom(chart: Chart, { from, to }: Span): number {
  for (let at = from + 1; at < to; at++) {
    if (!chart.isWord(at)) continue
    const end = chart.isMark(at - 1) || TURNING.has(chart.word(at)) ? takenBackIn(chart, { from: at, to }) : null
    // Without punctuation before it, only explicit words count.
    if (end !== null && (chart.isMark(at - 1) || chart.word(at + 1) === 'do')) return at
  }
  return to
}

const TURNING = new Set(['no', 'nah', 'wait'])

/** The reads with those of the last sentence withdrawn; questions are still answered. */
export function withoutLast(reads: readonly Read[], since: number): Read[] {
  return reads.map((read, at) =>
    at < since || read.reserve !== null || read.act.does === 'ask' ? read : { ...read, reserve: 'negated' as const },
  )
}

function isOver(chart: Chart, at: number, to: number): boolean {
  // "… leave that one where it is move the other to 4"
  const asksOn = isIn('MOVE', chart.word(at)) || isIn('ADD', chart.word(at))
  // "don't | add wipes" says what not to do, and doesn't affect earlier requests.
  const goesOn = GOING_ON.has(chart.word(at)) || (asksOn && chart.word(at - 1) !== 'not')
  return at >= to || chart.isMark(at) || goesOn
}

const GOING_ON = new Set(['and', 'until', 'till', 'just', 'but', 'instead', 'only', 'cos', 'because'])

function pastMarks(chart: Chart, at: number, to: number): number {
  let next = at
  while (next < to && chart.isMark(next)) next++
  return next
}
