// Questions that may begin at a word of a sentence.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { endsOf, isIn, wordsIn } from '../../language/en/classes.ts'
import { WANTING_TO_KNOW } from '../../language/en/wanting-to-know.ts'
import { allBy } from '../../task-ids.ts'
import { readQuestion } from '../question.ts'
import {
  asksAtEnd,
  asksForNoMore,
  asksLater,
  asksWhetherDone,
  endsWithQuestion,
  endsWithTag,
  HAVING,
  QUESTION_STARTS,
  THAT,
  WH,
} from './asks.ts'
import { hasNoSubject, isOfThing, tellsWhatWasDone } from './did.ts'
import { isInverted, ofModal } from './inverted.ts'
import { requests, shows } from './phrases.ts'
import { mayPay, OPENING, type Piece, type Place } from './piece.ts'
import { beforeRemark } from './remark-behind.ts'

/** Words that ask about no task are seldom a question. */
const OF_NOTHING = 14

type Question = Piece & { is: 'question' }

/** The question in these words, as a piece that starts at `at`. */
function asked(chart: Chart, at: number, { from, to }: Span): Question {
  const end = beforeRemark(chart, { from, to })
  const { act, evidence, unmet } = ofModal(chart, from, readQuestion(chart, { from, to: end }))
  return { is: 'question', from: at, to, cost: costOf(at, to), act, evidence, unmet }
}

function costOf(at: number, to: number): number {
  return 8 + (to - at)
}

/** Whether there may be a question in this span, whatever it asks. */
function mayBe(place: Place, to: number): boolean {
  return mayPay(place, costOf(place.at, to), to)
}

function dearer(question: Question, by: number): Question {
  return { ...question, cost: question.cost + by + (question.evidence === 'none' ? OF_NOTHING : 0) }
}

/** A question extends to the end of its clause; another question word begins the next. */
export function questionsAt(place: Place): Piece[] {
  const { chart, at, span, here } = place
  if (at >= LONGEST_TAG && isTagAlone(chart, { from: at, to: span.to }))
    return [{ is: 'filler', from: at, to: span.to, cost: TAG_COST }]
  const isFirst = here.piece === null || OPENING.has(here.piece.is)
  if (isFirst && asksLater(chart, { from: at, to: span.to }))
    return mayBe(place, span.to) ? [asked(chart, at, { from: at, to: span.to })] : []
  if (isMarked(place) ? !mayBeAsked(place) : !isPlainlyAsked(place)) return []
  // "you know | what, …", "guess what - …": mere exclamations.
  if (goesOn(place) || (chart.word(at) === 'what' && at > span.from && chart.isMark(at + 1))) return []
  const to = questionEnd(place)
  if (!mayBe(place, to)) return []
  const starts = startsQuestion(chart, { from: at, to: span.to })
  const isLast = at === span.from && endsWithQuestion(chart, span) && asksAtEnd(chart, span)
  const isPlain = starts || isLast || isInverted(chart, { from: at, to: span.to })
  const isTagged = endsWithTag(chart, span)
  if (!isPlain && (to - at > (isTagged ? 14 : LONGEST_TOLD) || holdsRequest(chart, at, isTagged ? to - 3 : to)))
    return []
  const question = asked(chart, at, { from: at, to })
  // "so it's definitely back on there?"
  if (!isPlain && asksOfIt(question)) return [dearer(question, OF_IT)]
  if (!isPlain && !isTagged && to - at > SHORT_TOLD) return []
  // "should I wear a coat": not about a task.
  if (isPlain && !starts && question.evidence !== 'names' && !isMarked(place)) return []
  return [dearer(question, isPlain ? 0 : question.evidence === 'names' ? 8 : 18)]
}

/** "…, bit late now | isn't it": a tag that asks nothing by itself. */
function isTagAlone(chart: Chart, { from, to }: Span): boolean {
  const end = chart.isMark(to - 1) ? to - 1 : to
  return end - from <= LONGEST_TAG && endsWithTag(chart, { from: from - LONGEST_TAG, to: end })
}

const LONGEST_TAG = 3
const TAG_COST = 1

/** A statement of up to this many words, with a question mark, may ask about the focus; other kinds must be shorter. */
const LONGEST_TOLD = 9
const SHORT_TOLD = 6
const OF_IT = 2

function asksOfIt({ act }: Question): boolean {
  return act.does === 'ask' && act.wants === 'state' && allBy(act.set, 'focus')
}

function isMarked({ chart, at, span }: Place): boolean {
  return endsWithQuestion(chart, span) || (at === span.from && asksAtEnd(chart, span))
}

/** Needs a question mark: "would you add milk, and 'eggs' for friday?" continues a request. */
function mayBeAsked({ chart, at, here }: Place): boolean {
  const before = here.piece
  return QUESTION_STARTS.has(chart.word(at)) || before === null || (before.is === 'joint' && !here.adding)
}

/** "what is …", "anything on …", "nothing else for today is there". */
function startsQuestion(chart: Chart, span: Span): boolean {
  return QUESTION_STARTS.has(chart.word(span.from)) || asksForNoMore(chart, span)
}

/** Needs no question mark: the first words alone make it a question. */
function isPlainlyAsked({ chart, at, span, here }: Place): boolean {
  const [first, next] = [chart.word(at), chart.word(at + 1)]
  const isOrdered = isInverted(chart, { from: at, to: span.to })
  if (!startsQuestion(chart, { from: at, to: span.to }) && !isOrdered) return false
  const begins = at === span.from || STARTS_AFTER.has(chart.word(at - 1)) || here.piece?.is === 'filler'
  // "what a morning"
  if (WH.has(first)) return first !== 'what' || (next !== 'a' && next !== 'an')
  // "has to be done by thursday" is a statement.
  if (!begins || (HAVING.has(first) && next === 'to')) return false
  // "the disposal, which really | is a safety matter"
  if (here.piece?.is === 'filler' && RELATIVE.has(chart.word(here.piece.from - 1))) return false
  if (isOrdered) return true
  if (first === 'did')
    return (
      next !== 'not' &&
      !tellsWhatWasDone(chart, at + 1) &&
      !isOfThing(chart, { from: at + 1, to: span.to }) &&
      !hasNoSubject(chart, at)
    )
  return !NOT_ASKED.has(first) || next === 'you' || asksWhetherDone(chart, at, span.to)
}

/** Whether the words before make it part of something else. */
function goesOn({ chart, at, span, here }: Place): boolean {
  const first = chart.word(at)
  if (here.piece?.is === 'request' || (first === 'at' && chart.word(at + 1) !== 'what')) return true
  // "dinner is set for friday": a verb after its subject makes no question. "so there | is time to post it" is a
  // statement.
  if (!WH.has(first)) return here.piece?.is === 'strange' || chart.word(at - 1) === 'there'
  // "that's when I'm on nights"
  if (IS.has(chart.word(at - 1)) && THAT.has(chart.word(at - 2))) return true
  // "except Evensong, which I cannot miss" continues the sentence.
  const isRelative = (first === 'which' || first === 'who') && !WHICH_OF.has(chart.word(at + 1))
  // "everything this week | which is not urgent, move it" says of all of it which.
  if (isRelative && chart.isWord(at - 1) && isIn('ALL', chart.word(span.from))) return true
  return isRelative && chart.word(at - 1) === ',' && here.acted
}

/** "panic mode, which ones are urgent?" is a question. */
const WHICH_OF = new Set(['one', 'ones', 'of', 'task', 'tasks', 'things', 'jobs'])

function questionEnd({ chart, at, span }: Place): number {
  let to = at + 1
  while (
    to < span.to &&
    !(JOINED.has(chart.word(to)) && QUESTION_STARTS.has(chart.word(to + 1))) &&
    !isSaidOfAny(chart, at, to)
  )
    to++
  return to
}

const RELATIVE = new Set(['which', 'who', 'that'])
/** "anything about sheep | make it urgent": names the tasks for the request that follows. */
function isSaidOfAny(chart: Chart, from: number, at: number): boolean {
  if (!ANY.has(chart.word(from)) || at < from + 2 || LEADING.has(chart.word(at - 1))) return false
  return COMMANDS.has(chart.word(at)) && IT.has(chart.word(at + 1))
}

const ANY = new Set(['anything', 'everything', 'whatever'])
const IT = new Set(['it', 'them', 'that'])
const COMMANDS = wordsIn(['MOVE', 'SETV', 'MARK', 'FINISH'])
/** After these words a verb is not a command. */
const LEADING = new Set('to i we you they and or not can could should will would'.split(' '))

const JOINED = new Set(['and', ',', 'or', 'also'])

/** Only after these words does "is" or "has" begin a question; elsewhere it makes a statement. */
const STARTS_AFTER = new Set(', and so but ok okay hey hi hello also then - or please'.split(' '))
const IS = new Set(['is', "'s", 'was'])
const NOT_ASKED = new Set(['do', 'have', 'had'])

function holdsRequest(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => chart.word(at) === ',' || chart.says(requests, { from: at, to }))
}

/** "show me what is due", "remind me when the gala is". */
export function shownAt(place: Place): Piece[] {
  const { chart, at, span } = place
  if (!mayBe(place, span.to)) return []
  return afterShowing(place)
    .filter((end) => asksBehindShowing(place, end))
    .map((end) => dearer(asked(chart, at, { from: end, to: beforeOfIt(chart, { from: end, to: span.to }) }), 0))
}

/** "tell me when the rent is due | and what priority I gave it": the second half is a question of its own. */
function beforeOfIt(chart: Chart, { from, to }: Span): number {
  for (let at = from + 1; at < to; at++) {
    if (chart.word(at) !== 'and' || !QUESTION_STARTS.has(chart.word(at + 1))) continue
    const isOfIt = chart.some({ from: at + 2, to }, (word) => isIn('IT', chart.word(word)))
    const isNamed = chart.some({ from: at + 2, to }, (word) => chart.reads('NAME', word))
    if (isOfIt && !isNamed) return chart.isMark(at - 1) ? at - 1 : at
  }
  return to
}

function afterShowing({ chart, at, span }: Place): readonly number[] {
  if (!isReminding(chart, at))
    return [...endsOf(shows, chart.words, at, span.to), ...endsOf(WANTING_TO_KNOW, chart.words, at, span.to)]
  return [chart.word(at + 2) === ',' ? at + 3 : at + 2]
}

function isReminding(chart: Chart, at: number): boolean {
  return chart.word(at) === 'remind' && chart.word(at + 1) === 'me' && chart.word(at + 2) !== 'when'
}

function asksBehindShowing({ chart, at, span }: Place, end: number): boolean {
  // "at what time", "till when"
  const behind = BEFORE_WH.has(chart.word(end)) ? chart.word(end + 1) : chart.word(end)
  if (WH.has(behind) || behind === 'if' || behind === 'whether') return true
  // "remind me, did I wash it"
  return isReminding(chart, at) && isInverted(chart, { from: end, to: span.to })
}

const BEFORE_WH = new Set(['at', 'till', 'til', 'until', 'by', 'on', 'for', 'from', 'since'])

/** "just checking the plumber is on thursday". */
export function checkedAt(place: Place): Piece[] {
  const { chart, at, span } = place
  if (!CHECKING.has(chart.word(at)) || !mayBe(place, span.to)) return []
  const question = asked(chart, at, { from: at + 1, to: span.to })
  return question.evidence === 'names' ? [question] : []
}

const CHECKING = new Set(['checking', 'double-checking', 'confirming', 'wondering', 'verifying'])
