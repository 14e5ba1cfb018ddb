// "One: … Two: …", "First: … Second: …": what only counts the requests of a message is no part of them.

import type { Chart } from '../chart/chart.ts'
import { NUMBERS, ORDINALS } from '../language/en/numbers.ts'

/** Behind the colon of what counts here; null where nothing does, or where it counts alone: "two: milk and eggs". */
export function behindCount(chart: Chart, at: number): number | null {
  if (!counts(chart, at)) return null
  return chart.words.some((_, other) => other !== at && counts(chart, other)) ? at + 2 : null
}

function counts(chart: Chart, at: number): boolean {
  return chart.word(at + 1) === ':' && (NUMBERS.has(chart.word(at)) || ORDINALS.has(chart.word(at)))
}
