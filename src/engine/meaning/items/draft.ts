// A task while we read it: the words left for the title, and the values found around them.

import type { Item, Shift, When } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import type { SureDate } from '../sure-dates.ts'
import { isOver } from '../when.ts'

export interface Draft {
  from: number
  to: number
  readonly dates: SureDate[]
  priority: Item['priority']
  early: Shift | undefined
  /** The words after it say nothing, or say that it has no date. */
  isEnded: boolean
  /** "the vet's | coming monday" */
  isComing: boolean
}

export function draftOf({ from, to }: Span): Draft {
  return { from, to, dates: [], priority: undefined, early: undefined, isEnded: false, isComing: false }
}

/** Whether we took off anything that a title can't end before. */
export function isCut({ dates, priority }: Draft): boolean {
  return dates.length > 0 || priority !== undefined
}

/** Whether a date is part of the title: "the notes about friday", "Mrs May". */
export function belongsToTitle(chart: Chart, { from, when }: SureDate): boolean {
  // "the minutes | from yesterday": a past date isn't a due date.
  const isPast = chart.word(from) === 'from' && isOver(when, chart.facts.clock)
  return isPast || KEEPS_DATE.has(chart.word(from - 1)) || isTitled(chart, from)
}

/** Whether it conflicts with another date: "ring Jo at 1 and Bo at 2". */
export function contradicts(chart: Chart, date: SureDate, dates: readonly SureDate[]): boolean {
  return dates.some((other) => {
    if (isOtherDay(date.when, other.when)) return true
    const [one, two] = [date.when.time, other.when.time]
    // "in the afternoon, at 3": an hour overrides a part of the day.
    if (one === null || two === null || !isByClock(chart, date) || !isByClock(chart, other)) return false
    return one.hour !== two.hour || one.minute !== two.minute
  })
}

function isOtherDay(one: When, other: When): boolean {
  return one.day !== null && other.day !== null && one.day !== other.day && !one.repeats && !other.repeats
}

function isByClock(chart: Chart, { from, to }: SureDate): boolean {
  return chart.some({ from, to }, (at) => /\d/.test(chart.word(at)))
}

const KEEPS_DATE = new Set(['was', 'about', 're', 'regarding', 'with', 'than', 'called', 'named', 'of'])

/** "Dr. Friday", "Mrs May". */
function isTitled(chart: Chart, at: number): boolean {
  if (!chart.isCapital(at)) return false
  const before = chart.word(at - 1) === '.' ? chart.word(at - 2) : chart.word(at - 1)
  return TITLES.has(before)
}

const TITLES = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'prof',
  'professor',
  'doctor',
  'captain',
  'aunt',
  'uncle',
  'auntie',
])
