// Politeness, connectives, doubts and conditions that may be at a word of a sentence.

import type { Act } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import { behindCount } from '../../grammar/enumerated.ts'
import { beginsOne, endsOf, isIn, isKnown, type Phrases, phrasesNamed, wordsIn } from '../../language/en/classes.ts'
import { ORDINALS } from '../../language/en/numbers.ts'
import { SPEAKERS, THAT_OR_THIS } from '../../language/en/pronouns.ts'
import { moodEnd } from '../mood.ts'
import { namesIn } from '../names-in.ts'
import { restEnd } from '../part-done.ts'
import { touches } from '../reserve.ts'
import { reportsAt } from './act-at.ts'
import { endsClause } from './ends.ts'
import { isInverted } from './inverted.ts'
import {
  announcing,
  closings,
  conditions,
  fillers,
  hedges,
  joints,
  mayBegin,
  needs,
  never,
  repairs,
  requests,
} from './phrases.ts'
import type { Piece, Place } from './piece.ts'
import { isStrange, leads } from './strange.ts'
import { wishedAt } from './wished-at.ts'

/** Cheaper than reading a statement as a note. */
const ANNOUNCED = -6
/** More costly than an exception in its usual place. */
const EXCEPTION = 6
const DOUBT = 12

type Plain = 'filler' | 'joint' | 'request' | 'never' | 'doubt' | 'condition' | 'repair'

/** What may come before something new: "hey", "please note". */
export function openersAt(place: Place): Piece[] {
  const { chart, at, span } = place
  const counted = behindCount(chart, at)
  if (counted !== null) return [{ is: 'filler', from: at, to: counted, cost: 1 }]
  if (!mayBegin(chart.word(at))) return []
  const announced = endsOf(announcing, chart.words, at, span.to)
    // "please note | I have sent the money": only before a report.
    .filter((end) => reportsAt(chart, end))
    .map((to): Piece => ({ is: 'filler', from: at, to, cost: ANNOUNCED }))
  return [...phrasesAt(place, fillers, 'filler', 1), ...announced]
}

/** What may come anywhere. */
export function asideAt(place: Place): Piece[] {
  const { chart, at, span, here } = place
  // After an added item it may be one more thing, which the items decide.
  const mood = here.piece === null || here.adding ? null : moodEnd(chart, { from: at, to: span.to })
  const mark: Piece[] = [
    ...(chart.isMark(at) ? [{ is: 'filler', from: at, to: at + 1, cost: 1 } as const] : []),
    ...(mood === null ? [] : [{ is: 'filler', from: at, to: mood, cost: 1 } as const]),
  ]
  if (!mayBegin(chart.word(at))) return mark
  // "bananas due | next monday": the first word of a date is no connective.
  const isDate = (chart.facts.dates.get(at) ?? []).some((date) => !date.weak)
  return [
    ...mark,
    ...phrasesAt(place, closings, 'filler', 1),
    ...(isDate ? [] : jointsAt(place)),
    ...(at > span.from ? [...phrasesAt(place, repairs, 'repair', 3), ...refusedAt(place)] : []),
    ...(here.piece?.is === 'act' ? conditionsAt(place) : []),
  ]
}

/** "finish the shed, | no, | the hens": a bare refusal, with nothing after it but another task. */
function refusedAt({ chart, at, span, here }: Place): Piece[] {
  if (!here.acted || !REFUSING.has(chart.word(at)) || !chart.isMark(at - 1)) return []
  const to = chart.isMark(at + 1) ? at + 2 : at + 1
  const isTask = namesIn(chart, { from: to, to: span.to }).length === 1
  return isTask && chart.whole('SET', { from: to, to: span.to }) !== undefined
    ? [{ is: 'repair', from: at, to, cost: 0 }]
    : []
}

const REFUSING = new Set(['no', 'sorry'])

/** "…, all except the rent" after a request about several tasks. */
export function exceptionsAt({ chart, at, span, here }: Place): Piece[] {
  if (!here.several) return []
  return chart
    .read('EXCEPTION', isIn('ALL', chart.word(at)) ? at + 1 : at)
    .map((found) => ({ ...found, end: pastRelative(chart, found.end, span.to) }))
    .filter(({ end }) => endsClause(chart, end, span.to))
    .map(({ end, cost, value }) => ({ is: 'exception', from: at, to: end, cost: EXCEPTION + cost, except: value }))
}

/** "all but the bottling | which I do indoors anyway": a relative clause about the exception. */
function pastRelative(chart: Chart, at: number, to: number): number {
  if (!RELATIVE.has(chart.word(at)) || isWhatAs(chart, at)) return at
  let end = at + 1
  while (end < to && !chart.isMark(end) && !isRequestJoined(chart, end)) end++
  return end
}

/** "mark all but the bottling | as urgent": "as" introduces the value, not a reason. */
function isWhatAs(chart: Chart, at: number): boolean {
  if (chart.word(at) !== 'as') return false
  // In "… as soon as Tom calls" it starts a condition, and in "as well as the gym" it adds a task.
  return (
    BEHIND_AS.has(chart.word(at + 1)) ||
    chart.reads('PRIO', at + 1) ||
    beginsOne(states, chart.words, at + 1, chart.words.length)
  )
}

const BEHIND_AS = new Set(['soon', 'long', 'well'])
const states = phrasesNamed(['DONE', 'NOTDONE'])

function isRequestJoined(chart: Chart, at: number): boolean {
  return (
    chart.word(at) === 'and' && chart.read('ACT', at + 1).some(({ value, stated }) => stated !== true && isDeed(value))
  )
}

function isDeed(act: Act): boolean {
  return touches(act) || act.does === 'add'
}

const RELATIVE = new Set(['which', 'who', 'because', 'cos', 'since', 'as'])

/** Words that lead up to a request, refuse it or doubt it. */
export function leadsAt(place: Place): Piece[] {
  const { chart, at, span } = place
  const isLead = isStrange(chart, at) && leads(chart, span.from, at)
  const strange: Piece[] = isLead ? [{ is: 'strange', from: at, to: at + 1, cost: COSTS.strangeWord }] : []
  const wished = wishedAt(place)
  if (!mayBegin(chart.word(at))) return [...strange, ...wished, ...onlyAt(place), ...doubtsAt(place)]
  const isAsked = isInverted(chart, { from: at, to: span.to })
  return [
    ...strange,
    ...wished,
    ...(isAsked ? [] : [...phrasesAt(place, requests, 'request', 0), ...phrasesAt(place, hedges, 'doubt', DOUBT)]),
    ...onlyAt(place),
    ...phrasesAt(place, needs, 'request', COSTS.need),
    ...phrasesAt(place, never, 'never', 3),
    ...deniedWishAt(place),
    ...conditionsAt(place),
    ...doubtsAt(place),
  ]
}

/** "packed the boxes, | 4 left": after a statement, "4 left" is no position in a list. */
export function restAt({ chart, at, span, here }: Place): Piece[] {
  if (!here.acted) return []
  const to = restEnd(chart, { from: at, to: span.to })
  return to === null || !endsClause(chart, to, span.to) ? [] : [{ is: 'remark', from: at, to, cost: REST }]
}

const REST = 1

function phrasesAt({ chart, at, span, here }: Place, set: Phrases, is: Plain, cost: number): Piece[] {
  const isTail = here.acted && chart.word(at) === 'if'
  if (is === 'filler' && here.adding && isCalledSo(chart, at)) return []
  return (
    endsOf(set, chart.words, at, span.to)
      // "…, if that works" is polite; "… if that works for Kim" is a condition.
      .filter((to) => (!isTail || endsClause(chart, to, span.to)) && !(is === 'filler' && pointsAt(chart, to)))
      .map((to) => ({ is, from: at, to, cost }))
  )
}

/** "please change that | task …": "that" belongs to the words after it. */
function pointsAt(chart: Chart, at: number): boolean {
  return THAT_OR_THIS.has(chart.word(at - 1)) && isIn('TASK', chart.word(at))
}

/** "pay the gas | man", "water the | flower": the end of a noun, not a form of address. */
function isCalledSo(chart: Chart, at: number): boolean {
  if (!CALLED_SO.has(chart.word(at))) return false
  return isIn('DET', chart.word(at - 1)) || (chart.isWord(at - 1) && isIn('DET', chart.word(at - 2)))
}

const CALLED_SO = new Set('man boss chief boy hen duck pet sunshine flower chick petal sugar'.split(' '))

/** "don't cancel it, | only move it": before a command, "only" just means "just". */
function onlyAt({ chart, at }: Place): Piece[] {
  const isBefore = chart.word(at) === 'only' && COMMANDS.has(chart.word(at + 1)) && BEFORE_ONLY.has(chart.word(at - 1))
  return isBefore ? [{ is: 'request', from: at, to: at + 1, cost: 1 }] : []
}

const COMMANDS = wordsIn(['MOVE', 'SETV', 'FINISH', 'MARK', 'RENAME'])
const BEFORE_ONLY = new Set([',', ';', '-', 'but', 'and'])

/** "I don't | want the shed deleted": a wish that is denied. */
function deniedWishAt({ chart, at }: Place): Piece[] {
  const to = at + 3
  if (!SPEAKERS.has(chart.word(at)) || chart.word(at + 2) !== 'not' || !WISHED.has(chart.word(to))) return []
  const isOfTask = chart.read('ACT', to).some(({ value }) => touches(value))
  return isOfTask ? [{ is: 'never', from: at, to, cost: 3 }] : []
}

const WISHED = new Set(['want', 'need'])

/** A connective with nothing after it connects nothing; "move it to friday so" just ends like that. */
function jointsAt({ chart, at, span }: Place): Piece[] {
  // "and | first aid": "first" is part of the noun.
  if (ORDINALS.has(chart.word(at)) && chart.isWord(at + 1) && !isKnown(chart.word(at + 1))) return []
  return endsOf(joints, chart.words, at, span.to).map((to) => {
    const isLeftOpen = to === span.to && chart.word(to - 1) !== 'so'
    return { is: 'joint', from: at, to, cost: isLeftOpen ? COSTS.skippedWord : 1 }
  })
}

/** "show me the list once": with nothing after it, "once" is a count and no condition. */
function conditionsAt({ chart, at, span }: Place): Piece[] {
  return endsOf(conditions, chart.words, at, span.to).map((to) => {
    const isCount = to === span.to && chart.word(at) === 'once'
    return { is: isCount ? 'filler' : 'condition', from: at, to, cost: COSTS.remark }
  })
}

/** "I might", "it probably". */
function doubtsAt({ chart, at, span }: Place): Piece[] {
  if (!DOUBTING.has(chart.word(at))) return []
  return endsOf(hedges, chart.words, at + 1, span.to).map((to) => ({ is: 'doubt', from: at, to, cost: DOUBT }))
}

const DOUBTING = new Set(['i', 'we', 'you', 'it', 'that', 'this'])
