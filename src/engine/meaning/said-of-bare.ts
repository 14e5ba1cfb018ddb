// "Also: buy a scorebook. No rush, low priority": a bare thing to do with its values in the next sentence. Together
// they make a task, like "buy a scorebook, low priority" in one sentence; nothing before them is meant.

import type { Act, Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { likeNew } from '../grammar/build.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import { touches } from './reserve.ts'
import { countsNothing, saidOfItems } from './said-of-items.ts'
import { isLikely } from './suspect.ts'

export function withSaidOfBare(chart: Chart, reads: readonly Read[], setting: Setting): readonly Read[] {
  const said: Read[] = []
  for (const read of reads) {
    const before = said.at(-1)
    const item = before === undefined ? null : bareItem(chart, before)
    const values = valuesOf(chart, read)
    const ofItems = before === undefined ? null : saidOfItems(chart, before, read, setting)
    if (ofItems !== null) said[said.length - 1] = ofItems
    else if (before !== undefined && item !== null && values !== null && !isHeading(chart, before, read))
      said[said.length - 1] = { ...before, act: { does: 'add', items: [{ ...item, ...likeNew(values) }] } }
    else said.push(before === undefined ? read : countsNothing(chart, before, read))
  }
  return said.map((read, at) =>
    isOneMore(chart, read, said.slice(0, at)) || endsList(chart, read, said[at - 1], said[at + 1]) ? asAdd(read) : read,
  )
}

/** "add lamps, bulbs and could you …": the last item of a list, with an "and" that belongs to the next request. */
function endsList(chart: Chart, { act, span, bare, reserve }: Read, list: Read | undefined, next: Read | undefined) {
  if (act.does !== 'offer' || bare !== true || reserve !== null || next === undefined) return false
  if (list?.act.does !== 'add' || list.reserve !== null || !goesOnBehind(chart, span, list.span)) return false
  return NEXT.has(chart.word(span.to)) && act.items.every(({ title }) => isLikely(title))
}

/** Only a comma separates this from the list. */
export function goesOnBehind(chart: Chart, { from }: Span, list: Span): boolean {
  return list.to === from - 1 && chart.word(from - 1) === ','
}

/** The only thing to do in a sentence that makes no request. */
function bareItem(chart: Chart, { act, span, bare, reserve }: Read): Item | null {
  if (act.does !== 'offer' || bare !== true || reserve !== null || !isIn('DOING', chart.word(span.from))) return null
  const [item, ...others] = act.items
  return others.length > 0 ? null : (item ?? null)
}

/** "sweep the yard ⏎ For friday: …": on a line of its own it applies to what follows. */
function isHeading(chart: Chart, { span: { to } }: Read, { span: { from } }: Read): boolean {
  return chart.words.slice(to, from).some(({ kind }) => kind === 'line')
}

/** Just a date or a priority for what was just mentioned; "update the reminder to 3" is a request of its own. */
function valuesOf(chart: Chart, { act, span, reserve }: Read): Values | null {
  if (act.does !== 'change' || reserve !== null || act.set.many || !allBy(act.set, 'focus')) return null
  let from = span.from
  while (from < span.to && POINTING.has(chart.word(from))) from++
  if (chart.whole('VALUES', { from, to: span.to }) === undefined) return null
  const { when: _when, priority: _priority, ...rest } = act.values
  return Object.keys(rest).length === 0 ? act.values : null
}

const POINTING = new Set(['that', 'this', 'it', 'one', 'is', "'s"])

const NEXT = new Set(['and', 'then'])

/** "push the parcel to friday. Also buy tape": after a request, "also" asks for more. */
function isOneMore(chart: Chart, read: Read, before: readonly Read[]): boolean {
  if (bareItem(chart, read) === null) return false
  const { from } = read.span
  const lead = chart.isMark(from - 1) ? from - 2 : from - 1
  return ALSO.has(chart.word(lead)) && before.some(({ act, reserve }) => reserve === null && isAsked(act))
}

const ALSO = new Set(['also', 'plus'])

function isAsked(act: Act): boolean {
  return touches(act) || act.does === 'add'
}

function asAdd(read: Read): Read {
  return read.act.does === 'offer' ? { ...read, act: { does: 'add', items: read.act.items } } : read
}
