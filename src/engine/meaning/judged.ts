// Chooses what to add: the rules' titles or those from the labels. A model trained on many messages says which was
// meant and how surely, and we add, ask or leave it accordingly. A message that asks for anything else is left to the
// rules.

import type { Act, Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { likelihoodOf } from '../model/judge.ts'
import { type Marked, marksOf } from '../model/marks.ts'
import { setOf } from '../task-ids.ts'
import { withAfterthoughts } from './afterthought.ts'
import { holdsBack, isAskedToWrite, isOfTasks } from './asked.ts'
import { isAskedPlainly, isClear, isCommand, startsWithCommand } from './command.ts'
import { JOINERS } from './items/cuts.ts'
import { haveOwnMoments } from './items/each-moment.ts'
import { areJoined, areSame, judgeFeatures, type Source } from './judge-features.ts'
import { isTalkAround, leavesMended } from './left-out.ts'
import { itemsBy, stretchesOf } from './marked-items.ts'
import { plainTitle } from './plain-title.ts'
import { quotedIn } from './quoted-title.ts'
import { isAdding, ownItems, type Ruled, withRead } from './ruled.ts'
import { isLikely } from './suspect.ts'
import { isOver } from './when.ts'

/** Possible titles, with the evidence for and against them. */
export interface Candidate {
  readonly source: Source
  readonly items: readonly Item[]
  readonly features: Uint32Array
  /** The message has a date that we can't read. */
  readonly isUnread: boolean
}

/** From this score on we add the labels' titles if the user asked to add something; below it we only offer. */
const SURE = 0.7
/**
 * Below this score the labels' titles aren't even offered, in place of a rule's, where no rule has any, or where
 * something holds it back.
 */
const LIKELY = 0.3
const LIKELY_ALONE = 0.5
const LIKELY_HELD = 0.8
/** How much likelier than the rule's the labels' titles must be. */
const BETTER = 0.05
/** Below this score we ask about what a rule adds; beside another request a lower limit applies. */
const TRUSTED = 0.3
const TRUSTED_BESIDE = 0.2
/** The limit if the whole message is a command, or if the labels share some of the rule's titles. */
const TRUSTED_COMMAND = 0.17
const TRUSTED_PART = 0.15

/** The reads of a message with the titles that were most likely meant. */
export function judged(chart: Chart, ruled: Ruled, setting: Setting): readonly Read[] {
  const { reads } = ruled
  const isAdded = reads.some(isAdding)
  const isLeft = reads.some((read) => isSettled(chart, read, reads, setting))
  if (chart.budget <= 0 || chart.facts.impossible.length > 0 || (isLeft && !isAdded)) return reads
  const own = ownItems(reads)
  const quoted = !isAdded && !holdsBack(chart) ? quotedIn(chart, own) : null
  if (quoted !== null) return [readAs(chart, { does: 'add', items: quoted }, 1)]
  if (
    isAdded &&
    (isClear(chart, ruled) || (isLeft && reads.filter(isAdding).every((read) => startsWithCommand(chart, read.span))))
  )
    return reads
  // A message about existing tasks that asks for nothing else adds none.
  if (own.length === 0 && isOfTasks(chart)) return reads
  const labels = marksOf(chart)
  if (labels === null || own.some(({ remind_before }) => remind_before !== undefined)) return reads
  const marked = withAfterthoughts(chart, labels)
  if (isAdded && own.some(({ title }) => title !== '') && isAskedPlainly(chart, reads)) {
    const beside = titledBeside(chart, reads, marked)
    if (beside.every((span) => goesOn(chart, span))) return [...reads, ...beside.map((span) => readOf(chart, span))]
  }
  const found = candidatesOf(chart, ruled, marked)
  if (found.length === 0) return reads
  const byMarks = found.find(({ source }) => source === 'marks')
  // "call Ann at 3 and Bob at 4": a single title for both would lose one of the times.
  if (byMarks !== undefined && byMarks.items.length < own.length && haveOwnMoments(own)) return reads
  const ofRule = likelihoodBy(found.find(({ source }) => source !== 'marks'))
  const isPart = isAdded && isPartOf(byMarks?.items ?? [], own)
  const isCommanded = isCommand(chart, ruled)
  const isTrusted = ofRule >= leastTrusted({ isPart, isCommanded, isLeft })
  // If something else is done too, or a value follows, the add isn't held back on its own.
  const isAlone = reads.every((read) => isOfAdding(read) || read.act.does === 'ask')
  const asRuled = isTrusted || !isAlone ? reads : reserved(chart, reads)
  // What the labels leave out of several titles may be talk or another thing to do.
  if (isLeft || isPart || byMarks === undefined) return asRuled
  return byLabels({ chart, reads, marked, own, byMarks, ofRule, isTrusted, isCommanded }) ?? asRuled
}

/** The labels' titles where no rule has any, likely enough to offer; null if there are none. */
export function likeliestIn(chart: Chart, ruled: Ruled): { readonly offer: Read | null } | null {
  const labels = marksOf(chart)
  const [found] = labels === null ? [] : candidatesOf(chart, ruled, withAfterthoughts(chart, labels))
  if (found?.source !== 'marks') return null
  const likelihood = likelihoodBy(found)
  const isOffered = likelihood >= LIKELY && found.items.every((item) => isTitle(chart, item))
  return { offer: isOffered ? readAs(chart, { does: 'offer', items: [...found.items] }, likelihood) : null }
}

/** "… we're on empty, and | get cash out", "And | that cheese Dan likes!": continues the request. */
function goesOn(chart: Chart, { from, to }: Span): boolean {
  return JOINERS.has(chart.word(from - 1)) && !chart.isWord(to) && isLikely(chart.text({ from, to }))
}

function readOf(chart: Chart, span: Span): Read {
  const items = chart.reader.items(span, {}, 'one')
  return { act: { does: 'add', items }, span, rule: 'marks', cost: 0, stated: false, reserve: null, bare: true }
}

/** The labels see a title where the rules see only talk. */
function titledBeside(chart: Chart, reads: readonly Read[], { marks }: Marked): Span[] {
  const added = reads.filter(isAdding)
  const titles = ownItems(reads).map(({ title }) => plainTitle(title))
  return stretchesOf(marks).filter(
    ({ mark, from, to }) =>
      mark === 'begin' &&
      !added.some(({ span }) => span.from < to && from < span.to) &&
      !isInReason(chart, from) &&
      !titles.includes(plainTitle(chart.text({ from, to }))),
  )
}

/** "… because nowhere is | open that early". */
function isInReason(chart: Chart, at: number): boolean {
  let from = at
  while (from > 0 && chart.isWord(from - 1) && !isIn('REASON', chart.word(from))) from--
  return isIn('REASON', chart.word(from))
}

interface Trust {
  readonly isPart: boolean
  readonly isCommanded: boolean
  readonly isLeft: boolean
}

function leastTrusted({ isPart, isCommanded, isLeft }: Trust): number {
  if (isPart) return TRUSTED_PART
  if (isCommanded) return TRUSTED_COMMAND
  return isLeft ? TRUSTED_BESIDE : TRUSTED
}

interface Case {
  readonly chart: Chart
  readonly reads: readonly Read[]
  readonly marked: Marked
  /** The items that the rules add or offer. */
  readonly own: readonly Item[]
  readonly byMarks: Candidate
  readonly ofRule: number
  readonly isTrusted: boolean
  readonly isCommanded: boolean
}

/** Adds or offers the labels' titles; null if they may not replace the rules'. */
function byLabels({ chart, reads, marked, own, byMarks, ofRule, isTrusted, isCommanded }: Case): Read[] | null {
  const likelihood = likelihoodBy(byMarks)
  const isSure = likelihood >= SURE
  const isAdded = reads.some(isAdding)
  const isOther = !reads.every(isOfAdding)
  const isHeld = holdsBack(chart)
  // If something is added or offered anyway, a better title may replace it.
  const least = isOther ? SURE : own.length > 0 ? LIKELY : isHeld ? LIKELY_HELD : LIKELY_ALONE
  if (likelihood <= ofRule + BETTER || likelihood < least) return null
  // A trusted rule gives way only to a higher score.
  if (isAdded && isTrusted && !isSure) return null
  if (!byMarks.items.every((item) => isTitle(chart, item)) || keepsValue(chart, byMarks.items, own)) return null
  if (isOfNote(byMarks.items, own)) return null
  // "240 covers last night" is about the past.
  if (byMarks.items.some(({ when }) => isOver(when, chart.facts.clock))) return null
  const isKept = leavesOut(chart, reads, marked)
  if (isKept && (isTrusted || !isAdded || likelihood < (isCommanded ? SURE : LIKELY_ALONE))) return null
  const items = withRead(byMarks.items, own)
  const isWhole = !byMarks.isUnread || items.every(({ when }) => when !== undefined)
  const isMeant = (isAdded || isAskedToWrite(chart)) && !isOther && !isHeld && !isKept
  const isDone = isSure && isMeant && isWhole
  if (!isDone && isAdded && isCommanded && (isTrusted || !isSure)) return null
  return [readAs(chart, { does: isDone ? 'add' : 'offer', items }, likelihood)]
}

/** "charge the drill | on 2026-12-04", "… | (p3)": a date or priority that the rules read isn't the end of a title. */
function keepsValue(chart: Chart, items: readonly Item[], own: readonly Item[]): boolean {
  if (items.length !== own.length) return false
  return items.some(({ title, when }, at) => {
    const ruled = own[at]
    if (ruled === undefined) return false
    const [begin, whole] = [plainTitle(ruled.title), plainTitle(title)]
    if (!whole.startsWith(`${begin} `)) return false
    const behind = whole.slice(begin.length + 1)
    if (ruled.priority !== undefined && isPriority(chart, behind)) return true
    return ruled.when !== undefined && when === undefined && LEADS_DATE.has(behind.split(' ')[0] ?? '')
  })
}

/** "… with note | talk to reception": a note isn't a title. */
function isOfNote(items: readonly Item[], own: readonly Item[]): boolean {
  const notes = own.flatMap(({ description }) => (description === undefined ? [] : [plainTitle(description)]))
  return notes.some((note) => items.some(({ title }) => note.startsWith(plainTitle(title))))
}

function isPriority(chart: Chart, text: string): boolean {
  return chart.words.some((word, at) => word.text === text && chart.reads('PRIO', at))
}

const LEADS_DATE = new Set(['on', 'at', 'by', 'due'])

/** The labels may not drop words from a title without a reason, nor undo a correction. */
function leavesOut(chart: Chart, reads: readonly Read[], { marks }: Marked): boolean {
  const added = reads.find(isAdding) ?? reads.find(({ act }) => act.does === 'offer')
  return added !== undefined && (!isTalkAround(chart, added.span, marks) || leavesMended(chart, marks))
}

function likelihoodBy(candidate: Candidate | undefined): number {
  return candidate === undefined ? 0 : likelihoodOf(candidate.features)
}

/** "add urgent": a bare value isn't a title. */
function isTitle(chart: Chart, { title }: Item): boolean {
  return isLikely(title) && !isPriority(chart, title.toLowerCase())
}

function isPartOf(some: readonly Item[], all: readonly Item[]): boolean {
  const titles = new Set(all.map(({ title }) => plainTitle(title)))
  return some.length > 0 && some.length < all.length && some.every(({ title }) => titles.has(plainTitle(title)))
}

/** The rules' titles and the labels'; empty if they agree and there is nothing to judge. */
export function candidatesOf(chart: Chart, { reads, pieces }: Ruled, marked: Marked): Candidate[] {
  const own = ownItems(reads)
  const labelled = itemsBy(chart, marked)
  const byMarks = labelled?.items ?? []
  if (areSame(own, byMarks) || areJoined(own, byMarks)) return []
  const byRule: Source = reads.some(isAdding) ? 'rule' : 'offer'
  const candidate = (source: Source, items: readonly Item[], other: readonly Item[]): Candidate[] => {
    if (items.length === 0) return []
    const features = judgeFeatures({ chart, reads, pieces, marked, source, items, other, labelled })
    return [{ source, items, features, isUnread: source === 'marks' && labelled?.isUnread === true }]
  }
  return [...candidate(byRule, own, byMarks), ...candidate('marks', byMarks, own)]
}

/** What we ask about instead of adding, with what is only offered; a question beside it was probably not one. */
function reserved(chart: Chart, reads: readonly Read[]): readonly Read[] {
  if (!reads.some(isAdding)) return reads
  const others = reads.filter(({ act }) => act.does !== 'ask')
  const items = ownItems(others)
  if (others.some(({ act }) => act.does === 'offer') && items.every(({ title }) => title !== ''))
    return [readAs(chart, { does: 'offer', items }, SURE)]
  return others.map((read) => (isAdding(read) ? { ...read, reserve: 'left over' } : read))
}

function readAs(chart: Chart, act: Act, likelihood: number): Read {
  const span = { from: 0, to: chart.words.length }
  return { act, span, rule: 'marks', cost: 0, stated: true, reserve: null, score: scoreOf(likelihood) }
}

/** Whether a read stands whatever the labels say: about an existing task or the focus, or held back for a reason. */
function isSettled(
  chart: Chart,
  { act, reserve, span }: Read,
  reads: readonly Read[],
  { last, spokenOf = [] }: Setting,
): boolean {
  if (reserve !== null && reserve !== 'left over' && reserve !== 'garbled') return true
  if (act.does === 'add') return act.reminds === true
  if (act.does === 'offer' || act.does === 'talk') return false
  const { mentions } = setOf(act) ?? {}
  if (mentions === undefined) return true
  if (mentions.some(({ by }) => by === 'ids')) return true
  // "find all reminders for the van" explicitly asks for reminders.
  if (act.does === 'ask' && chart.some(span, (at) => LISTED.has(chart.word(at)))) return true
  const isOpen = mentions.every(({ by }) => by === 'focus' || ((by === 'name' || by === 'all') && act.does === 'ask'))
  if (!isOpen) return true
  if (reads.some((read) => read.act.does === 'add')) return act.does === 'ask'
  return last !== null || spokenOf.length > 0
}

const LISTED = new Set(['reminder', 'reminders', 'tasks', 'items', 'to-dos', 'alerts', 'alarms', 'list'])

function isOfAdding({ act }: Read): boolean {
  return act.does === 'add' || act.does === 'offer' || (act.does === 'talk' && act.about !== 'cannot')
}

/** The read's score, kept within the range in which we offer rather than act. */
function scoreOf(likelihood: number): number {
  return 0.7 + 0.27 * likelihood
}
