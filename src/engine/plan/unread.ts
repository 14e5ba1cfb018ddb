// Clauses that asked for something we couldn't read in full: we say that they were left, and never drop them silently.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Interpretation, Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { namesIn, sureNamesAt } from '../meaning/names-in.ts'
import type { Piece } from '../meaning/pieces/piece.ts'
import { asksFor } from '../meaning/remark.ts'
import { type Reserve, touches } from '../meaning/reserve.ts'
import { allBy, idsIn, setOf } from '../task-ids.ts'
import type { Scene } from './steps.ts'

export function unreadClauses({ understood, answered }: Scene): string[] {
  const { interpretation, reserved } = understood
  if (interpretation === null || answered) return []
  const { chart, pieces, tails } = interpretation
  const half = reserved.filter(
    (read) => (HALF_READ.has(read.reserve) || isHeldBack(read)) && read.score === undefined && isDoing(read.act),
  )
  const asked = pieces.filter((piece) => isUnread(interpretation, piece)).map((piece) => wholeOf(pieces, piece))
  return [...[...half.map(({ span }) => span), ...asked].map((span) => chart.text(span)), ...tails]
}

/** "carrier | bags": adjacent unknown words are one thing. */
function wholeOf(pieces: readonly Piece[], { is, from, to }: Piece): Span {
  const before = is === 'strange' ? pieces.find((piece) => piece.is === 'strange' && piece.to === from) : undefined
  return { from: before?.from ?? from, to }
}

function isDoing(act: Act): boolean {
  return act.does === 'add' || touches(act)
}

/** "… and move the gate if Tom agrees", "… I'd rather be home and mark it done": a request held back by what stands before it. */
function isHeldBack({ act, reserve, stated, bare }: Read): boolean {
  return HELD.has(reserve) && !stated && bare !== true && !(act.does === 'finish' && act.reported)
}

const HELD: ReadonlySet<Reserve | null> = new Set(['conditional', 'doubted'])

const HALF_READ: ReadonlySet<Reserve | null> = new Set(['left over', 'garbled'])

function isUnread(interpretation: Interpretation, piece: Piece): boolean {
  const { chart, reads } = interpretation
  if (piece.is === 'remark' && (asksFor(chart, piece) || isAnotherWithDay(interpretation, piece))) return true
  if (piece.is !== 'remark' && piece.is !== 'bare' && piece.is !== 'strange') return false
  if (reads.some(({ span }) => span.from < piece.to && piece.from < span.to)) return false
  if (piece.is === 'bare' && isOneMore(interpretation, piece)) return true
  if (piece.is !== 'remark' && isToldWithNext(interpretation, piece)) return true
  return (
    (piece.is === 'bare' && isOfAnother(interpretation, piece)) ||
    isValueBehind(interpretation, piece) ||
    isDayOfAdded(interpretation, piece)
  )
}

/** "the shed | and | the gate are done", when no task is called shed. */
function isToldWithNext({ chart, reads }: Interpretation, { to }: Span): boolean {
  const joint = chart.isMark(to) ? to + 1 : to
  const start = chart.word(joint) === 'and' ? joint + 1 : joint
  if (start === to) return false
  return reads.some(
    ({ act, span, reserve }) =>
      reserve === null &&
      span.from === start &&
      (isToldOf(act) || (act.does === 'change' && beginsWithName(chart, start))) &&
      // "finally home and the gate is done": the singular verb is about one thing.
      !chart.some(span, (at) => OF_ONE.has(chart.word(at))),
  )
}

const OF_ONE = new Set(['is', "'s", 'was', 'has'])

function isToldOf(act: Act): boolean {
  return act.does === 'finish' && act.reported && allBy(act.set, 'ids')
}

function beginsWithName(chart: Chart, at: number): boolean {
  return chart.reads('NAME', isIn('DET', chart.word(at)) ? at + 1 : at)
}

/** "make the agent high, | and the wibble": one more name that we don't know. */
function isOneMore({ chart, pieces, reads }: Interpretation, piece: Piece): boolean {
  const before = pieces[pieces.indexOf(piece) - 1]
  if (before?.is !== 'joint' || chart.word(before.from) !== 'and' || !isIn('DET', chart.word(piece.from))) return false
  return reads.some(({ act, span, reserve }) => reserve === null && touches(act) && span.to <= before.from)
}

/** "… and the time from the call": names an existing task, but nothing came of it. */
function isOfAnother({ chart, reads }: Interpretation, piece: Span): boolean {
  // "the handyman's running late, make him an hour later": the remark says who "him" is.
  if (!reads.every(({ act }) => setOf(act) === undefined || allBy(setOf(act), 'ids', 'all'))) return false
  const [id, ...others] = namesIn(chart, piece)
  return id !== undefined && others.length === 0 && !reads.some(({ act }) => idsIn(act).includes(id))
}

/** "move the milk to friday, | the shed I'll do tomorrow": gives another task a day too. */
function isAnotherWithDay({ chart, reads }: Interpretation, { from, to }: Span): boolean {
  const isBehind = reads.some(({ act, span, reserve }) => reserve === null && span.to <= from && idsIn(act).length > 0)
  if (!isBehind || !chart.some({ from, to }, (at) => OURSELVES.has(chart.word(at)))) return false
  const done = reads.flatMap(({ act }) => idsIn(act))
  const start = isIn('DET', chart.word(from)) ? from + 1 : from
  return sureNamesAt(chart, { from: start, to }).some(
    ({ end, value }) =>
      value.ids.every((id) => !done.includes(id)) && chart.some({ from: end, to }, (at) => chart.isDate(at)),
  )
}

const OURSELVES = new Set(['i', 'we', 'me', 'us'])

/** "move it to friday, | 3 or 4pm": a date, an hour or a priority after a request, not part of a remark. */
function isValueBehind({ chart, reads }: Interpretation, piece: Span): boolean {
  const isBehind = reads.some(({ act, span, reserve }) => reserve === null && isDone(act.does) && span.to <= piece.from)
  if (!isBehind || chart.some(piece, (at) => isTold(chart, at)) || isSaidBefore(chart, piece)) return false
  return chart.some(
    piece,
    (at) =>
      (isIn('FIELD', chart.word(at)) && at > piece.from) ||
      chart.read('VALUES', at).some(
        ({ end, cost, value }) =>
          end <= piece.to &&
          // "called my mother. 45 minutes about her knee": a duration, not a shift.
          value.shift === undefined &&
          cost <= (BEFORE_HOURS.has(chart.word(at - 1)) ? HOUR : SURE),
      ),
  )
}

/** "add the tax form, | it goes in the post by friday": what is told of a day is told of what was just added without one. */
function isDayOfAdded({ chart, reads }: Interpretation, { from, to }: Span): boolean {
  const last = reads.findLast(({ span }) => span.to <= from)
  if (last?.reserve !== null || last.act.does !== 'add' || !OF_ADDED.has(chart.word(from))) return false
  if (last.act.items.some(({ when }) => when !== undefined)) return false
  return (
    chart.some({ from, to }, (at) => chart.isDate(at)) &&
    !chart.some({ from, to }, (at) => isPast(chart.word(at)) && FINITE.has(chart.word(at)))
  )
}

const OF_ADDED = new Set(['it', 'they', 'that', 'this', 'those', 'these'])

/** "sat I mean, sorry, | sat". */
function isSaidBefore(chart: Chart, { from, to }: Span): boolean {
  const before = new Set(chart.words.slice(0, from).map(({ text }) => text))
  return chart.words.slice(from, to).every(({ text }) => before.has(text))
}

function isDone(does: string): boolean {
  return does === 'add' || does === 'change' || does === 'finish'
}

/** A remark gives no value. */
function isTold(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  return isIn('SUBJECT', word) || word === "'s" || (FINITE.has(word) && !NO_VERBS.has(word))
}

/** "…, say 8", "… but make it high". */
const NO_VERBS = new Set(['say', 'make', 'put', 'but', 'so', 'do', 'get'])

const SURE = 5
/** The most that a bare number read as an hour may cost. */
const HOUR = 12
const BEFORE_HOURS = new Set(['say', 'at', 'about', 'around'])
