// What is told beside a request tells what the request is about, and how sure a report is.

import type { Act, Mention } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { touches } from './reserve.ts'
import type { Piece } from './sequence.ts'

/** "1 and 3 fell through, delete them": places that were told of are what is meant by it. */
export function placesIn(chart: Chart, piece: Piece): Mention[] {
  if (piece.is !== 'remark' && piece.is !== 'bare') return []
  const [set] = chart
    .read('SET', piece.from)
    .filter(({ value }) => value.mentions.every(({ by }) => by === 'positions' || by === 'other'))
  // "12 pallets is not enough" names a task.
  const isNamed = chart.read('NAME', piece.from).some(({ end, value }) => end > (set?.end ?? 0) && !value.unsure)
  return set === undefined || isNamed ? [] : [...set.value.mentions]
}

export function pointedAt(act: Act, places: readonly Mention[]): Act {
  if (places.length === 0 || !touches(act) || !('set' in act) || act.set === undefined) return act
  if (!act.set.mentions.every(({ by }) => by === 'focus' || by === 'shown')) return act
  return { ...act, set: { ...act.set, mentions: places } } as Act
}

/** "Brian's fetching the turkey": what goes on, or is still to come. */
export function isUnderWay(chart: Chart, piece: Piece): boolean {
  if (piece.is !== 'remark' && piece.is !== 'bare') return false
  for (let at = piece.from; at < piece.to; at++)
    if (GOING.has(chart.word(at)) && (chart.word(at) === 'will' || chart.word(at + 1).endsWith('ing'))) return true
  return false
}

const GOING = new Set(["'s", 'is', 'are', 'am', 'will'])

/** "…, so that's sorted": behind such news it is asked what was meant. */
export function lessSure(act: Act): Act {
  const isIt = act.does === 'finish' && act.reported && act.set.mentions.every(({ by }) => by === 'focus')
  return isIt ? { ...act, unsure: true } : act
}
