// Dates, hours and amounts of time.

import type { When } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { NUMBERS } from '../../language/en/numbers.ts'
import { openHour } from '../../meaning/when.ts'
import { found } from './found.ts'
import { startsWithDigit } from './positions.ts'

export const when: Native = (chart, at) => [
  ...(chart.facts.dates.get(at) ?? [])
    .filter((one) => !one.ranged)
    .map(({ end, when: value, weak }) => found(end, value, weak ? COSTS.weakDate : 0, 'when')),
  ...backThen(chart, at),
]

/** "they gave us until the 30th, so move it to then", "they offered two o'clock, change it to that": the date that was said last. */
function backThen(chart: Chart, at: number): Found<When>[] {
  if (!THEN.has(chart.word(at)) || !BEFORE_THEN.has(chart.word(at - 1)) || !endsThere(chart, at + 1)) return []
  const said = [...chart.facts.dates].flatMap(([from, dates]) =>
    dates.filter((date) => !date.weak && !date.ranged && date.end < at).map((date) => ({ ...date, from })),
  )
  // "monday at ten in the morning": all of it, and not its last words.
  const [last] = said.sort((one, other) => other.end - one.end || one.from - other.from)
  return last === undefined ? [] : [found(at + 1, last.when, 0, 'when')]
}

const THEN = new Set(['then', 'that'])
const BEFORE_THEN = new Set(['to', 'until', 'till', 'for', 'by'])

/** "to that | please", not "to that place". */
function endsThere(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return chart.word(at - 1) === 'then' || word === undefined || word.kind !== 'word' || isIn('CLOSING', word.text)
}

export const period: Native = (chart, at) =>
  (chart.facts.dates.get(at) ?? [])
    .filter((one) => !one.listed)
    .map(({ end, when: value, weak }) => found(end, value, weak ? COSTS.weakDate : 0, 'period'))

export const past: Native = (chart, at) =>
  (chart.facts.dates.get(at) ?? [])
    // "I did that on sunday" was the last one.
    .filter((one) => one.past || (one.end === at + 1 && isWeekday(chart.word(at)) && chart.word(at - 1) === 'on'))
    .map(({ end, when: value }) => found(end, value, 0, 'past'))

function isWeekday(word: string): boolean {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(word)
}

export const hour: Native = (chart, at) => {
  const word = chart.word(at)
  const [, hours, minutes] = startsWithDigit(word)
    ? (/^(\d{1,2})(?:[:h]([0-5]\d))?$/.exec(word) ??
      // "node to 20.11" is hardly an hour.
      /^(\d{1,2})\.([0-5][05])$/.exec(word) ??
      /^([01]\d|2[0-3])([0-5]\d)$/.exec(word) ??
      // "sry 930"; "450" is seldom a time.
      /^([1-9])(15|30|45)$/.exec(word) ??
      [])
    : []
  const value = hours === undefined ? (word === 'one' ? undefined : NUMBERS.get(word)) : Number(hours)
  if (value === undefined || value < 1 || value > 23) return []
  // "seven thirty"
  const spelled = hours === undefined && value <= 12 ? MINUTES.get(chart.word(at + 1)) : undefined
  const moment = openHour(value, spelled ?? Number(minutes ?? 0), chart.facts.clock)
  return moment === null ? [] : [found(spelled === undefined ? at + 1 : at + 2, moment, COSTS.weakDate, 'hour')]
}

const MINUTES = new Map([
  ['fifteen', 15],
  ['thirty', 30],
])

export const amount: Native = (chart, at) =>
  (chart.facts.amounts.get(at) ?? []).map(({ end, shift }) => found(end, shift, 0, 'amount'))
