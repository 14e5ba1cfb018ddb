// Printing takes the whole list, although only what is in sight is in the page, and perhaps not even read.

import { flushSync } from 'react-dom'
import { createStore } from './store.ts'

/** While it is true, everything that was read is in the page. */
export const isPrinting = createStore(false)

const readers = new Set<() => Promise<void>>()

/** Called before the page prints itself, to read what is missing. */
export function readBeforePrinting(read: () => Promise<void>): () => void {
  readers.add(read)
  return () => readers.delete(read)
}

export async function printAll(): Promise<void> {
  await Promise.allSettled([...readers].map((read) => read()))
  show(true)
  window.print()
}

/** A browser's own menu leaves no time to read anything: then what was read is printed. */
export function followPrinting(): () => void {
  const begin = () => show(true)
  const end = () => show(false)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}

function show(now: boolean): void {
  flushSync(() => isPrinting.change(() => now))
}
