// Which words of a sentence were read as what: stretches may lie in each other, and the narrower one says more.

import type { ReadSpan } from '../../../src/engine/understand.ts'

export interface Stretch {
  readonly at: number
  readonly text: string
  readonly kind: string | null
}

export function stretchesOf(text: string, spans: readonly ReadSpan[]): Stretch[] {
  const kinds: (string | null)[] = Array.from({ length: text.length }, () => null)
  const widestFirst = [...spans].sort((one, other) => other.end - other.start - (one.end - one.start))
  for (const { start, end, kind } of widestFirst) kinds.fill(kind, start, end)
  for (let at = 0; at < text.length; at++) if (isEdge(text, kinds, at)) kinds[at] = null
  const stretches: Stretch[] = []
  let from = 0
  for (let at = 1; at <= text.length; at++) {
    if (at < text.length && kinds[at] === kinds[from]) continue
    stretches.push({ at: from, text: text.slice(from, at), kind: kinds[from] ?? null })
    from = at
  }
  return stretches
}

/** A space belongs to what it lies in, not to what it lies beside. */
function isEdge(text: string, kinds: readonly (string | null)[], at: number): boolean {
  if (text[at]?.trim() !== '') return false
  const end = at + text.slice(at).search(/\S|$/)
  return at === 0 || end === text.length || kinds[at - 1] !== kinds[at] || kinds[end] !== kinds[at]
}

const names: Readonly<Record<string, string>> = {
  cue: 'what to do',
  title: 'title',
  pre: 'title',
  ref: 'which task',
  who: 'who',
  to: 'new value',
  old: 'old value',
  field: 'what to change',
  filter: 'which tasks',
  query: 'which tasks',
  date: 'date',
  priority: 'priority',
  task: 'task',
  list: 'list',
  quote: 'quoted',
  left: 'not understood',
}

export function nameOf(kind: string): string {
  return names[kind] ?? 'words'
}
