// What this process wrote last of the conversations it works on, so that the next turn need not read it again. It is used
// only where the conversation's row, looked at under its lock, is still the one that was written then; whoever else took a
// turn in between has changed it.

import type { ConversationMetadata, HistoryMessage } from '../domain/conversation.ts'
import type { LeftBehind } from './short-decisions.ts'

export interface Remembered {
  readonly turn_count: number
  /** As the database writes it, to the microsecond. */
  readonly updated_at: string
  /** How many messages the history was loaded with. */
  readonly window: number
  readonly metadata: ConversationMetadata
  readonly history: readonly HistoryMessage[]
  /** What the context of the next turn can be told by. */
  readonly left: LeftBehind | null
}

export interface RememberedConversations {
  find(user_id: string, conversation_id: string): Remembered | null
  keep(user_id: string, conversation_id: string, remembered: Remembered, metadata_length: number): void
}

/** A few hundred typical conversations; those idle longest are dropped first. */
const MOST_CHARACTERS = 4_000_000
const LONGEST_AGO_MS = 10 * 60_000
/** A conversation that is longer than this by itself is read each time. */
const LONGEST = MOST_CHARACTERS / 20

export function rememberConversations(): RememberedConversations {
  const known = new Map<string, { remembered: Remembered; length: number; at: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= known.get(key)?.length ?? 0
    known.delete(key)
  }
  const dropOld = () => {
    for (const [key, { at }] of known) {
      if (at > Date.now() - LONGEST_AGO_MS) return
      drop(key)
    }
  }
  // What was erased is gone from here too before long, whether or not anybody says something else.
  let isSwept = false
  const sweepLater = () => {
    if (isSwept) return
    isSwept = true
    const sweep = setTimeout(() => {
      isSwept = false
      dropOld()
      if (known.size > 0) sweepLater()
    }, LONGEST_AGO_MS)
    sweep.unref()
  }
  return {
    find: (user_id, conversation_id) => known.get(`${conversation_id} ${user_id}`)?.remembered ?? null,
    keep(user_id, conversation_id, remembered, metadata_length) {
      const key = `${conversation_id} ${user_id}`
      drop(key)
      const { history, left } = remembered
      const length = history.reduce((sum, { content }) => sum + content.length, metadata_length + (left?.length ?? 0))
      if (length > LONGEST) return
      known.set(key, { remembered, length, at: Date.now() })
      total += length
      for (const oldest of known.keys()) {
        if (total <= MOST_CHARACTERS) break
        drop(oldest)
      }
      dropOld()
      sweepLater()
    },
  }
}
