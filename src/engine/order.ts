// A task's place among those due at the same time: a short text, compared character by character. Moving a task gives
// it a text between those of its neighbours, so no other task changes.

import type { Task } from '../domain/task.ts'

type Placed = Pick<Task, 'id' | 'priority' | 'order'>

const ranks = { high: '1', medium: '2', low: '3' } as const

/** Without a place of its own, a task sorts by its priority, then by its age. */
export function placeOf({ id, priority, order }: Placed): string {
  return order ?? `${priority === null ? '4' : ranks[priority]}${id}`
}

/** The sort key of tasks due at the same time; age decides between equal places. */
export function orderKey(task: Placed): string {
  return task.order === undefined ? placeOf(task) : `${task.order} ${task.id}`
}

/** In sorting order. */
const LETTERS = '-0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * A place after `low` ('' is before all others) and before `high` (null is after all others), which must come after
 * `low`.
 */
export function orderBetween(low: string, high: string | null): string {
  let order = ''
  let isBounded = high !== null
  for (let at = 0; ; at++) {
    // 0 stands for the end of the text, which sorts before every letter.
    const from = LETTERS.indexOf(low[at] ?? ' ') + 1
    const to = isBounded ? LETTERS.indexOf(high?.[at] ?? ' ') + 1 : LETTERS.length + 1
    const middle = Math.ceil((from + to) / 2)
    // Nothing fits before a place that ends in the first letter, so we never create one.
    if (middle > 1 && middle < to) return order + LETTERS[middle - 1]
    const next = Math.max(from, 1)
    order += LETTERS[next - 1]
    isBounded &&= next === to
  }
}
