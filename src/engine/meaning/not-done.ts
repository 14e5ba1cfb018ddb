// Sounds like a report but says that nothing was done: "neither the hall nor the band is booked", "the bank was
// closed".

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isGoingOff } from '../grammar/natives/state.ts'
import type { Read } from '../interpret.ts'
import { isAmount } from '../language/en/amounts.ts'
import { isIn, phrasesNamed } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { taskIdsOf } from '../task-ids.ts'
import { namesIn } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'

/**
 * Whether a report says that none, or not all, of what it names is done: a word of the clause says so, or "or"
 * follows.
 */
export function tellsOfNone(chart: Chart, { from, to }: Span, start: number): boolean {
  const before = isIn('DET', chart.word(from - 1)) ? from - 2 : from - 1
  if (before > start && OR.has(chart.word(before))) return true
  return chart.some(
    { from: clauseStart(chart, from, start), to },
    (at) => chart.says(none, { from: at, to: chart.words.length }) && !chart.reads('NAME', at),
  )
}

const none = phrasesNamed(['NOTONE', 'PARTLY'])
const OR = new Set(['or', 'nor'])

function clauseStart(chart: Chart, from: number, start: number): number {
  let at = from
  while (at > start && !chart.isMark(at - 1) && !TURNS.has(chart.word(at - 1))) at--
  return at
}

/** These words introduce how it went on. */
const TURNS = new Set('but so though although yet then now anyway finally eventually later after still'.split(' '))

/** Sounds like a report but is only news about something the task involves. */
export function tellsNews(chart: Chart, span: Span, act: Act): boolean {
  if (act.does !== 'finish') return false
  return (
    tellsOfHours(chart, span, act) ||
    tellsOfEnd(chart, span, act) ||
    tellsOfSound(chart, span, act) ||
    tellsOfAnswer(chart, span)
  )
}

/** "the press finally replied": somebody else's answer doesn't complete our task. */
function tellsOfAnswer(chart: Chart, span: Span): boolean {
  return chart.some(span, (at) => {
    if (!ANSWERED.has(chart.word(at)) || at === span.from) return false
    let who = at - 1
    while (who > span.from && (FINALLY.has(chart.word(who)) || HAVING.has(chart.word(who)))) who--
    return (
      chart.isWord(who) &&
      !OURSELVES.has(chart.word(who)) &&
      !BEING.has(chart.word(who)) &&
      !isIn('DET', chart.word(who))
    )
  })
}

const ANSWERED = new Set(['replied', 'responded', 'answered'])
const HAVING = new Set(['has', 'have', "'s", "'ve", 'had'])
const OURSELVES = new Set(['i', 'we', 'and', 'just', 'been', 'got', 'getting'])

/** "the alarm went off": "went off" only completes things to send. */
function tellsOfSound(chart: Chart, span: Span, act: Act & { does: 'finish' }): boolean {
  return chart.some(span, (at) => isGoingOff(chart, at, taskIdsOf(act.set.mentions)))
}

/** "the season is over" doesn't complete 'End of season gift': only an event itself can be over. */
function tellsOfEnd(chart: Chart, { from, to }: Span, act: Act & { does: 'finish' }): boolean {
  let at = from + 1
  while (at < to && !ENDED.has(chart.word(at))) at++
  let end = at
  while (end > from && (BEING.has(chart.word(end - 1)) || FINALLY.has(chart.word(end - 1)))) end--
  const said = chart.words.slice(from, end).map(({ text }) => text)
  // "that's the exam over"
  const isTold = end < at || said.includes('that')
  if (at >= to || !isTold || !(chart.word(at) === 'over' || isIn('SEASON', chart.word(end - 1)))) return false
  const ids = taskIdsOf(act.set.mentions)
  return ids.length > 0 && !ids.some((id) => said.some((word) => chart.facts.names.isEvent(id, word)))
}

const FINALLY = new Set('finally all now already almost officially nearly just'.split(' '))
const ENDED = new Set(['over', 'done', 'finished', 'gone', 'behind'])

/**
 * "the bank was closed": no report for things with opening hours; a ticket, an account or a case is closed for good.
 */
function tellsOfHours(chart: Chart, { from, to }: Span, act: Act & { does: 'finish' }): boolean {
  let shut = from + 1
  while (shut < to && !SHUT.has(chart.word(shut))) shut++
  if (shut >= to || !isBehindBeing(chart, from, shut)) return false
  if (chart.some({ from, to: shut }, (at) => isIn('CLOSABLE', chart.word(at)) || isIn('NOUNS', chart.word(at))))
    return false
  return !taskIdsOf(act.set.mentions).some((id) => chart.facts.names.has(id, 'close'))
}

const SHUT = new Set(['closed', 'shut'])

function isBehindBeing(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => BEING.has(chart.word(at)))
}

const BEING = new Set(['is', 'are', "'s", 'was', 'were', 'had', 'has', 'have', 'been'])

/** Drops completions that the message also denies, unless it then goes on to say that they were done. */
export function withoutDenied(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  const denials = pieces.filter((piece) => denies(chart, piece))
  if (denials.length === 0) return reads
  return reads.map((read) => {
    const { act, span } = read
    if (read.reserve !== null || act.does !== 'finish' || isBidden(chart, span) || isByDoer(chart, span)) return read
    const ids = taskIdsOf(act.set.mentions)
    const isDenied = denials.some(
      (piece) => piece.to <= span.from && !turns(chart, piece.to, span) && sharesTask(chart, piece, ids),
    )
    if (isDenied) return { ...read, reserve: 'negated' }
    // "rice I bought, dal was not there" for 'Buy rice and dal': the other half is still to do.
    const isHalf = denials.some((piece) => piece.from >= span.to && ids.length > 0 && sharesTask(chart, piece, ids))
    return isHalf ? { ...read, reserve: 'left over' } : read
  })
}

/** "raffle: got a hamper. need 5 more": a task that still needs more isn't done, so we ask. */
export function withoutShort(chart: Chart, reads: readonly Read[]): readonly Read[] {
  const short = chart.words.findIndex(
    ({ text }, at) => text === 'more' && isAmount(chart.word(at - 1)) && NEEDED.has(chart.word(at - 2)),
  )
  if (short < 0) return reads
  return reads.map((read) => {
    const { act, span } = read
    return act.does === 'finish' && act.reported && span.from < short
      ? { ...read, act: { ...act, unsure: true } }
      : read
  })
}

const NEEDED = new Set(['need', 'needs', 'want', 'wants', 'still', 'for'])

function sharesTask(chart: Chart, piece: Piece, ids: readonly string[]): boolean {
  // "never made it to the library, it was closed"
  return ids.length === 0 || namesIn(chart, piece).some((id) => ids.includes(id))
}

function denies(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'remark') return piece.is === 'act' && piece.act.does === 'reopen' && isDenying(chart, piece)
  return isDenying(chart, piece) && namesIn(chart, piece).length > 0
}

function isDenying(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => DENYING.has(chart.word(at)))
}

const DENYING = new Set(['not', 'never', 'unable', 'failed', 'forgot', 'missed'])

function isBidden(chart: Chart, { from }: Span): boolean {
  return isIn('FINISH', chart.word(from)) || isIn('MARK', chart.word(from))
}

/** "I …", "paid …": the person who did it says so. */
export function isByDoer(chart: Chart, { from }: Span): boolean {
  const first = chart.word(from)
  return DOERS.has(first) || isPast(first)
}

const DOERS = new Set(['i', 'we', 'just', 'already', 'finally', 'then', 'now'])

function turns(chart: Chart, from: number, { to }: Span): boolean {
  return chart.some({ from, to }, (at) => TURNS.has(chart.word(at)))
}
