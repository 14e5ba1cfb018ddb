// A title in quotation marks.

import type { Item, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isOfTasks, speaksOfLists } from './asked.ts'
import { titleText } from './items/title-text.ts'
import { withRead } from './ruled.ts'
import { atUsualHour } from './usual-hour.ts'

/** "I'd like \"write to Dot\" on there for sunday": a quote is the title, wherever it is; null if there is none. */
export function quotedIn(chart: Chart, own: readonly Item[]): Item[] | null {
  const places = chart.words.flatMap(({ kind }, at) => (kind === 'quote' ? [at] : []))
  if (places.length === 0 || !speaksOfLists(chart) || isOfTasks(chart)) return null
  // "how do you say '…' in Welsh"
  if (chart.words.some(({ text }) => text === 'how')) return null
  const titles = places.map((at) => titleText(chart, { from: at, to: at + 1 }, []))
  if (titles.some((title) => title.split(' ').length < 2)) return null
  const dates = datesIn(chart)
  if (dates.length > 1) return null
  const [when] = dates
  const items = titles.map((title) =>
    atUsualHour({ title, ...(when === undefined ? {} : { when }) }, chart.facts.clock),
  )
  return items.length === 1 ? withRead(items, own) : items
}

/** The dates of a message, each in its longest form. */
function datesIn(chart: Chart): When[] {
  const dates: When[] = []
  for (let at = 0; at < chart.words.length; ) {
    const [longest] = (chart.facts.dates.get(at) ?? [])
      .filter(({ weak }) => !weak)
      .sort((one, other) => other.end - one.end)
    if (longest !== undefined) dates.push(longest.when)
    at = longest?.end ?? at + 1
  }
  return dates
}
