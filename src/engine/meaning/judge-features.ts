// The evidence for and against possible titles: what they look like, what is around them, what they leave out of the
// message, and whether rules and labels agree.

import type { Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { lex } from '../lex/words.ts'
import { Buckets } from '../model/buckets.ts'
import { bucketOf, hashOf, hashOn } from '../model/hash.ts'
import { JUDGE_BUCKETS } from '../model/judge.ts'
import { CUES, kindsOf } from '../model/mark-features.ts'
import type { Marked } from '../model/marks.ts'
import { titleScore } from '../model/title.ts'
import { holdsBack, isAsked, isAskedToWrite, isOfTasks } from './asked.ts'
import { isTalkAround, leavesMended } from './left-out.ts'
import type { Labelled } from './marked-items.ts'
import type { Piece } from './pieces/piece.ts'
import { plainTitle } from './plain-title.ts'
import { isAdding } from './ruled.ts'
import { doubtOf } from './suspect.ts'

/** Where the titles come from: a rule that adds, a rule that offers, or the labels. */
export type Source = 'rule' | 'offer' | 'marks'

/** Titles, and the message they come from. */
export interface Judged {
  readonly source: Source
  readonly items: readonly Item[]
  readonly chart: Chart
  /** The reading by the rules. */
  readonly reads: readonly Read[]
  /** How the parts of the message were read. */
  readonly pieces: readonly Piece[]
  readonly marked: Marked
  /** The titles from the other source; empty if it found none. */
  readonly other: readonly Item[]
  readonly labelled: Labelled | null
}

const buckets = new Buckets(JUDGE_BUCKETS)

export function judgeFeatures(judged: Judged): Uint32Array {
  const { source, items, chart, marked, other } = judged
  const { margin } = marked
  const behindSource = hashOf(`${source} `)
  const put = (feature: string): void => {
    buckets.add(bucketOf(hashOf(feature), JUDGE_BUCKETS))
    buckets.add(bucketOf(hashOn(behindSource, feature), JUDGE_BUCKETS))
  }
  const kinds = kindsOf(chart)
  put('always')
  put(`items ${upTo(5, items.length)}`)
  put(`margin ${stepOf(margin, [0, 3, 7, 12, 18, 25, 34, 45, 60, 80])}`)
  const agreed = areSame(items, other)
  put(`agreed ${agreed} ${stepOf(margin, [0, 7, 18, 34, 60])}`)
  put(`agreed ${agreed}`)
  if (!agreed) {
    put(`counts ${upTo(4, items.length)} ${upTo(4, other.length)}`)
    put(`relation ${relationOf(items, other)}`)
  }
  putMessage(put, judged, kinds)
  putAsked(put, judged)
  const titles = placesOf(chart, items)
  put(`behind labels ${stepOf(marked.aheadOf(titles), [0, 1, 8, 18, 32, 50, 75, 110, 160, 250])}`)
  const dated = datedIn(chart)
  putTitles(put, { kinds, items, titles, dated })
  putOutside(put, chart, kinds, new Set([...titles.flat(), ...dated]))
  return buckets.take()
}

type Put = (feature: string) => void

/** How the whole was read, which words ask to add something, and how the message is built. */
function putMessage(put: Put, { chart, reads, pieces, items }: Judged, kinds: readonly string[]): void {
  for (const { act, reserve, stated } of reads) {
    put(`read ${act.does} ${reserve}`)
    put(`read ${act.does} ${stated}`)
  }
  const cost = reads.reduce((sum, read) => (read.act.does === 'add' ? sum + read.cost : sum), 0)
  put(`cost ${stepOf(cost, [1, 50, 100, 200, 400, 800, 1600])}`)
  for (const is of ['remark', 'bare', 'skipped', 'question', 'request'])
    put(`pieces ${is} ${upTo(2, pieces.filter((piece) => piece.is === is).length)}`)
  const acts = pieces.filter((piece) => piece.is === 'act')
  put(`spans ${acts[0]?.from === 0} ${acts.at(-1)?.to === kinds.length}`)
  const cues = new Set(kinds.filter((kind) => CUES.has(kind)))
  for (const cue of cues) put(`cue ${cue}`)
  put(`cues ${cues.size > 0}`)
  put(`long ${stepOf(kinds.length, [3, 5, 8, 12, 16, 24, 34])}`)
  put(`question ${kinds.at(-1) === '?'}`)
  put(`first ${kinds[0]}`)
  put(`last ${kinds.at(-1)}`)
  put(`sentences ${upTo(4, chart.facts.hard.filter((isHard) => isHard === true).length)}`)
  put(`commas ${upTo(5, kinds.filter((kind) => kind === ',').length)} ${upTo(5, items.length)}`)
}

/** Whether the message asks for it, whether anything holds it back, and what the labels leave out. */
function putAsked(put: Put, { chart, reads, marked: { marks }, labelled }: Judged): void {
  put(`torn ${labelled?.isTorn}`)
  put(`unread ${labelled?.isUnread}`)
  put(`asked ${isAsked(chart)} ${isAskedToWrite(chart)}`)
  put(`held ${holdsBack(chart)}`)
  put(`of tasks ${isOfTasks(chart)}`)
  const added = reads.find(isAdding)
  put(`around ${added === undefined ? 'none' : isTalkAround(chart, added.span, marks)}`)
  put(`mended ${leavesMended(chart, marks)}`)
}

/** The position of each title's words in the message, title by title. */
export function placesOf({ words }: Chart, items: readonly Item[]): number[][] {
  let from = 0
  return items.map(({ title }) => {
    const places: number[] = []
    for (const { text } of lex(title).words) {
      const at = words.findIndex((word, place) => place >= (places.at(-1) ?? from - 1) + 1 && word.text === text)
      if (at >= 0) places.push(at)
    }
    from = (places.at(-1) ?? from - 1) + 1
    return places
  })
}

/** What each title looks like, and what comes before and after it. */
function putTitles(
  put: Put,
  {
    kinds,
    items,
    titles,
    dated,
  }: Pick<Judged, 'items'> & {
    readonly kinds: readonly string[]
    readonly titles: readonly (readonly number[])[]
    readonly dated: ReadonlySet<number>
  },
): void {
  for (const [at, { title, when, priority, description }] of items.entries()) {
    const own = kindsOf(lex(title))
    const [first, last] = [own[0], own.at(-1)]
    put(`title long ${stepOf(own.length, [2, 3, 4, 6, 8, 11, 15])}`)
    put(`title first ${first}`)
    put(`title last ${last}`)
    put(`title ends ${first} ${last}`)
    for (const kind of new Set(own.slice(1))) put(`title in ${kind}`)
    put(`title score ${stepOf(titleScore(title), [0.003, 0.01, 0.03, 0.1, 0.3, 0.6, 0.9])}`)
    if (when !== undefined) put('when')
    if (priority !== undefined) put('priority')
    if (description !== undefined) put('note')
    const places = titles[at] ?? []
    const [start, end] = [places[0], places.at(-1)]
    if (start === undefined || end === undefined) {
      put('title lost')
      continue
    }
    const between = kinds.flatMap((kind, place) =>
      place > start && place < end && !places.includes(place) ? [dated.has(place) ? 'date' : kind] : [],
    )
    put(`title torn ${tornBy(between)}`)
    const [before, behind] = [kinds[start - 1] ?? '^', kinds[end + 1] ?? '$']
    put(`before ${before}`)
    put(`behind ${behind}`)
    put(`before ${before} ${first}`)
    put(`behind ${last} ${behind}`)
    put(`before ${kinds[start - 2] ?? '^'} ${before}`)
  }
  put(
    `longest ${stepOf(Math.max(...titles.map((places) => places.length)), [2, 3, 4, 6, 8, 11])} ${upTo(4, items.length)}`,
  )
  put(`doubt ${doubtOf({ does: 'add', items: [...items] })}`)
}

/** What interrupts a title: a date with its preposition, words taken back, or anything else. */
function tornBy(between: readonly string[]): string {
  if (between.length === 0) return 'nothing'
  if (between.includes('REPAIR')) return 'repair'
  return between[between.length - 1] === 'date' && between.filter((kind) => kind !== 'date').length <= 1
    ? 'date'
    : 'other'
}

function datedIn({ facts }: Chart): Set<number> {
  const dated = new Set<number>()
  for (const [from, dates] of facts.dates)
    for (const { end, weak } of dates) if (!weak) for (let at = from; at < end; at++) dated.add(at)
  return dated
}

/** The words that are in no title and no date. */
function putOutside(put: Put, chart: Chart, kinds: readonly string[], taken: ReadonlySet<number>): void {
  const outside = kinds.filter((_, at) => !taken.has(at) && chart.isWord(at))
  for (const kind of new Set(outside)) put(`outside ${kind}`)
  put(`outside ${stepOf(outside.length, [1, 3, 6, 10, 16])}`)
  put(`meaning ${stepOf(outside.filter((kind) => MEANING.has(kind)).length, [1, 2, 3, 5, 8])}`)
}

/** Kinds of words that carry meaning by themselves. */
const MEANING: ReadonlySet<string> = new Set(['NEW', 'DOING', 'PAST'])

/** Whether the titles contain those of the other source, or are contained in them. */
function relationOf(items: readonly Item[], other: readonly Item[]): string {
  if (items.length !== other.length) return 'counts differ'
  const relations = items.map(({ title }, at) => {
    const [one, another] = [plainTitle(title), plainTitle(other[at]?.title ?? '')]
    if (one === another) return 'same'
    return one.includes(another) ? 'more' : another.includes(one) ? 'less' : 'other'
  })
  const count = (of: string) => upTo(2, relations.filter((relation) => relation === of).length)
  return `${count('more')} ${count('less')} ${count('other')}`
}

export function areSame(one: readonly Item[], other: readonly Item[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ title }, at) => plainTitle(title) === plainTitle(other[at]?.title ?? ''))
  )
}

/** Whether the other source merely joins titles that this one separates: 'milk', 'eggs' and 'milk and eggs'. */
export function areJoined(one: readonly Item[], other: readonly Item[]): boolean {
  const wordsOf = (items: readonly Item[]): string =>
    items
      .flatMap(({ title }) => plainTitle(title).split(' '))
      .filter((word) => word !== 'and')
      .join(' ')
  return one.length > other.length && wordsOf(one) === wordsOf(other)
}

function upTo(most: number, count: number): number {
  return Math.min(most, count)
}

function stepOf(value: number, steps: readonly number[]): number {
  return steps.filter((step) => value >= step).length
}
