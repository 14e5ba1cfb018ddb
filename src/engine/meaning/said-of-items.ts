// "fix the gate, ring Ann. The first today, the last one monday", "kegs and cups, all by friday": after a list in the
// same message, "the second one" and "both" refer to it and not to a list shown before.

import type { Act, Item, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { likeNew } from '../grammar/build.ts'
import type { Read, Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import { SAID_OF_ALL } from './items/shared.ts'
import { mendedWhen } from './mended-when.ts'

/** The items with values for some or all of them; null if the request is about something else. */
export function saidOfItems(chart: Chart, before: Read, read: Read, { last }: Setting): Read | null {
  const { act, reserve } = read
  const own = before.act
  if ((own.does !== 'add' && own.does !== 'offer') || own.items.length < 2 || before.reserve !== null) return null
  if (act.does !== 'change' || reserve !== null || !isLike(act.values)) return null
  const places = placesOf(act.set, own)
  if (places === null) return null
  // "add milk, eggs. make the first two high": if no list was shown, these are the two items.
  const isBoth = last?.does !== 'ask' && places.length === own.items.length
  if (isCommanded(chart, read) && !isBoth) return null
  const items = own.items.map((item, at) => (places.includes(at) ? given(item, act.values, places) : item))
  const isToDo = items.every(({ title }) => isIn('DOING', title.toLowerCase().split(' ')[0] ?? ''))
  return { ...before, act: { does: own.does === 'add' || isToDo ? 'add' : 'offer', items } }
}

/** "pay the rent, the last friday": within one sentence this is no position in a list. */
export function countsNothing(chart: Chart, before: Read, read: Read): Read {
  const isNew = before.act.does === 'add' || before.act.does === 'offer'
  const isCounted = read.act.does === 'change' && isLike(read.act.values) && allBy(read.act.set, 'positions')
  if (!isNew || !isCounted || read.reserve !== null || isCommanded(chart, read)) return read
  const isApart = chart.some({ from: before.span.to, to: read.span.from }, (at) => chart.facts.hard[at] === true)
  return isApart ? read : { ...read, reserve: 'left over' }
}

/** "add bread and move the second to friday": only an existing task can be moved. */
function isCommanded(chart: Chart, { span: { from } }: Read): boolean {
  const verb = chart.word(from) === 'let' ? from + 2 : from
  return COMMANDS.some((name) => isIn(name, chart.word(verb)))
}

function isLike({ when: _when, priority: _priority, ...rest }: Values): boolean {
  return Object.keys(rest).length === 0
}

/** The positions of the items meant; "them" after an add is left to the conversation. */
function placesOf({ mentions, where, except, count, text }: TaskSet, own: Act & { items: Item[] }): number[] | null {
  const { length } = own.items
  if (where !== undefined || except !== undefined) return null
  const counted = mentions.flatMap((mention) => (mention.by === 'positions' ? mention.positions : []))
  if (counted.length > 0) {
    const places = counted.map((position) => (position < 0 ? length + position : position - 1))
    return places.every((place) => place >= 0 && place < length) ? places : null
  }
  const isAll = allBy({ mentions, text, many: true }, 'all') && SAID_OF_ALL.has(text.toLowerCase())
  const isShown = own.does === 'offer' && allBy({ mentions, text, many: true }, 'shown')
  if (mentions.length === 0 || (!isAll && !isShown) || (count !== undefined && count !== length)) return null
  return own.items.map((_, at) => at)
}

/** A value for one item overrides the value for all. */
function given(item: Item, values: Values, { length }: readonly number[]): Item {
  const said = likeNew(values)
  if (length > 1) return { ...said, ...item }
  return { ...item, ...said, ...(said.when === undefined ? {} : { when: mendedWhen(item.when, said.when) }) }
}

const COMMANDS = ['MOVE', 'SETV', 'MARK', 'CLEAR'] as const
