// What is to be added, by the labels of a message's words: where the title of a task begins and ends amid talk is learned. It
// fills in what no rule explains and mends titles that took in what surrounds them; a message that asks for anything else is left
// to the rules.

import type { Act, Item, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { type ClassName, classNamed, endsOf, isIn, isKnown } from '../language/en/classes.ts'
import { type Mark, type Marked, marksOf } from '../model/marks.ts'
import { titleText } from './items/title-text.ts'
import { itemsBy, stretchesOf } from './marked-items.ts'
import { namesIn } from './names-in.ts'
import { endsWithQuestion } from './sequence.ts'
import { doubtOf, isLikely } from './suspect.ts'
import { atUsualHour } from './usual-hour.ts'

/** From here on it is done where no rule reads anything; below, it is offered. */
const SURE = 16
/** From here on it takes the place of what a rule read otherwise. */
const SURER = 8
/** From here on they may be more than a rule read. */
const SUREST = 23
/** From here on it is offered where nothing asks for it, only under a condition, or beside what reads like something else. */
const FAIR = 8
/** Below this it is not even offered. */
const LIKELY = 5

/** The reads of a message, with what its words are marked as where that says more. */
export function withMarks(chart: Chart, reads: readonly Read[], setting: Setting): readonly Read[] {
  if (chart.budget <= 0) return reads
  const isOther = !reads.every((read) => mayBeMarked(read, reads, setting))
  if (isOther && !(reads.every((read) => isOfNothing(read, setting)) && holds(chart, CUES))) return reads
  const own = reads.flatMap(({ act }) => (act.does === 'add' || act.does === 'offer' ? act.items : []))
  const added = reads.find(({ act, reserve }) => act.does === 'add' && reserve === null)
  const isHeld = holdsBack(chart)
  const quoted = added === undefined && !isHeld ? quotedIn(chart, own) : null
  if (quoted !== null) return [readAs(chart, { does: 'add', items: quoted }, SUREST)]
  // A few plain words stay as they stand, and what nobody asked for is offered with a better title where it is offered at all.
  const isFilledIn = added === undefined || isOther
  if (isFilledIn ? own.length === 0 && !isAsked(chart) : own.every(isPlain)) return reads
  const marked = marksOf(chart)
  const items = marked === null ? null : itemsBy(chart, marked)
  if (marked === null || items === null || items.length === 0 || areSame(own, items)) return reads
  if (added === undefined || isFilledIn) {
    const doubt = { isUnasked: !isAsked(chart) || isHeld, isOther }
    return filledIn(chart, own, items, marked, doubt) ?? reads
  }
  if (leavesMended(chart, marked.marks))
    return reads.map((read) => (read === added ? { ...read, reserve: 'left over' } : read))
  return isBetter(chart, added, own, items, marked)
    ? [readAs(chart, { does: 'add', items: withRead(items, own) }, marked.margin)]
    : reads
}

/** What is to be added where no rule read it; null where it is too unsure even to be offered. */
function filledIn(
  chart: Chart,
  own: readonly Item[],
  items: readonly Item[],
  { marks, margin }: Marked,
  { isUnasked, isOther }: { isUnasked: boolean; isOther: boolean },
): readonly Read[] | null {
  if (items.length < own.length && margin < SUREST) return null
  if (margin < (isUnasked || isOther ? FAIR : LIKELY) || isOfTasks(chart) || !areLikely(items)) return null
  const does = margin >= SURE && !isUnasked && !leavesMended(chart, marks) ? 'add' : 'offer'
  return [readAs(chart, { does, items: withRead(items, own) }, margin)]
}

/** Whether the marks tell more surely than a rule where its long titles end. */
function isBetter(chart: Chart, added: Read, own: readonly Item[], items: readonly Item[], marked: Marked): boolean {
  if (marked.margin < leastFor(own, items) || !areLikely(items)) return false
  if (!isTalkAround(chart, added.span, marked.marks) || holdsDate(chart, own, marked.marks)) return false
  return items.length <= own.length || !holds(chart, REMINDING)
}

/** "…, no, York": something is put right, and nothing is marked as taken back. */
function leavesMended(chart: Chart, marks: readonly Mark[]): boolean {
  if (marks.includes('back')) return false
  return chart.words.some(
    ({ text }, at) =>
      marks[at] === 'out' &&
      chart.words[at - 1]?.kind === 'mark' &&
      text === 'no' &&
      chart.words[at + 1]?.kind === 'mark',
  )
}

function leastFor(own: readonly Item[], items: readonly Item[]): number {
  return items.length <= own.length ? SURER : SUREST
}

function areLikely(items: readonly Item[]): boolean {
  return items.every(({ title }) => isLikely(title)) && doubtOf({ does: 'add', items: [...items] }) !== 'garbled'
}

function readAs(chart: Chart, act: Act, margin: number): Read {
  const span = { from: 0, to: chart.words.length }
  return { act, span, rule: 'marks', cost: 0, stated: true, reserve: null, score: scoreOf(margin) }
}

/** "I'd like \"write to Dot\" on there for sunday": what is quoted is the title, wherever it stands; null where nothing is. */
function quotedIn(chart: Chart, own: readonly Item[]): Item[] | null {
  const places = chart.words.flatMap(({ kind }, at) => (kind === 'quote' ? [at] : []))
  if (places.length === 0 || !holds(chart, CUES) || isOfTasks(chart)) return null
  const titles = places.map((at) => titleText(chart, { from: at, to: at + 1 }, []))
  if (titles.some((title) => title.split(' ').length < 2)) return null
  const dates = stretchesOfDates(chart)
  if (dates.length > 1) return null
  const [when] = dates
  const items = titles.map((title) =>
    atUsualHour({ title, ...(when === undefined ? {} : { when }) }, chart.facts.clock),
  )
  return items.length === 1 ? withRead(items, own) : items
}

/** The dates of a message, each as far as it reaches. */
function stretchesOfDates(chart: Chart): When[] {
  const whens: When[] = []
  for (let at = 0; at < chart.words.length; ) {
    const [longest] = (chart.facts.dates.get(at) ?? [])
      .filter(({ weak }) => !weak)
      .sort((one, other) => other.end - one.end)
    if (longest !== undefined) whens.push(longest.when)
    at = longest?.end ?? at + 1
  }
  return whens
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
/** "remind me to wax the skis and oil the gate" is one reminder. */
const REMINDING: readonly ClassName[] = ['REMIND']

/** Whether anything asks for it; "I'll put that back" tells what somebody does. */
function isAsked(chart: Chart): boolean {
  return chart.words.some(
    ({ text }, at) =>
      NEEDED.some((name) => isIn(name, text)) ||
      (CUES.some((name) => isIn(name, text)) && !TELLERS.has(chart.word(at - 1)) && !TELLERS.has(chart.word(at - 2))),
  )
}

const NEEDED: readonly ClassName[] = ['NEED', 'REQUEST']
const TELLERS = new Set(['i', 'we', 'he', 'she', 'they'])

function holds(chart: Chart, names: readonly ClassName[]): boolean {
  return chart.words.some(({ text }) => names.some((name) => isIn(name, text)))
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

/** A date that a rule left in a title belongs to it. */
function holdsDate(chart: Chart, own: readonly Item[], marks: readonly Mark[]): boolean {
  return stretchesOf(marks).some(
    ({ mark, from, to }) => mark === 'date' && own.some(({ title }) => title.includes(chart.text({ from, to }))),
  )
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

/** A few words without a mark are what somebody asked to be added, as they stand. */
function isPlain({ title }: Item): boolean {
  return title.split(' ').length <= PLAIN && !/[,;:.!?\u2013\u2014]/.test(title) && isLikely(title)
}

const PLAIN = 5

/** What the rules read of the one thing besides its title, where its words were not marked. */
function withRead(items: readonly Item[], read: readonly Item[]): Item[] {
  const [own, ...others] = read
  if (own === undefined || others.length > 0 || items.length !== 1) return [...items]
  const { title: _, ...besides } = own
  return items.map((item) => ({ ...besides, ...item }))
}

function scoreOf(margin: number): number {
  return Math.min(0.95, 0.7 + margin / 80)
}

function areSame(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every(({ title }, at) => plain(title) === plain(other[at]?.title ?? ''))
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:the|a|an|my|our|some) /, '')
}
