// "I have a gala on saturday, remind me an hour before": what is told first is what to be reminded of.

import type { Act, Item, Shift } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import type { Piece } from './sequence.ts'

/** A reminder of nothing takes what was told right before it for its title. */
export function withTold(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  const asked = reads.find(({ act, reserve }) => reserve === null && isUntitled(act))
  const told = asked === undefined ? null : toldBefore(chart, asked.span, pieces)
  if (asked === undefined || told === null) return reads
  const [given] = asked.act.does === 'add' ? asked.act.items : []
  const shift = earlyIn(chart, asked.span)
  const values = { ...(given?.when === undefined ? {} : { when: given.when }), ...(shift === null ? {} : { shift }) }
  const [item] = chart.reader.items(told, values, 'one')
  if (item === undefined) return reads
  const own: Item = given?.when === undefined ? item : { ...item, when: given.when }
  return reads.flatMap((read) =>
    read === asked
      ? [{ ...read, act: { does: 'add', items: [own] } as const }]
      : read.span.from >= told.from && read.span.to <= told.to
        ? []
        : [read],
  )
}

function isUntitled(act: Act): boolean {
  return act.does === 'add' && act.items.every((item) => item.title === '')
}

const LINKS: ReadonlySet<Piece['is']> = new Set(['filler', 'joint', 'request', 'repair'])

/** The clause or sentence before a request, where it only tells of something. */
function toldBefore(chart: Chart, { from }: Span, pieces: readonly Piece[]): Span | null {
  const before = pieces.filter((piece) => piece.to <= from)
  while (before.length > 0 && LINKS.has(before.at(-1)?.is ?? 'act')) before.pop()
  const last = before.at(-1)
  if (last === undefined) return null
  let start = before.length - 1
  while (start > 0 && chart.facts.hard[(before[start]?.from ?? 0) - 1] !== true) start--
  const told = before.slice(start)
  while (told.length > 0 && LINKS.has(told[0]?.is ?? 'act')) told.shift()
  const first = told[0]
  if (first === undefined || !told.every(tells) || asks(chart, first)) return null
  return { from: first.from, to: last.to }
}

/** Whether a piece asks for nothing itself. */
function tells(piece: Piece): boolean {
  if (piece.is === 'act') return piece.stated
  return piece.is !== 'condition' && piece.is !== 'doubt'
}

function asks(chart: Chart, { from }: Span): boolean {
  return QUESTIONS.has(chart.word(from))
}

const QUESTIONS = new Set(
  'what which when where who whose why how do does did can could would will is are if'.split(' '),
)

/** "… 30 minutes before": how much earlier, wherever the request says it. */
function earlyIn(chart: Chart, { from, to }: Span): Shift | null {
  for (let at = from; at < to; at++) {
    const early = chart.read('EARLY', at).find((one) => one.end <= to)
    if (early !== undefined) return early.value
  }
  return null
}
