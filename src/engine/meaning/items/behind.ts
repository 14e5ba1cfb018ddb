// What may follow a title without being part of it.

import type { Item, Shift, Values } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import { THINGS_TOO } from '../../language/en/amounts.ts'
import { BEHIND_TITLES } from '../../language/en/behind-titles.ts'
import { endsOf, isIn, listed, phrasesIn } from '../../language/en/classes.ts'
import { BEFORE_PEOPLE, SMALL_IN_NAMES } from '../../language/en/names.ts'
import type { SureDate } from '../sure-dates.ts'
import { IS } from './words.ts'

export function isTrailing(chart: Chart, at: number): boolean {
  return TRAILING.has(chart.word(at)) && chart.isWord(at) && !BEFORE_PEOPLE.has(chart.word(at - 1))
}

const TRAILING = new Set([
  'please',
  'thanks',
  'lol',
  'thx',
  'po',
  'x',
  'cheers',
  'mate',
  'also',
  'eh',
  'ta',
  'dear',
  'oh',
  'onward',
  'onwards',
  "o'clock",
  'oclock',
])

/** Where words begin that only say that this is one more, or that its date is unknown. */
export function afterthoughtBefore(chart: Chart, from: number, to: number): number {
  if (!endsAfterthought.has(chart.word(to - 1))) return to
  // "every now and then", "scones for then"
  if (chart.word(to - 1) === 'then' && BEFORE_THEN.has(chart.word(to - 2))) return to
  for (let at = Math.max(from + 1, to - LONGEST_AFTERTHOUGHT); at < to; at++)
    if (!chart.isCapital(at) && endsOf(BEHIND_TITLES, chart.words, at, to).includes(to)) return at
  return to
}

const BEFORE_THEN = new Set('and for by until till from since before on'.split(' '))
const LONGEST_AFTERTHOUGHT = 6
/** The last words of such phrases: most titles end with none of them. */
const endsAfterthought: ReadonlySet<string> = new Set(listed(BEHIND_TITLES).map((words) => words.at(-1) ?? ''))

export function isMarkEnd(chart: Chart, at: number): boolean {
  if (chart.word(at) === '!' && chart.word(at - 1) === '!') return false
  return /^[,.;:!?\u2026-]$/.test(chart.word(at)) && chart.isMark(at)
}

/** "buy oat milk | before I forget": a polite phrase that may have a date after it. */
export function beforeCourtesy(chart: Chart, from: number, to: number): number {
  for (let at = Math.max(from + 1, to - LONGEST_COURTESY); at < to - 1; at++)
    if (endsOf(closing, chart.words, at, to).includes(to) && !BEFORE_PEOPLE.has(chart.word(at - 1))) return at
  return to
}

const LONGEST_COURTESY = 6

export const closing = phrasesIn('CLOSING')

/** "…, repeating | every monday": announces the recurrence after it. */
export function repeatingBefore(chart: Chart, from: number, to: number): number {
  return to - 1 > from && REPEATING.has(chart.word(to - 1)) ? to - 1 : to
}

const REPEATING = new Set(['repeating', 'recurring', 'repeat', 'repeats', 'repeated'])

/** "… how to move tasks to monday, due thursday": the title already has its due date. */
export function isDueSaid(chart: Chart, dates: readonly SureDate[]): boolean {
  return dates.some(({ from, when }) => when.day !== null && chart.word(from) === 'due')
}

/** "check the tyres sat": after a thing to do, "sat" is the day. */
export function shortDayBefore(chart: Chart, from: number, to: number): SureDate | null {
  const short = chart.word(to - 1)
  const isDoing = isIn('DOING', chart.word(from)) && !THINGS_TOO.has(chart.word(from))
  if (
    to - from < (OTHER_WORDS.has(short) || isDoing ? 3 : 2) ||
    !SHORT_DAYS.has(chart.word(to - 1)) ||
    chart.isCapital(to - 1)
  )
    return null
  if (SMALL_IN_NAMES.has(chart.word(to - 2))) return null
  const when = chart.whole('WHEN', { from: to - 1, to })?.value
  return when === undefined ? null : { from: to - 1, to, when, led: false }
}

/** "the fair's on saturday, so add bake scones | for then". */
export function thenBefore(chart: Chart, from: number, to: number): SureDate | null {
  if (to - 2 <= from || chart.word(to - 1) !== 'then') return null
  const when = chart.whole('WHEN', { from: to - 1, to })?.value
  const isLed = THEN_LEADS.has(chart.word(to - 2))
  return when === undefined ? null : { from: isLed ? to - 2 : to - 1, to, when, led: isLed }
}

const THEN_LEADS = new Set(['for', 'by', 'on', 'at', 'before'])
const OTHER_WORDS = new Set(['sat', 'sun'])

const SHORT_DAYS = new Set(['mon', 'wed', 'sat', 'sun'])

/** "(tomorrow)", "(high priority)": a value in brackets at the end. */
export function bracketBefore(chart: Chart, from: number, to: number): { from: number; value: Values } | null {
  if (chart.word(to - 1) !== ')') return null
  let open = to - 2
  while (open > from && chart.word(open) !== '(') open--
  if (open <= from) return null
  const value = chart.read('VALUES', open + 1).find((one) => one.end === to - 1 && one.cost < 2 * COSTS.weakDate)
  return value === undefined ? null : { from: open, value: value.value }
}

/** "…, no due date": says that the task has no date. */
export function undatedBefore(chart: Chart, from: number, to: number): number {
  for (let at = Math.max(from + 1, to - LONGEST_UNDATED); at < to; at++) {
    const isSetOff = chart.isMark(at - 1) && SETTING_OFF.has(chart.word(at - 1))
    if (!isSetOff && (!UNDATED.has(chart.word(at)) || SAYING.has(chart.word(at - 1)))) continue
    if (chart.read('VALUE', at).some((one) => one.end === to && (one.value.when === null || one.value.time === null)))
      return isSetOff ? at - 1 : at
  }
  return to
}

const LONGEST_UNDATED = 7
/** Without a comma: "return the dish | no date". */
const UNDATED = new Set(['whenever', 'no'])
const SAYING = new Set(['saying', 'say', 'says'])
const SETTING_OFF = new Set([',', '-', '\u2013', '\u2014'])

/** The start of "it is due", which adds nothing to the date after it. */
export function dueSaidFrom(chart: Chart, from: number, due: number): number | null {
  if (chart.word(due) !== 'due' || !IS.has(chart.word(due - 1)) || due - 2 <= from) return null
  return IT.has(chart.word(due - 2)) ? due - 2 : null
}

const IT = new Set(['it', 'that', 'which', 'this'])

/** "…, an hour before": how long before its date to do it. */
export function earlyBefore(chart: Chart, from: number, to: number): { from: number; shift: Shift } | null {
  for (let at = Math.max(from + 1, to - LONGEST_EARLY); at < to - 1; at++) {
    const early = chart.whole('EARLY', { from: at, to })
    if (early !== undefined) return { from: at, shift: early.value }
  }
  return null
}

const LONGEST_EARLY = 8

/** "an hour before": how long before the due time to remind; undefined if it isn't earlier. */
export function minutesBefore({ minutes, days, months }: Shift): number | undefined {
  const before = -(minutes + days * 1440)
  return before > 0 && months === 0 ? before : undefined
}

/** A priority at the end: "…, high priority", "… p1", "…, it's urgent". */
export function priorityBefore(
  chart: Chart,
  from: number,
  to: number,
): { from: number; priority: NonNullable<Item['priority']> } | null {
  // "…, high" can only be a priority.
  const [bare] = chart.word(to - 2) === ',' && to - 2 > from ? chart.read('LEVEL', to - 1) : []
  if (bare?.end === to && !LOOSE.has(chart.word(to - 1))) return { from: to - 2, priority: bare.value }
  // Takes the longest match: "not urgent", "pretty urgent".
  for (let at = Math.max(from + 1, to - LONGEST_PRIORITY); at < to; at++) {
    const level = chart.whole('PRIO', { from: at, to })
    if (level === undefined) continue
    let start = at
    while (start - 1 > from && BEFORE_PRIORITY.has(chart.word(start - 1))) start--
    // "…, not high priority", "…, nothing urgent"
    if (DENYING.has(chart.word(start - 1)) && level.value === 'high') return { from: start - 1, priority: 'low' }
    // "…, this one high priority"
    if (ONES.has(`${chart.word(start - 2)} ${chart.word(start - 1)}`) && chart.word(start - 3) === ',') start -= 3
    const alone = to - at === 1 && LOOSE.has(chart.word(at))
    if (alone && start === at && chart.word(at - 1) !== ',') continue
    return { from: start, priority: level.value }
  }
  return null
}

const LONGEST_PRIORITY = 4
const DENYING = new Set(['not', 'nothing'])
const ONES = new Set(['this one', 'that one', 'last one'])

/** Words that are just as often part of the title: "buy something important". */
const LOOSE = new Set(['important', 'critical', 'crucial'])

export const BEFORE_PRIORITY = new Set([
  ',',
  'and',
  'as',
  'with',
  'at',
  'a',
  'of',
  'is',
  'it',
  '-',
  'the',
  '(',
  'make',
  'its',
])
