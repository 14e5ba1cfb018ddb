// "Don't add anything, I'm just moaning": nothing in the rest of the message is a request.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { NOTHING_ASKED } from '../language/en/nothing-asked.ts'

/** Drops what was only mentioned; explicit commands still count. */
export function withoutUnasked(chart: Chart, reads: readonly Read[]): readonly Read[] {
  const to = chart.words.length
  if (!chart.words.some((_, at) => chart.says(NOTHING_ASKED, { from: at, to }))) return reads
  return reads.map((read) => (isOnlyNamed(read) ? { ...read, reserve: 'negated' as const } : read))
}

function isOnlyNamed({ act, stated, bare }: Read): boolean {
  return act.does === 'offer' || (act.does === 'add' && (stated || bare === true))
}
