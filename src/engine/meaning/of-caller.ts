// "the garage rang, they can only do thursday": about the caller. If no task involves them, we can't tell what to move.

import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { THE_OR_OUR } from '../language/en/determiners.ts'
import { allBy } from '../task-ids.ts'
import { namesIn } from './names-in.ts'

export function ofCaller(chart: Chart, read: Read): Read {
  const { act, span, reserve } = read
  if (reserve !== null || act.does !== 'change' || !allBy(act.set, 'focus') || chart.word(span.from) !== 'they')
    return read
  const before = { from: 0, to: span.from }
  const isCall = chart.some(before, (at) => CALLED.has(chart.word(at)) && THE_OR_OUR.has(chart.word(at - 2)))
  return isCall && namesIn(chart, before).length === 0 ? { ...read, reserve: 'doubted' } : read
}

const CALLED = new Set(['rang', 'called', 'phoned', 'emailed', 'texted', 'messaged', 'replied'])
