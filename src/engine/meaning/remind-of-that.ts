// "remind me of that tomorrow" with nothing in focus: we don't know what to remind of, and no existing task is meant.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'

export function remindOfThat(chart: Chart, { act, span, reserve }: Read, { last, spokenOf = [] }: Setting): Act {
  const isOpen = (last === null || last.does === 'talk') && spokenOf.length === 0 && reserve === null
  if (!isOpen || act.does !== 'change' || !allBy(act.set, 'focus') || !isAskedToRemind(chart, span.from)) return act
  const { when, ...others } = act.values
  if (when == null || Object.keys(others).length > 0) return act
  return { does: 'add', items: [{ title: '', when }], reminds: true }
}

function isAskedToRemind(chart: Chart, at: number): boolean {
  return isIn('REMIND', chart.word(at)) && (chart.word(at + 1) === 'me' || chart.word(at + 1) === 'us')
}
