// Exceptions to the requests of the same message: "… no, not the batteries", "leave the poster as it is", "the board
// meeting must not move, though".

import type { Act, Item, Mention, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Found, Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { endsOf, isIn, phrasesIn, phrasesNamed } from '../language/en/classes.ts'
import { allBy, setOf, taskIdsOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { startsBehindOpeners } from './openers.ts'
import { touches } from './reserve.ts'

/** What stays as it is: existing tasks, or words of an item to add. */
export interface Kept {
  readonly set: TaskSet | null
  readonly words: readonly string[]
}

const thinksAgain = phrasesNamed(['REPAIR', 'NO'])
const keeping = phrasesIn('KEEPING')
const staying = phrasesIn('STAYING')
const closings = phrasesIn('CLOSING')
const asItIs = phrasesIn('AS_IT_IS')

/** The reads without the exceptions made by a later sentence; null if it makes none. */
export function withoutKept(chart: Chart, span: Span, reads: readonly Read[]): Read[] | null {
  const kept = keptIn(chart, span)
  if (kept === null) return null
  const left = reads.flatMap((read) => leftOf(read, kept))
  const isSame = JSON.stringify(left) === JSON.stringify(reads)
  // "everything to friday, but leave the blue one where it is": we can't tell which one stays.
  const last = reads.at(-1)
  if (isSame && kept.set === null && last !== undefined && isDescribed(setOf(last.act)))
    return [...reads.slice(0, -1), { ...last, reserve: last.reserve ?? 'left over' }]
  // "push tomorrow's to monday, leave today's alone": the exception wasn't part of the request.
  return isSame && kept.set === null ? null : left
}

/** "clear the note on the visit, the visit itself stays": clearing a note or renaming a task doesn't remove it. */
function isSpared(act: Act, { set }: Kept): boolean {
  if (act.does !== 'change' || set === null) return false
  if (act.values.title === undefined && !Object.values(act.values).every((value) => value === null)) return false
  const ids = taskIdsOf(set.mentions)
  return allBy(act.set, 'ids') && taskIdsOf(act.set.mentions).every((id) => ids.includes(id))
}

/** "…, wait, not the bulbs": where a sentence takes back part of its request; the end if it doesn't. */
export function secondThoughtIn(chart: Chart, { from, to }: Span): number {
  for (let at = from + 1; at < to; at++) {
    const isBehindMark = chart.isMark(at - 1)
    const begins = isBehindMark && chart.says(thinksAgain, { from: at, to })
    if (begins && keptIn(chart, { from: at, to }) !== null) return at
    // "…, the call must not move, though"
    if ((isBehindMark || chart.word(at - 1) === 'but') && stayingAt(chart, at, to) !== null) return at
    // "… except the dentist, and leave the report where it is as well"
    if (!JOINING.has(chart.word(at)) || !LEAVING.has(chart.word(at + 1))) continue
    const kept = keptIn(chart, { from: at + 1, to })
    if (kept !== null && (kept.set !== null || endsAsItIs(chart, { from: at + 2, to }))) return at + 1
  }
  return to
}

function endsAsItIs(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to }, (at) => endsOf(asItIs, chart.words, at, to).includes(to))
}

const JOINING = new Set(['and', 'but', ',', ';', '-', '\u2013', '\u2014'])
const LEAVING = new Set(['leave', 'keep'])

function keptIn(chart: Chart, { from, to }: Span): Kept | null {
  const at = startsBehindOpeners(chart, { from, to }).at(-1) ?? from
  for (const end of endsOf(keeping, chart.words, at, to)) {
    const kept = thingAt(chart, end, to)
    if (kept !== null && isClosed(chart, kept.end, to)) return kept
  }
  const set = stayingAt(chart, at, to)
  return set === null ? null : { set, words: [] }
}

/** "the call | must not move", "fence | stays on wednesday". */
function stayingAt(chart: Chart, from: number, to: number): TaskSet | null {
  const isLast = (at: number): boolean =>
    isClosed(chart, at, to) ||
    chart.read('WHEN', ON.has(chart.word(at)) ? at + 1 : at).some(({ end }) => isClosed(chart, end, to))
  const named = setsAt(chart, from).find(({ end }) => endsOf(staying, chart.words, end, to).some(isLast))
  return named?.value ?? null
}

/** The longest name that begins here. */
function setAt(chart: Chart, at: number, to: number): { set: TaskSet; end: number } | null {
  const found = longestOf(setsAt(chart, at), to)
  return found === undefined ? null : { set: found.value, end: found.end }
}

const ON = new Set(['on', 'for', 'at'])

function setsAt(chart: Chart, at: number): Found<TaskSet>[] {
  return chart.read('SET', at).filter(({ value }) => value.where !== undefined || allBy(value, 'ids', 'positions'))
}

/** A task by name, and the words themselves, since the item may still have to be added. */
function thingAt(chart: Chart, at: number, to: number): (Kept & { end: number }) | null {
  const named = setAt(chart, at, to)
  let end = isIn('DET', chart.word(at)) ? at + 1 : at
  const words: string[] = []
  while (end < to && chart.isWord(end) && !chart.says(asItIs, { from: end, to })) words.push(chart.word(end++))
  if (named !== null) return { set: named.set, words, end: named.end }
  return words.length === 0 || words.length > LONGEST ? null : { set: null, words, end }
}

const LONGEST = 5

/** Nothing follows except that it stays as it is, or more talk after a punctuation mark. */
function isClosed(chart: Chart, at: number, to: number): boolean {
  const [end] = endsOf(asItIs, chart.words, at, to)
  const [too] = endsOf(closings, chart.words, end ?? at, to)
  const next = too ?? end ?? at
  return next >= to || chart.isMark(next) || isIn('REASON', chart.word(next))
}

export function leftOf(read: Read, kept: Kept): Read[] {
  const { act } = read
  if (act.does === 'add') {
    const items = act.items.filter((item) => !isMeant(item, kept.words))
    return items.length === 0 ? [] : [{ ...read, act: { ...act, items } }]
  }
  if (!touches(act) || kept.set === null) return [read]
  if (isSpared(act, kept)) return [read]
  return withSet(read, act.set, kept.set)
}

function withSet(read: Read, set: TaskSet, kept: TaskSet): Read[] {
  const ids = new Set(kept.mentions.flatMap((mention) => (mention.by === 'ids' ? mention.task_ids : [])))
  const places = new Set(kept.mentions.flatMap((mention) => (mention.by === 'positions' ? mention.positions : [])))
  if (set.mentions.some(({ by }) => by === 'all' || by === 'shown'))
    return [{ ...read, act: { ...read.act, set: { ...set, except: joined(set.except, kept) } } as Act }]
  const mentions = set.mentions.flatMap((mention): Mention[] => {
    if (mention.by === 'positions') {
      const positions = mention.positions.filter((position) => !places.has(position))
      return positions.length === 0 ? [] : [{ ...mention, positions }]
    }
    if (mention.by !== 'ids') return [mention]
    const left = mention.task_ids.filter((id) => !ids.has(id))
    return left.length === 0 ? [] : [{ ...mention, task_ids: left }]
  })
  return mentions.length === 0 ? [] : [{ ...read, act: { ...read.act, set: { ...set, mentions } } as Act }]
}

function joined(before: TaskSet | undefined, kept: TaskSet): TaskSet {
  return before === undefined ? kept : { ...before, many: true, mentions: [...before.mentions, ...kept.mentions] }
}

function isMeant({ title }: Item, words: readonly string[]): boolean {
  const own = new Set(title.toLowerCase().split(/[^\p{L}\p{N}']+/u))
  return words.length > 0 && words.every((word) => own.has(word))
}
