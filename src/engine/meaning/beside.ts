// What is told beside a request tells what the request is about, and how sure a report is.

import type { Act, Mention, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { allBy, setOf } from '../task-ids.ts'
import { isDescribed } from './described.ts'
import { leavingOut } from './left-out-later.ts'
import { sureNamesAt } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'
import { touches } from './reserve.ts'
import { isUnknown } from './sense-parts.ts'

/** "1 and 3 fell through, delete them": places that were told of are what is meant by it. */
export function placesIn(chart: Chart, piece: Piece): Mention[] {
  if (piece.is !== 'remark' && piece.is !== 'bare') return []
  const [set] = chart.read('SET', piece.from).filter(({ value }) => allBy(value, 'positions', 'other'))
  if (set === undefined) return []
  // "12 pallets is not enough" names a task, and "second quote from Jim's" is nothing in a list.
  return isUnknown(chart, set.end) ? [] : [...set.value.mentions]
}

/** "too late for the overdue stuff, just delete it": tasks that were told of by what they are like. */
export function describedIn(chart: Chart, piece: Piece): TaskSet | null {
  if ((piece.is === 'act' || piece.is === 'question') && piece.act.does === 'ask')
    return isOnlySet(chart, piece) && isDescribed(piece.act.set) ? piece.act.set : null
  if (piece.is !== 'remark' && piece.is !== 'bare') return null
  for (let at = piece.from; at < piece.to; at++) {
    const [set] = chart
      .read('SET', at)
      .filter(
        ({ end, value }) => end <= piece.to && (isDescribed(value) ? value.where !== undefined : isSeveral(value)),
      )
      .toSorted((one, other) => other.end - one.end || one.cost - other.cost)
    if (set !== undefined) return set.value
    // "the dentist due thursday" is one, and named.
    if (sureNamesAt(chart, { from: at, to: piece.to }).some(({ end }) => end > at + 1)) return null
  }
  return null
}

/** "the packing jobs": all that have the name. */
function isSeveral({ many, mentions }: TaskSet): boolean {
  return many && mentions.length === 1 && mentions.every(({ by }) => by === 'ids')
}

/** "the tasks due next week: take their dates off": named, and not asked to be shown. */
function isOnlySet(chart: Chart, { from, to }: Span): boolean {
  return chart.whole('SET', { from, to }) !== undefined
}

/** What "it" and "them" are said of, where several were described before. */
export function saidOf(act: Act, described: TaskSet | null): Act {
  if (described === null || !isSaidOf(act)) return act
  return { ...act, set: leavingOut(described, setOf(act) ?? described) } as Act
}

/** Whether it is asked for "it" or "them" alone. */
export function isSaidOf(act: Act): boolean {
  if (!touches(act) || act.set.where !== undefined) return false
  return allBy(act.set, 'focus', 'shown')
}

export function pointedAt(act: Act, places: readonly Mention[]): Act {
  if (places.length === 0 || !touches(act)) return act
  if (!allBy(act.set, 'focus', 'shown')) return act
  return { ...act, set: { ...act.set, mentions: places } } as Act
}

/** "Brian's fetching the turkey": what goes on, or is still to come. */
export function isUnderWay(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'remark' && piece.is !== 'bare') return false
  return chart.some(
    piece,
    (at) => GOING.has(chart.word(at)) && (chart.word(at) === 'will' || chart.word(at + 1).endsWith('ing')),
  )
}

const GOING = new Set(["'s", 'is', 'are', 'am', 'will'])

/** "…, so that's sorted": behind such news it is asked what was meant. */
export function lessSure(act: Act): Act {
  const isIt = act.does === 'finish' && act.reported && allBy(act.set, 'focus')
  return isIt ? { ...act, unsure: true } : act
}
