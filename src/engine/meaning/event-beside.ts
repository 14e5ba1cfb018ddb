// "I have a dentist appointment on thursday and I must post the parcel": what somebody has to go to, told beside what is added,
// is offered.

import type { Act, Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { namesIn } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'
import { isSuspect } from './suspect.ts'
import { isOver } from './when.ts'

export function withEventBeside(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  if (!reads.some(({ act, reserve }) => act.does === 'add' && reserve === null) || chart.raw.includes('?')) return reads
  const events = pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    const item = TELLING.has(piece.is) && next?.is === 'joint' ? eventIn(chart, piece) : null
    return item === null ? [] : [{ item, piece }]
  })
  const [first] = events
  if (first === undefined) return reads
  const others = reads.filter(({ span }) => !events.some(({ piece }) => span.from >= piece.from && span.to <= piece.to))
  const act: Act = { does: 'offer', items: events.map(({ item }) => item) }
  const { from, to } = first.piece
  return [...others, { act, span: { from, to }, rule: 'event', cost: 0, stated: true, reserve: null, bare: true }]
}

const TELLING: ReadonlySet<Piece['is']> = new Set<Piece['is']>(['remark', 'question', 'bare'])

/** "I've got | a viewing at 4", "there's | a meeting on tuesday": one thing, and when it is. */
function eventIn(chart: Chart, { from, to }: Span): Item | null {
  const start = behindHaving(chart, from)
  if (start === null || start >= to || namesIn(chart, { from, to }).length > 0) return null
  const [item, ...others] = chart.reader.items({ from: start, to }, {}, 'one')
  if (item?.when === undefined || others.length > 0 || isOver(item.when, chart.facts.clock)) return null
  const title = item.title.replace(/^an? /i, '')
  const isThing = title.split(' ').length <= LONGEST && !NO_EVENT.test(title)
  return isThing && !isSuspect({ does: 'add', items: [{ ...item, title }] }) ? { ...item, title } : null
}

const LONGEST = 6
const NO_EVENT = /^(?:no|not|nothing|never|to|been|had|got|time|all|some|lots|loads|plenty|it|that|him|her|them)\b/i

function behindHaving(chart: Chart, from: number): number | null {
  if (BEING.has(chart.word(from)) && chart.word(from - 1) === 'there') return from + 1
  if (!US.has(chart.word(from)) || chart.word(from + 1) !== 'have') return null
  return chart.word(from + 2) === 'got' ? from + 3 : from + 2
}

const US = new Set(['i', 'we'])
const BEING = new Set(['is', "'s", 'are'])
