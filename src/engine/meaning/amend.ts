// A sentence that changes earlier requests in the same message instead of making a new one.

import type { TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn, phrasesNamed } from '../language/en/classes.ts'
import { idsIn } from '../task-ids.ts'
import { apartAt } from './apart.ts'
import { isConditionAlone } from './condition-alone.ts'
import { correctedIn } from './correction.ts'
import { isDescribed } from './described.ts'
import { leftOf, withoutKept } from './kept.ts'
import { mendedValues, mendedWhen } from './mended-when.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'
import type { Piece } from './pieces/piece.ts'
import { lastMeant, readsOf, withException } from './reads.ts'
import { touches } from './reserve.ts'
import { saidOfAll, saidOfEvery } from './said-of-all.ts'
import { sequence } from './sequence.ts'
import { takenBackIn, withoutLast } from './taken-back.ts'

/** The requests of a message so far, and where those of its last sentence begin. */
export interface SoFar {
  readonly reads: readonly Read[]
  readonly since: number
}

export interface Amended {
  readonly reads: readonly Read[]
  /** How the words of this sentence were read. */
  readonly pieces: readonly Piece[]
}

type Amends = (chart: Chart, span: Span, soFar: SoFar) => Amended | null

/** The order matters: taking everything back is not a correction, and an exception is not another value. */
const AMENDS: readonly Amends[] = [takenBack, kept, setApart, corrected, shared, leftOut]

/** The requests as changed by the sentence; null if it is about none of them. */
export function amend(chart: Chart, span: Span, soFar: SoFar): Amended | null {
  if (soFar.reads.length === 0) return null
  for (const amends of AMENDS) {
    const amended = amends(chart, span, soFar)
    if (amended !== null) return amended
  }
  return null
}

/** "… actually no, don't. add soap instead": drops the requests of the last sentence and keeps what follows. */
function takenBack(chart: Chart, { from, to }: Span, { reads, since }: SoFar): Amended | null {
  // "I no longer need milk, so forget that" says the same thing twice.
  const last = reads.at(-1)
  if (last?.act.does === 'delete' && last.stated) return null
  const back = takenBackIn(chart, { from, to })
  if (back === null) return null
  // "delete the gym, changed my mind" gives the reason for a delete, which we confirm anyway.
  if (last?.act.does === 'delete' && chart.some({ from, to: back }, (at) => chart.word(at) === 'changed'))
    return { reads, pieces: sequence(chart, { from: back, to }) }
  if (last !== undefined && leavesAnother(chart, { from, to }, last, reads.slice(since))) return { reads, pieces: [] }
  const before = ofTopic(reads, since) ?? withoutLast(reads, since)
  // "… I need to check first" is the reason.
  const pieces = sequence(chart, { from: back, to })
  const others = readsOf(chart, { from: back, to }, pieces, lastMeant(before))
  return { reads: [...before, ...others.filter((read) => !read.stated && isBidden(read))], pieces }
}

/** "Rent to friday. The rent, | leave it": the task just named is left alone, even if it was asked for earlier. */
function ofTopic(reads: readonly Read[], since: number): Read[] | null {
  const named = reads.slice(since)
  const ids = new Set(named.flatMap(({ act }) => idsIn(act)))
  if (ids.size === 0 || named.some(({ act }) => act.does !== 'ask')) return null
  return reads
    .slice(0, since)
    .flatMap((read) => (idsIn(read.act).some((id) => ids.has(id)) ? withoutLast([read], 0) : [read]))
}

/** "Rent to friday. Not the shed, | leave that": the task left alone was never part of the request. */
function leavesAnother(chart: Chart, { from, to }: Span, last: Read, asked: readonly Read[]): boolean {
  const isLeft = LEAVING.has(chart.word(startsBehindOpeners(chart, { from, to }).at(-1) ?? from))
  if (!isLeft || chart.says(thinkingAgain, { from, to })) return false
  const named = namesIn(chart, { from: last.span.to, to: from })
  const ids = new Set(asked.flatMap(({ act }) => idsIn(act)))
  return named.length > 0 && ids.size > 0 && named.every((id) => !ids.has(id))
}

const LEAVING = new Set(['leave', 'keep', 'do'])
const thinkingAgain = phrasesNamed(['REPAIR', 'NO'])

/** Something to do, rather than talk or a question. */
function isBidden({ act }: Read): boolean {
  return touches(act) || act.does === 'add'
}

function kept(chart: Chart, span: Span, { reads }: SoFar): Amended | null {
  const left = withoutKept(chart, span, reads)
  return left === null ? null : { reads: left, pieces: [] }
}

/** "…, the fine I'll do today": leaves these out of the request before. */
function setApart(chart: Chart, { from, to }: Span, { reads }: SoFar): Amended | null {
  const last = reads.at(-1)
  if (last === undefined || !touches(last.act) || !isDescribed(last.act.set)) return null
  const begins = JOINING.has(chart.word(from)) ? from + 1 : from
  const apart = apartAt(chart, { from: begins, to }, last.act)
  if (apart === null || apart.to < to) return null
  return { reads: [...reads.slice(0, -1), ...leftOf(last, { set: apart.set, words: [] })], pieces: [] }
}

const JOINING = new Set(['only', 'just', 'but', 'and'])

function corrected(chart: Chart, span: Span, { reads }: SoFar): Amended | null {
  return inPlaceOfLast(reads, mendedBy(reads.at(-1), correctedIn(chart, span)))
}

function shared(chart: Chart, span: Span, { reads }: SoFar): Amended | null {
  return inPlaceOfLast(reads, saidOfAll(chart, span, reads.at(-1))) ?? saidOfEach(chart, span, reads)
}

/** "Add a. Add b. All due friday.": the adds just before, with nothing in between. */
function saidOfEach(chart: Chart, span: Span, reads: readonly Read[]): Amended | null {
  const since = reads.findLastIndex(({ act, reserve }) => act.does !== 'add' || reserve !== null) + 1
  if (reads.length - since < 2) return null
  const said = reads.slice(since).map((read) => saidOfEvery(chart, span, read))
  const whole = said.flatMap((read) => read ?? [])
  return whole.length < said.length ? null : { reads: [...reads.slice(0, since), ...whole], pieces: [] }
}

function inPlaceOfLast(reads: readonly Read[], read: Read | null): Amended | null {
  return read === null ? null : { reads: [...reads.slice(0, -1), read], pieces: [] }
}

/** "push it to wednesday. wait, no, thursday": the last request with its value corrected. */
function mendedBy(read: Read | undefined, values: Values | null): Read | null {
  if (read === undefined || values === null || read.reserve !== null) return null
  const { act } = read
  const { when, priority, ...rest } = values
  if (act.does === 'change') return { ...read, act: { ...act, values: mendedValues(act.values, values) } }
  const [item, ...others] = act.does === 'add' ? act.items : []
  if (item === undefined || others.length > 0 || Object.keys(rest).length > 0) return null
  const said = {
    ...(when == null ? {} : { when: mendedWhen(item.when, when) }),
    ...(priority == null ? {} : { priority }),
  }
  return { ...read, act: { does: 'add', items: [{ ...item, ...said }] } }
}

/** "Finish everything. Except the rent.": a separate sentence that makes an exception to the one before. */
function leftOut(chart: Chart, span: Span, { reads }: SoFar): Amended | null {
  const last = reads.at(-1)
  if (last === undefined || !isIn('EXCEPT', chart.word(span.from))) return null
  const whole = chart.read('EXCEPTION', span.from).find((one) => one.end >= span.to)
  if (whole !== undefined)
    return { reads: [...reads.slice(0, -1), withException(last, whole.value)], pieces: sequence(chart, span) }
  const pieces = sequence(chart, span)
  if (isConditionAlone(chart, span, pieces)) return null
  const isOfMany = last.reserve === null && 'set' in last.act && isDescribed(last.act.set)
  const own = pieces.some(isOwn) && !pieces.some(isHeld) ? readsOf(chart, span, pieces, lastMeant(reads)) : []
  // "Don't tick the hall. But I paid the band." is not an exception.
  if (own.length > 0 && !isOfMany) return null
  const task_ids = isOfMany ? namesIn(chart, span) : []
  if (task_ids.length === 0)
    return { reads: [...reads.slice(0, -1), { ...last, reserve: last.reserve ?? 'left over' }], pieces }
  // "Move everything to friday. But the rent can go to monday."
  const set: TaskSet = { text: '', mentions: [{ by: 'ids', task_ids }], many: true }
  // "But I still need the rent" doesn't add another rent.
  const others = own.filter(({ act }) => act.does !== 'add')
  return { reads: [...reads.slice(0, -1), ...leftOf(last, { set, words: [] }), ...others], pieces }
}

/** A request or a statement rather than just a topic. */
function isOwn(piece: Piece): boolean {
  return piece.is === 'question' || (piece.is === 'act' && piece.act.does !== 'ask' && piece.act.does !== 'again')
}

function isHeld({ is }: Piece): boolean {
  return is === 'condition' || is === 'doubt' || is === 'skipped'
}
