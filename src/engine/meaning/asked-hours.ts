// The hours of a day that a question asks about: "tomorrow morning", "at 2 today". What has no hour of its own may be at any.

import type { Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { PARTS, TONIGHT } from '../dates/words.ts'
import { timesOf } from '../grammar/build.ts'
import { isIn } from '../language/en/classes.ts'
import { NUMBERS } from '../language/en/numbers.ts'

const MIDNIGHT = 'T00:00:00'

/** From which hour to which; the end of the day where none is given. */
const HOURS: Readonly<Record<string, readonly [string, string?]>> = {
  morning: ['00', '12'],
  afternoon: ['12', '18'],
  evening: ['17'],
  night: ['17'],
}

/** What was said of a whole day, narrowed to the hours that were said with it. */
export function withHours(chart: Chart, span: Span, where: Where): Where {
  const { due_after, due_before } = where
  if (due_after?.includes(MIDNIGHT) !== true || due_before?.includes(MIDNIGHT) !== true) return where
  if (Date.parse(due_before) - Date.parse(due_after) > LONGEST_DAY) return where
  const [from, to] = HOURS[partIn(chart, span) ?? ''] ?? []
  if (from !== undefined)
    return {
      ...where,
      due_after: at(due_after, from),
      ...(to === undefined ? {} : { due_before: at(due_after, to) }),
    }
  const time = hourIn(chart, span)
  return time === null ? where : { ...where, times: timesOf(time) }
}

/** With the hour that the clocks may be put back by. */
const LONGEST_DAY = 25 * 3_600_000

function at(midnight: string, hour: string): string {
  return midnight.replace(MIDNIGHT, `T${hour}:00:00`)
}

function partIn(chart: Chart, { from, to }: Span): string | undefined {
  for (let index = from; index < to; index++) {
    const word = chart.word(index)
    const part = TONIGHT.has(word) ? 'night' : isFirstThing(chart, index) ? 'morning' : PARTS.get(word)
    if (part !== undefined) return part
  }
  return undefined
}

/** "first thing tomorrow", and not "my first thing on friday". */
function isFirstThing(chart: Chart, at: number): boolean {
  return chart.word(at) === 'first' && chart.word(at + 1) === 'thing' && !isIn('DET', chart.word(at - 1))
}

/** The hour of a moment that was said here; "first thing" says none. */
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
