// News about a task followed by a request to update it: "they moved ella's dentist to half four, can you fix that",
// "her train gets in at 14:20 so put it at that time".

import type { Act, Shift, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isSure } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { focus, one, setOf } from '../grammar/build.ts'
import { classNamed, endsOf, isIn, type Phrases, wordsIn } from '../language/en/classes.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'
import { TOLD_MOMENT } from '../language/en/told-moment.ts'
import { allBy } from '../task-ids.ts'
import { isReported } from './loose.ts'
import { mendedWhen } from './mended-when.ts'
import { isVerb, namesIn, sureNamesAt } from './names-in.ts'

const closings: readonly Phrases[] = (['FILLER', 'CLOSING', 'IT'] as const).map((name) => classNamed(name) ?? new Map())

export function readAnnounced(chart: Chart): Act | null {
  const to = wishIn(chart)
  if (to === null || holdsOther(chart, to)) return null
  const { ids, text, whens, shifts } = newsIn(chart, to)
  const wished = namesIn(chart, { from: to, to: chart.words.length })
  // "I'm away on friday, move the inspection": the day doesn't belong to the task.
  if (wished.length > 0 && ids.length === 0 && !isOffered(chart, to)) return null
  const [id, ...others] = new Set([...ids, ...wished])
  if (others.length > 0 || (id === undefined && !pointsAt(chart, to))) return null
  // "the other one's nine o'clock now so change that"
  if (chart.words.some(({ text }) => text === 'other')) return null
  const set = id === undefined ? focus : setOf(text, [one({ by: 'ids', task_ids: [id] })], {}, undefined)
  const when = whens.reduce<When | null>((before, after) => mendedWhen(before, after), null)
  const [shift] = shifts
  // "an hour later tomorrow": the day is the one the task has already.
  if (when !== null && shift === undefined) return { does: 'change', set, values: { when } }
  return shift === undefined || shifts.length > 1 ? null : { does: 'change', set, values: { shift } }
}

/** "he's suggested thursday at 3": the day is what the request wants. */
function isOffered(chart: Chart, to: number): boolean {
  return chart.some({ from: 0, to }, (at) => OFFERING.has(chart.word(at)))
}

const OFFERING = new Set('suggested suggests suggesting offered offers instead prefers wants proposed'.split(' '))

/** "…, please adjust it": without a name, the request has to point at the task. */
function pointsAt(chart: Chart, from: number): boolean {
  return chart.words.slice(from).some(({ text }) => isIn('IT', text))
}

/** Where the closing request begins, lead-in included; null if there is none, or no news before it. */
function wishIn(chart: Chart): number | null {
  const end = chart.words.length
  for (let at = end - 1; at >= SHORTEST && at >= end - LONGEST_WISH; at--) {
    const isAsked = CHANGING.has(chart.word(at)) && isOver(chart, at + 1)
    if (!isAsked && !(isSetting(chart.word(at)) && isThen(chart, at + 1))) continue
    // "the gala's saturday, correct?" is a question.
    if (chart.word(at) === 'correct' && chart.word(at - 1) === ',' && chart.word(at + 1) === '?') return null
    let from = at
    while (LEADING.has(chart.word(from - 1)) || chart.isMark(from - 1)) from--
    return from >= SHORTEST && from < at ? from : null
  }
  return null
}

const SHORTEST = 3
const LONGEST_WISH = 8
const CHANGING = new Set(['change', 'fix', 'update', 'sort', 'amend', 'adjust', 'correct', 'move', 'set', 'schedule'])
const LEADING = new Set(['so', 'and', 'can', 'could', 'would', 'will', 'you', 'please', 'just', 'need', 'to', 'i'])

function isSetting(word: string): boolean {
  return SETTING.has(word)
}

const SETTING: ReadonlySet<string> = new Set([...CHANGING, ...wordsIn(['SETV', 'MOVE'])])

/** "… it at that time", "… the hedge there": asks for the time in the news. */
function isThen(chart: Chart, from: number): boolean {
  const end = chart.words.length
  const named = [...chart.read('SET', from)].filter(({ value }) => allBy(value, 'focus', 'ids'))
  return named.some((set) => endsOf(TOLD_MOMENT, chart.words, set.end, end).some((next) => isOver(chart, next)))
}

/** Nothing more than "it", a task's name and politeness up to the end. */
function isOver(chart: Chart, at: number): boolean {
  const end = chart.words.length
  if (at >= end) return true
  if (chart.isMark(at)) return isOver(chart, at + 1)
  // "it's a week earlier. Change the theory test for me?"
  const named = CHANGING.has(chart.word(at - 1))
    ? chart.read('NAME', at).filter((name) => isSure(name) && name.value.ids.length === 1)
    : []
  if (named.some(({ end: next }) => isOver(chart, next))) return true
  return closings.some((phrases) => endsOf(phrases, chart.words, at, end).some((next) => isOver(chart, next)))
}

/** Another request, a doubt or a question before the closing request: then the usual reading applies. */
function holdsOther(chart: Chart, to: number): boolean {
  return chart.some(
    { from: 0, to },
    (at) =>
      chart.word(at) === '?' ||
      DOUBTING.has(chart.word(at)) ||
      (OTHER.some((name) => isIn(name, chart.word(at)) && !(name === 'ADD' && isIntended(chart, at))) &&
        !isReported(chart, at) &&
        !isAfterAll(chart, at) &&
        chart.word(at - 1) !== 'not'),
  )
}

/** "after all", "the day after tomorrow". */
function isAfterAll(chart: Chart, at: number): boolean {
  return chart.word(at) === 'after' && (chart.word(at + 1) === 'all' || chart.word(at - 1) === 'day')
}

/** "the stew I will make tomorrow": a plan is not a request. */
function isIntended(chart: Chart, at: number): boolean {
  return WILL.has(chart.word(at - 1)) && SPEAKERS.has(chart.word(at - 2))
}

const WILL = new Set(['will', 'shall', 'must', 'am', 'are'])
const OTHER = ['ADD', 'REMIND', 'DELETE', 'RENAME', 'COND', 'WH'] as const
const DOUBTING = new Set(
  'maybe perhaps might may probably possibly think guess wonder hope wish nearly almost'.split(' '),
)

interface News {
  readonly ids: string[]
  readonly text: string
  readonly whens: When[]
  /** "half an hour later". */
  readonly shifts: Shift[]
}

/** The tasks named, and every date that isn't negated. */
function newsIn(chart: Chart, to: number): News {
  const news: { -readonly [K in keyof News]: News[K] } = { ids: [], text: '', whens: [], shifts: [] }
  for (let at = 0; at < to; ) {
    const name = longest(sureNamesAt(chart, { from: at, to }))
    if (name !== undefined && name.value.ids.length === 1 && !isVerb(chart, { from: at, to: name.end })) {
      news.ids.push(...name.value.ids)
      news.text ||= chart.text({ from: at, to: name.end })
      at = name.end
      continue
    }
    const shift = longest(chart.read('SHIFT', at).filter(({ cost }) => cost < BARE_SHIFT))
    if (shift !== undefined) {
      news.shifts.push(shift.value)
      at = shift.end
      continue
    }
    const when = longest(whensAt(chart, { from: at, to }))
    if (when !== undefined && !DENYING.has(chart.word(at - 1))) news.whens.push(when.value)
    at = when?.end ?? at + 1
  }
  return news
}

function whensAt(chart: Chart, { from, to }: Span): { readonly end: number; readonly value: When }[] {
  const dates = chart.read('WHEN', from).filter((found) => found.cost === 0)
  const hours = HOURLY.has(chart.word(from - 1)) ? chart.read('HOUR', from) : []
  return [...dates, ...hours].filter(({ end, value }) => end <= to && !value.repeats)
}

/** The extra cost of a bare amount: "for an hour" shifts nothing. */
const BARE_SHIFT = 5
const HOURLY = new Set(['to', 'at', 'now', 'till', 'until', 'for'])
const DENYING = new Set(['not', 'of', 'than', 'from'])

function longest<F extends { readonly end: number }>(found: readonly F[]): F | undefined {
  return [...found].sort((first, other) => other.end - first.end)[0]
}
