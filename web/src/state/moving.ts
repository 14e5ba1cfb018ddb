// Moving tasks by hand: shown at once, kept by the tool.

import { useMemo } from 'react'
import type { Task } from '../../../src/domain/task.ts'
import { announce } from './notices.ts'
import { inPlace, isPeer, ordersAt, type Put } from './places.ts'
import { createStore, useStore } from './store.ts'
import { asOne, type Changes, type Doing, knownTask, updating } from './tasks.ts'

/** Older ones have been read again long since. */
const MOST_PUTS = 20

const puts = createStore<ReadonlyMap<string, Put>>(new Map())

export function useInPlace(tasks: readonly Task[]): readonly Task[] {
  const now = useStore(puts)
  return useMemo(() => inPlace(tasks, now), [tasks, now])
}

/** One place up or down; says whether there was one, and where not, tells why. */
export function moveBy(task: Task, step: 1 | -1, tasks: readonly Task[]): boolean {
  const peers = tasks.filter((other) => isPeer(other, task))
  const from = peers.findIndex(({ id }) => id === task.id)
  const beside = peers[from + step]
  if (beside === undefined) {
    announce(whyNot(task, step))
    return false
  }
  const rest = peers.toSpliced(from, 1)
  const [order = ''] = ordersAt(rest, from + step, 1)
  const text = `Moved '${task.title}' ${step === 1 ? 'below' : 'above'} '${beside.title}'.`
  void asOne([putting(task, { order })], { text, titles: [task.title, beside.title] })
  return true
}

function whyNot({ title, due_date }: Task, step: 1 | -1): string {
  if (due_date !== null && due_date.length > 10) return 'Tasks with a time stay in time order.'
  return `'${title}' is already ${step === 1 ? 'last' : 'first'}${due_date === null ? '' : ' of its day'}.`
}

/** Shown in its new place at once, unless its date changes too: then it is shown once it has been read again. */
export async function putting(task: Task, changes: Changes & { readonly order: string }): Doing {
  const { order, due_date = task.due_date } = changes
  const put: Put = { order, known_at: null }
  if (due_date === task.due_date) puts.change((before) => new Map(before).set(task.id, put))
  const effect = await updating(task, changes)
  const known_at = effect === null ? null : (knownTask(task.id)?.updated_at ?? null)
  puts.change((before) => {
    if (before.get(task.id) !== put) return before
    const others = [...before].filter(([id]) => id !== task.id).slice(-MOST_PUTS)
    return new Map(known_at === null ? others : [...others, [task.id, { order, known_at }]])
  })
  return effect
}
