// The requests in the pieces of one sentence.

import type { Act, Mention, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { allBy, setOf, taskIdsOf } from '../task-ids.ts'
import { withHours } from './asked-hours.ts'
import { describedIn, isSaidOf, isUnderWay, lessSure, placesIn, pointedAt, saidOf } from './beside.ts'
import { namesIn } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'
import { readQuestion } from './question.ts'
import { moodOf, reserveOf, touches } from './reserve.ts'
import { doubtOf } from './suspect.ts'
import { isAnnounced } from './title-tail.ts'
import { ofTopic } from './topic.ts'

export function readsOf(chart: Chart, span: Span, pieces: readonly Piece[], earlier: Read | undefined): Read[] {
  const reads: Read[] = []
  const mood = moodOf(chart, span, pieces)
  for (const [index, piece] of pieces.entries()) {
    if (piece.is === 'exception') {
      const last = reads.pop()
      if (last !== undefined) reads.push(withException(last, piece.except))
      continue
    }
    if (piece.is !== 'act' && piece.is !== 'bare' && piece.is !== 'question') continue
    const requested = pieces.some((other, at) => other.is === 'request' && (at < index || pieces[at + 1]?.is === 'act'))
    // A statement with a question mark is a question.
    if (mood.asks && !requested && isTold(chart, piece) && !(mood.asksElse && isReport(piece.act))) {
      const { act } = readQuestion(chart, span)
      reads.push({ act, span, rule: 'question', cost: piece.cost, stated: false, reserve: null })
      break
    }
    const topic = piece.is === 'question' ? ofTopic(chart, pieces.slice(0, index), reads.at(-1), piece.act) : null
    if (topic !== null) {
      reads.pop()
      reads.push({ act: topic, span, rule: 'question', cost: piece.cost, stated: false, reserve: null })
      continue
    }
    const mended = isMended(pieces, index) ? mend(reads.at(-1), piece.act) : null
    // "don't close the shed, no, the hens": what was held back stays so.
    const held = mended === null ? null : (reads.pop()?.reserve ?? null)
    const before = pieces.slice(0, index)
    const meant = pointedAt(
      ofItsHours(chart, piece),
      before.flatMap((other) => placesIn(chart, other)),
    )
    const last = lastMeant(reads) ?? earlier
    const told =
      last === undefined
        ? meant
        : pointedAt(ofBoth(meant, last, mentionedSince(chart, { from: last.span.to, to: piece.from })), heldIn(last))
    const asked = before.findLastIndex((other) => other.is === 'act' && other.act.does !== 'ask')
    const described = isSaidOf(told)
      ? before.slice(asked + 1).findLast((other) => describedIn(chart, other) !== null)
      : undefined
    const those = saidOf(told, described === undefined ? null : describedIn(chart, described))
    if (those !== told && described?.is === 'act' && reads.at(-1)?.act === described.act) reads.pop()
    const said = before.some((other) => isUnderWay(chart, other)) ? lessSure(those) : those
    reads.push({
      act: mended ?? said,
      span: { from: piece.from, to: piece.to },
      rule: piece.is === 'act' ? piece.rule : piece.is,
      cost: piece.cost,
      stated: piece.is === 'act' && piece.stated,
      reserve:
        held ??
        reserveOf(chart, pieces, index, mood) ??
        (isQuoted(chart, piece) ? null : doubtOf(piece.act)) ??
        unearned(chart, piece),
      ...(piece.is === 'bare' ? { bare: true } : {}),
    })
  }
  return reads
}

/** "show me tomorrow morning": narrows the day to the hours mentioned. */
function ofItsHours(chart: Chart, { act, from, to }: Span & { readonly act: Act }): Act {
  if (act.does !== 'ask' || act.set.where === undefined || !allBy(act.set, 'all')) return act
  const where = withHours(chart, { from, to }, act.set.where)
  return where === act.set.where ? act : { ...act, set: { ...act.set, where } }
}

/** 'new task: "Friday test – don't die lol"': a quoted title stays exactly as it is. */
function isQuoted(chart: Chart, { act, from, to }: Span & { readonly act: Act }): boolean {
  return act.does === 'add' && act.items.every(({ title }) => isAnnounced(chart, { from, to }, title))
}

/** "swap the vet and the groomer: …": words that name several existing tasks don't make a new one. */
function unearned(chart: Chart, piece: Piece): 'garbled' | null {
  return piece.is === 'bare' && new Set(namesIn(chart, piece)).size > 1 ? 'garbled' : null
}

/** The last request or statement, not counting possible tasks and "sorry". */
export function lastMeant(reads: readonly Read[]): Read | undefined {
  return reads.findLast(({ act }) => act.does !== 'offer' && act.does !== 'talk')
}

function isTold(chart: Chart, { act, from, to }: Piece & { readonly act: Act }): boolean {
  if (act.does === 'finish') return act.reported
  if (act.does === 'reopen') return true
  // "so the gala is on friday?"
  if (act.does !== 'change' || taskIdsOf(act.set.mentions).length === 0) return false
  return chart.words.slice(from + 1, to).some(({ text }) => BEING.has(text))
}

function isReport(act: Act): boolean {
  return act.does === 'finish' && act.reported
}

const BEING = new Set(['is', 'are', 'was', 'were', "'s"])

/**
 * "the second is done, haven't even begun the third so make that one urgent": the one task mentioned since the last
 * request.
 */
function mentionedSince(chart: Chart, span: Span): Mention[] {
  const [id, ...others] = namesIn(chart, span)
  return id === undefined || others.length > 0 ? [] : [{ by: 'ids', task_ids: [id] }]
}

/**
 * "the cat is fed; the hall swept. close both": the last task mentioned and the one before it, except for what is
 * already done to it.
 */
function ofBoth(act: Act, { act: last }: Read, since: readonly Mention[]): Act {
  const set = setOf(act)
  const before = taskIdsOf(setOf(last)?.mentions ?? [])
  const told = pointedAt(act, since)
  if (told === act || set?.count !== 2 || before.length !== 1 || since.length !== 1) return told
  const mentions = last.does === act.does ? [...since] : [...(setOf(last)?.mentions ?? []), ...since]
  const { count: _, ...both } = set
  return { ...act, set: { ...both, mentions } } as Act
}

/**
 * "the stock is done. the knives aren't ready so make that one friday": "that one" is the last task mentioned, not the
 * one completed.
 */
function heldIn({ act, reserve }: Read): Mention[] {
  if (reserve === null || act.does !== 'reopen') return []
  const mentions = act.set.mentions
  return taskIdsOf(mentions).length === 1 ? [...mentions] : []
}

/** Whether something was taken back before it; "saturday I mean, and …" just goes on. */
function isMended(pieces: readonly Piece[], index: number): boolean {
  return pieces
    .slice(0, index)
    .some(
      (other, at) =>
        other.is === 'repair' && pieces.slice(at + 1, index).every(({ is }) => is !== 'joint' && is !== 'act'),
    )
}

/** Only a set of several can have an exception; for a single task something else was meant. */
export function withException(read: Read, except: TaskSet): Read {
  const { act } = read
  const set = setOf(act)
  if (set?.many !== true || set.except !== undefined) return { ...read, reserve: read.reserve ?? 'left over' }
  return { ...read, act: { ...act, set: { ...set, except } } as Act }
}

/** "mark milk as done, no wait, eggs": the act with its tasks, its value or itself replaced. */
function mend(before: Read | undefined, act: Act): Act | null {
  const first = before?.act
  if (first === undefined || !touches(first)) return null
  const named = (act.does === 'ask' || act.does === 'again') && act.set.mentions.some(({ by }) => by !== 'all')
  if (named) return { ...first, set: act.set }
  if (act.does === 'change' && first.does === 'change' && act.set.mentions[0]?.by === 'focus')
    return { ...first, values: { ...first.values, ...act.values } }
  return touches(act) ? act : null
}
