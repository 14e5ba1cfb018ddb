// Dates in a message that aren't part of a title, as opposed to names and descriptions.

import type { When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { DateSpan } from '../date-reading.ts'
import { isIn } from '../language/en/classes.ts'
import { EVERY } from '../language/en/determiners.ts'
import { whenOf } from './when.ts'

/** A date judged not to be part of a title, with the positions of its words. */
export interface SureDate {
  readonly from: number
  readonly to: number
  readonly when: When
  /** It has its own preposition. */
  readonly led: boolean
}

export function sureDates(chart: Chart, dates: readonly DateSpan[]): SureDate[] {
  return dates.flatMap((date) => {
    const from = chart.words.findIndex((word) => word.first >= date.first)
    // A full stop that we inserted has no position in the text.
    const end = chart.words.findLastIndex((word) => word.last >= 0 && word.last <= date.last) + 1
    const to = chart.facts.hard[end - 1] === true ? end - 1 : end
    const when =
      date.strength === 'sure' &&
      from >= 0 &&
      to > from &&
      !isName(chart, from, to) &&
      !isSpanOfNumbers(chart, from, to, date) &&
      !isVersion(chart, from, to, dates) &&
      !isYearOf(date) &&
      !describes(chart, from, to, date) &&
      !isOfTitle(chart, from, to, date)
        ? whenOf(date.expression, null, chart.facts.clock)
        : null
    if (when === null) return []
    const several = when.repeats ? undefined : severalIn(chart, from, to)
    const led = date.lead !== ''
    if (several === undefined) return [{ from, to, when, led }]
    return partedBefore(chart, { from, to, when, led }) ?? [{ from, to, when: { ...when, several }, led }]
  })
}

/** "ring Sam at 1 | and at 4 to lock the shed": the second hour belongs to what follows. */
function partedBefore(chart: Chart, { from, to, when, led }: SureDate): SureDate[] | null {
  const deed = chart.word(to) === 'to' ? to + 1 : to
  if (!chart.isWord(from - 1) || !isIn('DOING', chart.word(deed)) || !chart.isWord(deed + 1)) return null
  if (LEADING.has(chart.word(from - 1))) return null
  const joint = chart.words.findIndex(({ text }, at) => at > from && at < to && text === 'and')
  const start = LEADS.has(chart.word(joint + 1)) ? joint + 2 : joint + 1
  const [own] = (chart.facts.dates.get(start) ?? []).filter(({ end }) => end === to)
  return joint < 0 || own === undefined
    ? null
    : [
        { from, to: joint, when, led },
        { from: joint + 1, to, when: own.when, led: start > joint + 1 },
      ]
}

const LEADS = new Set(['at', 'on', 'by'])
/** "remind me | at 2 and at 4 to drink water": no item comes before the hours. */
const LEADING = new Set(['me', 'us', 'reminder', 'reminders', 'alarm', 'add', 'and'])

/** "on monday and thursday": those after the first. */
function severalIn(chart: Chart, from: number, to: number): When['several'] {
  for (let at = from; at < to; at++)
    for (const { end, when } of chart.facts.dates.get(at) ?? [])
      if (end === to && when.several !== undefined) return when.several
  return undefined
}

/** "The Day After Tomorrow": capitals throughout, in mid-sentence, make a name. */
function isName(chart: Chart, from: number, to: number): boolean {
  if (to - from < 3 || from === 0) return false
  return !chart.some({ from, to }, (at) => !chart.isCapital(at))
}

/** "chapters 4-6" is a range of numbers. */
function isSpanOfNumbers(chart: Chart, from: number, to: number, { lead }: DateSpan): boolean {
  return (
    lead === '' && to - from === 1 && /^\d{1,2}-\d{1,2}$/.test(chart.word(from)) && /[a-z]s$/.test(chart.word(from - 1))
  )
}

/** "upgrade to 20.11 by friday": beside a date, a number with a point is no date. */
function isVersion(chart: Chart, from: number, to: number, dates: readonly DateSpan[]): boolean {
  if (!/^\d{1,2}\.\d{1,2}$/.test(chart.word(to - 1)) || to - from > 2) return false
  const first = chart.words[from]?.first ?? 0
  return dates.some((date) => isDay(date) && !isParted(chart, Math.min(first, date.first), Math.max(first, date.first)))
}

/** "plan the budget for 2027": the year describes the thing and is no due date. */
function isYearOf({ lead, expression: { day } }: DateSpan): boolean {
  return lead === 'for' && day?.is === 'year'
}

/** Whether a sentence ends between two tokens. */
function isParted(chart: Chart, from: number, to: number): boolean {
  return chart.words.some(({ first }, at) => first > from && first < to && chart.facts.hard[at] === true)
}

/** A named day, or one counted from today. */
function isDay({ strength, expression: { day } }: DateSpan): boolean {
  return strength === 'sure' && (day?.is === 'weekday' || day?.is === 'relative')
}

const BEHIND = new Set(
  `at on in by for about with to from of and or before after until till around , . ! ? ; : - the a an my his her please thanks then if because
  so that which who when while stating saying telling regarding concerning via using without during unless since as but though too also instead
  again together alone maybe perhaps even just only not no i we you he she they it is are here there where once`.split(
    /\s+/,
  ),
)

/** "plan Sunday dinner": a weekday with no preposition before a noun describes it. */
function describes(chart: Chart, from: number, to: number, { lead, expression }: DateSpan): boolean {
  // "leave 10 minutes before 6pm choir": the hour is that of the choir.
  if (chart.some({ from: from + 1, to }, (at) => BESIDE.has(chart.word(at))) && isThing(chart, to)) return true
  if (
    lead !== '' ||
    isDayByDay(chart, from) ||
    expression.day?.is !== 'weekday' ||
    expression.time !== null ||
    expression.day.which !== 'coming' ||
    to - from > 1
  )
    return false
  return isThing(chart, to)
}

const BESIDE = new Set(['before', 'after'])

/** "monday dentist, tuesday haircut": a list with each date before its item. */
function isDayByDay(chart: Chart, from: number): boolean {
  return chart.words.some(
    ({ text }, at) =>
      at !== from && WEEKDAY.test(text) && text !== chart.word(from) && begins(chart, at) && begins(chart, from),
  )
}

function begins(chart: Chart, at: number): boolean {
  return chart.isWord(at + 1) && (!chart.isWord(at - 1) || BEGINNING.has(chart.word(at - 1)))
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/
const BEGINNING = new Set(['and', 'then', 'add', 'week'])

export function isThing(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return (
    word?.kind === 'word' &&
    !BEHIND.has(word.text) &&
    !isIn('DOING', word.text) &&
    !/\d|.ly$/.test(word.text) &&
    !isIn('CLOSING', word.text) &&
    !chart.reads('PRIO', at)
  )
}

/** Leaves out "this" and "her", which may be objects: "call her every day". */
const ARTICLES = new Set(['the', 'a', 'an', 'my', 'our', 'your', 'their'])
const BEING = new Set('is are was were has had will can could should would may might must'.split(' '))
const WHERE_OR_HOW = new Set('outside inside outdoors indoors together alone again early here there'.split(' '))

/**
 * A recurrence that is part of a name: "watch Every Day Is Extra", "the every other day class", "sell every weekend
 * ticket".
 */
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
  // "study every day vocabulary" is a common way to give a recurrence; a weekend ticket is a ticket.
  const isWeekend = EVERY.has(chart.word(from)) && chart.word(to - 1) === 'weekend'
  return isDone && isWeekend && isThing(chart, to) && !WHERE_OR_HOW.has(chart.word(to))
}
