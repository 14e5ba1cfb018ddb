// Everything a clause might mean: each shape that fits is a reading with its cost, and the cheapest is what was meant.

import type { Action } from '../domain/action.ts'
import type { IntentType } from '../domain/intent.ts'
import { phraseAt, politeFront, wishes } from './lexicon.ts'
import { anchorOf, compile, type Match, match, type Shape } from './pattern.ts'
import { buildAction } from './build.ts'
import { isMark, type Message } from './read/message.ts'
import type { Does, Rule } from './rule.ts'
import { conditionOf, holds } from './condition.ts'
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
  readonly forbids: readonly (readonly [string, ReturnType<typeof conditionOf>])[]
  readonly needs: readonly (readonly [string, ReturnType<typeof conditionOf>])[]
}

// Shapes by the word their anchor starts with, or by its kind: a clause only meets the shapes that could fit it.
const byWord = new Map<string, Compiled[]>()
const byKind = new Map<number, Compiled[]>()

let order = 0
for (const rule of RULES)
  for (const notation of rule.shapes) {
    const shape = compile(rule, notation, order++)
    const one: Compiled = {
      shape,
      forbids: Object.entries(rule.forbids ?? {}).map(([slot, text]) => [slot, conditionOf(text)] as const),
      needs: Object.entries(rule.needs ?? {}).map(([slot, text]) => [slot, conditionOf(text)] as const),
    }
    const anchor = anchorOf(shape)
    for (const word of anchor.words.keys()) push(byWord, word, one)
    for (const bit of [KIND.task, KIND.tasks, KIND.list, KIND.number, KIND.quote]) if ((anchor.kinds & bit) !== 0) push(byKind, bit, one)
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

/** Every reading of the units from `from` to `to`, cheapest first. */
export function readClause(message: Message, from: number, to: number): Reading[] {
  const { units } = message
  const end = trimBack(units, from, to)
  const begin = skipDates(message, from, end)
  const starts = startsOf(message, begin, end)
  const found: Reading[] = []
  for (const start of starts) collect(message, start, end, found)
  const first = starts[starts.length - 1]?.at ?? begin
  collectAnchored(message, first, end, found)
  if (first !== begin) collectAnchored(message, begin, end, found)
  collectAnywhere(message, first + 1, end, found)
  return found.sort(compare)
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
    if (polite > 0) for (let i = 0; i < starts.length; i++) starts[i] = { at: starts[i]?.at ?? from, skipped: 0, wished: false, early: true }
    starts.push({ at, skipped: 0, wished, early: false })
  }
  return starts
}

function collect(message: Message, start: Start, end: number, found: Reading[]): void {
  const unit = message.units[start.at]
  if (unit === undefined || start.at >= end) return
  tryAll(byWord.get(unit.text), message, start, end, found)
  if (unit.kind !== KIND.word) tryAll(byKind.get(unit.kind), message, start, end, found)
}

function tryAll(shapes: readonly Compiled[] | undefined, message: Message, start: Start, end: number, found: Reading[]): void {
  if (shapes === undefined) return
  for (const one of shapes) if (one.shape.anchor === 0) attempt(one, message, start, end, found)
}

/** Shapes that begin with a slot: looked for at every word, and begun at the clause's start. */
function collectAnchored(message: Message, from: number, end: number, found: Reading[]): void {
  const { units } = message
  const seen = new Set<Compiled>()
  const last = Math.min(end, from + 60)
  for (let at = from; at < last; at++) {
    const unit = units[at]
    if (unit === undefined) break
    const lists = [byWord.get(unit.text), unit.kind === KIND.word ? undefined : byKind.get(unit.kind)]
    for (const shapes of lists)
      if (shapes !== undefined)
        for (const one of shapes) {
          if (one.shape.anchor === 0 || seen.has(one)) continue
          seen.add(one)
          attempt(one, message, { at: from, skipped: 0, wished: false, early: false }, end, found)
        }
  }
}

/** Requests that need no clause of their own, "Terry plays at five remind me". */
function collectAnywhere(message: Message, from: number, end: number, found: Reading[]): void {
  const { units } = message
  let tries = 0
  for (let at = from; at < end && tries < MOST_STARTS; at++) {
    const unit = units[at]
    if (unit === undefined || unit.kind === KIND.mark) continue
    const shapes = byWord.get(unit.text)
    if (shapes === undefined) continue
    let tried = false
    for (const one of shapes) {
      if (one.shape.rule.anywhere !== true || one.shape.anchor !== 0) continue
      tried = true
      attempt(one, message, { at, skipped: at - from + 1, wished: false, early: false }, end, found)
    }
    if (tried) tries++
  }
}

// Beyond this many words that no shape explains, it is another sentence.
const MOST_LEFT = 12

function attempt(one: Compiled, message: Message, start: Start, end: number, found: Reading[]): void {
  const { units } = message
  const rule = one.shape.rule
  if (start.early && rule.does !== 'talk' && rule.tier >= 0) return
  const matched = match(one.shape, units, start.at, end)
  if (matched === null) return
  for (const [slot, condition] of one.needs) if (!holds(condition, units, slotOf(matched, slot))) return
  let violations: number = rule.tier
  for (const [slot, condition] of one.forbids) if (holds(condition, units, slotOf(matched, slot))) violations += 2
  const left = countLeft(units, matched.end, end)
  if (left > MOST_LEFT) return
  // A fixed phrase is one only as a whole.
  violations += rule.tier < 0 ? Math.min(left, 4) : left > 0 ? 1 : 0
  const built = buildAction(message, rule, matched, start.at, end)
  if (built === null) return
  if (built.named && violations === 1 && rule.does !== 'list' && rule.does !== 'create') violations = 0
  if (start.wished && violations > 0) violations++
  violations += built.left
  const unexplained = left + built.left + Math.min(start.skipped, 8)
  found.push({
    rule,
    intent: INTENTS[rule.does],
    cost: { violations, unexplained, fuzzy: matched.fuzzy },
    order: one.shape.order,
    match: matched,
    action: built.action,
    from: start.at,
  })
}

function slotOf(matched: Match, name: string): { from: number; to: number } | undefined {
  for (const [slot, stretch] of Object.entries(matched.slots)) if (slot === name) return stretch
  return undefined
}

function countLeft(units: readonly Unit[], from: number, to: number): number {
  let left = 0
  for (let at = from; at < to; at++) if (!isMark(units[at])) left++
  return left
}
