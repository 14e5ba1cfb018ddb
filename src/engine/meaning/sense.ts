// Reads a sentence that no rule covers by what similar sentences mean: a trained model decides, and only for a task
// that is named or in focus. It fills gaps and lowers the certainty of reports; it never changes a command.

import type { Act, Item, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { type ClauseMeans, type ClauseScores, clauseScores } from '../model/clause.ts'
import { allBy, idsIn, setOf, taskIdsOf } from '../task-ids.ts'
import { namesNobody } from './nobody.ts'
import { tellsNoReport, tellsOnly } from './only-told.ts'
import { isOtherDeed } from './other-deed.ts'
import { endsWithQuestion } from './pieces/asks.ts'
import type { Piece } from './pieces/piece.ts'
import { qualifies } from './qualified.ts'
import { touches } from './reserve.ts'
import { leavesNumber, namedIn, targetIn, valuesIn } from './sense-parts.ts'
import { isLikely } from './suspect.ts'
import { undoWithin } from './undo-within.ts'

/** From this score on we act; below it we ask. */
const SURE = 0.9
const LIKELY = 0.7
/** From this score on we act on what a rule only suspected. */
const SURER = 0.95
/** From this score on it is just talk. */
const TALK = 0.9
/** What a rule took for a report needs this score to be talk. */
const TALKED = 0.97
const LONGEST = 40

/** The requests of a message once the model has judged whole sentences. */
export function withSense(
  chart: Chart,
  sentences: readonly Span[],
  reads: readonly Read[],
  pieces: readonly Piece[],
  setting: Setting,
): readonly Read[] {
  if (chart.budget <= 0) return reads
  const acting = reads.filter(({ act, reserve }) => reserve === null && act.does !== 'talk' && act.does !== 'offer')
  const [only, ...others] = acting
  // "I don't need the gym any more love can you delete it": the rules find no name, but a task is named.
  if (only !== undefined && namesNobody(only.act) && others.every(({ act }) => isOfIt(act, only.act))) {
    // Unknown names rule out the focus.
    const alone = { ...setting, spokenOf: [] }
    const named = sentences.flatMap((span) => (overlap(span, only.span) ? (sense(chart, span, alone) ?? []) : []))
    return named.some(({ act, reserve }) => act.does === only.act.does && reserve === null) ? named : reads
  }
  const unread = unreadOf(sentences, acting, pieces)
  if (only !== undefined && !acting.every(isTold)) return [...toldBeside(chart, unread, acting, setting), ...reads]
  const undo = only === undefined && setting.changed ? firstOf(sentences, (span) => undoWithin(chart, span)) : null
  if (undo !== null) return [undo]
  // What is denied, doubted or conditional stays so.
  if (reads.some(({ reserve }) => reserve !== null && reserve !== 'left over' && reserve !== 'garbled')) return reads
  if (only !== undefined && others.length === 0) {
    const whole = sentences.find(({ to }) => only.span.to <= to)
    const judged =
      whole === undefined ? only : weighed(only, clauseScores(chart, whole), clauseScores(chart, only.span))
    if (judged !== only) return reads.map((read) => (read === only ? judged : read))
  }
  const sensed = unread.flatMap((span) => sense(chart, span, setting) ?? [])
  if (sensed.length > 0) return only === undefined ? sensed : [...reads, ...sensed.filter((one) => isNews(one, acting))]
  return reads.filter(
    ({ act, span }) =>
      act.does !== 'offer' ||
      (act.items.every(({ title }) => isLikely(title)) &&
        (act.items.some(isPlanned) || !isTalk(chart, sentences, span))),
  )
}

/** Sentences that we couldn't read, and such clauses beside others: "cover sent, the newsletter's off so delete it". */
function unreadOf(sentences: readonly Span[], acting: readonly Read[], pieces: readonly Piece[]): Span[] {
  const isUnread = (span: Span): boolean => !acting.some((read) => overlap(read.span, span))
  const left = sentences.filter(isUnread)
  const clauses = pieces.filter(
    (piece) => piece.is === 'bare' && isUnread(piece) && !left.some((span) => overlap(span, piece)),
  )
  return [...left, ...clauses]
}

/** "forms handed in. move the vet to friday": a report about another task beside a command. */
function toldBeside(chart: Chart, unread: readonly Span[], acting: readonly Read[], setting: Setting): Read[] {
  // "the maps are down to the last box. Make that one high": the command is about the task in the statement.
  if (acting.some(({ act }) => setOf(act)?.mentions.some(({ by }) => by !== 'ids' && by !== 'all') === true)) return []
  const named = new Set(acting.flatMap(({ act }) => idsIn(act)))
  const told = unread.flatMap((span) => sense(chart, span, { ...setting, spokenOf: [] }) ?? [])
  return told.filter(
    ({ act, reserve }) =>
      act.does === 'finish' && reserve === null && idsIn(act).length === 1 && !named.has(idsIn(act)[0] ?? ''),
  )
}

/** The rules' reading of the statement already says what happened to the task. */
function isNews({ act, reserve }: Read, told: readonly Read[]): boolean {
  const done = told.flatMap((read) => idsIn(read.act))
  return reserve === null && !idsIn(act).some((id) => done.includes(id))
}

/** Something with a date or a priority is meant to be stored. */
function isPlanned({ when, priority }: Item): boolean {
  return when !== undefined || priority !== undefined
}

function firstOf(spans: readonly Span[], read: (span: Span) => Read | null): Read | null {
  for (const span of spans) {
    const found = read(span)
    if (found !== null) return found
  }
  return null
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

function isTalk(chart: Chart, sentences: readonly Span[], span: Span): boolean {
  return sentences.some((whole) => overlap(whole, span) && clauseScores(chart, whole).talk >= TALK)
}

/** The same act on the focus. */
function isOfIt(act: Act, first: Act): boolean {
  return act.does === first.does && allBy(setOf(act), 'focus')
}

function isTold({ act, stated }: Read): boolean {
  return touches(act) && (stated || (act.does === 'finish' && act.reported))
}

/** The report, with the model's certainty. */
function weighed(read: Read, whole: ClauseScores, alone: ClauseScores): Read {
  const { act } = read
  const own = scoreOf(act, whole)
  if (own === null || isPlaced(act)) return read
  if (whole.talk >= TALKED && alone.talk >= TALKED) return { ...read, reserve: 'doubted' }
  if (act.does === 'finish' && act.unsure && own >= SURER) return { ...read, act: { ...act, unsure: false } }
  return read
}

/** "the other one I did": only the conversation can resolve this. */
function isPlaced(act: Act): boolean {
  return allBy(setOf(act), 'positions', 'other', 'rest', 'edge')
}

function scoreOf(act: Act, scores: ClauseScores): number | null {
  switch (act.does) {
    case 'finish':
    case 'delete':
    case 'reopen':
      return scores[act.does]
    case 'change':
      return scores.change + scores.rename + scores.note
    default:
      return null
  }
}

/** The most likely act on the task it is about; null if there is nothing to do. */
function sense(chart: Chart, span: Span, setting: Setting): Read | null {
  if (span.to - span.from > LONGEST || endsWithQuestion(chart, span)) return null
  const names = namedIn(chart, span)
  // A sentence about no existing task needs no model.
  if (names.length === 0 && (setting.spokenOf ?? []).length === 0) return null
  const [means, score] = best(clauseScores(chart, span))
  if (score < LIKELY) return null
  const set = targetIn(chart, span, names, means, setting)
  if (set === null) return null
  const act = actOf(chart, span, means, set.set)
  if (act === null || qualifies(chart, span, means) || tellsOnly(chart, span, act)) return null
  if (tellsNoReport(chart, span, act) || isOtherDeed(chart, span, act)) return null
  const sure = score >= SURE && !set.unsure && !(act.does === 'change' && leavesNumber(chart, span))
  // We only ask which of several if we are sure of the act.
  if (!sure && taskIdsOf(set.set.mentions).length > 1) return null
  // A delete is confirmed anyway.
  const reserve = sure || (act.does === 'delete' && !set.unsure) ? null : 'left over'
  return { act, span, rule: 'sense', cost: 0, stated: true, reserve, score }
}

function best(scores: ClauseScores): [ClauseMeans, number] {
  let found: [ClauseMeans, number] = ['talk', 0]
  for (const [means, score] of Object.entries(scores) as [ClauseMeans, number][])
    if (score > found[1]) found = [means, score]
  return found
}

function actOf(chart: Chart, span: Span, means: ClauseMeans, set: TaskSet): Act | null {
  switch (means) {
    case 'finish':
      return { does: 'finish', set, reported: true, unsure: false }
    case 'delete':
      return { does: 'delete', set }
    case 'reopen':
      return { does: 'reopen', set }
    case 'change': {
      const values = valuesIn(chart, span)
      return values === null ? null : { does: 'change', set, values }
    }
    default:
      return null
  }
}
