// The requests that may begin at a word of a sentence.

import type { Act } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Found, Span } from '../../chart/rule.ts'
import { PERSONAL } from '../../language/en/pronouns.ts'
import { isPast } from '../../lex/stem.ts'
import { allBy, idsIn, setOf, taskIdsOf } from '../../task-ids.ts'
import { namesNobody } from '../nobody.ts'
import { tellsOnly } from '../only-told.ts'
import { asksAt, asksWithin, QUESTION_STARTS, THAT } from './asks.ts'
import { asksOfDoer, asksOfThing } from './did.ts'
import { endsClause } from './ends.ts'
import { repairs } from './phrases.ts'
import type { Piece, Place } from './piece.ts'
import { isStrange } from './strange.ts'

/** Everything the rules read here that could be a request in this place. */
export function actsAt(place: Place): Piece[] {
  const { chart, at, span } = place
  const isAsked = asksAt(chart, { from: at, to: span.to })
  return chart
    .read('ACT', at)
    .filter((found) => !(isAsked && isDeed(found.value)) && mayStand(place, found) && !isOnlyTold(place, found))
    .map((found) => actPiece(place, found))
}

function actPiece({ chart, at, span, here }: Place, { value, end, cost, rule, stated }: Found<Act>): Piece {
  const isLater = here.acted || here.piece?.is === 'joint'
  return {
    is: 'act',
    from: at,
    to: Math.min(end, span.to),
    reaches: end,
    cost:
      cost +
      (isLater && namesNobody(value) ? COSTS.unknownLater : 0) +
      (isDueThen(chart, value) ? 0 : COSTS.notDueThen),
    act: value,
    rule,
    stated: stated === true,
    strange: [],
  }
}

/** "what's due": questions and talk don't do anything. */
function isDeed({ does }: Act): boolean {
  return does !== 'ask' && does !== 'talk'
}

/** Whether it begins and ends where a request may. */
function mayStand({ chart, at, span, here }: Place, { value, end, alone }: Found<Act>): boolean {
  const goesOn = chart.isWord(end)
  return (
    // Only a note continues past the end of its sentence.
    (end <= span.to || chart.facts.hard[span.to] === true) &&
    !(alone === true && here.acted && !here.mending && !(here.adding && isDetail(value))) &&
    // "delete all the drafts, | except mine, …": an exception to the request before.
    !(here.several && (here.piece?.is === 'filler' || isBut(chart, at)) && chart.reads('EXCEPTION', at)) &&
    // "ok | I booked it": followed by more words, "ok" isn't just praise.
    !(alone === true && value.does === 'talk' && goesOn) &&
    // "I didn't | add a task" is not an undo.
    !(chart.word(end - 1) === 'not' && goesOn) &&
    !(here.piece?.is === 'strange' && (alone === true || QUESTION_STARTS.has(chart.word(at)))) &&
    endsClause(chart, Math.min(end, span.to), span.to)
  )
}

/** "delete all the drafts but | not mine, also …" */
function isBut(chart: Chart, at: number): boolean {
  return chart.word(at - 1) === 'but'
}

/** Whether an apparent report or change only says or asks how things are. */
function isOnlyTold({ chart, at, span }: Place, { value, end, alone }: Found<Act>): boolean {
  const own = { from: at, to: end }
  if (tellsOnly(chart, own, value) || (alone === true && isTimeTold(chart, own, value, span))) return true
  // "I want to | read it" is still to do.
  if (value.does === 'finish' && value.reported && chart.word(at - 1) === 'to') return true
  if (value.does === 'finish')
    return (
      isTheirs(chart, at, span.from) ||
      (chart.word(at) === 'did' && (asksOfThing(chart, own) || asksOfDoer(chart, own, idsIn(value))))
    )
  if (value.does === 'change') return asksWithin(chart, own) || isOnlyNow(chart, own)
  // "stop, don't finish it"
  return value.does === 'delete' && chart.word(at) === 'stop' && chart.word(at + 1) === ','
}

/** Whether a report starts here that an existing task is done. */
export function reportsAt(chart: Chart, from: number): boolean {
  const at = chart.isMark(from) ? from + 1 : from
  return chart
    .read('ACT', at)
    .some(({ value }) => value.does === 'finish' && value.reported && taskIdsOf(value.set.mentions).length > 0)
}

/** Whether one of the named tasks may be due at the time given. */
export function isDueThen(chart: Chart, act: Act): boolean {
  const where = setOf(act)?.where
  const ids = idsIn(act)
  return act.does === 'ask' || where === undefined || ids.length === 0 || chart.facts.names.mayBeDue(ids, where)
}

/**
 * "forty years I've been doing this", "three hours on hold. Three hours!": a time within a statement, not a new one.
 */
export function isTimeTold(chart: Chart, { from, to }: Span, act: Act, sentence: Span): boolean {
  if (act.does !== 'change' || (act.values.when === undefined && act.values.shift === undefined)) return false
  const isMended = chart.says(repairs, { from: to, to: sentence.to })
  if (PERSONAL.has(chart.word(to)) && chart.isWord(to + 1) && !isMended) return true
  const isAmount = chart.facts.amounts.get(from)?.some(({ end }) => end === to) === true
  return isAmount && (sentence.from > 0 || sentence.to < chart.words.length - 1)
}

/** "it's only tuesday"; "it's needed by tuesday only" says when. */
export function isOnlyNow(chart: Chart, { from, to }: Span): boolean {
  return THAT.has(chart.word(from)) && chart.words.slice(from + 2, to - 1).some(({ text }) => ONLY_NOW.has(text))
}

const ONLY_NOW = new Set(['only', 'already', 'still', 'nearly', 'almost'])

/** "…, but low priority", "…, has to be done by friday": a value for what was just added. */
export function isDetail(act: Act): boolean {
  return (
    act.does === 'change' &&
    (act.values.priority !== undefined || act.values.when !== undefined) &&
    allBy(act.set, 'focus')
  )
}

/** "Priya | already finished her draft": somebody else's task. */
export function isTheirs(chart: Chart, at: number, from: number): boolean {
  let verb = at
  while (ADVERBS.has(chart.word(verb))) verb++
  let somebody = at - 1
  while (somebody > from && ADVERBS.has(chart.word(somebody))) somebody--
  const isOwn = isPast(chart.word(verb)) && OWNED.has(chart.word(verb + 1))
  return isOwn && isStrange(chart, somebody)
}

const ADVERBS = new Set(['already', 'just', 'finally', 'has', 'only', 'actually', 'even', 'also'])
const OWNED = new Set(['her', 'his', 'their', 'hers', 'theirs'])
