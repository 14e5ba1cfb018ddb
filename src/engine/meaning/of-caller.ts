// "the garage rang, they can only do thursday": said of who rang. Where no task is about them, nobody knows what is to be moved.

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
