// The requests of a message without the remarks around them, read again as if those hadn't been said.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, classNamed } from '../language/en/classes.ts'
import { clauseScores } from '../model/clause.ts'
import { isOfThingBefore } from './afterthought.ts'
import { behindSubject, clausesOf, tellsWhy } from './clauses.ts'
import { asksNothing } from './remark.ts'

/** From this score on a clause counts as talk; with a date in it, the model must be certain. */
const TALK = 0.5
const TALK_OF_A_DAY = 0.85

export interface Core {
  /** The message with the talk blanked out, so that all positions stay the same. */
  readonly text: string
  /** The tasks that the talk may be about. */
  readonly toldOf: readonly string[]
}

/** Without the talk after the request, before it, and anywhere, in this order. */
export function coresOf(chart: Chart): Core[] {
  const clauses = clausesOf(chart)
  const isTold = clauses.map((clause) => isBeside(chart, clause))
  const first = isTold.indexOf(false)
  // All talk, or no talk.
  if (first === -1 || !isTold.includes(true)) return []
  const behind = clauses.slice(isTold.lastIndexOf(false) + 1)
  const before = clauses.slice(0, first)
  const all = clauses.filter((_, at) => isTold[at])
  const ways = [behind, before, all].filter(({ length }, at) => length > 0 && (at < 2 || length > behind.length))
  return ways.map((talk) => ({
    text: talk.reduce((text, clause) => blanked(chart, text, clause), chart.raw),
    toldOf: talk.flatMap((clause) => namedIn(chart, clause)),
  }))
}

/** A statement that asks for nothing. Denials, doubts, limits and conditions always matter. */
function isBeside(chart: Chart, clause: Span): boolean {
  const { from, to } = clause
  if (to - from < 2 || NARROWING.has(chart.word(from)) || isOfThingBefore(chart, clause)) return false
  if (chart.some(clause, (at) => qualifies(chart, { from: at, to }))) return false
  const talk = clauseScores(chart, clause).talk
  const ids = namedIn(chart, clause)
  return (
    talk >= TALK &&
    (tellsWhy(chart, clause, ids) || (talk >= TALK_OF_A_DAY && asksNothing(chart, behindSubject(chart, clause), ids)))
  )
}

function qualifies(chart: Chart, span: Span): boolean {
  return QUALIFYING.some((name) => chart.says(classNamed(name) ?? new Map(), span))
}

const QUALIFYING: readonly ClassName[] = ['COND', 'EXCEPT', 'HEDGE', 'UNSURE', 'NEVER', 'NOTONE']
/** "…, not the gutters", "…, just the red one" */
const NARROWING = new Set(['not', 'no', 'nor', 'neither', 'only', 'just', 'but', 'even', 'instead', 'rather'])

function namedIn(chart: Chart, { from, to }: Span): string[] {
  const ids: string[] = []
  for (let at = from; at < to; at++) for (const { value } of chart.read('NAME', at)) ids.push(...value.ids)
  return ids
}

function blanked(chart: Chart, text: string, { from, to }: Span): string {
  const start = chart.words[from]?.start ?? 0
  const end = chart.words[to - 1]?.end ?? start
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}
