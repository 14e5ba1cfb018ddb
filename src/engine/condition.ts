// What must or must not stand inside a slot, in the rules' notation: GROUPS, words, TASK, LIST; `^` only at its beginning, `$` only at its end.

import { bitOf, type Held, hasAll, type Needs } from './bits.ts'
import { group, isGroup, type Phrases, phraseAt, phrasesOf } from './lexicon.ts'
import { KIND, type Unit } from './units.ts'

export interface Condition {
  readonly first: Phrases
  readonly firstKinds: number
  readonly inside: Phrases
  readonly insideKinds: number
  readonly last: ReadonlySet<string>
  /** What a clause must hold for the inside to matter. */
  readonly needs: Needs
  /** What it must hold for the condition to be met at all. */
  readonly any: Needs
}

const KINDS: Readonly<Record<string, number>> = {
  TASK: KIND.task | KIND.tasks,
  TASKS: KIND.tasks,
  LIST: KIND.list,
  OURS: KIND.task | KIND.tasks | KIND.list,
  NUMBER: KIND.number,
}

export function conditionOf(text: string): Condition {
  const first = new Set<string>()
  const inside = new Set<string>()
  let firstKinds = 0
  const last = new Set<string>()
  let insideKinds = 0
  for (const part of text.split('|')) {
    const atFirst = part.startsWith('^')
    const atLast = part.endsWith('$')
    const name = part.slice(atFirst ? 1 : 0, atLast ? -1 : undefined)
    const kind = KINDS[name]
    if (kind !== undefined) {
      if (atFirst) firstKinds |= kind
      else insideKinds |= kind
      continue
    }
    if (!isGroup(name) && /[A-Z]/.test(name)) throw new Error(`no such group: ${name}`)
    for (const word of isGroup(name) ? group(name) : [name.replaceAll('_', ' ')])
      (atFirst ? first : atLast ? last : inside).add(word)
  }
  const phrases = phrasesOf(inside)
  return {
    first: phrasesOf(first),
    firstKinds,
    inside: phrases,
    insideKinds,
    last,
    needs: [bitOf(`inside ${text}`, phrases, insideKinds)],
    any: [bitOf(`any ${text}`, phrasesOf([...first, ...inside, ...last]), firstKinds | insideKinds)],
  }
}

export function holds(
  condition: Condition,
  units: readonly Unit[],
  stretch: { from: number; to: number } | undefined,
  held: Held,
): boolean {
  if (stretch === undefined || stretch.from >= stretch.to) return false
  const head = units[stretch.from]
  if (head === undefined) return false
  if ((head.kind & condition.firstKinds) !== 0 || phraseAt(condition.first, units, stretch.from, stretch.to) > 0)
    return true
  if (condition.last.size > 0 && condition.last.has(units[stretch.to - 1]?.text ?? '')) return true
  if ((condition.inside.size === 0 && condition.insideKinds === 0) || !hasAll(held, condition.needs)) return false
  for (let at = stretch.from; at < stretch.to; at++) {
    if (((units[at]?.kind ?? 0) & condition.insideKinds) !== 0) return true
    if (phraseAt(condition.inside, units, at, stretch.to) > 0) return true
  }
  return false
}
