// One view of the tasks: a filter and words to look for, read page by page as far as somebody scrolls.

import { instantOf, wallClock, writeInstant } from '../../../src/calendar/zone.ts'
import type { Task } from '../../../src/domain/task.ts'
import { type ListParameters, listTasks } from '../api/calls.ts'
import { createStore, type Store } from './store.ts'
import { learn } from './tasks.ts'

export type Filter = 'all' | 'today' | 'upcoming' | 'overdue' | 'done'
export type Sort = 'normal' | 'priority' | 'title' | 'created'

export interface Wanted {
  readonly filter: Filter
  readonly query: string
  readonly sort: Sort
  /** Whether the completed ones follow where all are shown. */
  readonly withDone: boolean
}

export interface Listed {
  readonly tasks: readonly Task[]
  readonly isWhole: boolean
  readonly status: 'loading' | 'ready' | 'failed'
}

export interface TaskList extends Store<Listed> {
  /** Reads what is missing or may have changed of what is in sight, by its places in the list. */
  look(first: number, last: number): Promise<void>
  /** Something has changed: what is in sight is read again now, the rest when it comes into sight. */
  refresh(): Promise<void>
  close(): void
}

const PAGE = 100
/** How far beyond the visible part to read. */
const AROUND = 30
const DAY = 86_400_000
const nothing: Listed = { tasks: [], isWhole: false, status: 'loading' }

/** Open tasks come first; the completed ones follow once those are at an end. What is overdue is due today too. */
export function sectionsOf({ filter, query, sort, withDone }: Wanted, timezone: string, now: number): ListParameters[] {
  const words: ListParameters = query.trim() === '' ? {} : { query: query.trim() }
  const open: ListParameters = { ...words, status: 'pending', ...(sort === 'normal' ? {} : { sort }) }
  const done = { ...words, status: 'completed', sort: 'created' }
  const midnight = Math.floor(wallClock(now, timezone) / DAY) * DAY + DAY
  const tomorrow = writeInstant(instantOf(midnight, timezone), timezone)
  switch (filter) {
    case 'done':
      return [done]
    case 'overdue':
      return [{ ...open, due_before: writeInstant(now, timezone) }]
    case 'today':
      return [{ ...open, due_before: tomorrow }]
    case 'upcoming':
      return [{ ...open, due_after: tomorrow }]
    case 'all':
      return withDone ? [open, done] : [open]
  }
}

interface Place {
  readonly section: number
  readonly cursor: string | null
}

interface Range {
  readonly first: number
  readonly last: number
}

interface Page {
  readonly place: Place
  readonly tasks: readonly Task[]
  /** Where the page after it begins; null: this is the last one, as far as is known. */
  readonly next: Place | null
  readonly isStale: boolean
}

const start: Page = { place: { section: 0, cursor: null }, tasks: [], next: null, isStale: true }

export function openTaskList(sections: readonly ListParameters[]): TaskList {
  const store = createStore(nothing)
  const closed = new AbortController()
  let pages: readonly Page[] = [start]
  let seen: Range = { first: 0, last: 0 }
  let reading: Promise<void> = Promise.resolve()

  async function readPage(place: Place): Promise<Page> {
    const cursor: ListParameters = place.cursor === null ? {} : { cursor: place.cursor }
    const parameters = { ...sections[place.section], ...cursor, limit: String(PAGE) }
    const { success, data } = await listTasks(parameters, closed.signal)
    if (!success) throw new Error('the list was refused')
    const after = data?.next_cursor ?? null
    const isLast = after === null && place.section + 1 >= sections.length
    const next = after === null ? { section: place.section + 1, cursor: null } : { ...place, cursor: after }
    return { place, tasks: data?.tasks ?? [], next: isLast ? null : next, isStale: false }
  }

  async function readSeen(): Promise<void> {
    let now = pages
    try {
      for (let at = nextToRead(now, seen); at !== null; at = nextToRead(now, seen)) {
        const page = await readPage(now[at]?.place ?? start.place)
        learn(page.tasks)
        now = put(now, at, page)
      }
      if (now === pages && store.read().status === 'ready') return
      pages = now
      store.change(() => listedOf(now))
    } catch (fault) {
      if (!closed.signal.aborted) store.change((before) => ({ ...before, status: 'failed' }))
      if (!(fault instanceof Error)) throw fault
    }
  }

  /** One read at a time; the next starts when the previous is done. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    reading = reading.then(() => (closed.signal.aborted ? undefined : work()))
    return reading
  }

  return {
    ...store,
    look(first, last) {
      seen = { first, last }
      return inTurn(readSeen)
    },
    refresh: () =>
      inTurn(() => {
        pages = pages.map((page) => ({ ...page, isStale: true }))
        return readSeen()
      }),
    close: () => closed.abort(),
  }
}

/** The first page that is in sight, or nearly, and has to be read; what comes before it must have been read once. */
function nextToRead(pages: readonly Page[], { first, last }: Range): number | null {
  let from = 0
  for (const [at, page] of pages.entries()) {
    const to = from + page.tasks.length
    if (page.isStale && from <= last + AROUND && (isUnread(page) || to >= first - AROUND)) return at
    from = to
  }
  return null
}

function isUnread({ tasks, isStale }: Page): boolean {
  return isStale && tasks.length === 0
}

/** A page in its place; the one after it, which may not have been read yet, begins where this one now ends. */
function put(pages: readonly Page[], at: number, page: Page): Page[] {
  if (page.next === null) return [...pages.slice(0, at), page]
  const [after = start, ...rest] = pages.slice(at + 1)
  const isSame = after.place.section === page.next.section && after.place.cursor === page.next.cursor
  return [...pages.slice(0, at), page, { ...after, place: page.next, isStale: after.isStale || !isSame }, ...rest]
}

/** A task that has moved may be in two pages until both were read again. */
function listedOf(pages: readonly Page[]): Listed {
  const byId = new Map<string, Task>()
  for (const { tasks } of pages) for (const task of tasks) if (!byId.has(task.id)) byId.set(task.id, task)
  return { tasks: [...byId.values()], isWhole: !pages.some(isUnread), status: 'ready' }
}
