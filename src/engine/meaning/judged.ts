// What is to be added: as the rules have it, or by the labels of a message's words. A judge that learned from many messages says
// which of them was meant, and how surely: it is added, asked about or left. A message that asks for anything else is left to the
// rules.

import type { Act, Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { likelihoodOf } from '../model/judge.ts'
import { type Marked, marksOf } from '../model/marks.ts'
import { holdsBack, isAsked, isAskedToWrite, isOfTasks } from './asked.ts'
import { isClear, isCommand } from './command.ts'
import { areSame, judgeFeatures, plainTitle, type Source } from './judge-features.ts'
import { isTalkAround, leavesMended } from './left-out.ts'
import { itemsBy } from './marked-items.ts'
import { quotedIn } from './quoted-title.ts'
import { isAdding, ownItems, type Ruled, withRead } from './ruled.ts'
import { isLikely } from './suspect.ts'

/** Titles that somebody may have meant, and what speaks for and against them. */
export interface Candidate {
  readonly source: Source
  readonly items: readonly Item[]
  readonly features: Uint32Array
}

/** From here on what the labels say is done where somebody asked for it; below, it is offered. */
const SURE = 0.7
/** Below this it is not even offered; nor below the second where nobody asked. */
const LIKELY = 0.25
const LIKELY_UNASKED = 0.55
/** Below this what a rule adds is asked about; below the second where the message is a command from its first word on. */
const TRUSTED = 0.3
const TRUSTED_COMMAND = 0.2

/** The reads of a message, its titles as they were most likely meant. */
export function judged(chart: Chart, ruled: Ruled, setting: Setting): readonly Read[] {
  const { reads } = ruled
  if (chart.budget <= 0) return reads
  const isOther = !reads.every((read) => mayBeMarked(read, reads, setting))
  if (isOther && !reads.every((read) => isOfNothing(read, setting))) return reads
  const isAdded = reads.some(isAdding)
  const isHeld = holdsBack(chart)
  const own = ownItems(reads)
  const quoted = !isAdded && !isHeld ? quotedIn(chart, own) : null
  if (quoted !== null) return [readAs(chart, { does: 'add', items: quoted }, 1)]
  if (isAdded && isClear(chart, ruled)) return reads
  // Where no rule has a title and none may be offered, nothing is to be judged.
  if (!isAdded && own.length === 0 && (isOfTasks(chart) || (isHeld && !isAsked(chart)))) return reads
  const marked = marksOf(chart)
  if (marked === null || own.some(({ remind_before }) => remind_before !== undefined)) return reads
  const found = candidatesOf(chart, ruled, marked)
  if (found.length === 0) return reads
  const byRule = found.find(({ source }) => source !== 'marks')
  const byMarks = found.find(({ source }) => source === 'marks')
  const [ofRule, likelihood] = [likelihoodBy(byRule), likelihoodBy(byMarks)]
  const isCommanded = isCommand(chart, ruled)
  const isTrusted = ofRule >= (isCommanded ? TRUSTED_COMMAND : TRUSTED)
  const ruledReads = isTrusted ? reads : reserved(reads)
  if (byMarks === undefined || likelihood <= ofRule) return ruledReads
  // What a rule may be trusted with, only what is surer takes the place of.
  if (isAdded && isTrusted && likelihood < SURE) return reads
  // What is offered anyway may be offered with a better title.
  const isOffered = isAsked(chart) || byRule !== undefined
  const isGuess = likelihood < (isOffered ? LIKELY : LIKELY_UNASKED) || (isHeld && !isOffered)
  if (isGuess || isOfTasks(chart) || !byMarks.items.every((item) => isTitle(chart, item))) return ruledReads
  const added = reads.find(isAdding)
  // What belongs to a title is not left out of it without a sign, and what was put right stays so.
  if (added !== undefined && (!isTalkAround(chart, added.span, marked.marks) || leavesMended(chart, marked.marks)))
    return ruledReads
  // What labels leave out of several may be talk or the next thing to do.
  if (isAdded && isPartOf(byMarks.items, own)) return isCommanded ? ruledReads : reserved(reads)
  const isMeant = isAdded || isAskedToWrite(chart)
  const isDone = likelihood >= SURE && isMeant && !isOther && !isHeld && !leavesMended(chart, marked.marks)
  if (!isDone && isAdded && isCommanded) return ruledReads
  return [readAs(chart, { does: isDone ? 'add' : 'offer', items: withRead(byMarks.items, own) }, likelihood)]
}

function likelihoodBy(candidate: Candidate | undefined): number {
  return candidate === undefined ? 0 : likelihoodOf(candidate.features)
}

/** "add urgent": what only says what something is like is no title. */
function isTitle(chart: Chart, { title }: Item): boolean {
  const isLike = chart.words.some(({ text }, at) => text === title.toLowerCase() && chart.read('PRIO', at).length > 0)
  return isLikely(title) && !isLike
}

function isPartOf(some: readonly Item[], all: readonly Item[]): boolean {
  const titles = new Set(all.map(({ title }) => plainTitle(title)))
  return some.length < all.length && some.every(({ title }) => titles.has(plainTitle(title)))
}

/** Titles as the rules have them and by the labels; none where both have the same, and nothing is to be judged. */
export function candidatesOf(chart: Chart, { reads, pieces }: Ruled, marked: Marked): Candidate[] {
  const own = ownItems(reads)
  const labelled = itemsBy(chart, marked) ?? []
  if (areSame(own, labelled)) return []
  const byRule: Source = reads.some(isAdding) ? 'rule' : 'offer'
  const candidate = (source: Source, items: readonly Item[], other: readonly Item[]): Candidate[] =>
    items.length === 0
      ? []
      : [{ source, items, features: judgeFeatures({ chart, reads, pieces, marked, source, items, other }) }]
  return [...candidate(byRule, own, labelled), ...candidate('marks', labelled, own)]
}

function reserved(reads: readonly Read[]): readonly Read[] {
  return reads.map((read) => (isAdding(read) ? { ...read, reserve: 'left over' } : read))
}

function readAs(chart: Chart, act: Act, likelihood: number): Read {
  const span = { from: 0, to: chart.words.length }
  return { act, span, rule: 'marks', cost: 0, stated: true, reserve: null, score: scoreOf(likelihood) }
}

/** Only what is added, offered or nothing at all may be read otherwise, with what is said of it. */
function mayBeMarked({ act, reserve }: Read, reads: readonly Read[], { last, spokenOf = [] }: Setting): boolean {
  if (reserve !== null && reserve !== 'left over' && reserve !== 'garbled') return false
  if (act.does === 'add') return act.reminds !== true
  if (act.does === 'talk') return act.about !== 'cannot'
  if (act.does === 'offer') return true
  if ((act.does !== 'change' && act.does !== 'finish') || !act.set.mentions.every(({ by }) => by === 'focus'))
    return false
  if (reads.some((read) => read.act.does === 'add')) return true
  return last === null && spokenOf.length === 0 && act.does === 'change' && act.values.note === undefined
}

/** A question that no task is named in, where nothing was spoken of before, may be none; a command is what it says. */
function isOfNothing({ act, reserve }: Read, { last, spokenOf = [] }: Setting): boolean {
  if (last !== null || spokenOf.length > 0 || (reserve !== null && reserve !== 'left over' && reserve !== 'garbled'))
    return false
  if (act.does === 'add' || act.does === 'offer' || act.does === 'talk') return true
  return act.does === 'ask' && act.set.mentions.every(({ by }) => by === 'name' || by === 'focus')
}

/** What is only offered is likely enough to be said. */
function scoreOf(likelihood: number): number {
  return 0.7 + 0.27 * likelihood
}
