// Adding is the reading of last resort: without a word that asks for it, only an imperative or a plain noun can be a
// task.

import type { Act, Item, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import { isSure } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { isAsideAt, standsForIs } from '../grammar/aside.ts'
import { isIn, isKnown, phrasesIn } from '../language/en/classes.ts'
import { EVERY } from '../language/en/determiners.ts'
import { FINITE } from '../language/en/finite.ts'
import { PAST_ONLY } from '../language/en/irregular.ts'
import { IT_OR_THAT } from '../language/en/pronouns.ts'
import {
  BESIDE_IDLE,
  IDLE_DEEDS,
  OF_SOMETHING,
  OPINIONS,
  POINTING_HEADS,
  STATES_OF_THINGS,
  TELLING_HEADS,
} from '../language/en/remarked.ts'
import { isPast } from '../lex/stem.ts'
import { startsAnother } from './another.ts'
import { sureNamesAt } from './names-in.ts'
import { tellsOfRest } from './part-done.ts'
import { isOver } from './when.ts'

const LONGEST_THING = 8
/** The cost of reading words as something to do, on top of the words themselves. */
const DOING = 14
const excepting = phrasesIn('EXCEPT')

/** "too easy", "pretty good": opinions. */
const OPINING = new Set(['too', 'very', 'pretty', 'quite', 'really', 'so'])

/**
 * "ring Malik at 5" is added; "walk the dog" and "milk" are offered. Null if the words don't have the shape of a task.
 */
export function bareItems(chart: Chart, span: Span): { act: Act; cost: number } | null {
  const lead = leadEnd(chart, span)
  if (lead > span.from) return withLead(chart, span, lead)
  const often = oftenIn(chart, span)
  if (often !== null) return withOften(chart, span, often)
  const first = chart.word(span.from)
  const isDone = doesThing(chart, span)
  const doing =
    (isDone || isIn('DOING', first)) &&
    span.to > span.from + 1 &&
    !FINITE_NEXT.has(chart.word(span.from + 1)) &&
    // "refund came through"
    !PAST_ONLY.has(chart.word(span.from + 1)) &&
    !isInState(chart, span.from)
  const isQuoted = chart.words[span.from]?.kind === 'quote'
  const quoted = isQuoted && span.to === span.from + 1
  if (
    hasFinite(chart, span, doing || isQuoted) ||
    (NO_TITLE.has(first) && !isDone) ||
    (!doing && tellsOfRest(chart, span))
  )
    return null
  // "except the shed" is an exception.
  if (chart.says(excepting, span)) return null
  if (doing && commands(chart, span)) return null
  // "water is called what" is a question.
  if (isIn('WH', chart.word(span.to - 1))) return null
  // "milk then | could you …": a connecting word doesn't end a task.
  if (span.to > span.from + 1 && isIn('THEN', chart.word(span.to - 1))) return null
  if (speaksOfTasks(chart, span) || speaksToUs(chart, span) || givesValue(chart, span)) return null
  const items = chart.reader.items(span, {}, 'several')
  const [item] = items
  if (item === undefined || items.some(({ title }) => title === '')) return null
  if (!doing && !quoted && item.title.split(' ').length > LONGEST_THING) return null
  // "the rehearsal the day before" counts from something else.
  if (item.title.endsWith(' to')) return null
  if (!isDone && NO_TITLE.has(item.title.split(' ')[0]?.toLowerCase() ?? '')) return null
  // "rained all day", "a long meeting last night" are about the past.
  if (items.some(({ when }) => isOver(when, chart.facts.clock))) return null
  if (!doing && isPast(first) && (first.endsWith('ed') || tellsOfTask(chart, span.from + 1))) return null
  if (isIdle(chart, span) || (!doing && isRemarked(item, chart, span))) return null
  if (OPINING.has(first) || (span.to === span.from + 1 && OPINING.has(chart.word(span.from - 1)))) return null
  if (!doing && !isQuoted && items.some((one) => one.remind_before !== undefined)) return null
  const words = span.to - span.from
  const told = items.some((one) => one.when !== undefined || one.priority !== undefined)
  // "set the two reviews to wednesday", "hang on, reopen it": a request that we didn't understand.
  if ((told && SETTING.has(first)) || holdsCommand(chart, span)) return null
  const cost =
    (doing ? DOING : COSTS.bareTitle) + COSTS.textWord * words + (holdsReason(chart, span) ? COSTS.commandInText : 0)
  // "start monday" doesn't say what to start.
  const isWhole = !items.every(({ title }) => OF_SOMETHING.has(title.toLowerCase()))
  // "plan for today?" is a question.
  const isSaid = doing && told && isWhole && !isAboutTask(chart, span) && chart.word(span.to) !== '?'
  return { act: { does: isSaid ? 'add' : 'offer', items }, cost }
}

/** "do the dishes": with an object it is a verb like any other. */
function doesThing(chart: Chart, { from, to }: Span): boolean {
  const [next, last] = [chart.word(from + 1), chart.word(to)]
  if (chart.word(from) !== 'do' || last === '?' || to < from + 2 || POINTING.has(next)) return false
  // "do the shed tomorrow" names an existing task.
  if (sureNamesAt(chart, { from: from + 1, to }).length > 0) return false
  if (isIn('DET', next)) return to > from + 2 && !isKnown(chart.word(from + 2))
  return !isKnown(next) && !isIn('SUBJECT', next)
}

/** The cost of the cheapest item. Words before a title cost nothing: "urgent: …", "every sunday …". */
export function leastBare(chart: Chart, { from, to }: Span): number {
  const isLed = EVERY.has(chart.word(from)) || chart.some({ from, to }, (at) => LEADS.has(chart.word(at)))
  return DOING + COSTS.textWord * (isLed ? 1 : to - from)
}

/** "interview confirmed": a noun that looks like a verb, with its participle; "get married" is something to do. */
function isInState(chart: Chart, at: number): boolean {
  const next = chart.word(at + 1)
  return isPast(next) && next.endsWith('ed') && chart.words[at + 2]?.kind !== 'word' && !BECOMING.has(chart.word(at))
}

const BECOMING = new Set(['get', 'stay', 'keep', 'be', 'look', 'feel', 'become'])

/** "blooming printer", "another long day", "a cheap one": comments, with nothing to do. */
function isRemarked({ title, when, priority }: Item, chart: Chart, { from, to }: Span): boolean {
  if (chart.some({ from, to }, (at) => OPINIONS.has(chart.word(at)) && (at === from || chart.word(at - 1) === ',')))
    return true
  const words = title.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  if (words.length === 1) return STATES_OF_THINGS.has(last)
  if (words.length > LONGEST_REMARK || when !== undefined || priority !== undefined) return false
  return TELLING_HEADS.has(last) || (POINTING_HEADS.has(last) && !THE.has(chart.word(from)))
}

/** "try again", "sit down for a minute": verbs without an object. */
function isIdle(chart: Chart, { from, to }: Span): boolean {
  if (!IDLE_DEEDS.has(chart.word(from))) return false
  return !chart.some({ from: from + 1, to }, (at) => !BESIDE_IDLE.has(chart.word(at)))
}

const LONGEST_REMARK = 4

/** "take the pressure off the survey": about an existing task, and perhaps nothing new. */
function isAboutTask(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from: from + 1, to: to - 1 },
    (at) => THE.has(chart.word(at)) && sureNamesAt(chart, { from: at + 1, to }).length > 0,
  )
}

const THE = new Set(['the', 'that', 'this'])

/** "got the lawn mown": says what happened to an existing task. */
function tellsOfTask(chart: Chart, at: number): boolean {
  const name = isIn('DET', chart.word(at)) ? at + 1 : at
  return chart.read('NAME', name).some(isSure)
}

/** A command verb with an existing task: whatever it means, it is no new title. */
function commands(chart: Chart, { from, to: end }: Span): boolean {
  const first = chart.word(from)
  if (!VERBS.some((name) => isIn(name, first))) return false
  // "finish the slides, | email them to Kate": the second part is another thing to do.
  let to = from + 1
  while (to < end && !(chart.word(to - 1) === ',' && isIn('DOING', chart.word(to)))) to++
  for (let at = from + 1; at < to; at++)
    // "drop off the parcel this week": only right behind the verb does "this" stand for a task.
    if (POINTING.has(chart.word(at))) return at === from + 1 || !IT_OR_THAT.has(chart.word(at))
  for (let at = from + 1; at < to && at < from + 3; at++)
    if (sureNamesAt(chart, { from: at, to }).length > 0) return true
  return false
}

/** "… because …". */
function holdsReason(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to }, (at) => isIn('REASON', chart.word(at)))
}

/** "receipts high, phone mount low": existing tasks with new values. */
function givesValue(chart: Chart, { from, to }: Span): boolean {
  const start = isIn('DET', chart.word(from)) ? from + 1 : from
  return chart
    .read('NAME', start)
    .some(({ end }) => chart.read('VALUES', end).some((one) => one.end === to || chart.word(one.end) === ','))
}

/** "…, reopen it", "…, the guest has to leave". */
function holdsCommand(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to }, (at) => startsAnother(chart, at) || isAsideAt(chart, at))
}

const SETTING = new Set(['set', 'make', 'move', 'push', 'shift', 'change', 'switch', 'postpone', 'reschedule', 'delay'])

/** "cancel my reminder" is about a stored item and is no title itself. */
function speaksOfTasks(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    if (OURS.has(chart.word(at))) return true
    if (chart.word(at) === 'list' && MINE.has(chart.word(at - 1))) return true
    // "take the low priority things away"
    if (chart.read('PRIO', at).some(({ end }) => end < to && isIn('NOUNS', chart.word(end)))) return true
  }
  return false
}

/** "tell me which one", "write me down": addressed to us. */
function speaksToUs(chart: Chart, { from }: Span): boolean {
  return TO_US.has(chart.word(from + 1)) && ASKED_OF_US.some((name) => isIn(name, chart.word(from)))
}

const TO_US = new Set(['me', 'us'])
const ASKED_OF_US = ['SHOW', 'ADD', 'PUT', 'NOTEV', 'REMIND', 'SETV'] as const

const MINE = new Set(['my', 'the', 'our', 'ma', 'this'])
const OURS = new Set(['reminder', 'reminders', 'to-do', 'to-dos', 'tasks', 'task'])

const POINTING = new Set('it that this them those these everything every all both each'.split(' '))
const VERBS = ['MOVE', 'DELETE', 'FINISH', 'RENAME', 'REOPEN', 'MARK', 'SETV', 'CLEAR'] as const

/** "urgent: …", "tomorrow: …": the end of a leading value and its colon. */
function leadEnd(chart: Chart, { from, to }: Span): number {
  const start = chart.word(from) === 'for' || chart.word(from) === 'on' ? from + 1 : from
  const value = chart.read('VALUES', start).find((one) => LEADS.has(chart.word(one.end)) && one.end < to - 1)
  return value === undefined ? from : value.end + 1
}

/** "every sunday deep clean the fryers": a recurrence before the title. */
function oftenIn(chart: Chart, { from, to }: Span): { when: When; end: number } | null {
  if (!EVERY.has(chart.word(from))) return null
  const [longest] = (chart.facts.dates.get(from) ?? [])
    .filter((date) => date.when.recurrence !== undefined && date.end < to)
    .sort((one, other) => other.end - one.end)
  return longest ?? null
}

function withOften(
  chart: Chart,
  { to }: Span,
  { when, end }: { when: When; end: number },
): { act: Act; cost: number } | null {
  const from = chart.isMark(end) ? end + 1 : end
  const rest = bareItems(chart, { from, to })
  if (rest === null) return null
  return { act: { does: 'offer', items: chart.reader.items({ from, to }, { when }, 'several') }, cost: rest.cost + 4 }
}

const LEADS = new Set([':', '\u2013', '\u2014'])

function begins(title: string): boolean {
  const [first = '', ...more] = title.toLowerCase().split(' ')
  return more.length > 0 && isIn('DOING', first)
}

function withLead(chart: Chart, span: Span, from: number): { act: Act; cost: number } | null {
  const rest = bareItems(chart, { from, to: span.to })
  if (rest === null) return null
  const items = chart.reader.items(span, {}, 'several')
  const isDoing = isIn('DOING', chart.word(from)) || (items.length > 1 && items.some(({ title }) => begins(title)))
  return { act: { does: isDoing ? 'add' : 'offer', items }, cost: rest.cost + 4 }
}

const NO_TITLE = new Set(
  'thinking wondering hoping considering unless once until till when whenever provided assuming after before while since although though as supposing whether someday maybe perhaps almost nearly hopefully i we you he she they it that this those these what which who when where why how is are was were do does did have has had will would can could should must may might no not yes ok thanks thank please sorry hi hello hey if because so but and or then there here nothing none never maybe all everything every both nobody everyone let undo redo add put pop remind delete remove complete mark show list rename stick throw chuck'.split(
    ' ',
  ),
)

const FINITE_NEXT = new Set(
  "stays is are was were should will would can could must may might has have had does did 's , and".split(' '),
)

const MODAL = new Set(['will', 'would', 'should', 'might', 'must', 'shall', 'unless', 'if'])

/** A clause with a subject of its own is a statement. */
function hasFinite(chart: Chart, { from, to }: Span, doing: boolean): boolean {
  for (let at = from; at < to; at++) {
    if (!chart.isWord(at)) continue
    const text = chart.word(at)
    if (text === 'not' || text === 'never' || text === 'unless') return true
    // "Ruth always sorted the shed" describes a habit.
    if (!doing && isIn('HABIT', text)) return true
    if (text === 'soon' && chart.word(at + 1) === 'as') return true
    if (doing && MODAL.has(text)) return true
    // "find my card but managed to book it"
    if (doing && text === 'but' && isPast(chart.word(at + 1))) return true
    // "5:45 am" is an hour.
    if (text === 'am' && /^\d/.test(chart.word(at - 1))) continue
    if (!doing && FINITE.has(text) && at > from) return true
    // "Bo fell off the ladder"
    if (!doing && at > from && PAST_ONLY.has(text)) return true
    // "my test worked first time": after its noun a past form is the verb.
    if (!doing && at > from + 1 && isIn('DET', chart.word(from)) && text.endsWith('ed') && isPast(text)) return true
    if (!doing && text === "'s" && (at === to - 1 || standsForIs(chart, at))) return true
  }
  return false
}
