// Everything a clause might mean: each shape that fits is a reading with its cost, and the cheapest is what was meant.

import type { Action } from '../domain/action.ts'
import type { IntentType } from '../domain/intent.ts'
import { buildAction } from './build.ts'
import { type Condition, conditionOf, holds } from './condition.ts'
import { phraseAt, politeFront, wishes } from './lexicon.ts'
import { anchorOf, compile, type Match, match, type Shape, SLOT_NAMES } from './pattern.ts'
import { isMark, type Message } from './read/message.ts'
import type { Does, Rule, SlotName } from './rule.ts'
import { RULES } from './rules/index.ts'
import { KIND, type Unit } from './units.ts'

/** Compared in this order; fuzzy never outweighs exact. */
export interface Cost {
  readonly violations: number
  readonly unexplained: number
  readonly fuzzy: number
}

export interface Reading {
  readonly rule: Rule
  readonly intent: IntentType
  readonly cost: Cost
  readonly order: number
  readonly match: Match
  readonly action: Action
  readonly from: number
}

const INTENTS: Readonly<Record<Does, IntentType>> = {
  create: 'CREATE_TASK',
  list: 'LIST_TASKS',
  more: 'LIST_TASKS',
  complete: 'COMPLETE_TASK',
  reopen: 'COMPLETE_TASK',
  update: 'UPDATE_TASK',
  delete: 'DELETE_TASK',
  talk: 'GENERAL_CHAT',
}

interface Compiled {
  readonly shape: Shape
  readonly forbids: readonly SlotCondition[]
  readonly needs: readonly SlotCondition[]
  /** The clause in which this shape was tried last, so that it is tried once. */
  tried: number
}

interface SlotCondition {
  readonly slot: SlotName
  readonly condition: Condition
}

// Shapes by the word their anchor starts with, or by its kind: a clause only meets the shapes that could fit it. Those that
// begin with a slot are kept apart, because they are looked for at every word.
const first = { byWord: new Map<string, Compiled[]>(), byKind: new Map<number, Compiled[]>() }
const later = { byWord: new Map<string, Compiled[]>(), byKind: new Map<number, Compiled[]>() }
const anywhere = new Map<string, Compiled[]>()
const KINDS = [KIND.task, KIND.tasks, KIND.list, KIND.number, KIND.quote]

let order = 0
for (const rule of RULES)
  for (const notation of rule.shapes) {
    const shape = compile(rule, notation, order++)
    const one: Compiled = { shape, forbids: conditionsOf(rule.forbids), needs: conditionsOf(rule.needs), tried: 0 }
    const anchor = anchorOf(shape)
    const index = shape.anchor === 0 ? first : later
    for (const word of anchor.words.keys()) push(index.byWord, word, one)
    for (const bit of KINDS) if ((anchor.kinds & bit) !== 0) push(index.byKind, bit, one)
    if (rule.anywhere === true && shape.anchor === 0) for (const word of anchor.words.keys()) push(anywhere, word, one)
  }

function conditionsOf(texts: Rule['forbids']): SlotCondition[] {
  const conditions: SlotCondition[] = []
  for (const slot of SLOT_NAMES) {
    const text = texts?.[slot]
    if (text !== undefined) conditions.push({ slot, condition: conditionOf(text) })
  }
  return conditions
}

function push<Key>(index: Map<Key, Compiled[]>, key: Key, one: Compiled): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [one])
  else known.push(one)
}

/** Where in a clause a request may begin, and what it costs to begin there. */
interface Start {
  readonly at: number
  readonly skipped: number
  readonly wished: boolean
  /** Before the politeness is cut off, only fixed phrases and talk begin. */
  readonly early: boolean
}

const MOST_STARTS = 6

/** A shape that fits, before its slots are read. */
interface Candidate {
  readonly one: Compiled
  readonly match: Match
  readonly start: Start
  readonly left: number
  readonly violations: number
  /** The least it can cost once its slots are read. */
  readonly least: number
}

/** The readings of the units from `from` to `to`, cheapest first. Those that cannot be the cheapest are left out unless `all`. */
export function readClause(message: Message, from: number, to: number, all = false): Reading[] {
  const { units } = message
  const end = trimBack(units, from, to)
  const begin = skipDates(message, from, end)
  const starts = startsOf(message, begin, end)
  const found: Candidate[] = []
  clauseKinds = 0
  for (let at = begin; at < end; at++) clauseKinds |= units[at]?.kind ?? 0
  for (const start of starts) collect(message, start, end, found)
  const last = starts[starts.length - 1]?.at ?? begin
  // With a date in front first: "today's tasks" says more than "tasks".
  if (begin !== from) collectLater(message, from, end, found)
  collectLater(message, last, end, found)
  if (last !== begin) collectLater(message, begin, end, found)
  collectAnywhere(message, last + 1, end, found)
  return readCandidates(message, found, end, all)
}

/** Slots are read only while a candidate may still be as cheap as the best one: reading them is most of the work. */
function readCandidates(message: Message, found: Candidate[], end: number, all: boolean): Reading[] {
  found.sort(
    (a, b) =>
      a.least - b.least || a.left + a.start.skipped - b.left - b.start.skipped || a.one.shape.order - b.one.shape.order,
  )
  const readings: Reading[] = []
  let best = Number.POSITIVE_INFINITY
  for (const candidate of found) {
    if (candidate.least > best && !all) break
    if (!all && readings.some((reading) => outdoes(reading, candidate))) continue
    const reading = readCandidate(message, candidate, end)
    if (reading === null) continue
    readings.push(reading)
    if (reading.cost.violations < best) best = reading.cost.violations
  }
  return readings.length > 1 ? readings.sort(compare) : readings
}

/** Whether a candidate of the same intent can no longer come first. */
function outdoes(reading: Reading, candidate: Candidate): boolean {
  const { cost, intent } = reading
  return (
    intent === INTENTS[candidate.one.shape.rule.does] &&
    cost.violations <= candidate.least &&
    cost.unexplained <= candidate.left + candidate.start.skipped &&
    cost.fuzzy <= candidate.match.fuzzy &&
    reading.order < candidate.one.shape.order
  )
}

export function compare(one: Reading, other: Reading): number {
  return (
    one.cost.violations - other.cost.violations ||
    one.cost.unexplained - other.cost.unexplained ||
    one.cost.fuzzy - other.cost.fuzzy ||
    one.order - other.order
  )
}

function trimBack(units: readonly Unit[], from: number, to: number): number {
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
  if (byWord !== undefined) for (const one of byWord) attempt(one, message, start, end, found)
  if (unit.kind === KIND.word) return
  const byKind = first.byKind.get(unit.kind)
  if (byKind !== undefined) for (const one of byKind) attempt(one, message, start, end, found)
}

// How far into a clause the word may stand that a shape beginning with a slot is found by.
const FURTHEST_ANCHOR = 60
let clauseNumber = 0
// The kinds of units in the clause that is being read: many shapes ask for one that is not there.
let clauseKinds = 0

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
    if (one.tried === clauseNumber) continue
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
    for (const one of shapes) attempt(one, message, start, end, found)
  }
}

/** Whether a request may begin with this unit: a cheap look before a clause is read. */
export function mayBegin(unit: Unit | undefined): boolean {
  if (unit === undefined) return false
  return first.byWord.has(unit.text) || unit.kind !== KIND.word
}

// Beyond this many words that no shape explains, it is another sentence.
const MOST_LEFT = 12

function attempt(
  one: Compiled,
  message: Message,
  start: Start,
  end: number,
  found: Candidate[],
  anchorAt = start.at,
): void {
  const { units } = message
  const rule = one.shape.rule
  if (start.early && rule.does !== 'talk' && rule.tier >= 0) return
  for (const kinds of one.shape.wants) if ((kinds & clauseKinds) === 0) return
  const matched = match(one.shape, units, start.at, end, anchorAt)
  if (matched === null) return
  for (const { slot, condition } of one.needs) if (!holds(condition, units, matched.slots[slot])) return
  let violations: number = rule.tier
  for (const { slot, condition } of one.forbids) if (holds(condition, units, matched.slots[slot])) violations += 2
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
const RAISED: ReadonlySet<Does> = new Set<Does>(['complete', 'reopen', 'update', 'delete'])

function readCandidate(message: Message, candidate: Candidate, end: number): Reading | null {
  const { one, match: matched, start } = candidate
  const rule = one.shape.rule
  const built = buildAction(message, rule, matched, start.at, end)
  if (built === null) return null
  let violations = built.named && RAISED.has(rule.does) ? candidate.least : candidate.violations
  if (start.wished && violations > 0) violations++
  violations += built.left
  const unexplained = candidate.left + built.left + Math.min(start.skipped, 8)
  return {
    rule,
    intent: INTENTS[rule.does],
    cost: { violations, unexplained, fuzzy: matched.fuzzy },
    order: one.shape.order,
    match: matched,
    action: built.action,
    from: start.at,
  }
}

function countLeft(units: readonly Unit[], from: number, to: number): number {
  let left = 0
  for (let at = from; at < to; at++) if (!isMark(units[at])) left++
  return left
}
