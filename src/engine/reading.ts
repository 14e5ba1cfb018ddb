// Everything a clause might mean: each shape that fits is a reading with its cost, and the cheapest is what was meant.

import type { Action } from '../domain/action.ts'
import type { IntentType } from '../domain/intent.ts'
import { buildAction } from './build/build.ts'
import { type Candidate, candidatesOf, RAISED, trimBack } from './candidates.ts'
import type { Match } from './pattern.ts'
import type { Message } from './read/message.ts'
import type { Does, Rule } from './rule.ts'

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

/** The readings of the units from `from` to `to`, cheapest first. Those that cannot be the cheapest are left out unless `all`. */
export function readClause(message: Message, from: number, to: number, all = false): Reading[] {
  const end = trimBack(message.units, from, to)
  return readCandidates(message, candidatesOf(message, from, end), from, end, all)
}

/** Slots are read only while a candidate may still be as cheap as the best one: reading them is most of the work. */
function readCandidates(message: Message, found: Candidate[], from: number, end: number, all: boolean): Reading[] {
  found.sort(
    (a, b) =>
      a.least - b.least || a.left + a.start.skipped - b.left - b.start.skipped || a.one.shape.order - b.one.shape.order,
  )
  const readings: Reading[] = []
  let best = Number.POSITIVE_INFINITY
  for (const candidate of found) {
    if (candidate.least > best && !all) break
    if (!all && readings.some((reading) => outdoes(reading, candidate))) continue
    const reading = readCandidate(message, candidate, from, end)
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

function readCandidate(message: Message, candidate: Candidate, from: number, end: number): Reading | null {
  const { one, match: matched, start } = candidate
  const rule = one.shape.rule
  const built = buildAction(message, rule, matched, { clause: from, from: start.at, to: end })
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
