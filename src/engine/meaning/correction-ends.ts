// Where a correction begins after the words that take something back, and where it ends before a remark.

import type { Chart } from '../chart/chart.ts'
import { AFTERTHOUGHTS, SINCE_BEFORE } from '../language/en/afterthoughts.ts'
import { endsOf, isIn, type Phrases, phrasesIn, phrasesNamed } from '../language/en/classes.ts'
import { approves } from './clauses.ts'

export const openers: Phrases = phrasesNamed(['REPAIR', 'NO'])

const fillers = phrasesIn('FILLER')
const closings = phrasesIn('CLOSING')

/** Skips what was wrong ("not thursday at all") and who said so ("they told me"). */
export function afterTold(chart: Chart, from: number, to: number): number {
  let at = from
  if (chart.word(at) === 'not') {
    const wrong = [...chart.read('VALUES', at + 1), ...chart.read('NAME', at + 1)].map((one) => one.end)
    // "not thursday, friday": ends at the next punctuation mark.
    const closed = wrong.filter((one) => one < to && chart.isMark(one))
    const end = closed.length > 0 ? Math.min(...closed) : Math.max(at, ...wrong.filter((one) => one < to))
    if (end > at) at = end
  }
  while (at < to - 1 && (chart.isMark(at) || TOLD.has(chart.word(at)))) at++
  return at
}

export const TOLD = new Set(
  "make na i they he she it that this we you told tell me us said say is was 's tis 'tis its stays remains stay remain meant mean have had has should ought to be been wanted want typed written wrote actually really all no".split(
    ' ',
  ),
)

/** Stops where the explanation begins: "4pm im dumb". */
export function beforeClause(chart: Chart, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (CLAUSES.has(chart.word(at)) && chart.word(at - 1) !== 'not') return at
  return to
}

/** "7 na | she eats at 6". */
export function beforeFiller(chart: Chart, from: number, to: number): number {
  let end = to
  while (end > from + 1 && (isIn('FILLER', chart.word(end - 1)) || isIn('CLOSING', chart.word(end - 1)))) end--
  return end
}

export const CLAUSES = new Set(['i', 'they', 'we', 'he', 'she', 'you', 'my'])

const closers = 'sorry|my bad|oops|my mistake|i meant|i mean|whoops|apologies|silly me'
  .split('|')
  .map((phrase) => phrase.split(' '))

/** "three days, sorry": the apology comes last. */
export function isTakenBackAtEnd(chart: Chart): boolean {
  let end = chart.words.length
  while (chart.isMark(end - 1)) end--
  return closers.some(
    (words) => words.length < end && words.every((word, index) => chart.word(end - words.length + index) === word),
  )
}

export function afterOpeners(chart: Chart, from = 0): number {
  let at = from
  let opened = false
  for (let round = 0; round < 6; round++) {
    const end = endsOf(openers, chart.words, at, chart.words.length)[0]
    if (end !== undefined) {
      at = end
      opened = true
    } else if (chart.isMark(at) || isSoft(chart, at)) at++
    else break
  }
  return opened ? at : from
}

function isSoft(chart: Chart, at: number): boolean {
  return chart.says(fillers, { from: at, to: chart.words.length }) && chart.words.length - at > 1
}

export function beforeEnd(chart: Chart, to: number): number {
  let end = to
  for (let more = true; more; ) {
    while (end > 0 && (chart.isMark(end - 1) || TAILS.has(chart.word(end - 1)))) end--
    const before = startOfTail(chart, end)
    more = before > 0 && before < end
    if (more) end = before
  }
  return end
}

/** Where the closing afterthought or politeness begins. */
function startOfTail(chart: Chart, end: number): number {
  for (let from = Math.max(1, end - LONGEST_TAIL); from < end; from++)
    if (
      approves(chart, { from, to: end }) ||
      [closings, AFTERTHOUGHTS, SINCE_BEFORE].some((phrases) => endsOf(phrases, chart.words, from, end).includes(end))
    )
      return from
  return end
}

const LONGEST_TAIL = 7

const TAILS = new Set(['please', 'instead', 'thanks', 'sorry', 'so', 'actually'])

export function onlyMarks(chart: Chart, from: number, to: number): boolean {
  return !chart.some({ from, to }, (at) => !chart.isMark(at) && !TAILS.has(chart.word(at)))
}
