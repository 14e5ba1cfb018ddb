// State lives in a few small stores outside the components: actions change them, components follow them.

import { useSyncExternalStore } from 'react'

export interface Store<T> {
  read(): T
  change(next: (before: T) => T): void
  follow(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    change(next) {
      const after = next(value)
      if (Object.is(after, value)) return
      value = after
      for (const listener of listeners) listener()
    },
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.follow, store.read)
}

/** Redraws the component only when the picked part has changed. */
export function usePart<T, Part>(store: Store<T>, pick: (value: T) => Part): Part {
  return useSyncExternalStore(store.follow, () => pick(store.read()))
}
