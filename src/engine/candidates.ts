// The shapes that fit a clause, each with the least it can cost, before any slot is read.

import { type Held, hasAll, hold, nothingHeld } from './bits.ts'
import { holds } from './condition.ts'
import { phraseAt, politeFront, wishes } from './lexicon.ts'
import { type Match, match } from './pattern.ts'
import { isMark, type Message } from './read/message.ts'
import type { Does } from './rule.ts'
import { anywhere, type Compiled, first, later } from './shapes.ts'
import { KIND, type Unit } from './units.ts'

/** Where in a clause a request may begin, and what it costs to begin there. */
export interface Start {
  readonly at: number
  readonly skipped: number
  readonly wished: boolean
  /** Before the politeness is cut off, only fixed phrases and talk begin. */
  readonly early: boolean
}

const MOST_STARTS = 6

/** A shape that fits, before its slots are read. */
export interface Candidate {
  readonly one: Compiled
  readonly match: Match
  readonly start: Start
  readonly left: number
  readonly violations: number
  /** The least it can cost once its slots are read. */
  readonly least: number
}

// A question does not turn into a request half way: "did I ask you to remind me".
const ASKING = new Set(['did', 'have', 'has', 'was', 'were', 'is', 'are', 'does', 'do', 'what', 'which', 'who', 'why'])

/** Every shape that fits the units from `from` to `end`. */
export function candidatesOf(message: Message, from: number, end: number): Candidate[] {
  const { units } = message
  const begin = skipDates(message, from, end)
  const starts = startsOf(message, begin, end)
  const found: Candidate[] = []
  hold(held, units, from, end)
  for (const start of starts) collect(message, start, end, found)
  const last = starts[starts.length - 1]?.at ?? begin
  // With a date in front first: "today's tasks" says more than "tasks".
  if (begin !== from) collectLater(message, from, end, found)
  collectLater(message, last, end, found)
  if (last !== begin) collectLater(message, begin, end, found)
  if (!ASKING.has(units[last]?.text ?? '')) collectAnywhere(message, last + 1, end, found)
  return found
}

export function trimBack(units: readonly Unit[], from: number, to: number): number {
  let end = to
  while (end > from && isMark(units[end - 1])) end--
  return end
}

/** "tomorrow, remind me to …": a date in front belongs to what follows. */
function skipDates(message: Message, from: number, to: number): number {
  const first = message.units[from]
  if (first === undefined) return from
  const date = message.dates.find((span) => span.first === first.first && span.strength === 'sure')
  if (date === undefined) return from
  let at = from
  while (at < to && (message.units[at]?.first ?? 0) <= date.last) at++
  while (at < to && isMark(message.units[at])) at++
  return at < to ? at : from
}

function startsOf(message: Message, from: number, to: number): Start[] {
  const { units } = message
  const starts: Start[] = [{ at: from, skipped: 0, wished: false, early: false }]
  let at = from
  let wished = false
  for (let round = 0; round < MOST_STARTS && at < to; round++) {
    while (at < to && isMark(units[at])) at++
    const polite = phraseAt(politeFront, units, at, to)
    const wish = polite > 0 ? 0 : phraseAt(wishes, units, at, to)
    if (polite === 0 && wish === 0) break
    at += polite + wish
    if (wish > 0) wished = true
    while (at < to && isMark(units[at])) at++
    if (at >= to) break
    if (polite > 0)
      for (let i = 0; i < starts.length; i++)
        starts[i] = { at: starts[i]?.at ?? from, skipped: 0, wished: false, early: true }
    starts.push({ at, skipped: 0, wished, early: false })
  }
  return starts
}

function collect(message: Message, start: Start, end: number, found: Candidate[]): void {
  const unit = message.units[start.at]
  if (unit === undefined || start.at >= end) return
  const byWord = first.byWord.get(unit.text)
  if (byWord !== undefined)
    for (const one of byWord) if (hasAll(held, one.wants)) attempt(one, message, start, end, found, start.at)
  if (unit.kind === KIND.word) return
  const byKind = first.byKind.get(unit.kind)
  if (byKind !== undefined)
    for (const one of byKind) if (hasAll(held, one.wants)) attempt(one, message, start, end, found, start.at)
}

// How far into a clause the word may stand that a shape beginning with a slot is found by.
const FURTHEST_ANCHOR = 60

let clauseNumber = 0

// What the clause that is being read holds: most shapes ask for a word that is not there.
const held: Held = nothingHeld()

/** Shapes that begin with a slot: looked for at every word, and begun at the clause's start. */
function collectLater(message: Message, from: number, end: number, found: Candidate[]): void {
  const { units } = message
  const start: Start = { at: from, skipped: 0, wished: false, early: false }
  const furthest = Math.min(end, from + FURTHEST_ANCHOR)
  clauseNumber++
  for (let at = from; at < furthest; at++) {
    const unit = units[at]
    if (unit === undefined) break
    attemptOnce(later.byWord.get(unit.text), message, start, end, at, found)
    if (unit.kind !== KIND.word) attemptOnce(later.byKind.get(unit.kind), message, start, end, at, found)
  }
}

function attemptOnce(
  shapes: readonly Compiled[] | undefined,
  message: Message,
  start: Start,
  end: number,
  at: number,
  found: Candidate[],
): void {
  if (shapes === undefined) return
  for (const one of shapes) {
    if (one.tried === clauseNumber || !hasAll(held, one.wants)) continue
    one.tried = clauseNumber
    attempt(one, message, start, end, found, at)
  }
}

/** Requests that need no clause of their own, "Terry plays at five remind me". */
function collectAnywhere(message: Message, from: number, end: number, found: Candidate[]): void {
  let tries = 0
  for (let at = from; at < end && tries < MOST_STARTS; at++) {
    const shapes = anywhere.get(message.units[at]?.text ?? '')
    if (shapes === undefined) continue
    tries++
    const start: Start = { at, skipped: at - from + 1, wished: false, early: false }
    for (const one of shapes) if (hasAll(held, one.wants)) attempt(one, message, start, end, found, at)
  }
}

// Beyond this many words that no shape explains, it is another sentence.
const MOST_LEFT = 12

function attempt(
  one: Compiled,
  message: Message,
  start: Start,
  end: number,
  found: Candidate[],
  anchorAt: number,
): void {
  const { units } = message
  const rule = one.shape.rule
  if (start.early && rule.does !== 'talk' && rule.tier >= 0) return
  const matched = match(one.shape, units, start.at, end, anchorAt)
  if (matched === null) return
  for (const { slot, condition } of one.needs) if (!holds(condition, units, matched.slots[slot], held)) return
  let violations: number = rule.tier
  for (const { slot, condition } of one.forbids) if (holds(condition, units, matched.slots[slot], held)) violations += 2
  const left = countLeft(units, matched.end, end)
  if (left > MOST_LEFT) return
  // A fixed phrase is one only as a whole.
  violations += rule.tier < 0 ? Math.min(left, 4) : left > 0 ? 1 : 0
  found.push({
    one,
    match: matched,
    start,
    left,
    violations,
    least: violations === 1 && RAISED.has(rule.does) ? 0 : violations,
  })
}

// Naming a task as one makes these plain.
export const RAISED: ReadonlySet<Does> = new Set<Does>(['complete', 'reopen', 'update', 'delete'])

function countLeft(units: readonly Unit[], from: number, to: number): number {
  let left = 0
  for (let at = from; at < to; at++) if (!isMark(units[at])) left++
  return left
}
