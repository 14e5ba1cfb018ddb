// What was just changed, for a while, with a way to take it back.

import { createStore } from './store.ts'

export interface Toast {
  readonly text: string
  /** The titles in it, which read in their own direction. */
  readonly titles: readonly string[]
  readonly offers: 'undo' | 'redo' | null
  /** Beside what it was done in, where there is room for both. */
  readonly place: 'chat' | 'list'
  /** The turn that did it: once something else is said it is too late. null: it was done in the list. */
  readonly turn_id: string | null
}

const SHOWN_MS = 8000

export const toast = createStore<Toast | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined
let isHeld = false

export function showToast(shown: Toast): void {
  toast.change(() => shown)
  wait()
}

export function dismissToast(): void {
  isHeld = false
  clearTimeout(timer)
  toast.change(() => null)
}

/** It stays while the pointer or focus is on it. */
export function holdToast(): void {
  isHeld = true
  clearTimeout(timer)
}

export function releaseToast(): void {
  isHeld = false
  wait()
}

function wait(): void {
  clearTimeout(timer)
  if (!isHeld) timer = setTimeout(dismissToast, SHOWN_MS)
}
