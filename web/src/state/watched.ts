// Tasks shown outside the list, in replies: they are asked for again when tasks have changed.

import { useEffect } from 'react'
import { lookAgain } from './tasks.ts'

const watched = new Map<string, number>()
const fresh = new Set<string>()
let isPlanned = false

export function useWatched(ids: readonly string[]): void {
  const all = ids.join(' ')
  useEffect(() => {
    const each = all === '' ? [] : all.split(' ')
    for (const id of each) {
      watched.set(id, (watched.get(id) ?? 0) + 1)
      fresh.add(id)
    }
    plan()
    return () => {
      for (const id of each) {
        const left = (watched.get(id) ?? 1) - 1
        if (left === 0) watched.delete(id)
        else watched.set(id, left)
      }
    }
  }, [all])
}

/** What comes into view together is asked for together. */
function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(() => {
    isPlanned = false
    const ids = [...fresh].filter((id) => watched.has(id))
    fresh.clear()
    lookAgain(ids).catch(() => {})
  }, 30)
}

export function refreshWatched(): void {
  for (const id of watched.keys()) fresh.add(id)
  plan()
}
