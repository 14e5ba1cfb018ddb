// "It's finally friday", "that's done it", "mark my words": a saying is small talk, whatever the focus.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { endsOf, isIn } from '../language/en/classes.ts'
import { IT_IS, LOOKING_FORWARD, ONCE_MORE, SAYINGS } from '../language/en/sayings.ts'

export function readSaying(chart: Chart): Act | null {
  let from = 0
  while (isIn('FILLER', chart.word(from)) || chart.isMark(from)) from++
  let to = chart.words.length
  while (
    to > from &&
    (chart.isMark(to - 1) || isIn('FILLER', chart.word(to - 1)) || isIn('INTERJECTION', chart.word(to - 1)))
  )
    to--
  const isWhole = endsOf(SAYINGS, chart.words, from, chart.words.length).some((end) => end >= to)
  return isWhole || isOfTheDay(chart, from, to) ? { does: 'talk', about: 'remark' } : null
}

function isOfTheDay(chart: Chart, from: number, to: number): boolean {
  const isDay = (at: number, end: number): boolean => chart.read('WHEN', at).some((one) => one.end === end)
  const isLed = endsOf(LOOKING_FORWARD, chart.words, from, to).some((at) => isDay(at, to))
  const isAgain =
    ONCE_MORE.has(chart.word(to - 1)) && endsOf(IT_IS, chart.words, from, to).some((at) => isDay(at, to - 1))
  return isLed || isAgain
}
