import type { Chart } from '../chart/chart.ts'
import { isIn } from '../language/en/classes.ts'

/** "add these from my 9 o'clock": the time says where they come from, not when they are due. */
export function tellsWhence(chart: Chart, at: number): boolean {
  return chart.word(at - 1) === 'from' || (chart.word(at - 2) === 'from' && isIn('DET', chart.word(at - 1)))
}
