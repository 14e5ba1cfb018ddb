// Every record of the audit says through which door it came. That is known at the edge and written at the very bottom, so
// it travels beside the request instead of through everything in between; the database fills it in.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Via } from '../domain/via.ts'

const current = new AsyncLocalStorage<Via>()

/** Does something, recording where the request came from. */
export function through<T>(via: Via, run: () => T): T {
  return current.run(via, run)
}

/** In the database's form; empty if nobody said. */
export function writtenVia(): string {
  const via = current.getStore()
  return via === undefined ? '' : JSON.stringify(via)
}
