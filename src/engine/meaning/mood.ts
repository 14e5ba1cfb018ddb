// What somebody only feels about what they asked for: "add nit check for friday, joy". It stands behind a mark and up to the end of its clause.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf } from '../language/en/classes.ts'
import { MOODS } from '../language/en/moods.ts'

/** Where the mood ends that is told here; null where none is. */
export function moodEnd(chart: Chart, { from, to }: Span): number | null {
  if (!setsOff(chart, from - 1) || chart.isCapital(from)) return null
  return endsOf(MOODS, chart.words, from, to).find((end) => end === to || chart.isMark(end)) ?? null
}

/** The end of what is said before the mark of a mood that ends it; its own end where there is none. */
export function beforeMood(chart: Chart, { from, to }: Span): number {
  let end = to
  while (end > from && chart.isMark(end - 1)) end--
  for (let at = Math.max(from + 2, end - LONGEST_MOOD); at < end; at++)
    if (setsOff(chart, at - 1) && moodEnd(chart, { from: at, to: end }) === end) return at - 1
  return to
}

const LONGEST_MOOD = 5

function setsOff(chart: Chart, at: number): boolean {
  return chart.isMark(at) && SETTING_OFF.has(chart.word(at))
}

const SETTING_OFF = new Set([',', '-', '\u2013', '\u2014', '\u2026', '.', '!'])
