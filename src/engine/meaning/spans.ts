// How each part of a message was read, so that it can be shown.

import type { Act, Item } from '../../domain/act.ts'
import { longestOf } from '../chart/found.ts'
import type { Interpretation, Read } from '../interpret.ts'
import { setOf } from '../task-ids.ts'

export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly kind: string
}

export function spansOf({ chart, reads, pieces }: Interpretation): ReadSpan[] {
  const spans: ReadSpan[] = []
  for (const read of reads) {
    const start = chart.words[read.span.from]?.start ?? 0
    const end = chart.words[read.span.to - 1]?.end ?? 0
    spans.push({ start, end, kind: 'cue' })
    for (const { text, kind } of named(read)) {
      const at = text === '' ? -1 : chart.raw.toLowerCase().indexOf(text.toLowerCase(), start)
      if (at >= 0 && at + text.length <= end) spans.push({ start: at, end: at + text.length, kind })
    }
    spans.push(...inside(chart, read, 'WHEN', 'date'), ...inside(chart, read, 'PRIO', 'priority'))
  }
  for (const piece of pieces)
    if (piece.is === 'skipped')
      spans.push({ start: chart.words[piece.from]?.start ?? 0, end: chart.words[piece.to - 1]?.end ?? 0, kind: 'left' })
  return spans
}

function named({ act }: Read): { text: string; kind: string }[] {
  const items: readonly Item[] = act.does === 'add' || act.does === 'offer' ? act.items : []
  const set = setOf(act)
  const title = titleOf(act)
  return [
    ...items.map((item) => ({ text: item.title, kind: 'title' })),
    ...(set === undefined ? [] : [{ text: set.text, kind: 'ref' }]),
    ...(title === undefined ? [] : [{ text: title, kind: 'to' }]),
  ]
}

function titleOf(act: Act): string | undefined {
  return act.does === 'change' ? act.values.title : undefined
}

/** The longest dates or priorities within a read that became its values. */
function inside(chart: Interpretation['chart'], read: Read, category: 'WHEN' | 'PRIO', kind: string): ReadSpan[] {
  if (!has(read.act, kind)) return []
  const spans: ReadSpan[] = []
  for (let at = read.span.from; at < read.span.to; ) {
    const longest = longestOf(chart.read(category, at), read.span.to)
    if (longest === undefined || longest.cost > 0) at++
    else {
      spans.push({ start: chart.words[at]?.start ?? 0, end: chart.words[longest.end - 1]?.end ?? 0, kind })
      at = longest.end
    }
  }
  return spans
}

function has(act: Act, kind: string): boolean {
  if (act.does === 'add' || act.does === 'offer')
    return act.items.some((item) => (kind === 'date' ? item.when !== undefined : item.priority !== undefined))
  if (act.does === 'change') return kind === 'date' ? act.values.when != null : act.values.priority != null
  return act.does === 'ask' || setOf(act)?.where !== undefined
}
