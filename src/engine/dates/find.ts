// Finds the dates in a message as symbols, which `resolve.ts` turns into days once the day and zone are known. Reads
// left to right with a fixed look-ahead: every word is tried once as a beginning, and nothing is read twice.

import type { DateSpan } from './expression.ts'
import { expressionOf, type Gathered, gather } from './gather.ts'
import { judge } from './judge.ts'
import { skipLeads } from './leads.ts'
import type { Line } from './read-number.ts'
import { readPiece } from './read-piece.ts'

export type { DateSpan } from './expression.ts'

/** All dates and times in a message, in order, not overlapping. */
export function findDates(line: Line): DateSpan[] {
  const found: DateSpan[] = []
  let at = 0
  while (at < line.length) {
    const core = skipLeads(line, at)
    const whole = readWhole(line, core)
    const span = whole === null ? null : describe(line, at, core, whole)
    if (span !== null) found.push(span)
    at = whole === null || span === null ? at + 1 : whole.next
  }
  return found
}

function readWhole(line: Line, core: number): Gathered | null {
  const first = readPiece(line, core, false)
  return first === null ? null : gather(line, first)
}

function describe(line: Line, at: number, core: number, whole: Gathered): DateSpan | null {
  const first = line[at]
  const head = line[core]
  const last = line[whole.next - 1]
  const strength = judge(line, at, core, whole)
  if (first === undefined || head === undefined || last === undefined || strength === null) return null
  return {
    first: first.token,
    last: last.token,
    start: first.start,
    end: last.end,
    coreFirst: head.token,
    coreStart: head.start,
    lead: leadText(line, at, core),
    expression: expressionOf(whole),
    repeats: whole.repeats,
    possessive: last.possessive,
    several: whole.several,
    to:
      whole.to === null
        ? null
        : { day: whole.to.day ?? whole.day, time: whole.to.time ?? whole.time, repeats: whole.repeats },
    strength,
  }
}

function leadText(line: Line, at: number, core: number): string {
  let text = ''
  for (let index = at; index < core; index++) text += `${index > at ? ' ' : ''}${line[index]?.text ?? ''}`
  return text
}
