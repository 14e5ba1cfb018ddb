// The hours that a question asks about: "tomorrow morning", "at 2 today".

import type { Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { timesOf } from '../grammar/build.ts'
import { inPart, isWholeDay } from '../grammar/part-of-day.ts'
import { NUMBERS } from '../language/en/numbers.ts'

/** Narrows a filter on a whole day to the hours mentioned with it. */
export function withHours(chart: Chart, span: Span, where: Where): Where {
  if (!isWholeDay(where)) return where
  const part = inPart(chart, span, where)
  const time = part === where ? hourIn(chart, span) : null
  return time === null ? part : { ...where, times: timesOf(time) }
}

/** The hour mentioned here; "first thing" gives none. */
function hourIn(chart: Chart, { from, to }: Span): Parameters<typeof timesOf>[0] | null {
  if (!chart.some({ from, to }, (index) => /^\d/.test(chart.word(index)) || NUMBERS.has(chart.word(index)))) return null
  for (let index = from; index < to; index++) {
    const date = (chart.facts.dates.get(index) ?? []).find(
      ({ weak, end, when }) => !weak && end <= to && when.time !== null,
    )
    if (date !== undefined) return date.when.time
  }
  return null
}
