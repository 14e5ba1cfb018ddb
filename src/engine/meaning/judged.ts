// What is to be added: as the rules have it, or by the labels of a message's words. A judge that learned from many messages says
// which of them was meant, and how surely: it is added, asked about or left. A message that asks for anything else is left to the
// rules.

import type { Act, Item, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { type ClassName, classNamed, endsOf, isIn, isKnown } from '../language/en/classes.ts'
import { TITLED } from '../language/en/names.ts'
import { likelihoodOf } from '../model/judge.ts'
import { type Mark, type Marked, marksOf } from '../model/marks.ts'
import { titleText } from './items/title-text.ts'
import { areSame, type Candidate, judgeFeatures, placesOf, plainTitle } from './judge-features.ts'
import { itemsBy } from './marked-items.ts'
import { namesIn } from './names-in.ts'
import { endsWithQuestion, type Piece } from './sequence.ts'
import { isLikely } from './suspect.ts'
import { AS_ONE } from './title-tail.ts'
import { atUsualHour } from './usual-hour.ts'

/** From here on what the labels say is done where somebody asked for it; below, it is offered. */
const SURE = 0.7
/** Below this it is not even offered; nor below the second where nobody asked. */
const LIKELY = 0.25
const LIKELY_UNASKED = 0.55
/** Below this what a rule adds is asked about; below the second where the message is a command from its first word on. */
const TRUSTED = 0.3
const TRUSTED_COMMAND = 0.2

/** What the rules have of a message. */
export interface Ruled {
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
}

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
  const marked = marksOf(chart)
  if (marked === null || own.some(({ remind_before }) => remind_before !== undefined)) return reads
  const found = candidatesOf(chart, ruled, marked).map((candidate) => ({
    ...candidate,
    likelihood: likelihoodOf(judgeFeatures(candidate, candidate.judged)),
  }))
  if (found.length === 0) return reads
  const byRule = found.find(({ source }) => source !== 'marks')
  const byMarks = found.find(({ source }) => source === 'marks')
  const ruledReads = isAdded ? asSure(reads, byRule?.likelihood ?? 0, isCommand(chart, ruled)) : reads
  if (byMarks === undefined || byMarks.likelihood <= (byRule?.likelihood ?? 0)) return ruledReads
  const { likelihood } = byMarks
  // What a rule may be trusted with, only what is surer takes the place of.
  if (isAdded && ruledReads === reads && likelihood < SURE) return reads
  const isWanted = isAsked(chart)
  // What is offered anyway may be offered with a better title.
  const isOffered = isWanted || byRule !== undefined
  const isGuess = likelihood < (isOffered ? LIKELY : LIKELY_UNASKED) || (isHeld && !isOffered)
  if (isGuess || isOfTasks(chart) || !byMarks.items.every((item) => isTitle(chart, item))) return ruledReads
  const added = reads.find(isAdding)
  // What belongs to a title is not left out of it without a sign, and what was put right stays so.
  if (added !== undefined && (!isTalkAround(chart, added.span, marked.marks) || leavesMended(chart, marked.marks)))
    return ruledReads
  // What labels leave out of several may be talk or the next thing to do.
  if (isAdded && isPartOf(byMarks.items, own)) return isCommand(chart, ruled) ? ruledReads : reserved(reads)
  const isMeant = isAdded || isAskedBy(chart, WRITING)
  const isDone = likelihood >= SURE && isMeant && !isOther && !isHeld && !leavesMended(chart, marked.marks)
  if (!isDone && isAdded && isCommand(chart, ruled)) return ruledReads
  return [readAs(chart, { does: isDone ? 'add' : 'offer', items: withRead(byMarks.items, own) }, likelihood)]
}

/** "add urgent": what only says what something is like is no title. */
function isTitle(chart: Chart, { title }: Item): boolean {
  const isLike = chart.words.some(({ text }, at) => text === title.toLowerCase() && chart.read('PRIO', at).length > 0)
  return isLikely(title) && !isLike
}

/** Whether what a rule took into its titles and the marks leave out is talk: set off from them, and told by somebody or nothing. */
function isTalkAround(chart: Chart, { from, to }: Span, marks: readonly Mark[]): boolean {
  for (let at = from; at < to; at++) {
    if (marks[at] !== 'out' || chart.words[at]?.kind !== 'word') continue
    let end = at
    while (end < to && marks[end] === 'out') end++
    const words = chart.words.slice(at, end)
    const isSmall = words.every(({ text, kind }) => kind !== 'word' || isKnown(text))
    const isTold = words.some(({ text }) => isIn('SUBJECT', text) || isIn('REASON', text))
    if (!isSetOff(chart, at, marks) || !(isSmall || isTold)) return false
    at = end
  }
  return true
}

/** Behind a mark, a date or a priority, or with a word that cannot go on with a title. */
function isSetOff(chart: Chart, at: number, marks: readonly Mark[]): boolean {
  const before = marks[at - 1]
  // "call Dr. | May"
  if (chart.word(at - 1) === '.' && chart.facts.hard[at - 1] !== true) return false
  if (chart.words[at - 1]?.kind !== 'word' || (before !== 'title' && before !== 'begin' && before !== 'more'))
    return true
  const { text } = chart.words[at] ?? { text: '' }
  return SETTING_OFF.some((name) => isIn(name, text)) || LEADS.has(text)
}

const SETTING_OFF: readonly ClassName[] = ['REASON', 'CLOSING', 'FILLER', 'REPAIR', 'REQUEST', 'PUT', 'ADD']
/** "… on my list", "… for friday". */
const LEADS = new Set(['on', 'to', 'in', 'for', 'by', 'at', 'onto', 'due'])

function isPartOf(some: readonly Item[], all: readonly Item[]): boolean {
  const titles = new Set(all.map(({ title }) => plainTitle(title)))
  return some.length < all.length && some.every(({ title }) => titles.has(plainTitle(title)))
}

/** Titles as the rules have them and by the labels; none where both have the same, and nothing is to be judged. */
export function candidatesOf(
  chart: Chart,
  { reads, pieces }: Ruled,
  marked: Marked | null,
): (Candidate & { judged: Parameters<typeof judgeFeatures>[1] })[] {
  const own = ownItems(reads)
  const labelled = (marked === null ? null : itemsBy(chart, marked)) ?? []
  if (areSame(own, labelled)) return []
  const both = { chart, reads, pieces, marked }
  const byRule = { source: reads.some(isAdding) ? ('rule' as const) : ('offer' as const), items: own }
  const candidates = [
    { ...byRule, judged: { ...both, other: labelled } },
    { source: 'marks' as const, items: labelled, judged: { ...both, other: own } },
  ]
  return candidates.filter(({ items }) => items.length > 0)
}

function isAdding({ act, reserve }: Read): boolean {
  return act.does === 'add' && reserve === null
}

/** "please add …", "for friday: …": a command or a list under its day, from the first word to the last. */
function isCommand(chart: Chart, { pieces }: Ruled): boolean {
  const [first, ...others] = pieces.filter((piece) => !isPolite(piece))
  if (first === undefined || !isOfAdding(first) || !others.every(isOfAdding)) return false
  return startsWithCommand(chart, first) || (first.is === 'bare' && isHeaded(chart, first))
}

/** "hello", "please", "and": beside a command they ask for nothing. */
function isPolite(piece: Piece): boolean {
  return POLITE.has(piece.is) || (piece.is === 'act' && piece.act.does === 'talk')
}

const POLITE: ReadonlySet<Piece['is']> = new Set(['filler', 'joint', 'request'])

/** "I'd like to | add": behind the words that lead to it. */
function startsWithCommand(chart: Chart, { from, to }: Span): boolean {
  let at = from
  while (at < to && isKnown(chart.word(at)) && !COMMANDS.some((name) => isIn(name, chart.word(at)))) at++
  return at < to && COMMANDS.some((name) => isIn(name, chart.word(at)))
}

function isOfAdding(piece: Piece): boolean {
  return (piece.is === 'act' || piece.is === 'bare') && (piece.act?.does === 'add' || piece.act?.does === 'offer')
}

function isHeaded(chart: Chart, { from }: Span): boolean {
  return (chart.facts.dates.get(from + 1) ?? chart.facts.dates.get(from) ?? []).some(
    ({ end }) => chart.word(end) === ':',
  )
}

/** A command whose titles are a few words in one piece, or end where somebody said that they do: nothing is to be judged. */
function isClear(chart: Chart, ruled: Ruled): boolean {
  if (!isCommand(chart, ruled)) return false
  const items = ownItems(ruled.reads)
  const isAnnounced = chart.words.some(({ kind, text }) => kind === 'quote' || TITLED.has(text)) || isCalledOne(chart)
  return isAnnounced || (items.every(({ title }) => isPlain(title)) && placesOf(chart, items).every(isInOnePiece))
}

/** A few words without a mark; what stands in brackets belongs to them. */
function isPlain(title: string): boolean {
  return title.split(' ').length <= PLAIN && !/[,;:.!?\u2013\u2014]/.test(title.replace(/\([^()]*\)/g, ''))
}

const PLAIN = 12

function isInOnePiece(places: readonly number[]): boolean {
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1)
}

/** "… as one item" */
function isCalledOne(chart: Chart): boolean {
  return chart.words.some(
    (_, at) => chart.word(at) === 'as' && AS_ONE.test(chart.text({ from: at, to: chart.words.length })),
  )
}

const COMMANDS: readonly ClassName[] = ['ADD', 'REMIND', 'SETV']

/** What the rules add, or else what they would offer. */
function ownItems(reads: readonly Read[]): Item[] {
  const added = reads.filter(isAdding).flatMap(({ act }) => (act.does === 'add' ? act.items : []))
  if (added.length > 0) return added
  return reads.flatMap(({ act }) => (act.does === 'add' || act.does === 'offer' ? act.items : []))
}

/** What a rule adds is done or asked about, as likely as it is. */
function asSure(reads: readonly Read[], likelihood: number, isCommanded: boolean): readonly Read[] {
  return likelihood >= (isCommanded ? TRUSTED_COMMAND : TRUSTED) ? reads : reserved(reads)
}

function reserved(reads: readonly Read[]): readonly Read[] {
  return reads.map((read) => (isAdding(read) ? { ...read, reserve: 'left over' } : read))
}

/** "…, no, York", "…, I mean Tim": something is put right, and nothing is marked as taken back. */
function leavesMended(chart: Chart, marks: readonly Mark[]): boolean {
  if (marks.includes('back')) return false
  return chart.words.some(
    ({ text }, at) =>
      marks[at] === 'out' &&
      chart.words[at - 1]?.kind === 'mark' &&
      (endsOf(repairs, chart.words, at, chart.words.length).length > 0 ||
        (text === 'no' && chart.words[at + 1]?.kind === 'mark')),
  )
}

const repairs = classNamed('REPAIR') ?? new Map()

function readAs(chart: Chart, act: Act, likelihood: number): Read {
  const span = { from: 0, to: chart.words.length }
  return { act, span, rule: 'marks', cost: 0, stated: true, reserve: null, score: scoreOf(likelihood) }
}

/** "I'd like \"write to Dot\" on there for sunday": what is quoted is the title, wherever it stands; null where nothing is. */
function quotedIn(chart: Chart, own: readonly Item[]): Item[] | null {
  const places = chart.words.flatMap(({ kind }, at) => (kind === 'quote' ? [at] : []))
  if (places.length === 0 || !holds(chart, CUES) || isOfTasks(chart)) return null
  const titles = places.map((at) => titleText(chart, { from: at, to: at + 1 }, []))
  if (titles.some((title) => title.split(' ').length < 2)) return null
  const dates = datesIn(chart).map(({ when }) => when)
  if (dates.length > 1) return null
  const [when] = dates
  const items = titles.map((title) =>
    atUsualHour({ title, ...(when === undefined ? {} : { when }) }, chart.facts.clock),
  )
  return items.length === 1 ? withRead(items, own) : items
}

/** The dates of a message, each as far as it reaches. */
function datesIn(chart: Chart): (Span & { when: When })[] {
  const dates: (Span & { when: When })[] = []
  for (let at = 0; at < chart.words.length; ) {
    const [longest] = (chart.facts.dates.get(at) ?? [])
      .filter(({ weak }) => !weak)
      .sort((one, other) => other.end - one.end)
    if (longest !== undefined) dates.push({ from: at, to: longest.end, when: longest.when })
    at = longest?.end ?? at + 1
  }
  return dates
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

/** Words that ask for something to be written down, one of which must be there. */
const CUES: readonly ClassName[] = ['ADD', 'PUT', 'REMIND', 'NOTEV', 'LIST', 'TASK']

/** Whether anything asks for it, or says that it is needed. */
function isAsked(chart: Chart): boolean {
  return isAskedBy(chart, CUES) || holds(chart, NEEDED)
}

/** Whether anything asks for it to be written down; "I'll put that back" tells what somebody does. */
function isAskedBy(chart: Chart, names: readonly ClassName[]): boolean {
  return chart.words.some(
    ({ text }, at) =>
      names.some((name) => isIn(name, text)) && !TELLERS.has(chart.word(at - 1)) && !TELLERS.has(chart.word(at - 2)),
  )
}

/** Words that mean nothing else: "say" and "one" do. */
const WRITING: readonly ClassName[] = ['ADD', 'PUT', 'REMIND', 'LIST']
const NEEDED: readonly ClassName[] = ['NEED', 'REQUEST']
const TELLERS = new Set(['i', 'we', 'he', 'she', 'they'])

function holds(chart: Chart, names: readonly ClassName[]): boolean {
  return chart.words.some(({ text }) => names.some((name) => isIn(name, text)))
}

function isOfTasks(chart: Chart): boolean {
  return namesIn(chart, { from: 0, to: chart.words.length }).length > 0
}

/** Whether anything in it denies, doubts or sets a condition, or only asks: then nothing is added without a yes. */
function holdsBack(chart: Chart): boolean {
  const to = chart.words.length
  if (chart.words.some((_, at) => holding.some((phrases) => endsOf(phrases, chart.words, at, to).length > 0)))
    return true
  return (
    endsWithQuestion(chart, { from: 0, to }) &&
    !chart.words.some((_, at) => endsOf(requests, chart.words, at, to).length > 0)
  )
}

const holding = (['COND', 'HEDGE', 'UNSURE', 'NEVER'] as const).map((name) => classNamed(name) ?? new Map())
const requests = classNamed('REQUEST') ?? new Map()

/** What the rules read of the one thing besides its title, where its words were not marked. */
function withRead(items: readonly Item[], read: readonly Item[]): Item[] {
  const [own, ...others] = read
  if (own === undefined || others.length > 0 || items.length !== 1) return [...items]
  const { title: _, ...besides } = own
  return items.map((item) => ({ ...besides, ...item }))
}

/** What is only offered is likely enough to be said. */
function scoreOf(likelihood: number): number {
  return 0.7 + 0.27 * likelihood
}
