import type { JSONRPCMessage } from '@modelcontextprotocol/server'

const PATIENCE_MS = 10_000

export interface OpenRequests {
  came(message: JSONRPCMessage): void
  went(message: JSONRPCMessage): void
  /** Once every request is answered, or nobody can be expected to wait any longer. */
  answered(): Promise<void>
}

/** Which requests of a client still wait for their answer. */
export function openRequests(patience_ms = PATIENCE_MS): OpenRequests {
  const ids = new Set<unknown>()
  let done: (() => void) | null = null
  const check = () => {
    if (ids.size === 0) done?.()
  }
  return {
    came(message) {
      if ('method' in message && 'id' in message) ids.add(message.id)
    },
    went(message) {
      if (!('method' in message) && 'id' in message) ids.delete(message.id)
      check()
    },
    async answered() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, patience_ms)
      done = resolve
      // What was read last may not have been looked at yet.
      setImmediate(check)
      await promise
      clearTimeout(timer)
    },
  }
}
