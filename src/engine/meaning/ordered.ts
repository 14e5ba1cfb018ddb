// What a question asks about an order: the first or last of several, or the one right after or before another.

import type { Picked } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf, isIn, type Phrases } from '../language/en/classes.ts'
import { NOT_NEXT, PICKED_BY } from '../language/en/wanted.ts'
import type { Held } from './held.ts'

/**
 * "the most important ones" and "soonest first" are about several, and "what have I got next week" is not about an
 * order.
 */
export function pickIn(chart: Chart, { from, to }: Span): Picked | undefined {
  const isOne = (phrases: Phrases, at: number): boolean =>
    endsOf(phrases, chart.words, at, to).some((end) => !SEVERAL.has(chart.word(end)) && !NOT_NEXT.has(chart.word(end)))
  return PICKED_BY.find(([, phrases]) => chart.some({ from, to }, (at) => isOne(phrases, at)))?.[0]
}

const SEVERAL = new Set('ones tasks things items jobs first'.split(' '))

type Beyond = 'after' | 'before'

/** "what's after the dentist?": the only task named comes right after the word. */
export function beyondNamed(chart: Chart, { named, wheres }: Held): Beyond | undefined {
  const [only, ...more] = named
  if (only === undefined || more.length > 0 || wheres.some(({ due_after, due_before }) => due_after ?? due_before))
    return undefined
  const at = isIn('DET', chart.word(only.from - 1)) ? only.from - 2 : only.from - 1
  return beyondOf(chart.word(at))
}

/** "and after that?": counts from the focus. */
export function beyondIt(text: string): Beyond | undefined {
  return beyondOf(/\b(after|before) (?:it|that|that one|this|this one|those|them)$/.exec(text)?.[1] ?? '')
}

function beyondOf(word: string): Beyond | undefined {
  return word === 'after' || word === 'before' ? word : undefined
}
