// One view of the tasks: a filter and words to look for, read page by page as far as somebody scrolls.

import type { Task } from '../../../src/domain/task.ts'
import { instantOf, wallClock, writeInstant } from '../../../src/engine/dates/zone.ts'
import { type ListParameters, listTasks } from '../api/calls.ts'
import { createStore, type Store } from './store.ts'
import { learn } from './tasks.ts'

export type Filter = 'all' | 'today' | 'overdue' | 'done'

export interface Listed {
  readonly tasks: readonly Task[]
  /** Where the completed ones begin; null when none of them are there. */
  readonly doneFrom: number | null
  readonly isWhole: boolean
  readonly status: 'loading' | 'ready' | 'failed'
}

export interface TaskList extends Store<Listed> {
  loadMore(): Promise<void>
  /** Reads again what is shown, at least up to this many. */
  refresh(needed: number): Promise<void>
  close(): void
}

const PAGE = 100
const DAY = 86_400_000
const nothing: Listed = { tasks: [], doneFrom: null, isWhole: false, status: 'loading' }

/** Open tasks come first; the completed ones follow, newest first, once those are at an end. */
export function sectionsOf(filter: Filter, query: string, timezone: string, now: number): ListParameters[] {
  const words: ListParameters = query.trim() === '' ? {} : { query: query.trim() }
  const open = { ...words, status: 'pending' }
  const done = { ...words, status: 'completed', sort: 'created' }
  if (filter === 'done') return [done]
  if (filter === 'overdue') return [{ ...open, due_before: writeInstant(now, timezone) }]
  if (filter === 'all') return [open, done]
  const midnight = Math.floor(wallClock(now, timezone) / DAY) * DAY
  const at = (wall: number) => writeInstant(instantOf(wall, timezone), timezone)
  return [{ ...open, due_after: at(midnight), due_before: at(midnight + DAY) }]
}

interface Place {
  readonly section: number
  readonly cursor: string | null
}

export function openTaskList(sections: readonly ListParameters[]): TaskList {
  const store = createStore(nothing)
  const closed = new AbortController()
  let next: Place | null = { section: 0, cursor: null }
  let reading: Promise<void> | null = null

  async function readPage(place: Place): Promise<{ tasks: readonly Task[]; next: Place | null }> {
    const section = sections[place.section] ?? {}
    const cursor: ListParameters = place.cursor === null ? {} : { cursor: place.cursor }
    const { success, data } = await listTasks({ ...section, ...cursor, limit: String(PAGE) }, closed.signal)
    if (!success) throw new Error('the list was refused')
    const after = data?.next_cursor ?? null
    const isLast = after === null && place.section + 1 >= sections.length
    return {
      tasks: data?.tasks ?? [],
      next: isLast ? null : after === null ? { section: place.section + 1, cursor: null } : { ...place, cursor: after },
    }
  }

  async function readUntil(start: Listed, from: Place | null, needed: number): Promise<void> {
    let listed = start
    let place = from
    try {
      while (place !== null && listed.tasks.length < needed) {
        const page = await readPage(place)
        const isDone = sections[place.section]?.status === 'completed' && page.tasks.length > 0
        listed = {
          tasks: [...listed.tasks, ...page.tasks],
          doneFrom: listed.doneFrom ?? (isDone ? listed.tasks.length : null),
          isWhole: page.next === null,
          status: 'ready',
        }
        learn(page.tasks)
        place = page.next
      }
      next = place
      store.change(() => ({ ...listed, isWhole: place === null, status: 'ready' }))
    } catch (fault) {
      if (!closed.signal.aborted) store.change((before) => ({ ...before, status: 'failed' }))
      if (!(fault instanceof Error)) throw fault
    }
  }

  /** One reading at a time; a later one begins when the earlier is through. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine: Promise<void> = (reading ?? Promise.resolve()).then(() => (closed.signal.aborted ? undefined : work()))
    reading = mine.finally(() => {
      if (reading === mine) reading = null
    })
    return reading
  }

  return {
    ...store,
    loadMore: () => inTurn(() => readUntil(store.read(), next, store.read().tasks.length + 1)),
    refresh: (needed) => inTurn(() => readUntil(nothing, { section: 0, cursor: null }, Math.max(needed, 1))),
    close: () => closed.abort(),
  }
}
