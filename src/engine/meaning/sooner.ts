// "the client wants to prepone it by a day", "the exam was pulled up two days": a span says how far, and the verb which way. Whatever
// read the span, one that was moved sooner is not put off.

import type { Shift } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { LATER, PULLED, SOONER, UP } from '../language/en/directions.ts'

export function sooner(chart: Chart, read: Read): Read {
  const { act, span } = read
  if (act.does !== 'change' || act.values.shift === undefined || !isMovedSooner(chart, span)) return read
  return { ...read, act: { ...act, values: { ...act.values, shift: before(act.values.shift) } } }
}

function before({ minutes, days, months }: Shift): Shift {
  return { minutes: back(minutes), days: back(days), months: back(months) }
}

/** No minus before nothing. */
function back(count: number): number {
  return count === 0 ? 0 : -Math.abs(count)
}

function isMovedSooner(chart: Chart, span: Span): boolean {
  const says = (words: ReadonlySet<string>) =>
    chart.some(span, (at) => words.has(chart.word(at)) && !chart.reads('NAME', at))
  if (says(LATER)) return false
  if (says(SOONER)) return true
  // "brought in", "moved up": the verb alone says nothing of which way.
  return says(PULLED) && says(UP)
}
