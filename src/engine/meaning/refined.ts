// "just today", "and the low ones?", "which of those are high": right after a list, filters it differently.

import type { Act, TaskSet, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { merge, opposite } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { IS_OR_ARE } from '../language/en/being.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { ONESELF } from '../language/en/contrast.ts'
import { AROUND_FILTERS, GOES_ON, LEAVING_OUT, NARROWING, OF_THOSE, ONWARD, WIDENING } from '../language/en/filters.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { withHours } from './asked-hours.ts'
import { clausesOf, tellsWhy } from './clauses.ts'
import { beforeEnd } from './correction-ends.ts'
import { startsBehindOpeners } from './openers.ts'
import { endsWithQuestion } from './pieces/asks.ts'
import { daysAfter, whenDone } from './question.ts'
import { touches } from './reserve.ts'

type Ask = Act & { does: 'ask' }

const fillers = phrasesIn('FILLER')
const closings = phrasesIn('CLOSING')

const LONGEST = 14
const LISTED = new Set<Ask['wants']>(['list', 'count', 'exists', 'next'])

export function readRefined(chart: Chart, { last, spokenOf = [] }: Setting): Act | null {
  if (last?.does !== 'ask' || !LISTED.has(last.wants) || chart.words.length > LONGEST) return null
  if (last.wants === 'next' && isOnward(chart)) return after(last, spokenOf)
  const sort = orderIn(chart)
  if (sort !== undefined) return { ...last, wants: 'list', sort }
  if (asksOfPlaces(chart)) return null
  const days = nextDayIn(chart)
  if (days !== null)
    return { does: 'ask', wants: 'list', set: { text: '', mentions: [{ by: 'all' }], many: true }, days_after: days }
  // "am I done for today?" is a new question.
  if (VERBS.has(chart.word(0)) && !chart.words.some(({ text }) => OF_THOSE.has(text))) return null
  const said = filterIn(chart, 0) ?? filterBehindRemark(chart)
  if (said === null) return null
  if (said.where === null) return said.how === 'rest' ? theRest : null
  // "done that" after a single task is a report.
  const isStatus = said.where.status === 'completed' && Object.keys(said.where).length === 1
  const isOfOnes = chart.words.some(({ text }) => text === 'ones' || NARROWING.has(text))
  if (isStatus && !isOfOnes && spokenOf.length === 1 && !asks(chart)) return null
  // "high" or "and high" after a single task may be its new priority.
  const isPlain = (said.how === 'on' && spokenOf.length === 1) || said.how === null
  if (isPlain && !asks(chart) && !isOfSameKind(said.where, last.set.where ?? {})) return null
  return { ...last, wants: last.wants === 'count' ? 'count' : 'list', set: refined(last.set, said.where, said.how) }
}

const VERBS = new Set(['is', 'are', 'am', 'was', 'have', 'do', 'did'])

/** "sort by priority", "by date please": the same list in another order. */
function orderIn(chart: Chart): Ask['sort'] {
  const to = beforeEnd(chart, chart.words.length)
  const orders = startsBehindOpeners(chart, { from: 0, to }).map((from) => chart.whole('ORDERED', { from, to })?.value)
  return orders.find((order) => order !== undefined)
}

/** "I'm finished with the third": about a task on the list, so not a new filter. */
function asksOfPlaces(chart: Chart): boolean {
  const to = beforeEnd(chart, chart.words.length)
  return startsBehindOpeners(chart, { from: 0, to }).some((from) =>
    chart
      .read('ACT', from)
      .some(({ value, end, cost }) => end >= to && cost <= PLAIN && touches(value) && allBy(value.set, 'positions')),
  )
}

const PLAIN = 8

/** "and then?", "what's after that?" after a reply about what is next. */
function isOnward(chart: Chart): boolean {
  let to = chart.words.length
  while (chart.isMark(to - 1)) to--
  return endsOf(ONWARD, chart.words, 0, to).includes(to)
}

/** What is next, leaving out what was shown before. */
function after(last: Ask, spokenOf: readonly string[]): Ask {
  const task_ids = [...taskIdsOf(last.set.except?.mentions ?? []), ...spokenOf]
  return { ...last, set: { ...last.set, except: { text: '', mentions: [{ by: 'ids', task_ids }], many: true } } }
}

/** "and the day after?": counts from the day that was asked about. */
function nextDayIn(chart: Chart): number | null {
  const words = chart.words.filter(({ kind, text }) => kind === 'word' && !isIn('FILLER', text)).map(({ text }) => text)
  const [, said] = NEXT_DAY.exec(words.join(' ')) ?? []
  return said === undefined ? null : (daysAfter(said) ?? null)
}

const NEXT_DAY =
  /^(?:and |then |what about |how about |what is on |what is )*(the (?:day after|next day|following day|day before))(?: that| it)?$/

/**
 * How a filter relates to the one before: replaces it, narrows it, widens it, excludes from it, or asks for the rest.
 */
type How = 'on' | 'narrowed' | 'widened' | 'without' | 'rest' | null

interface Filter {
  readonly where: Where | null
  readonly how: How
}

/** "too much lol. just today's": a remark about the list comes first. */
function filterBehindRemark(chart: Chart): Filter | null {
  const [first, ...others] = clausesOf(chart)
  const last = others.at(-1)
  if (first === undefined || last === undefined || !NARROWING.has(chart.word(last.from))) return null
  return [first, ...others.slice(0, -1)].every((clause) => tellsWhy(chart, clause, []))
    ? filterIn(chart, last.from)
    : null
}

/** The filter from here to the end of the message; null if there is anything else. */
function filterIn(chart: Chart, from: number): Filter | null {
  let how: How = null
  let where: Where | null = null
  for (let at = from; at < chart.words.length; ) {
    // "just today pls thats too much": the reason follows the filter.
    if (where !== null && how === 'narrowed' && tellsRest(chart, at)) return { where, how }
    const trait = traitAt(chart, at)
    const step = trait === null ? stepAt(chart, at) : null
    if (trait !== null) where = merge(where ?? {}, trait.where)
    else if (step === null) return null
    else how = stronger(how, step.how)
    at = (trait ?? step)?.end ?? at + 1
  }
  return where === null && how !== 'rest' ? null : { where, how }
}

function tellsRest(chart: Chart, from: number): boolean {
  const rest = { from, to: chart.words.length }
  const isClause = isIn('SUBJECT', chart.word(from)) && FINITE.has(chart.word(from + 1))
  return isClause && !endsWithQuestion(chart, rest) && tellsWhy(chart, rest, [])
}

/** What a word beside the filter says about its relation to the last one; null if it means something else. */
function stepAt(chart: Chart, at: number): { how: How; end: number } | null {
  const { words } = chart
  const word = chart.word(at)
  const isAbout = chart.word(at + 1) === 'about' && (word === 'what' || word === 'how')
  if (isAbout) return { how: 'on', end: at + 2 }
  if (isIn('WH', word))
    return chart.words.some(({ text }) => OF_THOSE.has(text)) ? { how: 'narrowed', end: at + 1 } : null
  if (NARROWING.has(word)) return { how: 'narrowed', end: at + 1 }
  if (OF_THOSE.has(word)) return choosesAmong(chart) ? { how: 'narrowed', end: at + 1 } : null
  if (LEAVING_OUT.has(word)) return { how: 'without', end: at + 1 }
  if (WIDENING.has(word)) return { how: 'widened', end: at + 1 }
  if (word === 'rest' || word === 'others') return { how: 'rest', end: at + 1 }
  if (GOES_ON.has(word)) return { how: 'on', end: at + 1 }
  if (words[at]?.kind === 'mark' || AROUND_FILTERS.has(word)) return { how: null, end: at + 1 }
  const end = endsOf(fillers, words, at, words.length)[0] ?? endsOf(closings, words, at, words.length)[0]
  return words[at]?.kind !== 'word' || end === undefined ? null : { how: null, end }
}

/** "which of those are high", "just those for friday?"; "these are now due friday" gives a value instead. */
function choosesAmong(chart: Chart): boolean {
  return asks(chart) || chart.words.some(({ text }) => isIn('WH', text) || NARROWING.has(text))
}

const STRENGTH: readonly How[] = [null, 'on', 'narrowed', 'widened', 'without', 'rest']

function stronger(one: How, other: How): How {
  return STRENGTH.indexOf(other) > STRENGTH.indexOf(one) ? other : one
}

function traitAt(chart: Chart, at: number): { where: Where; end: number } | null {
  // "and what's on tomorrow" is a new question, "only what's due tomorrow" isn't.
  if (isIn('WH', chart.word(at)) && !NARROWING.has(chart.word(at - 1))) return null
  // "complete these" is a request.
  if (isIn('FINISH', chart.word(at)) && !isPast(chart.word(at))) return null
  // "the 4pm one is done" is a report.
  if (isIn('DONE', chart.word(at)) && IS_OR_ARE.has(chart.word(at - 1)) && !choosesAmong(chart)) return null
  // "just finished them" is a report, "just the finished ones" is a filter.
  if (isPast(chart.word(at)) && NARROWING.has(chart.word(at - 1))) return null
  // "I just finished them" is a report, "the ones I finished" is a filter.
  if (ONESELF.has(chart.word(at)) && !isRelative(chart, at) && !asks(chart)) return null
  const traits = chart
    .read('WHERE', at)
    .filter(({ value }) => Object.keys(value).length > 0 && value.words === undefined)
    .map(({ value, end }) => ({ where: withHours(chart, { from: at, to: end }, value), end }))
  const levels = chart.read('LEVEL', at).map(({ value, end }) => ({ where: { priorities: [value] }, end }))
  return [...traits, ...levels].sort((one, other) => other.end - one.end)[0] ?? null
}

function isRelative(chart: Chart, at: number): boolean {
  const before = chart.word(at - 1)
  return isIn('NOUNS', before) || OF_THOSE.has(before) || isIn('WH', before)
}

/** "…?", "what about …". */
function asks(chart: Chart): boolean {
  return (
    chart.words.some(({ text }) => text === 'about') || endsWithQuestion(chart, { from: 0, to: chart.words.length })
  )
}

/** Fields that exclude each other: a filter has one of each kind. */
const KINDS: readonly (readonly (keyof Where)[])[] = [
  ['due_after', 'due_before', 'overdue', 'dated', 'completed_after', 'completed_before'],
  ['priorities'],
  ['status'],
]

function kindsOf(where: Where): readonly (keyof Where)[] {
  return KINDS.filter((keys) => keys.some((key) => where[key] !== undefined)).flat()
}

function isOfSameKind(one: Where, other: Where): boolean {
  const kinds = kindsOf(one)
  return Object.keys(other).some((key) => kinds.includes(key as keyof Where))
}

/**
 * "just" and "of those" narrow the last list. Anything else replaces its filter, but stays with completed tasks if
 * those were asked about.
 */
function refined(set: TaskSet, where: Where, how: How): TaskSet {
  const before = set.where ?? {}
  if (how === 'without') return refined(set, opposite(where), 'narrowed')
  // "the done ones too": adds them to the open ones.
  if (how === 'widened' && where.status === 'completed') return { ...set, where: { ...before, status: 'all' } }
  if (how !== 'narrowed') {
    const status = before.status === 'completed' ? { status: before.status } : {}
    return { text: '', mentions: [{ by: 'all' }], many: true, where: whenDone({ ...status, ...where }) }
  }
  const replaced = kindsOf(where)
  const kept = Object.fromEntries(Object.entries(before).filter(([key]) => !replaced.includes(key as keyof Where)))
  const isOfAny = allBy(set, 'all', 'ids')
  const mentions: TaskSet['mentions'] = isOfAny ? set.mentions : [{ by: 'all' }]
  return { text: set.text, mentions, many: true, where: whenDone({ ...kept, ...where }) }
}

const shown: TaskSet = { text: '', mentions: [{ by: 'shown' }], many: true }
const theRest: Act = {
  does: 'ask',
  wants: 'list',
  set: { text: '', mentions: [{ by: 'all' }], many: true, except: shown },
}
