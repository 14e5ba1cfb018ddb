// Every audit record says by which route the request came in. That is known at the edge and written at the very bottom,
// so it travels beside the request rather than through all layers; the database fills it in.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Via } from '../domain/via.ts'

const current = new AsyncLocalStorage<Via>()

/** Runs something, recording where the request came from. */
export function through<T>(via: Via, run: () => T): T {
  return current.run(via, run)
}

/** In the database's format; empty if unknown. */
export function writtenVia(): string {
  const via = current.getStore()
  return via === undefined ? '' : JSON.stringify(via)
}
