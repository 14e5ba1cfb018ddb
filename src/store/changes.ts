// Notifies subscribers that something changed. Within a process, changes are passed on directly once committed; between
// processes they travel as notifications (notify.ts), and the feed looks for any that got lost.

import type { Change } from '../domain/change.ts'
import { CommitUnknown } from '../domain/errors.ts'
import { isReadOnly } from '../domain/tool-hints.ts'
import type { Database } from './database.ts'

type Listener = (change: Change) => void

export interface Hub {
  publish(change: Change): void
  subscribe(user_id: string, listener: Listener): () => void
  /** Receives everybody's changes. */
  subscribeToAll(listener: Listener): () => void
  /** All users with subscribers. */
  users(): readonly string[]
}

export function createHub(): Hub {
  const listeners = new Map<string, Set<Listener>>()
  const everywhere = new Set<Listener>()
  return {
    publish(change) {
      for (const listener of listeners.get(change.user_id) ?? []) listener(change)
      for (const listener of everywhere) listener(change)
    },
    subscribe(user_id, listener) {
      const own = listeners.get(user_id) ?? new Set()
      listeners.set(user_id, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(user_id) === own) listeners.delete(user_id)
      }
    },
    subscribeToAll(listener) {
      everywhere.add(listener)
      return () => everywhere.delete(listener)
    },
    users: () => [...listeners.keys()],
  }
}

/** Announces changes once they are committed, or may be. */
export async function tellAfter(
  database: Database,
  changes: readonly Change[],
  committed: Promise<unknown>,
): Promise<void> {
  try {
    await committed
  } catch (fault) {
    if (fault instanceof CommitUnknown) database.tell(changes)
    throw fault
  }
  database.tell(changes)
}

/** Only what tools do to tasks counts; reading changes nothing. */
export function changesTasks(invocations: readonly { tool_name: string; success: boolean }[]): boolean {
  return invocations.some(({ tool_name, success }) => success && !isReadOnly(tool_name))
}
