// Tells questions from statements, by their first words, their last ones, or the question mark.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { isIn, wordsIn } from '../../language/en/classes.ts'
import { SPEAKERS } from '../../language/en/pronouns.ts'
import { BEFORE_ASKING, BEHIND_ASKING } from '../../language/en/questions.ts'
import { sureNamesAt } from '../names-in.ts'
import { isInverted } from './inverted.ts'

/** "the vet, is that friday or saturday": asks about what it named first. */
export function asksWithin(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from: from + 1, to: to - 1 },
    (at) => chart.word(at - 1) === ',' && BE_OR_HAVE.has(chart.word(at)) && THAT.has(chart.word(at + 1)),
  )
}

/** Whether a question begins here; "what I need is milk" isn't one. */
export function asksAt(chart: Chart, { from, to }: Span): boolean {
  const first = chart.word(from)
  const isTold = SPEAKERS.has(chart.word(from + 1)) && (WISHING.has(chart.word(from + 2)) || first === 'when')
  return (
    (WH.has(first) && !isTold) ||
    isInverted(chart, { from, to }) ||
    asksWhetherDone(chart, from, to) ||
    asksForAny(chart, { from, to })
  )
}

const WISHING = new Set(['need', 'want', 'would'])

/** "have the gutters been done" is a question; "have the gutters done by friday" isn't. */
export function asksWhetherDone(chart: Chart, from: number, to: number): boolean {
  if (!HAVING.has(chart.word(from)) || !isIn('DET', chart.word(from + 1))) return false
  for (let at = from + 2; at < to && chart.isWord(at); at++) if (chart.word(at) === 'been') return true
  return false
}

/** "anything on the same day as the gala" is a question; "anything overdue can go to monday" isn't. */
export function asksForAny(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'anything' && chart.word(from) !== 'any') return false
  return !chart.some({ from: from + 1, to }, (at) => isBidden(chart, at))
}

/** "nothing else for today is there", "nothing else on friday then". */
export function asksForNoMore(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'nothing') return false
  if (chart.word(from + 1) !== 'else' && chart.word(from + 1) !== 'more') return false
  return chart.some({ from: from + 2, to }, (at) => chart.isDate(at) || chart.word(at) === 'there')
}

/** "anything overdue can go to monday", "anything without a date, make it low". */
function isBidden(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  if (MODAL.has(word) || isIn('MOVE', word)) return true
  return chart.word(at - 1) === ',' && BIDDING.has(word)
}

const BIDDING = wordsIn(['SETV', 'DELETE', 'MARK', 'FINISH', 'PUT'])

const MODAL = new Set('can could should must may needs need goes go gets to is are want wants'.split(' '))

export const WH = new Set('what which when where who whose why how'.split(' '))
export const QUESTION_STARTS = new Set(
  'what which when where who whose why how is are am was were do does did have has had until anything any at'.split(
    ' ',
  ),
)

export const THAT = new Set(['that', 'this', 'it', 'which'])

export const HAVING = new Set(['has', 'have', 'had'])

/** "the exam is when again": the question word comes last. */
export function asksAtEnd(chart: Chart, { from, to }: Span): boolean {
  let end = to
  while (end > from + 2 && chart.word(end - 1) === 'again') end--
  const at = chart.word(end - 1) === 'time' || chart.word(end - 1) === 'day' ? end - 2 : end - 1
  return at > from + 1 && ASKED_LAST.has(chart.word(at)) && (BEING.has(chart.word(at - 1)) || chart.word(at) === 'when')
}

const ASKED_LAST = new Set(['when', 'what', 'where'])
const BEING = new Set(['is', 'are', 'was', 'were', "'s"])

/** "today I still have how many things": the topic comes first, with nothing else said. */
export function asksLater(chart: Chart, { from, to }: Span): boolean {
  let at = from
  let isTold = false
  while (at < to && !ASKED_LATER.has(chart.word(at))) {
    const dates = (chart.facts.dates.get(at) ?? []).filter(({ weak, end }) => !weak && end < to)
    const names = sureNamesAt(chart, { from: at, to: to - 1 })
    const ends = [...dates, ...names].map(({ end }) => end)
    // "the class is at | what time"
    const isLed = WHEN_LEADS.has(chart.word(at)) && ASKED_LATER.has(chart.word(at + 1))
    if (ends.length === 0 && !BEFORE_ASKING.has(chart.word(at)) && !isLed) return false
    isTold ||= ends.length > 0
    at = ends.length > 0 ? Math.max(...ends) : at + 1
  }
  if (!isTold || at >= to || (chart.word(at) === 'how' && !HOW_MANY.has(chart.word(at + 1)))) return false
  for (let behind = at + 1; behind < to; ) {
    const date = (chart.facts.dates.get(behind) ?? []).find(({ weak }) => !weak)
    const word = chart.words[behind]
    const isPlain = word?.kind !== 'word' || BEHIND_ASKING.has(word.text) || isIn('NOUNS', word.text)
    if (date === undefined && !isPlain) return false
    behind = date?.end ?? behind + 1
  }
  return true
}

const WHEN_LEADS = new Set(['at', 'on', 'for', 'by', 'in'])
const ASKED_LATER = new Set(['what', 'which', 'how'])
const HOW_MANY = new Set(['many', 'much'])

export function endsWithQuestion(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(to - 1) === '?' || endsWithTag(chart, { from, to })) return true
  // "it's only…?"
  for (let at = to; chart.isMark(at); at++) if (chart.word(at).includes('?')) return true
  return false
}

/** "the rent is paid, isn't it", "I haven't rung her yet have I": questions with or without the mark. */
export function endsWithTag(chart: Chart, { from, to }: Span): boolean {
  if (SURELY.has(chart.word(to - 1))) return tellsOfBeing(chart, { from, to: to - 1 })
  const isDenied = chart.word(to - 2) === 'not'
  const at = isDenied ? to - 3 : to - 2
  if (at <= from + 1 || !TAGGED.has(chart.word(to - 1))) return false
  return BE_OR_HAVE.has(chart.word(at)) || (isDenied && DO.has(chart.word(at)))
}

/** "so french is still on there | right", but not "put it right". */
function tellsOfBeing(chart: Chart, { from, to }: Span): boolean {
  return to > from + 2 && chart.some({ from: from + 1, to: to - 1 }, (at) => TOLD_BY.has(chart.word(at)))
}

const SURELY = new Set(['right', 'correct', 'huh'])
const TOLD_BY = new Set("is are was were 's have has got".split(' '))
const TAGGED = new Set(['it', 'they', 'i', 'we', 'he', 'she'])
const BE_OR_HAVE = new Set(['is', 'are', 'was', 'were', 'have', 'has'])
const DO = new Set(['do', 'does', 'did', 'can', 'will', 'should'])
