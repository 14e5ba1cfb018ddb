// Which tasks are shown and in which order, kept in this browser.

import { keep, readKept } from './kept.ts'
import { createStore, type Store } from './store.ts'
import type { Filter, Sort } from './task-list.ts'

export const filters: readonly (readonly [Filter, string])[] = [
  ['all', 'All'],
  ['today', 'Today'],
  ['upcoming', 'Upcoming'],
  ['overdue', 'Overdue'],
  ['done', 'Done'],
]

export const sorts: readonly (readonly [Sort, string])[] = [
  ['normal', 'Due date'],
  ['priority', 'Priority'],
  ['title', 'Title'],
  ['created', 'Newest'],
]

export const filter = kept('sayso.filter', filters)
export const sort = kept('sayso.sort', sorts)
/** What is looked for. */
export const words = createStore('')
export const isDoneOpen = createStore(false)

/** The first one is meant where nothing else was chosen. */
function kept<Value extends string>(key: string, choices: readonly (readonly [Value, string])[]): Store<Value> {
  const found = choices.find(([value]) => value === readKept(key)) ?? choices[0]
  if (found === undefined) throw new Error('there must be something to choose')
  const store = createStore(found[0])
  store.follow(() => keep(key, store.read() === choices[0]?.[0] ? null : store.read()))
  return store
}
