// "Ann's birthday is on the 3rd, remind me a week before to get a card": if the task has no date of its own, the days
// before count from the date in the message, or from that of the task in focus.

import type { Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { noMoment } from '../grammar/build.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'

export function earlyOfTold(chart: Chart, read: Read, setting: Setting): Read {
  const { act, span } = read
  if (act.does !== 'add' || !act.items.some(isBeforeNothing)) return read
  const isReminded = chart.some({ from: span.from + 1, to: span.to }, (at) => isIn('REMIND', chart.word(at)))
  return {
    ...read,
    act: {
      ...act,
      items: act.items.map((item, at) => {
        // "the mock on friday and revise the day before": counts from the item before.
        const before = isReminded ? undefined : act.items.slice(0, at).findLast(({ when }) => when?.day != null)
        return before === undefined ? counted(item, chart, toldDay(chart, span), setting) : beside(item)
      }),
    },
  }
}

function isBeforeNothing({ remind_before, when }: Item): boolean {
  return remind_before !== undefined && when === undefined
}

/** Counts from the item right before it. */
function beside(item: Item): Item {
  if (!isBeforeNothing(item)) return item
  const { remind_before = 0, ...rest } = item
  const days = remind_before / DAY
  const like = Number.isInteger(days)
    ? { takes: 'day' as const, shift: { minutes: 0, days: -days, months: 0 } }
    : { takes: 'moment' as const, shift: { minutes: -remind_before, days: 0, months: 0 } }
  return { ...rest, when: { ...noMoment, like } }
}

function counted(item: Item, chart: Chart, told: string | null, { last, spokenOf = [] }: Setting): Item {
  const { remind_before = 0, ...rest } = item
  const days = remind_before / DAY
  if (!isBeforeNothing(item) || !Number.isInteger(days)) return item
  if (told !== null) {
    const day = new Date(Date.parse(told) - days * MILLISECONDS).toISOString().slice(0, 10)
    return day < chart.facts.clock.now.slice(0, 10) ? item : { ...rest, when: { ...noMoment, due: day, day } }
  }
  if (last === null || spokenOf.length === 0) return item
  return { ...rest, when: { ...noMoment, like: { takes: 'day', shift: { minutes: 0, days: -days, months: 0 } } } }
}

/** The last date mentioned before. */
function toldDay(chart: Chart, { from }: Span): string | null {
  const said = [...chart.facts.dates].flatMap(([start, dates]) =>
    dates.flatMap(({ end, weak, ranged, when }) => (weak || ranged || end > from ? [] : [{ start, end, when }])),
  )
  const [last] = said.sort((one, other) => other.end - one.end || one.start - other.start)
  return last?.when.day ?? null
}

const DAY = 1440
const MILLISECONDS = 86_400_000
