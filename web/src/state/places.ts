// Where tasks stand that are due at the same time, and where they go when they are moved.

import type { Task } from '../../../src/domain/task.ts'
import { orderBetween, orderKey, placeOf } from '../../../src/engine/order.ts'

/** A task was put somewhere by hand. */
export interface Put {
  readonly order: string
  /** What was read at this time or later knows of it; null while it is not kept yet. */
  readonly known_at: string | null
}

/** The tasks as they were read, those that were put elsewhere since in their new place. */
export function inPlace(tasks: readonly Task[], now: ReadonlyMap<string, Put>): readonly Task[] {
  const placed = [...tasks]
  for (const [id, { order, known_at }] of now) {
    const from = placed.findIndex((task) => task.id === id)
    const task = placed[from]
    if (task === undefined || (known_at !== null && task.updated_at >= known_at)) continue
    const moved = { ...task, order }
    placed.splice(from, 1)
    const after = placed.findIndex((other) => isPeer(other, task) && orderKey(other) > orderKey(moved))
    const last = placed.findLastIndex((other) => isPeer(other, task))
    placed.splice(after !== -1 ? after : last !== -1 ? last + 1 : from, 0, moved)
  }
  return placed
}

/** Only tasks due at the same time can change places; the others stay in time order. */
export function isPeer(one: Pick<Task, 'due_date' | 'status'>, other: Pick<Task, 'due_date' | 'status'>): boolean {
  return one.due_date === other.due_date && one.status === 'pending' && other.status === 'pending'
}

/** Orders for so many tasks, one after the other, before the one that is at this place of the list. */
export function ordersAt(peers: readonly Task[], at: number, count: number): string[] {
  const before = peers[at - 1]
  let low = before === undefined ? '' : placeOf(before)
  // Two that were put in the same place have nothing between them.
  const next = peers.slice(at).find((peer) => placeOf(peer) > low)
  const high = next === undefined ? null : placeOf(next)
  return Array.from({ length: count }, () => {
    low = orderBetween(low, high)
    return low
  })
}
