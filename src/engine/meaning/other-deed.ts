// "sweep the hall tomorrow" isn't a new date for 'order chairs for the hall': a different verb makes it another task.
// Events ('board meeting') may be attended or prepared in any words.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { ANY_DEED } from '../language/en/doing.ts'
import { FINITE } from '../language/en/finite.ts'
import { idsIn } from '../task-ids.ts'

export function isOtherDeed(chart: Chart, { from }: Span, act: Act): boolean {
  if (act.does !== 'change' || act.values.when == null) return false
  let start = from
  while (isIn('FILLER', chart.word(start))) start++
  const deed = chart.word(start)
  if (!isIn('DOING', deed) || ANY_DEED.has(deed) || COMMANDS.some((name) => isIn(name, deed))) return false
  const ids = idsIn(act)
  const isToDo = ids.length > 0 && chart.facts.names.firstWords(ids).every((word) => isIn('DOING', word))
  if (!isToDo || FINITE.has(chart.word(start + 1))) return false
  return ![...chart.read('NAME', start), ...chart.read('DEED', start)].some(({ value }) =>
    value.ids.some((id) => ids.includes(id)),
  )
}

/** Verbs that act on existing tasks. */
const COMMANDS = ['MOVE', 'DELETE', 'FINISH', 'RENAME', 'REOPEN', 'MARK', 'SETV', 'CLEAR', 'REMIND', 'SHOW'] as const
