// How, where or with whom something was done: said behind a report, and no part of what was done.

import type { Chart } from '../chart/chart.ts'
import type { DateAt } from '../chart/facts.ts'
import type { Native } from '../chart/grammar.ts'
import type { Found, Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { HOW_LEADS, HOW_WORDS, LIMITING, MONEY, STRESSING, WHOSE } from '../language/en/how.ts'
import { isPast } from '../lex/stem.ts'

const LONGEST = 8
const CLOCKING = new Set(['at', 'around', 'before', 'after', 'by', 'since', 'in', 'just'])
const BASE = 2

/** "in the car", "a couple of days early", "for 60 quid": up to where the clause ends, and with nothing in it that limits. */
export const how: Native = (chart, at) => {
  const from = ahead(chart, at)
  if (from > at) return [found(at, from)]
  const price = priceEnd(chart, at)
  if (price > at && endsHere(chart, price)) return [found(at, price)]
  if (HOW_WORDS.has(chart.word(at))) return [found(at, at + 1)]
  if (STRESSING.has(chart.word(at))) return endsHere(chart, at + 1) ? [found(at, at + 1)] : []
  const sum = sumEnd(chart, at)
  if (sum > at) return [found(at, sum)]
  // "since monday" is over.
  const since = chart.word(at) === 'since'
  // "at 3am", of no day, is when it was done; "for 3am" is when it will be.
  const isClocked = CLOCKING.has(chart.word(at))
  if (!HOW_LEADS.has(chart.word(at)) && !isPaid(chart, at) && !isWhileThen(chart, at)) return []
  let to = at + 1
  while (to < at + LONGEST && !endsHere(chart, to)) {
    // "in the sale | only £12"
    const paid = priceEnd(chart, to)
    if (paid > to && endsHere(chart, paid)) return [found(at, paid)]
    if (
      LIMITING.has(chart.word(to)) ||
      (!since && comingAt(chart, to).some(({ when }) => !isClocked || when.day !== null))
    )
      return []
    to++
  }
  return to > at + 1 && endsHere(chart, to) ? [found(at, to)] : []
}

function found(from: number, to: number): Found<Span> {
  return { end: to, value: { from, to }, cost: BASE + (to - from), rule: 'how' }
}

/** "two days early". */
function ahead(chart: Chart, at: number): number {
  for (const { end } of chart.facts.amounts.get(at) ?? []) {
    if (EARLY.has(chart.word(end))) return end + 1
    if (chart.word(end) === 'ahead' && chart.word(end + 1) === 'of') return end + 3
  }
  return at
}

const EARLY = new Set(['early', 'late', 'ahead'])

/** "when he was in", "while I was in town", "while waiting for the bus": told of what is over, it sets no condition. */
function isWhileThen(chart: Chart, at: number): boolean {
  if (!WHILE.has(chart.word(at))) return false
  for (let to = at + 1; !endsHere(chart, to); to++) {
    if (WAS.has(chart.word(to)) || isPast(chart.word(to))) return true
    if (to === at + 1 && chart.word(to).endsWith('ing')) return true
    if (IS.has(chart.word(to))) return false
  }
  return false
}

const WHILE = new Set(['when', 'while', 'whilst'])
const WAS = new Set(['was', 'were', 'had', 'came', 'went', 'got'])
const IS = new Set("is are am 's will would can could has have do does gets comes".split(' '))

/** "only £12", "for just 9 quid": what it cost. */
function priceEnd(chart: Chart, at: number): number {
  let to = chart.word(at) === 'for' ? at + 1 : at
  if (ONLY.has(chart.word(to))) to++
  if (isPaid(chart, to)) return to + 2
  return /^[\u00a3$\u20ac]\d/.test(chart.word(to)) ? to + 1 : at
}

const ONLY = new Set(['only', 'just'])

/** "60 quid". */
function isPaid(chart: Chart, at: number): boolean {
  return /^[\u00a3$\u20ac]?\d+(?:[.,]\d+)?$/.test(chart.word(at)) && MONEY.has(chart.word(at + 1))
}

/** "his 50", "the 30 quid I owed him": what was paid or given, up to where the clause ends. */
function sumEnd(chart: Chart, at: number): number {
  let to = WHOSE.has(chart.word(at)) ? at + 1 : at
  if (to === at || !/^[\u00a3$\u20ac]?\d+(?:[.,]\d+)?[a-z]?$/.test(chart.word(to))) return at
  to++
  if (MONEY.has(chart.word(to))) to++
  if (chart.word(to) === 'i' && OWED.has(chart.word(to + 1))) to += 2
  while (BACK.has(chart.word(to))) to++
  return endsHere(chart, to) ? to : at
}

const OWED = new Set(['owed', 'owe', 'borrowed'])
const BACK = new Set(['back', 'him', 'her', 'them', 'too', 'already', 'now'])

function endsHere(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return word === undefined || word.kind !== 'word' || chart.facts.hard[at] === true || isIn('THEN', word.text)
}

/** A day to come is no part of what is over. */
function comingAt(chart: Chart, at: number): readonly DateAt[] {
  return (chart.facts.dates.get(at) ?? []).filter((date) => !date.weak && !date.past)
}
