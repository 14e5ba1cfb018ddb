// Dates in a message that are no part of a title, told from names and from what only describes a thing.

import type { When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { DateSpan } from '../date-reading.ts'
import { isIn } from '../language/en/classes.ts'
import { whenOf } from './when.ts'

/** Dates that were judged not to be part of a title, by the words they stand at. */
export interface SureDate {
  readonly from: number
  readonly to: number
  readonly when: When
  /** It begins with a preposition of its own. */
  readonly led: boolean
}

export function sureDates(chart: Chart, dates: readonly DateSpan[]): SureDate[] {
  return dates.flatMap((date) => {
    const from = chart.words.findIndex((word) => word.first >= date.first)
    // A stop that nobody typed stands at no place of the text.
    const end = chart.words.findLastIndex((word) => word.last >= 0 && word.last <= date.last) + 1
    const to = chart.facts.hard[end - 1] === true ? end - 1 : end
    const when =
      date.strength === 'sure' &&
      from >= 0 &&
      to > from &&
      !isName(chart, from, to) &&
      !isVersion(chart, from, to, dates) &&
      !describes(chart, from, to, date) &&
      !isOfTitle(chart, from, to, date)
        ? whenOf(date.expression, null, chart.facts.clock)
        : null
    return when === null ? [] : [{ from, to, when, led: date.lead !== '' }]
  })
}

/** "The Day After Tomorrow": capitals throughout, in the middle of a sentence, make a name. */
function isName(chart: Chart, from: number, to: number): boolean {
  if (to - from < 3 || from === 0) return false
  return !chart.some({ from, to }, (at) => !chart.isCapital(at))
}

/** "upgrade to 20.11 by friday": beside a day, a number with a point is none. */
function isVersion(chart: Chart, from: number, to: number, dates: readonly DateSpan[]): boolean {
  if (!/^\d{1,2}\.\d{1,2}$/.test(chart.word(to - 1)) || to - from > 2) return false

  return dates.some((date) => isDay(date))
}

/** A day by its name, or counted from today. */
function isDay({ strength, expression: { day } }: DateSpan): boolean {
  return strength === 'sure' && (day?.is === 'weekday' || day?.is === 'relative')
}

const BEHIND = new Set(
  'at on in by for about with to from of and or before after until till around , . ! ? ; : - the a an my his her please thanks then if because so that which who when while stating saying telling'.split(
    ' ',
  ),
)

/** "plan Sunday dinner": a weekday without a preposition that a thing follows tells which thing. */
function describes(chart: Chart, from: number, to: number, { lead, expression }: DateSpan): boolean {
  // "leave 10 minutes before 6pm choir": the hour is the choir's.
  if (chart.some({ from: from + 1, to }, (at) => BESIDE.has(chart.word(at))) && isThing(chart, to)) return true
  if (
    lead !== '' ||
    expression.day?.is !== 'weekday' ||
    expression.time !== null ||
    expression.day.which !== 'coming' ||
    to - from > 1
  )
    return false
  return isThing(chart, to)
}

const BESIDE = new Set(['before', 'after'])

export function isThing(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return (
    word?.kind === 'word' &&
    !BEHIND.has(word.text) &&
    !isIn('DOING', word.text) &&
    !/\d/.test(word.text) &&
    !isIn('CLOSING', word.text) &&
    !chart.reads('PRIO', at)
  )
}

const EVERY = new Set(['every', 'each'])
/** Not "this" and "her", which may be all there is: "call her every day". */
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'their'])
const BEING = new Set('is are was were has had will can could should would may might must'.split(' '))
const WHERE_OR_HOW = new Set('outside inside outdoors indoors together alone again early here there'.split(' '))

/** How often, as part of what something is called: "watch Every Day Is Extra", "the every other day class", "sell every weekend ticket". */
function isOfTitle(chart: Chart, first: number, to: number, { repeats, lead }: DateSpan): boolean {
  // "listen to | Every Day I Write the Book"
  const from = lead === 'to' ? first + 1 : first
  const before = chart.words[from - 1]
  if (!repeats || (lead !== '' && lead !== 'to') || before?.kind !== 'word') return false
  if (BEING.has(chart.word(to))) return true
  if (ARTICLES.has(before.text) && !isIn('TASK', chart.word(to))) return true
  const isDone = isIn('DOING', before.text)
  const isNamed = chart.isCapital(from) && !chart.isCapital(from - 1)
  if (isNamed && (isDone || (chart.isWord(to) && chart.isCapital(to)))) return true
  // "study every day vocabulary" is put that way by many; a weekend's ticket is a ticket.
  const isWeekend = EVERY.has(chart.word(from)) && chart.word(to - 1) === 'weekend'
  return isDone && isWeekend && isThing(chart, to) && !WHERE_OR_HOW.has(chart.word(to))
}
