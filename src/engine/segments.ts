// Where one request ends and the next begins: at full stops and line breaks, and at an "and" where both sides stand alone.

import type { Action } from '../domain/action.ts'
import { group, phraseAt, phrasesOf } from './lexicon.ts'
import { readChange } from './read/change.ts'
import { isMark, type Message } from './read/message.ts'
import { isFirm } from './read/value.ts'
import { type Reading, readClause } from './reading.ts'
import { mayBegin } from './shapes.ts'
import { KIND } from './units.ts'

export interface Clause {
  readonly from: number
  readonly to: number
  readonly readings: readonly Reading[]
}

const joints = phrasesOf(group('AND'))
// A request may follow without any joint: "we are out of tea can you add it".
const requests = phrasesOf([
  'can you',
  'could you',
  'would you',
  'will you',
  'please',
  'can you please',
  'could you please',
])
const MOST_SENTENCES = 60
const MOST_SPLITS = 6

export function clausesOf(message: Message): Clause[] {
  const clauses: Clause[] = []
  for (const [from, to] of sentencesOf(message)) pushClauses(message, from, to, clauses, 0)
  return clauses
}

/** Every reading of a clause, the hopeless ones too: for showing them. */
export function allReadings(message: Message, clause: Clause): Reading[] {
  return readClause(message, clause.from, clause.to, true)
}

function sentencesOf(message: Message): [number, number][] {
  const sentences: [number, number][] = []
  let from = 0
  for (let at = 0; at <= message.units.length && sentences.length < MOST_SENTENCES; at++) {
    if (at < message.units.length && message.units[at]?.kind !== KIND.stop) continue
    if (at > from) sentences.push([from, at])
    from = at + 1
  }
  return sentences
}

function pushClauses(message: Message, from: number, to: number, clauses: Clause[], depth: number): void {
  const readings = readClause(message, from, to)
  const split = depth < MOST_SPLITS ? splitOf(message, from, to, readings) : null
  if (split === null) {
    const halves = readings[0]?.rule.does === 'update' ? changesOf(message, from, to, readings[0]) : null
    if (halves === null) clauses.push({ from, to, readings })
    else clauses.push(...halves)
    return
  }
  clauses.push({ from, to: split.at, readings: split.left })
  pushClauses(message, split.next, to, clauses, depth + 1)
}

/** "set eggs to friday and bread to high priority": one verb, two changes, each with its own task. */
function changesOf(message: Message, from: number, to: number, whole: Reading): Clause[] | null {
  const { units } = message
  let tries = 0
  for (let at = from + 2; at < to - 2 && tries < MOST_SPLITS; at++) {
    if (units[at]?.text !== 'and' || insideDate(message, at)) continue
    tries++
    const [left] = readClause(message, from, at)
    if (left === undefined || left.rule.id !== whole.rule.id || !isChange(left.action)) continue
    const right = readChange(message, at + 1, to, true, true)
    if (right === null || right.which.kind === 'missing') continue
    const second: Reading = { ...left, from: at + 1, action: { does: 'update', ...right } }
    return [
      { from, to: at, readings: [left] },
      { from: at + 1, to, readings: [second] },
    ]
  }
  return null
}

function isChange(action: Action): boolean {
  return action.does === 'update' && action.which.kind !== 'missing' && isFirm(action.changes)
}

interface Split {
  readonly at: number
  readonly next: number
  readonly left: Reading[]
}

function splitOf(message: Message, from: number, to: number, whole: readonly Reading[]): Split | null {
  const { units } = message
  let tries = 0
  for (let at = from + 1; at < to - 1 && tries < MOST_SPLITS; at++) {
    const request = phraseAt(requests, units, at, to) > 0
    const comma = units[at]?.text === ',' || units[at]?.text === ':' || units[at]?.text === '-'
    const joint = comma ? 0 : phraseAt(joints, units, at, to)
    if (!comma && joint === 0 && !request) continue
    let next = at + (comma ? 1 : joint)
    while (next < to && isMark(units[next])) next++
    const after = phraseAt(joints, units, next, to)
    if (comma && after > 0) next += after
    if (next >= to || !mayBegin(units[next]) || insideDate(message, at) || isDate(message, from, at)) continue
    tries++
    const right = readClause(message, next, to)[0]
    if (right === undefined || !standsAlone(right)) continue
    const left = readClause(message, from, at)
    if (mayPart(left[0], right, whole[0])) return { at, next, left }
  }
  return null
}

function insideDate(message: Message, at: number): boolean {
  const token = message.units[at]?.first ?? -1
  return message.dates.some((span) => span.first < token && token <= span.last)
}

/** "tomorrow at noon, remind me": a date in front belongs to what follows. */
function isDate(message: Message, from: number, to: number): boolean {
  const first = message.units[from]?.first
  const last = message.units[to - 1]?.last ?? 0
  return message.dates.some((span) => span.first === first && span.last >= last)
}

/** A request that begins where it stands and needs nothing said before it. */
function standsAlone(reading: Reading): boolean {
  if (reading.intent === 'GENERAL_CHAT' || reading.rule.id === 'list.bare' || reading.rule.id === 'create.task-label')
    return false
  if (
    reading.rule.id === 'create.plain-create' ||
    reading.rule.id === 'update.instead' ||
    reading.rule.id === 'complete.is-done' ||
    reading.rule.id === 'list.status'
  )
    return false
  return reading.cost.violations <= 1 && reading.cost.unexplained === 0
}

function mayPart(left: Reading | undefined, right: Reading, whole: Reading | undefined): boolean {
  const strong = right.cost.violations <= 0
  if (left?.rule.id === 'list.bare' && whole !== undefined && whole.cost.violations <= 0) return false
  if (left === undefined || left.intent === 'GENERAL_CHAT') return strong && !explains(whole, right)
  // "remind me to wash and dry the car" is one thing to do; "add milk and complete 2" is two.
  const direct = left.rule.titles !== 'infinitive'
  if (left.cost.violations > 1 && !strong) return false
  return (
    strong ||
    (direct && right.rule.does !== 'complete' && right.rule.id !== 'create.need-to' && left.cost.violations <= 1)
  )
}

/** Whether the sentence as a whole already makes sense in another way. */
function explains(whole: Reading | undefined, right: Reading): boolean {
  if (whole === undefined || whole.intent === 'GENERAL_CHAT') return false
  return (
    whole.cost.violations <= right.cost.violations && whole.cost.unexplained === 0 && whole.rule.id !== right.rule.id
  )
}
