// Numbered lists on one line.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { ORDINALS } from '../language/en/numbers.ts'

const LETTERS = 'abcdefgh'

/** "1. wash the car 2. feed the dog", "a) wash the car b) feed the dog". */
export function numberedParts(chart: Chart, span: Span): Span[] | null {
  const parts: Span[] = []
  let from = -1
  for (let at = span.from; at < span.to; at++) {
    const next = parts.length + (from >= 0 ? 2 : 1)
    const isCounted =
      chart.word(at) === String(next) || (chart.word(at) === LETTERS[next - 1] && chart.word(at + 1) === ')')
    if (!isCounted || !(chart.word(at + 1) === '.' || chart.word(at + 1) === ')')) continue
    // "(1) …; (2) …"
    if (from >= 0) parts.push({ from, to: chart.word(at - 1) === '(' ? at - 1 : at })
    from = at + 2
  }
  if (from < 0 || parts.length === 0) return countedParts(chart, span)
  return [...parts, { from, to: span.to }]
}

/** "the first one order the rug and the second one measure the hall": numbered in words, from the first word on. */
function countedParts(chart: Chart, span: Span): Span[] | null {
  const parts: Span[] = []
  let from = counterEnd(chart, span.from, span.to, 1)
  if (from === null) return null
  for (let at = from + 1; at < span.to; at++) {
    const end = BEFORE_COUNTER.has(chart.word(at - 1)) ? counterEnd(chart, at, span.to, parts.length + 2) : null
    if (end === null) continue
    // "the first and the second got moved": there is nothing between them to list.
    if (at === from + 1) return null
    parts.push({ from, to: beforeJoints(chart, from, at) })
    from = end
  }
  return parts.length === 0 ? null : [...parts, { from, to: span.to }]
}

function beforeJoints(chart: Chart, from: number, to: number): number {
  let end = to
  while (end > from + 1 && BEFORE_COUNTER.has(chart.word(end - 1))) end--
  return end
}

/** The end of "the second one is to", if it is the next number. */
function counterEnd(chart: Chart, from: number, to: number, count: number): number | null {
  const at = chart.word(from) === 'the' ? from + 1 : from
  const isNext = ORDINALS.get(chart.word(at)) === count || COUNTERS[count - 1] === chart.word(at)
  if (!isNext) return null
  let end = at + 1
  while (end < to && BEHIND_COUNTER.has(chart.word(end))) end++
  // "first aid kit and second hand books": a number of a list is separate from its item.
  const isApart = at > from || (end > at + 1 && chart.isMark(at + 1)) || isIn('DOING', chart.word(end))
  return end < to && isApart ? end : null
}

const COUNTERS = ['firstly', 'secondly', 'thirdly', 'fourthly']
const BEFORE_COUNTER = new Set([',', '.', ';', 'and', 'then', '\u2013', '\u2014', '-'])
const BEHIND_COUNTER = new Set([',', ':', 'one', 'task', 'is', 'to', 'thing', '-', '\u2013', 'being', 'called', 'for'])
