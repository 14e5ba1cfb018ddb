// "Add soap, towels and a mop. All for tomorrow.": a separate sentence with a value for everything just added, or for
// some of it: "First two tonight, the last one tomorrow."

import type { Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { likeNew } from '../grammar/build.ts'
import type { Read } from '../interpret.ts'
import { IS_OR_ARE } from '../language/en/being.ts'
import { endsOf, phrasesIn } from '../language/en/classes.ts'
import { ORDINALS } from '../language/en/numbers.ts'
import { THAT_OR_THIS } from '../language/en/pronouns.ts'
import { isTail } from './clauses.ts'
import { mendedWhen } from './mended-when.ts'

const everyOne = phrasesIn('EVERY_ONE')

/** The add with the value for all its tasks; null if the sentence gives none. */
export function saidOfAll(chart: Chart, { from, to }: Span, read: Read | undefined): Read | null {
  if (read?.act.does !== 'add') return null
  const span = { from, to }
  const ofAll = read.act.items.length < 2 ? null : (saidOfEvery(chart, span, read) ?? saidOfSome(chart, span, read))
  return ofAll ?? saidOfNamed(chart, span, read)
}

/** A value for all items, however many this add makes. */
export function saidOfEvery(chart: Chart, { from, to }: Span, read: Read): Read | null {
  if (read.act.does !== 'add') return null
  // "all three for friday": the count is not an hour.
  for (const start of endsOf(everyOne, chart.words, from, to).toSorted((one, other) => other - one)) {
    const values = chart
      .read('VALUES', start)
      .find(({ end }) => end <= to && isTail(chart, { from: end, to }) && end > start)
    if (values !== undefined)
      return { ...read, act: { ...read.act, items: read.act.items.map((item) => given(item, values.value)) } }
  }
  return null
}

/** How many items these words add; 0 if none. */
function itemsUpTo(chart: Chart, { from, to }: Span): number {
  const added = chart.read('ACT', from).filter(({ end }) => end === to)
  return Math.max(0, ...added.map(({ value }) => (value.does === 'add' ? value.items.length : 0)))
}

/** "…, the first two by friday and the last one low"; "the last friday" is a date. */
function saysOfPlaces(chart: Chart, { from, to }: Span, count: number): boolean {
  if (count < 2 || chart.isDate(from) || chart.isDate(chart.word(from) === 'the' ? from + 1 : from)) return false
  let at = from
  while (at < to) {
    const said = saidHere(chart, at, to, count)
    if (said === null) return false
    at = pastJoints(chart, said.end)
  }
  return at > from
}

/** Clause by clause: positions among the items just added, and their values. */
function saidOfSome(chart: Chart, { from, to }: Span, read: Read): Read | null {
  let items: readonly Item[] = read.act.does === 'add' ? read.act.items : []
  for (let at = from; at < to; ) {
    const said = saidHere(chart, at, to, items.length)
    if (said === null) return null
    items = items.map((item, index) => (said.places.has(index) ? given(item, said.values) : item))
    at = pastJoints(chart, said.end)
  }
  return { ...read, act: { does: 'add', items: [...items] } }
}

/**
 * "only the oven one is high priority", "the oven friday, the hob saturday": items just added, by words that no other
 * has.
 */
function saidOfNamed(chart: Chart, span: Span, read: Read): Read | null {
  const { act } = read
  const parts = partsIn(chart, span)
  if (act.does !== 'add' || parts === null) return null
  let { items } = act
  for (const { words, values } of parts) {
    const meant = words.length === 0 ? items.slice(-1) : items
    const [one, ...others] = meant.filter(({ title }) => words.every((word) => wordsOf(title).includes(word)))
    if (one === undefined || others.length > 0) return null
    items = items.map((item) => (item === one ? insteadGiven(item, values) : item))
  }
  return { ...read, act: { ...act, items } }
}

/** Where the list ends and values for some items begin: "add a and b, both for sunday | but only b is urgent". */
export function someOfThemFrom(chart: Chart, { from, to }: Span): number {
  for (let at = from + 2; at < to; at++) {
    if (!LEADING.has(chart.word(at)) || LEADING.has(chart.word(at - 1))) continue
    const words = partsIn(chart, { from: at, to })?.flatMap((part) => part.words)
    if (words?.every((word) => isSaid(chart, { from, to: at }, word)) === true && isAdd(chart, from)) return at
    if (saysOfPlaces(chart, { from: pastJoints(chart, at), to }, itemsUpTo(chart, { from, to: at }))) return at
  }
  return to
}

function isSaid(chart: Chart, { from, to }: Span, word: string): boolean {
  return chart.words.slice(from, to).some(({ text }) => text === word)
}

function isAdd(chart: Chart, at: number): boolean {
  return chart.read('ACT', at).some(({ value }) => value.does === 'add')
}

interface Part {
  /** Undefined if the last item is meant. */
  readonly words: readonly string[]
  readonly values: Values
  /** Explicitly about this one: "only the oven", "make the oven", "the oven is", "the oven by noon". */
  readonly isTold: boolean
  readonly end: number
}

/** The values for some of the items, to the end of the sentence; for a single item it must be explicit. */
function partsIn(chart: Chart, { from, to }: Span): readonly Part[] | null {
  const parts: Part[] = []
  for (let at = from; at < to; at = parts.at(-1)?.end ?? to) {
    const part = partAt(chart, { from: at, to })
    if (part === null) return null
    parts.push(part)
  }
  return parts.length > 1 || parts[0]?.isTold === true ? parts : null
}

/** "but only the oven one | is | high priority". */
function partAt(chart: Chart, { from, to }: Span): Part | null {
  let start = from
  while (LEADING.has(chart.word(start)) || NARROWING.has(chart.word(start)) || chart.word(start) === 'the') start++
  const isNarrowed = chart.words.slice(from, start).some(({ text }) => NARROWING.has(text) || text === 'the')
  for (let end = start + 1; end < to && end - start <= LONGEST_PART; end++) {
    const behind = ONES.has(chart.word(end)) ? end + 1 : end
    const isBeing = IS_OR_ARE.has(chart.word(behind))
    const [values] = chart
      .read('VALUES', isBeing ? behind + 1 : behind)
      .filter((one) => one.end === to || (one.end < to && LEADING.has(chart.word(one.end))))
      .toSorted((one, other) => other.end - one.end || one.cost - other.cost)
    const words = chart.words.slice(start, end).map(({ text }) => text)
    // "…, that one by friday": the one that was said last.
    const isLast = THAT_OR_THIS.has(words.join(' ')) && behind > end
    if (values !== undefined)
      return {
        words: isLast ? [] : words,
        values: values.value,
        isTold: isNarrowed || isBeing || isLast,
        end: values.end,
      }
  }
  return null
}

/** A value for one item overrides the value for all. */
function insteadGiven(item: Item, { when, priority }: Values): Item {
  return {
    ...item,
    ...(when == null ? {} : { when: mendedWhen(item.when, when) }),
    ...(priority == null ? {} : { priority }),
  }
}

function wordsOf(title: string): string[] {
  return title.toLowerCase().split(/[^\p{L}\p{N}]+/u)
}

const LONGEST_PART = 3
const LEADING = new Set(['but', 'and', 'although', 'though', ',', ':', '-', '\u2013', '\u2014'])
const NARROWING = new Set(['only', 'just', 'make'])

interface Said {
  readonly places: ReadonlySet<number>
  readonly values: Values
  readonly end: number
}

/** "the first two | tonight": ordinals only, since a bare number is just as often an hour. */
function saidHere(chart: Chart, at: number, to: number, count: number): Said | null {
  const from = NARROWING.has(chart.word(at)) && chart.word(at + 1) === 'the' ? at + 1 : at
  const start = chart.word(from) === 'the' ? from + 1 : from
  const paired = count === 2 ? PAIRED.get(chart.word(start)) : undefined
  if (paired !== undefined) return saidOfPlace(chart, start + 1, to, paired)
  if (!ORDINALS.has(chart.word(start))) return null
  for (const { end, value } of chart.read('POSITIONS', start)) {
    const behind = ONES.has(chart.word(end)) ? end + 1 : end
    const from = IS_OR_ARE.has(chart.word(behind)) ? behind + 1 : behind
    const [values] = chart
      .read('VALUES', from)
      // "… for friday | and the second for sunday": this "second" isn't a date.
      .filter((one) => one.end === to || countsOn(chart, one.end))
      .toSorted((one, other) => one.end - other.end || one.cost - other.cost)
    const places = value.map((position) => (position < 0 ? count + position : position - 1))
    // "add milk and eggs. make the first two high": with only two items people say "both", so a list shown before is
    // meant.
    const isFew = places.length === 1 || places.length < count
    if (values !== undefined && isFew && places.every((place) => place >= 0 && place < count))
      return { places: new Set(places), values: values.value, end: values.end }
  }
  return null
}

/** "the latter | is urgent" */
function saidOfPlace(chart: Chart, at: number, to: number, place: number): Said | null {
  const from = IS_OR_ARE.has(chart.word(at)) ? at + 1 : at
  const values = chart.whole('VALUES', { from, to })
  return values === undefined ? null : { places: new Set([place]), values: values.value, end: values.end }
}

const PAIRED: ReadonlyMap<string, number> = new Map([
  ['former', 0],
  ['latter', 1],
])

function countsOn(chart: Chart, at: number): boolean {
  const next = pastJoints(chart, at)
  return next > at && ORDINALS.has(chart.word(chart.word(next) === 'the' ? next + 1 : next))
}

function pastJoints(chart: Chart, at: number): number {
  let next = at
  while (JOINTS.has(chart.word(next))) next++
  return next
}

const ONES = new Set(['one', 'ones', 'thing', 'things', 'bit', 'job', 'jobs'])
const JOINTS = new Set([',', 'and', ';', 'but'])

function given(item: Item, values: Values): Item {
  return { ...likeNew(values), ...item }
}
