import { orderKey } from '../engine/order.ts'
import type { Entry, Read } from './task-entry.ts'

/** A task of a file with the id it had when it was written, or '' where it had none. */
export interface FileTask {
  readonly id: string
  readonly read: Read
}

/**
 * A task without a place stands by its id, and what is imported gets a new one. So where some of the tasks due at the same
 * time have places, all of them get one, in the order they stood in.
 */
export function keepOrder(tasks: readonly FileTask[]): Read[] {
  const places = new Map<Entry, string>()
  const entries = tasks.flatMap(({ id, read }) => ('why' in read ? [] : [{ ...read, id, entry: read }]))
  for (const together of Map.groupBy(entries, ({ due_date }) => due_date).values()) {
    if (together.every(({ order }) => order === undefined)) continue
    const inOrder = together.toSorted((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1))
    for (const [at, { entry }] of inOrder.entries()) places.set(entry, `4${String(at).padStart(9, '0')}`)
  }
  return tasks.map(({ read }) => {
    const order = 'why' in read ? undefined : places.get(read)
    return order === undefined ? read : { ...read, order }
  })
}
