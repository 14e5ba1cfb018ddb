import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'

/** "… add another task …": dictated, another request begins without a mark in between. */
export function startsAnother(chart: Chart, at: number): boolean {
  return chart.word(at) === 'add' && AGAIN.has(chart.word(at + 1)) && isIn('TASK', chart.word(at + 2))
}

const AGAIN = new Set(['a', 'another', 'one', 'new'])
