// Caches what this process last wrote about conversations, so that the next turn needn't read it again. An entry is
// used only if the conversation's row, checked under its lock, is unchanged since then; a turn by another process would
// have changed it.

import type { ConversationMetadata, HistoryMessage } from '../domain/conversation.ts'
import type { LeftBehind } from './short-decisions.ts'

export interface Remembered {
  readonly turn_count: number
  /** As written by the database, to the microsecond. */
  readonly updated_at: string
  /** How many messages the history was loaded with. */
  readonly window: number
  readonly metadata: ConversationMetadata
  readonly history: readonly HistoryMessage[]
  /** What the context of the next turn can be stored relative to. */
  readonly left: LeftBehind | null
}

export interface RememberedConversations {
  find(user_id: string, conversation_id: string): Remembered | null
  keep(user_id: string, conversation_id: string, remembered: Remembered, metadata_length: number): void
}

/** A few hundred typical conversations; the longest idle are dropped first. */
const MOST_CHARACTERS = 4_000_000
const LONGEST_AGO_MS = 10 * 60_000
/** A conversation longer than this is read each time. */
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
  // Erased conversations soon disappear from here too, even if nothing else is said.
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
