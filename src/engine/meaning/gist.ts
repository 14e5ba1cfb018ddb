// "my knee is bad so I'm seeing the physio": the thing to do, without who does it and why.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'

/** Where the thing itself begins, and the verb to put before it if it was said in the progressive. */
export interface Gist {
  readonly verb: string
  readonly from: number
}

/**
 * "I'm seeing the physio" gives "see the physio", "I'm having lunch with Jo" gives "lunch", "I'm at the hospital"
 * gives "the hospital".
 */
export function gistOf(chart: Chart, span: Span): Gist {
  const from = ownClause(chart, span)
  const doing = chart.word(from + 2)
  const whole = { verb: '', from: span.from }
  if (!isUs(chart, from) || span.to - from < SHORTEST) return whole
  if (WHERE.has(doing)) return { verb: '', from: from + 3 }
  const base = doing.endsWith('ing') ? baseOf(doing) : null
  if (base === null) return whole
  return { verb: base === 'have' ? '' : base, from: from + 3 }
}

/** Skips the reason: "my feet are dreadful so | I'm seeing the chiropodist". */
function ownClause(chart: Chart, { from, to }: Span): number {
  for (let at = from + 2; at < to - SHORTEST; at++)
    if (LEADS_TO.has(chart.word(at)) && isUs(chart, at + 1)) return at + 1
  return from
}

function isUs(chart: Chart, at: number): boolean {
  return SPEAKERS.has(chart.word(at)) && AM.has(chart.word(at + 1))
}

/** "seeing" gives "see", "having" gives "have"; null if no known verb fits. */
function baseOf(doing: string): string | null {
  const stem = doing.slice(0, -3)
  const single = stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
  return [stem, `${stem}e`, single].find((verb) => verb === 'have' || isIn('DOING', verb)) ?? null
}

/** Subject, "am", verb and object. */
const SHORTEST = 4
const AM = new Set(['am', 'are'])
const WHERE = new Set(['at', 'off'])
const LEADS_TO = new Set(['so', 'and', ',', 'but'])
