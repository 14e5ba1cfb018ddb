// Takes off what follows a title, last words first.

import type { Chart } from '../../chart/chart.ts'
import { isClock } from '../../dates/leads.ts'
import { IS_OR_ARE } from '../../language/en/being.ts'
import { isIn } from '../../language/en/classes.ts'
import { BEFORE_PEOPLE, LETTERED } from '../../language/en/names.ts'
import { neededBefore } from '../needed.ts'
import type { SureDate } from '../sure-dates.ts'
import {
  afterthoughtBefore,
  beforeCourtesy,
  bracketBefore,
  dueSaidFrom,
  earlyBefore,
  isDueSaid,
  isMarkEnd,
  isTrailing,
  priorityBefore,
  repeatingBefore,
  shortDayBefore,
  thenBefore,
  undatedBefore,
} from './behind.ts'
import { belongsToTitle, contradicts, type Draft, isCut } from './draft.ts'
import { ARTICLES, IS, PARTICLES } from './words.ts'

export function takeBehind(chart: Chart, sure: readonly SureDate[], draft: Draft): void {
  const whole = draft.to
  if (draft.to > draft.from + 1 && PICTURE.test(chart.word(draft.to - 1))) draft.to--
  do takeAfterthoughts(chart, sure, draft)
  while (draft.to > draft.from && STEPS.some((take) => take(chart, draft, sure)) && draft.to > draft.from)
  // An emoji after a value is dropped; after the title it stays.
  if (!isCut(draft) && !draft.isEnded && draft.early === undefined) draft.to = whole
}

const PICTURE = /^\p{Extended_Pictographic}/u

function takeAfterthoughts(chart: Chart, sure: readonly SureDate[], draft: Draft): void {
  const { from, dates } = draft
  // "at eight o'clock": the end of a date isn't an afterthought.
  const isDated = (end: number): boolean => sure.some((one) => one.to === end)
  while (draft.to > from && !isDated(draft.to) && (isTrailing(chart, draft.to - 1) || isMarkEnd(chart, draft.to - 1)))
    draft.to--
  if (dates.length > 0) draft.to = beforeCourtesy(chart, from, draft.to)
  const { to } = draft
  if (chart.word(to - 1) !== 'latest') return
  if (chart.word(to - 3) === 'at' && to - 3 > from) draft.to -= 3
  // "…, latest on friday"
  else if (dates.length > 0 && to - 1 > from) draft.to--
}

/** What can be taken off, in this order; each returns whether it took something, as more may come before it. */
const STEPS: readonly ((chart: Chart, draft: Draft, sure: readonly SureDate[]) => boolean)[] = [
  takeBracket,
  takeAfterthought,
  takeUndated,
  takeEarly,
  takeDate,
  takePriority,
]

function takeBracket(chart: Chart, draft: Draft): boolean {
  const bracket = bracketBefore(chart, draft.from, draft.to)
  if (bracket === null) return false
  const { from, value } = bracket
  if (value.when != null) draft.dates.unshift({ from, to: draft.to, when: value.when, led: false })
  draft.priority ??= value.priority ?? undefined
  draft.to = from
  return true
}

function takeAfterthought(chart: Chart, draft: Draft): boolean {
  const start = afterthoughtBefore(chart, draft.from, draft.to)
  if (start >= draft.to) return false
  draft.to = start
  draft.isEnded = true
  return true
}

function takeUndated(chart: Chart, draft: Draft): boolean {
  const undated = undatedBefore(chart, draft.from, draft.to)
  if (undated >= draft.to) return false
  draft.to = undated
  draft.isEnded = true
  return true
}

function takeEarly(chart: Chart, draft: Draft): boolean {
  const early = earlyBefore(chart, draft.from, draft.to)
  if (early === null) return false
  draft.early ??= early.shift
  draft.to = early.from
  return true
}

function takeDate(chart: Chart, draft: Draft, sure: readonly SureDate[]): boolean {
  const { from, to, dates } = draft
  const isSaid = isDueSaid(chart, dates)
  const date = sure.find((one) => one.to === to && one.from >= from && !(isSaid && one.when.day !== null))
  if (date === undefined) return takeShortDay(chart, draft)
  if (belongsToTitle(chart, date) || contradicts(chart, date, dates)) return false
  dates.unshift(date)
  draft.to = date.from
  // "the vet's | coming monday"
  draft.isComing = chart.word(draft.to) === 'coming' && IS_OR_ARE.has(chart.word(draft.to - 1))
  if (draft.isComing) draft.to--
  // "chem homework | it's due tomorrow"
  const said = dueSaidFrom(chart, from, chart.word(draft.to) === 'due' ? draft.to : draft.to - 1)
  if (said !== null) {
    draft.to = said
    return true
  }
  // "the rent is due | on friday"
  if (chart.word(date.from) === 'due' && IS.has(chart.word(date.from - 1))) {
    draft.to++
    return false
  }
  const end = date.when.recurrence === undefined ? draft.to : repeatingBefore(chart, from, draft.to)
  draft.to = neededBefore(chart, from, end)
  return true
}

function takeShortDay(chart: Chart, draft: Draft): boolean {
  const day = shortDayBefore(chart, draft.from, draft.to) ?? thenBefore(chart, draft.from, draft.to)
  if (day === null) return false
  draft.dates.unshift(day)
  draft.to = day.from
  return true
}

function takePriority(chart: Chart, draft: Draft): boolean {
  const level = priorityBefore(chart, draft.from, draft.to)
  if (level === null) return false
  draft.priority ??= level.priority
  draft.to = level.from
  return true
}

/** Takes off politeness and the words that led up to what was taken off. */
export function takeDangling(chart: Chart, draft: Draft): void {
  const { from, dates } = draft
  const last = (): string => chart.word(draft.to - 1)
  while (
    draft.to > from &&
    (isCut(draft) || chart.isMark(draft.to - 1)) &&
    DANGLING.has(last()) &&
    !isLetter(chart, draft.to - 1) &&
    !(last() === 'deadline' && chart.word(draft.to - 2) !== ',') &&
    !(last() === 'due' && IS.has(chart.word(draft.to - 2))) &&
    !(PARTICLES.has(last()) && dates[0]?.led === true) &&
    !(last() === 'in' && (NEVER_BEHIND_IN.has(chart.word(draft.to)) || isOfVerb(chart, from, draft.to)))
  )
    draft.to--
  // "send it back with thanks"
  while (draft.to > from + 1 && POLITE.has(last()) && !BEFORE_PEOPLE.has(chart.word(draft.to - 2))) draft.to--
  while (
    draft.to > from + 1 &&
    ARTICLES.has(last()) &&
    !isLetter(chart, draft.to - 1) &&
    (isCut(draft) || last() !== 'a')
  )
    draft.to--
}

/** "check in | 3pm", "load in | 5pm": nothing is "in" an hour, so "in" belongs to the verb. */
function isOfVerb(chart: Chart, from: number, to: number): boolean {
  return to === from + 2 && isIn('DOING', chart.word(from)) && isClock(chart.word(to))
}

/** "let the plumber in | tomorrow": nobody says "in tomorrow". */
const NEVER_BEHIND_IN = new Set(
  'today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday next this at by on before every each daily'.split(
    ' ',
  ),
)

/** "vitamin a", "block A | 12:00": a letter rather than an article. */
function isLetter(chart: Chart, at: number): boolean {
  return chart.word(at) === 'a' && (chart.isCapital(at) || LETTERED.has(chart.word(at - 1)))
}

const POLITE = new Set(['please', 'pls', 'thanks'])

const DANGLING = new Set([
  ',',
  '-',
  '\u2013',
  '\u2014',
  ':',
  ';',
  '.',
  '!',
  '?',
  '\u2026',
  'and',
  'due',
  'by',
  'on',
  'at',
  'for',
  'with',
  'the',
  'a',
  'then',
  'to',
  'as',
  'but',
  'is',
  'in',
  'from',
  'starting',
  'deadline',
])
