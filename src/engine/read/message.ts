// A message under reading: its text, its words and what was found in them before any rule looked at it.

import { type DateSpan, findDates } from '../date-reading.ts'
import { joinLists } from '../lists.ts'
import { type Token, tokenize } from '../tokens.ts'
import type { Situation } from '../understanding.ts'
import { KIND, type Unit, unitsOf } from '../units.ts'
import { findPriorities, type PrioritySpan } from './priority.ts'

export interface Message {
  readonly raw: string
  readonly tokens: readonly Token[]
  readonly units: readonly Unit[]
  readonly dates: readonly DateSpan[]
  readonly priorities: readonly PrioritySpan[]
  readonly situation: Situation
}

export function openMessage(raw: string, situation: Situation): Message {
  const tokens = tokenize(raw)
  const units = joinLists(unitsOf(tokens, raw), tokens)
  return {
    raw,
    tokens,
    units,
    dates: findDates(tokens, raw).map((span) => withoutMark(span, tokens)),
    priorities: findPriorities(tokens),
    situation,
  }
}

/** A date may end in the full stop of its "p.m."; as a range of words it does not. */
function withoutMark(span: DateSpan, tokens: readonly Token[]): DateSpan {
  return span.last > span.first && tokens[span.last]?.kind === 'mark' ? { ...span, last: span.last - 1 } : span
}

/** A range of tokens; the end is outside. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The tokens of a range of units. */
export function tokensOf(message: Message, from: number, to: number): Range {
  const first = message.units[from]
  const last = message.units[to - 1]
  if (first === undefined || last === undefined || to <= from) return { from: 0, to: 0 }
  return { from: first.first, to: last.last + 1 }
}

export function rawText(message: Message, range: Range): string {
  const first = message.tokens[range.from]
  const last = message.tokens[range.to - 1]
  if (first === undefined || last === undefined || range.to <= range.from) return ''
  return message.raw.slice(first.start, last.end)
}

/** The date that ends (or starts) exactly at a token, if it is surely one. */
export function dateEndingAt(message: Message, token: number): DateSpan | undefined {
  for (const span of message.dates) if (span.last === token && span.strength === 'sure') return span
  return undefined
}

export function dateStartingAt(message: Message, token: number): DateSpan | undefined {
  for (const span of message.dates)
    if ((span.first === token || span.coreFirst === token) && span.strength === 'sure') return span
  return undefined
}

export function datesWithin(message: Message, range: Range): DateSpan[] {
  if (message.dates.length === 0) return []
  return message.dates.filter(
    (span) => span.coreFirst >= range.from && span.last < range.to && span.strength === 'sure',
  )
}

export function isMark(unit: Unit | undefined): boolean {
  return unit === undefined || (unit.kind & (KIND.mark | KIND.stop)) !== 0
}
