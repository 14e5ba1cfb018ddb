// How the user feels about a request: "add nit check for friday, joy". It follows a comma and ends the clause.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf } from '../language/en/classes.ts'
import { MOODS } from '../language/en/moods.ts'

/** The end of such a comment starting here; null if there is none. */
export function moodEnd(chart: Chart, { from, to }: Span): number | null {
  if (!setsOff(chart, from - 1) || chart.isCapital(from)) return null
  return endsOf(MOODS, chart.words, from, to).find((end) => end === to || chart.isMark(end)) ?? null
}

/** The end of the span without a closing comment of this kind. */
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
