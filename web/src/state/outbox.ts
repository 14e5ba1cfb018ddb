// What was said and not yet answered, kept in this tab, so that a reload neither loses it nor says it twice.

import type { ChatRequest } from '../../../src/domain/chat.ts'
import type { Turn } from './replies.ts'

const KEY = 'sayso.outbox'

export interface Waiting {
  /** The conversation it was said in: its id, or a name of our own while the server has not given it one. */
  readonly place: string
  readonly conversation_id: string | null
  readonly text: string
  readonly said_at: string
  readonly request: ChatRequest
}

export function keepWaiting(place: string, conversation_id: string | null, turns: readonly Turn[]): void {
  const others = readAll().filter((one) => one.place !== place)
  const own = turns.flatMap(({ state, request, text, said_at }) =>
    state === 'answered' || request === null ? [] : [{ place, conversation_id, text, said_at, request }],
  )
  write([...others, ...own])
}

function write(all: readonly Waiting[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Full or forbidden: a reload will not remember it.
  }
}

/** Answered while another conversation was open. */
export function dropWaiting(message_id: string): void {
  write(readAll().filter((one) => one.request.message_id !== message_id))
}

/** As turns that were not sent: whether they arrived is seen when they are sent again, with the same id. */
export function waitingIn(place: string): Turn[] {
  return readAll()
    .filter((one) => one.place === place)
    .map(({ text, said_at, request }) => ({
      id: request.message_id ?? '',
      text,
      said_at,
      state: 'failed',
      reply: null,
      request,
      fault: { message: "This wasn't sent before you left the page.", request_id: null },
    }))
}

/** The first answer of a new conversation told its id. */
export function nameWaiting(place: string, conversation_id: string): void {
  write(readAll().map((one) => (one.place === place ? { ...one, place: conversation_id, conversation_id } : one)))
}

/** The new conversation in which something was said last and not sent. */
export function lastUnnamed(): string | null {
  return readAll().findLast((one) => one.conversation_id === null)?.place ?? null
}

export function readAll(): Waiting[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? all : []
  } catch {
    return []
  }
}
