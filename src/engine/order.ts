// Where a task stands among those due at the same time: a short text, compared character by character. Whoever moves a task
// makes one between those of its neighbours, so that moving changes no other task.

import type { Task } from '../domain/task.ts'

type Placed = Pick<Task, 'id' | 'priority' | 'order'>

const ranks = { high: '1', medium: '2', low: '3' } as const

/** Without an order of its own, a task stands by its priority, then by its age. */
export function placeOf({ id, priority, order }: Placed): string {
  return order ?? `${priority === null ? '4' : ranks[priority]}${id}`
}

/** How tasks due at the same time are sorted; where two were put in the same place, by age. */
export function orderKey(task: Placed): string {
  return task.order === undefined ? placeOf(task) : `${task.order} ${task.id}`
}

/** In the order they are compared in. */
const LETTERS = '-0123456789abcdefghijklmnopqrstuvwxyz'

/** A place after `low` ('' is the first of all) and before `high` (null is none), which must be after `low`. */
export function orderBetween(low: string, high: string | null): string {
  let order = ''
  let isBounded = high !== null
  for (let at = 0; ; at++) {
    // 0 is the end of a text, which comes before every letter.
    const from = LETTERS.indexOf(low[at] ?? ' ') + 1
    const to = isBounded ? LETTERS.indexOf(high?.[at] ?? ' ') + 1 : LETTERS.length + 1
    const middle = Math.ceil((from + to) / 2)
    // Nothing fits before a place that ends with the first letter, so none does.
    if (middle > 1 && middle < to) return order + LETTERS[middle - 1]
    const next = Math.max(from, 1)
    order += LETTERS[next - 1]
    isBounded &&= next === to
  }
}
