// What the server tells while the page is open, handed to those it concerns.

import { followEvents, type ServerEvent } from '../api/events.ts'
import { conversation, readNewest, readTitle } from './conversation.ts'
import { readReminders, reminders } from './reminders.ts'
import { sayWaiting } from './say.ts'
import { createStore } from './store.ts'
import { refreshWatched } from './watched.ts'

export type Connection = 'connecting' | 'connected' | 'lost' | 'paused'

export const connection = createStore<Connection>('connecting')

/** Counts changes of tasks and of conversations; whoever shows them reads again when the count moves. */
export const taskChanges = createStore(0)
export const conversationChanges = createStore(0)

export function goLive(): () => void {
  return followEvents({
    onEvent,
    onLost: () => connection.change(() => 'lost'),
    onPaused: () => connection.change(() => 'paused'),
  })
}

function onEvent({ event, data }: ServerEvent): void {
  if (event === 'ready') onReady()
  if (event === 'tasks') onTasks()
  if (event === 'conversations') onConversation(idIn(data))
  if (event === 'reminders') void readReminders()
}

/** After a gap anything may have changed. */
function onReady(): void {
  const isFirst = connection.read() === 'connecting'
  connection.change(() => 'connected')
  if (!isFirst) {
    onTasks()
    onConversation(null)
  }
  void readReminders()
  sayWaiting()
}

function onTasks(): void {
  taskChanges.change((count) => count + 1)
  refreshWatched()
  // Done or moved tasks no longer remind.
  if (reminders.read().length > 0) void readReminders()
}

/** null: it may be any of them. */
function onConversation(id: string | null): void {
  conversationChanges.change((count) => count + 1)
  const { id: shown, turns } = conversation.read()
  if (shown === null || (id !== null && id !== shown)) return
  isOwed = turns.some((turn) => turn.state === 'sending')
  if (!isOwed) void readNewest()
  void readTitle(shown)
}

// What changed while something was being said is read once that is answered.
let isOwed = false
conversation.follow(() => {
  if (!isOwed || conversation.read().turns.some((turn) => turn.state === 'sending')) return
  isOwed = false
  void readNewest()
})

function idIn(data: string): string | null {
  try {
    const { conversation_id }: { conversation_id?: string | null } = JSON.parse(data)
    return conversation_id ?? null
  } catch {
    return null
  }
}
