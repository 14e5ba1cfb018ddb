// A clause that only tells of something, and one that asked for something nobody understood.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'

const COMMANDS = ['DELETE', 'MOVE', 'RENAME', 'FINISH', 'REOPEN'] as const

/** Whether a remark begins like a command: then it is said that it was left. */
export function asksFor(chart: Chart, { from, to }: Span): boolean {
  const first = chart.word(from)
  if (to - from < 2 || chart.words[from]?.kind !== 'word') return false
  return first === 'add' || first === 'remind' || COMMANDS.some((name) => isIn(name, first) && !isIn('DONE', first))
}
