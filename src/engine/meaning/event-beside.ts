// "I have a dentist appointment on thursday and I must post the parcel": we offer to add an event mentioned beside the
// thing to add.

import type { Act, Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { namesIn } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'
import { isOver } from './when.ts'

export function withEventBeside(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  if (!reads.some(({ act, reserve }) => act.does === 'add' && reserve === null) || chart.raw.includes('?')) return reads
  const told = pieces.find((piece, at) => pieces[at + 1]?.is === 'joint' && eventIn(chart, piece) !== null)
  const item = told === undefined ? null : eventIn(chart, told)
  if (told === undefined || item === null) return reads
  const { from, to } = told
  const others = reads.filter(({ span }) => span.from < from || span.to > to)
  const act: Act = { does: 'offer', items: [item] }
  return [...others, { act, span: { from, to }, rule: 'event', cost: 0, stated: true, reserve: null, bare: true }]
}

/** "I've got | a viewing at 4", "there's | a meeting on tuesday": one event with its date. */
function eventIn(chart: Chart, { is, from, to }: Piece): Item | null {
  const isThere = chart.word(from - 1) === 'there'
  const isOurs = (chart.word(from) === 'i' || chart.word(from) === 'we') && chart.word(from + 1) === 'have'
  if (is === 'act' || !(isThere || isOurs) || namesIn(chart, { from, to }).length > 0) return null
  const start = isThere ? from + 1 : chart.word(from + 2) === 'got' ? from + 3 : from + 2
  const [item] = chart.reader.items({ from: start, to }, {}, 'one')
  if (item?.when === undefined || isOver(item.when, chart.facts.clock)) return null
  const title = item.title.replace(/^an? /i, '')
  return NO_EVENT.test(title) ? null : { ...item, title }
}

const NO_EVENT = /^(?:no|not|to|been|had|time|it)\b/i
