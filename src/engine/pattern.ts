// Shapes of sentences, read from their notation once and matched against units without looking back further than a few places.

import { bitOf, type Needs } from './bits.ts'
import { group, isGroup, type Phrases, phrasesOf, tailFits } from './lexicon.ts'
import type { Rule, SlotName } from './rule.ts'
import { KIND, type Unit } from './units.ts'

interface Word {
  readonly slot: null
  readonly words: Phrases
  readonly kinds: number
  readonly optional: boolean
}
interface Slot {
  readonly slot: SlotName
  readonly optional: boolean
  readonly max: number
  readonly greedy: boolean
}
type Element = Word | Slot

export interface Shape {
  readonly rule: Rule
  readonly order: number
  readonly elements: readonly Element[]
  /** The first element that is a word: where a shape is looked for. */
  readonly anchor: number
  /** What the clause must hold for the shape to fit. */
  readonly needs: Needs
}

/** Where a slot begins and ends among the units (the end is outside). */
export interface Stretch {
  readonly from: number
  readonly to: number
}
export type Slots = Partial<Record<SlotName, Stretch>>
export interface Match {
  readonly shape: Shape
  readonly slots: Slots
  /** The first unit after the match. */
  readonly end: number
  readonly fuzzy: number
}

const KINDS: Readonly<Record<string, number>> = {
  TASK: KIND.task | KIND.tasks,
  TASK1: KIND.task,
  TASKS: KIND.tasks,
  LIST: KIND.list,
  OURS: KIND.task | KIND.tasks | KIND.list,
  NUMBER: KIND.number,
  QUOTE: KIND.quote,
}
export const SLOT_NAMES: readonly SlotName[] = [
  'title',
  'pre',
  'who',
  'ref',
  'to',
  'old',
  'field',
  'filter',
  'query',
  'x',
  'y',
]
// How many places a stretch is tried to end at: enough for people, and a bound for everyone else.
const TRIES = 8

export function compile(rule: Rule, notation: string, order: number): Shape {
  const elements = notation.split(' ').map(element)
  const anchor = elements.findIndex((one) => one.slot === null && !one.optional)
  if (anchor < 0 || (anchor > 0 && elements[0]?.slot === null))
    throw new Error(`a shape starts with a word or a slot: ${notation}`)
  const needs: number[] = []
  const parts = notation.split(' ')
  for (const [at, one] of elements.entries())
    if (one.slot === null && !one.optional && at !== anchor) needs.push(bitOf(parts[at] ?? '', one.words, one.kinds))
  return { rule, order, elements, anchor, needs }
}

function element(text: string): Element {
  const slot = /^<([a-z]+)(\?)?(?::(\d+))?(\^)?>$/.exec(text)
  if (slot !== null) {
    const name = SLOT_NAMES.find((known) => known === slot[1])
    if (name === undefined) throw new Error(`no such slot: ${text}`)
    return { slot: name, optional: slot[2] !== undefined, max: Number(slot[3] ?? 400), greedy: slot[4] !== undefined }
  }
  const optional = text.endsWith('?')
  const words = new Set<string>()
  let kinds = 0
  for (const part of (optional ? text.slice(0, -1) : text).split('|')) {
    const kind = KINDS[part]
    if (kind !== undefined) kinds |= kind
    else if (isGroup(part)) for (const word of group(part)) words.add(word)
    else {
      if (/[A-Z]/.test(part)) throw new Error(`no such group: ${part}`)
      words.add(part.replaceAll('_', ' '))
    }
  }
  return { slot: null, words: phrasesOf(words), kinds, optional }
}

export function anchorOf(shape: Shape): Word {
  const anchor = shape.elements[shape.anchor]
  if (anchor === undefined || anchor.slot !== null) throw new Error(`no anchor in ${shape.rule.id}`)
  return anchor
}

// Written to here while matching and copied only on success: most attempts fail.
const froms = new Int32Array(12)
const tos = new Int32Array(12)

// Where the word stands by which a shape beginning with a slot was found: its slot ends there at the earliest.
let earliest = 0

/** Tries a shape whose first element stands at `from`; the match must stay before `end`. */
export function match(shape: Shape, units: readonly Unit[], from: number, end: number, anchorAt: number): Match | null {
  earliest = anchorAt
  const stop = walk(shape.elements, 0, units, from, end)
  if (stop < 0) return null
  const slots: Slots = {}
  let fuzzy = 0
  for (let i = 0; i < shape.elements.length; i++) {
    const one = shape.elements[i]
    if (one?.slot) slots[one.slot] = { from: froms[i] ?? 0, to: tos[i] ?? 0 }
  }
  for (let at = from; at < stop; at++) if (units[at]?.fuzzy) fuzzy++
  return { shape, slots, end: stop, fuzzy }
}

function walk(elements: readonly Element[], index: number, units: readonly Unit[], at: number, end: number): number {
  const one = elements[index]
  if (one === undefined) return at
  if (one.slot !== null) return walkSlot(one, elements, index, units, at, end)
  const place = skipMarks(units, at, end)
  const unit = place < end ? units[place] : undefined
  if (unit !== undefined) {
    const tails = one.words.get(unit.text)
    if (tails !== undefined)
      for (const tail of tails) {
        if (!tailFits(tail, units, place, end)) continue
        const stop = walk(elements, index + 1, units, place + 1 + tail.length, end)
        if (stop >= 0) return stop
      }
    if ((unit.kind & one.kinds) !== 0) {
      const stop = walk(elements, index + 1, units, place + 1, end)
      if (stop >= 0) return stop
    }
  }
  return one.optional ? walk(elements, index + 1, units, at, end) : -1
}

function walkSlot(
  one: Slot,
  elements: readonly Element[],
  index: number,
  units: readonly Unit[],
  at: number,
  end: number,
): number {
  const start = skipMarks(units, at, end)
  const furthest = Math.min(end, start + one.max)
  const next = elements[index + 1]
  if (next === undefined) {
    if (furthest < end || (start >= end && !one.optional)) return -1
    return keep(index, start, end, end)
  }
  let tries = 0
  const open = onlyOptional(elements, index + 1)
  const least = Math.max(
    one.optional ? start : start + 1,
    index === 0 && next.slot === null && !next.optional ? earliest : 0,
  )
  for (let step = 0; step <= furthest - least && tries < TRIES; step++) {
    const place = one.greedy ? furthest - step : least + step
    const unit = units[place]
    if (!mayFollow(elements, index + 1, unit)) continue
    if (!open) tries++
    const stop = walk(elements, index + 1, units, place, end)
    if (stop >= 0 && (!open || stop === end)) return keep(index, start, place, stop)
  }
  return -1
}

/** Whether only words that may be missing follow: then a slot reaches to them or to the end. */
function onlyOptional(elements: readonly Element[], index: number): boolean {
  for (let at = index; at < elements.length; at++) {
    const one = elements[at]
    if (one === undefined || one.slot !== null || !one.optional) return false
  }
  return true
}

/** Whether what comes after a slot can begin with this unit; saves the walk in most places. */
function mayFollow(elements: readonly Element[], index: number, unit: Unit | undefined): boolean {
  for (let at = index; at < elements.length; at++) {
    const one = elements[at]
    if (one === undefined || one.slot !== null) return true
    if (unit !== undefined && (one.words.has(unit.text) || (unit.kind & (one.kinds | KIND.mark)) !== 0)) return true
    if (!one.optional) return false
  }
  return true
}

function keep(index: number, from: number, to: number, stop: number): number {
  froms[index] = from
  tos[index] = to
  return stop
}

export function skipMarks(units: readonly Unit[], at: number, end: number): number {
  let place = at
  while (place < end && ((units[place]?.kind ?? 0) & KIND.mark) !== 0) place++
  return place
}
