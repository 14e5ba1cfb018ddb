// Values for all tasks at once, after the last one.

import type { Item, Values } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { mergeValues } from '../../grammar/build.ts'
import { endsOf, phrasesIn } from '../../language/en/classes.ts'
import type { SureDate } from '../sure-dates.ts'
import { itemOf } from './item.ts'

/** ", both for tomorrow", ", the last one for friday": applies to all, or to the last. */
export function sharedOf(
  chart: Chart,
  sure: readonly SureDate[],
  parts: readonly Span[],
): { item: Partial<Item>; every: boolean } | null {
  const part = parts.at(-1)
  if (part === undefined || parts.length < 2) return null
  const every = SAID_OF_ALL.has(chart.word(part.from))
  const last = /^(the last|last|the last one)\b/.test(chart.text(part).toLowerCase())
  if (!every && !last) return null
  const item = itemOf(chart, sure, part)
  const date = sure.find((one) => one.from >= part.from && one.to <= part.to)
  const said = chart.whole('VALUES', { from: part.from + 1, to: part.to })?.value
  const when = date?.when ?? said?.when ?? undefined
  const priority = item?.priority
  if (when === undefined && priority === undefined) return null
  return { item: { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) }, every }
}

export const SAID_OF_ALL = new Set(['both', 'all', 'each', 'everything'])

const everyOne = phrasesIn('EVERY_ONE')

/** ", both for tomorrow and both urgent", "A and B both of them for friday": where it begins, and its values. */
export function saidOfAll(chart: Chart, { from, to }: Span): { readonly from: number; readonly values: Values } | null {
  for (let at = from + 2; at < to; at++) {
    const isJoined = JOINING.has(chart.word(at - 1))
    const [end = at] = endsOf(everyOne, chart.words, at, to)
    // Without a comma "all" may belong to the task: "book them all". "All three of them" can only mean the tasks.
    if (isJoined ? !SAID_OF_ALL.has(chart.word(at)) && end === at : end < at + 2 || !isList(chart, { from, to: at }))
      continue
    const values = valuesFrom(chart, at, to)
    if (values !== null) return { from: isJoined ? (chart.word(at - 2) === ',' ? at - 2 : at - 1) : at, values }
  }
  return null
}

/** "gran and the rent both tomorrow, | and the car today": the items it applies to, and those after it. */
export function groupsIn(chart: Chart, { from, to }: Span): readonly [Span, Span] | null {
  for (let at = from + 3; at < to - 1; at++) {
    if (chart.word(at) !== 'both' || !isList(chart, { from, to: at })) continue
    for (const { end } of chart.read('VALUES', at + 1)) {
      let next = end
      while (next < to && JOINING.has(chart.word(next))) next++
      if (next === end || next >= to) continue
      return [
        { from, to: end },
        { from: next, to },
      ]
    }
  }
  return null
}

function isList(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to }, (at) => JOINING.has(chart.word(at)))
}

/** "both A and both B", to the end. */
function valuesFrom(chart: Chart, from: number, to: number): Values | null {
  const starts = [...endsOf(everyOne, chart.words, from, to), SAID_OF_ALL.has(chart.word(from)) ? from + 1 : from]
  for (const { end, value } of starts.flatMap((start) => chart.read('VALUES', start))) {
    if (end > to || (value.when == null && value.priority == null)) continue
    if (end === to) return value
    let next = end
    while (next < to && JOINING.has(chart.word(next))) next++
    const more = next > end ? valuesFrom(chart, next, to) : null
    const both = more === null ? null : mergeValues(value, more)
    if (both !== null) return both
  }
  return null
}

const JOINING = new Set([',', 'and', '&'])

/** "wheels, stops and laces all for saturday": "all" includes the others. */
export function withoutAll(items: readonly Item[]): readonly Item[] {
  return items.length < 2
    ? items
    : items.map((item) => ({ ...item, title: item.title.replace(/(?<=\S)(?: -| \u2013|,)? (?:all|both|each)$/i, '') }))
}
