// Remarks beside a request show what it is about and how sure a report is.

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

/** "1 and 3 fell through, delete them": "them" means the positions in the remark. */
export function placesIn(chart: Chart, piece: Piece): Mention[] {
  if (piece.is !== 'remark' && piece.is !== 'bare') return []
  const [set] = chart.read('SET', piece.from).filter(({ value }) => allBy(value, 'positions', 'other'))
  if (set === undefined) return []
  // "12 pallets is not enough" names a task, and "second quote from Jim's" isn't a position in a list.
  return isUnknown(chart, set.end) ? [] : [...set.value.mentions]
}

/** "too late for the overdue stuff, just delete it": "it" means the tasks the remark describes. */
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
    // "the dentist due thursday" names a single task.
    if (sureNamesAt(chart, { from: at, to: piece.to }).some(({ end }) => end > at + 1)) return null
  }
  return null
}

/** "the packing jobs": all tasks with that name. */
function isSeveral({ many, mentions }: TaskSet): boolean {
  return many && mentions.length === 1 && mentions.every(({ by }) => by === 'ids')
}

/** "the tasks due next week: take their dates off": a topic, not a request to list them. */
function isOnlySet(chart: Chart, { from, to }: Span): boolean {
  return chart.whole('SET', { from, to }) !== undefined
}

/** What "it" and "them" mean when several tasks were described before. */
export function saidOf(act: Act, described: TaskSet | null): Act {
  if (described === null || !isSaidOf(act)) return act
  return { ...act, set: leavingOut(described, setOf(act) ?? described) } as Act
}

/** Whether the request is about "it" or "them" alone. */
export function isSaidOf(act: Act): boolean {
  if (!touches(act) || act.set.where !== undefined) return false
  return allBy(act.set, 'focus', 'shown')
}

export function pointedAt(act: Act, places: readonly Mention[]): Act {
  if (places.length === 0 || !touches(act)) return act
  if (!allBy(act.set, 'focus', 'shown')) return act
  return { ...act, set: { ...act.set, mentions: places } } as Act
}

/** "Brian's fetching the turkey": still going on, or still to come. */
export function isUnderWay(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'remark' && piece.is !== 'bare') return false
  return chart.some(
    piece,
    (at) => GOING.has(chart.word(at)) && (chart.word(at) === 'will' || chart.word(at + 1).endsWith('ing')),
  )
}

const GOING = new Set(["'s", 'is', 'are', 'am', 'will'])

/** "…, so that's sorted": after such news we ask what was meant. */
export function lessSure(act: Act): Act {
  const isIt = act.does === 'finish' && act.reported && allBy(act.set, 'focus')
  return isIt ? { ...act, unsure: true } : act
}
