// The stretches of the message that were made sense of, for showing them.

import type { Asked } from './combine.ts'
import { type Message, tokensOf } from './read/message.ts'
import type { ReadSpan } from './understanding.ts'
import { KIND } from './units.ts'

const MOST = 40
const KINDS: Readonly<Record<number, string>> = {
  [KIND.task]: 'task',
  [KIND.tasks]: 'task',
  [KIND.list]: 'list',
  [KIND.quote]: 'quote',
}

export function spansOf(message: Message, asked: readonly Asked[]): ReadSpan[] {
  const spans: ReadSpan[] = []
  for (const { reading } of asked) {
    // What the rule itself says lies around its slots.
    const whole = tokensOf(message, reading.from, reading.match.end)
    push(message, spans, whole.from, whole.to, 'cue')
    for (const [slot, stretch] of Object.entries(reading.match.slots)) {
      const range = tokensOf(message, stretch.from, stretch.to)
      push(message, spans, range.from, range.to, slot)
    }
  }
  for (const span of message.dates)
    if (span.strength === 'sure') push(message, spans, span.first, span.last + 1, 'date')
  for (const span of message.priorities) push(message, spans, span.first, span.last + 1, 'priority')
  for (const unit of message.units) {
    const kind = KINDS[unit.kind]
    if (kind !== undefined) push(message, spans, unit.first, unit.last + 1, kind)
  }
  return spans
}

function push(message: Message, spans: ReadSpan[], from: number, to: number, kind: string): void {
  const first = message.tokens[from]
  const last = message.tokens[to - 1]
  if (first !== undefined && last !== undefined && to > from && spans.length < MOST)
    spans.push({ start: first.start, end: last.end, kind })
}
