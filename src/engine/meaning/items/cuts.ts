// Where a list may be split into items: at commas, and at each "and" that joins items rather than words of one.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { announcesCount } from '../../grammar/announced-count.ts'
import { AS_ANOTHER, CALLED } from '../../language/en/another-one.ts'
import { endsOf, isIn } from '../../language/en/classes.ts'
import { APART, AROUND_APART, COUNTED, numberOf } from '../../language/en/counted.ts'
import { TITLED } from '../../language/en/names.ts'
import { ORDINALS } from '../../language/en/numbers.ts'
import { PAIRS } from '../../language/en/pairs.ts'
import { areTwoStaples } from '../../language/en/staples.ts'
import type { SureDate } from '../sure-dates.ts'
import { startsDoing } from './doing.ts'
import { twinsIn } from './twins.ts'

export interface Cut {
  /** Where a joint between two items begins, and where the next item does. */
  readonly from: number
  readonly to: number
  readonly by: 'mark' | 'and' | 'mark and'
}

const PARTERS = new Set([',', ';', 'and', 'plus', '\n'])

/** Words that continue a list: "eggs, | oh and | milk, | then | bread". */
export const JOINERS = new Set(['and', 'then', 'also', 'oh', 'plus'])

export function cutsIn(chart: Chart, sure: readonly SureDate[], span: Span): Cut[] {
  const cuts: Cut[] = []
  const twins = twinsIn(chart, span)
  let open = 0
  for (let at = span.from; at < span.to; at++) {
    if (twins.some(({ from, to }) => at > from && at < to)) continue
    const text = chart.word(at)
    const word = chart.words[at]
    if (text === '(') open++
    if (text === ')') open--
    // "punch (lime, mint and soda)"
    if (open > 0) continue
    // "milk | eggs and bread"
    if (at > span.from && areTwoStaples(chart.word(at - 1), text)) {
      cuts.push({ from: at, to: at, by: 'mark' })
      continue
    }
    // "the dentist at 3 | then the school"
    const isNext = text === 'then' && sure.some((date) => date.to === at)
    if (!PARTERS.has(text) && !isNext) continue
    if (word?.kind === 'quote' || sure.some((date) => date.from < at && at < date.to)) continue
    if (text === 'and' && (isPair(chart, span, at) || isInAmount(chart, at) || isSignInside(chart, span, at))) continue
    if (text === ',' && (isPlaceIn(chart, span, at) || saysWhichKind(chart, at + 1, span.to))) continue
    const to = pastJoint(chart, at + 1, span.to)
    const isMark = text !== 'and' && text !== 'plus'
    cuts.push({ from: at, to, by: isMark ? (chart.word(at + 1) === 'and' ? 'mark and' : 'mark') : 'and' })
    at = to - 1
  }
  return cuts
}

/** Skips the words that join an item to the one before it and those that announce it. */
export function pastJoint(chart: Chart, from: number, to: number): number {
  return pastAnother(chart, pastJoiners(chart, from, to), to)
}

/** "dog food, | the grain free one", "envelopes, | the padded kind"; "the last one" is a position. */
function saysWhichKind(chart: Chart, from: number, to: number): boolean {
  if (chart.word(from) !== 'the' || ORDINALS.has(chart.word(from + 1))) return false
  for (let at = from + 2; at < Math.min(to, from + LONGEST_KIND); at++) {
    const next = at + 1
    if (KINDS.has(chart.word(at))) return !chart.isWord(next) || chart.isDate(next) || BEHIND_KIND.has(chart.word(next))
  }
  return false
}

const LONGEST_KIND = 6
const KINDS = new Set('one ones kind sort size type'.split(' '))
const BEHIND_KIND = new Set(['and', 'plus', 'please', 'for', 'by', 'on'])

/** "Act 3, | sc. 2", "chapter 4, | page 12": the parts of one reference. */
function isPlaceIn(chart: Chart, { from, to }: Span, at: number): boolean {
  const unit = chart.word(at + 1)
  const number = chart.word(at + 2) === '.' ? at + 3 : at + 2
  if (!PLACES_IN.has(unit) || number >= to || !/\d/.test(chart.word(number)) || !/\d/.test(chart.word(at - 1)))
    return false
  return !chart.some({ from, to: at }, (before) => chart.word(before) === unit)
}

const PLACES_IN = new Set(
  'scene sc act chapter ch page pages pg p pp part pt section sec verse line lines q question questions ex exercise vol'.split(
    ' ',
  ),
)

function pastJoiners(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to - 1) {
    const mark = chart.word(at) === ',' ? at + 1 : at
    const [end] = endsOf(AS_ANOTHER, chart.words, mark, to - 1)
    if (end === undefined && !JOINERS.has(chart.word(mark))) break
    at = end === undefined ? mark + 1 : chart.word(end) === ',' ? end + 1 : end
  }
  return at
}

/** "a task to ring Bo, | one to ring Jo | and another task ring Mo": skips the words that announce the next item. */
export function pastAnother(chart: Chart, from: number, to: number): number {
  const [first, next] = [chart.word(from), chart.word(from + 1)]
  if (first !== 'one' && first !== 'another') return from
  const more = next === 'more' || next === 'other' || next === 'last' ? from + 2 : from + 1
  const noun = COUNTED.has(chart.word(more)) ? more + 1 : more
  const [called] = endsOf(CALLED, chart.words, noun, to)
  // "another for sunday to …": the date belongs to the item.
  if (chart.word(noun) === 'for' && chart.facts.dates.get(noun + 1)?.some(({ weak }) => !weak)) return noun
  const lead = called ?? (ANOTHER_LEADS.has(chart.word(noun)) ? noun + 1 : noun)
  // "one onion", "another coffee": the item itself is counted.
  const isAnnounced = lead > noun || (noun > from + 1 && startsDoing(chart, { from: noun, to }))
  return isAnnounced && lead < to ? lead : from
}

const ANOTHER_LEADS = new Set(['to', 'for', ':'])

/** "fish and chips", anywhere in a list. */
function isPair(chart: Chart, { from, to }: Span, at: number): boolean {
  for (const before of [1, 2, 3])
    for (const after of [1, 2])
      if (
        at - before >= from &&
        at + after < to + 1 &&
        PAIRS.has(chart.text({ from: at - before, to: at + after + 1 }).toLowerCase())
      )
        return true
  return false
}

/**
 * "milk, salt & vinegar crisps and tea": if words or commas separate the list, a sign between two words belongs to an
 * item.
 */
function isSignInside(chart: Chart, { from, to }: Span, at: number): boolean {
  if (!isSign(chart, at) || startsDoing(chart, { from: at + 1, to })) return false
  if (chart.some({ from: at + 1, to }, (other) => PARTERS.has(chart.word(other)) && !isSign(chart, other))) return true
  return chart.some({ from, to: at }, (other) => chart.word(other) === 'and' && !isSign(chart, other))
}

function isSign(chart: Chart, at: number): boolean {
  return chart.raw[chart.words[at]?.start ?? 0] === '&'
}

/** "a month and a week ahead": a duration. */
function isInAmount(chart: Chart, at: number): boolean {
  for (const [from, amounts] of chart.facts.amounts) if (from < at && amounts.some(({ end }) => at < end)) return true
  return false
}

/** "one called X | and one that says Y": a list of announced titles is only split here. */
export function isAnnouncedCut(chart: Chart, { from, to }: Cut): boolean {
  return to - from > 1 && TITLED.has(chart.word(to - 1))
}

export function partsAt(span: Span, cuts: readonly Cut[]): Span[] {
  const parts: Span[] = []
  let from = span.from
  for (const cut of cuts) {
    if (cut.from > from) parts.push({ from, to: cut.from })
    from = cut.to
  }
  if (span.to > from) parts.push({ from, to: span.to })
  return parts
}

/** The number announced right before a list: "three things:", "2 jobs for saturday:". */
export function countBefore(chart: Chart, { from }: Span): number | null {
  // "add two: water bill and gas bill"
  if (chart.word(from - 1) === ':' && numberOf(chart.word(from - 2)) !== null) return numberOf(chart.word(from - 2))
  // "three things to add, …"
  const before = chart.word(from - 2)
  const isTold =
    chart.word(from - 1) === ',' && (COUNTED.has(before) || ADDING.has(before)) && chart.word(from) !== 'one'
  if (chart.word(from - 1) !== ':' && !isTold && !COUNTED.has(chart.word(from - 1))) return null
  for (let at = from - 1; at >= 0 && at >= from - LONGEST_ANNOUNCEMENT; at--) {
    const count = numberOf(chart.word(at))
    const isOfThings = [1, 2, 3].some((ahead) => at + ahead < from && COUNTED.has(chart.word(at + ahead)))
    if (count !== null && (isOfThings || announcesCount(chart, at))) return count
    // "set item 2 to friday | and create tasks:"
    if (chart.facts.hard[at] === true || (isIn('ADD', chart.word(at)) && isIn('THEN', chart.word(at - 1)))) return null
  }
  return null
}

const LONGEST_ANNOUNCEMENT = 10
const ADDING = new Set(['add', 'adding', 'added', 'down', 'on'])

/** "… | each one separately please": where a list ends because it goes on with how to store it. */
export function apartFrom(chart: Chart, { from, to }: Span): number {
  let start = to
  // The closing politeness may have included it: "…, each one | separately please".
  let isApart = APART.has(chart.word(to))
  while (start > from + 1 && isAroundApart(chart, start - 1)) {
    start--
    isApart ||= APART.has(chart.word(start))
  }
  if (!isApart) return to
  // "milk for all | as separate tasks"
  while (start < to && !BEGINS_APART.has(chart.word(start)) && !chart.isMark(start)) start++
  return start
}

const BEGINS_APART = new Set(['each', 'all', 'both', 'as', 'one', 'separately', 'individually', 'every'])

function isAroundApart(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  return APART.has(word) || AROUND_APART.has(word) || numberOf(word) !== null || chart.isMark(at)
}
