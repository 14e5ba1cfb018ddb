// A title as it was typed.

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { noteText } from '../../grammar/value.ts'
import type { SureDate } from '../sure-dates.ts'
import { twinsIn } from './twins.ts'

/** As typed, without dates from the middle, words taken back, or quotes around the whole. */
export function titleText(chart: Chart, { from, to }: Span, cut: readonly SureDate[]): string {
  if (to - from === 1 && chart.words[from]?.kind === 'quote') return noteText(chart.text({ from, to }))
  const texts: string[] = []
  let start = from
  for (const part of [...cut, ...twinsIn(chart, { from, to })].toSorted((one, other) => one.from - other.from)) {
    if (part.from < start) continue
    texts.push(chart.text({ from: start, to: part.from }))
    start = part.to
  }
  texts.push(chart.text({ from: start, to: withBracket(chart, start, to) }))
  const joined = texts.length === 1 ? (texts[0] ?? '') : texts.filter((text) => text !== '').join(' ')
  // Most titles have no comma to fix.
  return (joined.includes(',') ? joined.replaceAll(' ,', ',').replace(/,$/, '') : joined).trim()
}

/** If a bracket opens inside a title, includes the closing one. */
function withBracket(chart: Chart, from: number, to: number): number {
  const close = chart.word(to)
  const open = close === ')' ? '(' : close === ']' ? '[' : null
  if (open === null) return to
  for (let at = from; at < to; at++) if (chart.word(at) === open) return to + 1
  return to
}
