// Every shape of every rule, by the word its anchor starts with or by its kind: a clause only meets those that could fit it.

import type { Needs } from './bits.ts'
import { type Condition, conditionOf } from './condition.ts'
import { anchorOf, compile, type Shape, SLOT_NAMES } from './pattern.ts'
import type { Rule, SlotName } from './rule.ts'
import { RULES } from './rules/index.ts'
import { KIND, type Unit } from './units.ts'

export interface Compiled {
  readonly shape: Shape
  /** What a clause must hold for the shape and its conditions. */
  readonly wants: Needs
  readonly forbids: readonly SlotCondition[]
  readonly needs: readonly SlotCondition[]
  /** The clause in which this shape was tried last, so that it is tried once. */
  tried: number
}

export interface SlotCondition {
  readonly slot: SlotName
  readonly condition: Condition
}

// Shapes by the word their anchor starts with, or by its kind: a clause only meets the shapes that could fit it. Those that
// begin with a slot are kept apart, because they are looked for at every word.
export const first = { byWord: new Map<string, Compiled[]>(), byKind: new Map<number, Compiled[]>() }

export const later = { byWord: new Map<string, Compiled[]>(), byKind: new Map<number, Compiled[]>() }

export const anywhere = new Map<string, Compiled[]>()

const KINDS = [KIND.task, KIND.tasks, KIND.list, KIND.number, KIND.quote]

let order = 0

for (const rule of RULES)
  for (const notation of rule.shapes) {
    const shape = compile(rule, notation, order++)
    const needs = conditionsOf(rule.needs)
    const wants = [...shape.needs, ...needs.flatMap(({ condition }) => condition.any)]
    const one: Compiled = { shape, wants, forbids: conditionsOf(rule.forbids), needs, tried: 0 }
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

/** Whether a request may begin with this unit: a cheap look before a clause is read. */
export function mayBegin(unit: Unit | undefined): boolean {
  if (unit === undefined) return false
  return first.byWord.has(unit.text) || unit.kind !== KIND.word
}
