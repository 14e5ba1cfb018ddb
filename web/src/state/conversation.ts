// The conversation on the screen: its turns, as far as they were read, and what is being said now.

import type { ChatRequest } from '../../../src/domain/chat.ts'
import { readConversation, readMessages } from '../api/calls.ts'
import { serverNow } from '../api/clock.ts'
import { newId } from '../api/new-id.ts'
import { RequestError } from '../api/request.ts'
import { giveBack, takeDone } from './done.ts'
import { keep } from './kept.ts'
import { tell, tellFault } from './notices.ts'
import { keepWaiting, lastUnnamed, nameWaiting, waitingIn } from './outbox.ts'
import { mergeTurns, type Turn, turnsOf } from './replies.ts'
import { route, settle } from './route.ts'
import { createStore } from './store.ts'
import { zone } from './zone.ts'

export interface Conversation {
  /** Counts how often another one was opened; a new one that gets its id stays where it is. */
  readonly opened: number
  readonly id: string | null
  /** Its id, or a name of our own until it has one. */
  readonly place: string
  readonly title: string | null
  readonly turns: readonly Turn[]
  /** Before which message the older ones are; null: there are none. */
  readonly before: string | null
  readonly status: 'loading' | 'ready' | 'failed'
}

// Even, because every turn is two messages.
const PAGE = 60
export const LAST = 'sayso.conversation'

const nothing = { id: null, title: null, turns: [], before: null, status: 'ready' } as const
export const conversation = createStore<Conversation>(unnamed(0, lastUnnamed() ?? newId()))

function unnamed(opened: number, place: string): Conversation {
  return { ...nothing, opened, place, turns: waitingIn(place) }
}

export async function openConversation(id: string | null): Promise<void> {
  const { id: now, status, opened } = conversation.read()
  if (now === id && status === 'ready') return
  keep(LAST, id)
  if (id === null) return conversation.change(() => unnamed(opened + 1, lastUnnamed() ?? newId()))
  conversation.change(() => ({
    ...nothing,
    opened: opened + 1,
    id,
    place: id,
    turns: waitingIn(id),
    status: 'loading',
  }))
  await readNewest()
  await readTitle(id)
}

/** A new one in which nothing was said yet; what waits in another new one waits there. */
export function startConversation(): void {
  const { id, turns, opened } = conversation.read()
  if (id === null && turns.length === 0) return
  keep(LAST, null)
  conversation.change(() => unnamed(opened + 1, newId()))
}

/** Reads the newest page again and joins it to what is there. */
export async function readNewest(): Promise<void> {
  const { id } = conversation.read()
  if (id === null) return
  try {
    const page = await readMessages(id, PAGE, null)
    changeOf(id, (before) => {
      const { turns, isJoined } = mergeTurns(before.turns, turnsOf(page.messages))
      return { ...before, turns, before: isJoined ? before.before : page.next_before, status: 'ready' }
    })
    keepOutbox()
  } catch (fault) {
    if (fault instanceof RequestError && fault.status === 404) return leave(id)
    changeOf(id, (before) => ({ ...before, status: before.turns.length > 0 ? 'ready' : 'failed' }))
  }
}

let isReadingOlder = false

export async function readOlder(): Promise<void> {
  const { id, before } = conversation.read()
  if (id === null || before === null || isReadingOlder) return
  isReadingOlder = true
  try {
    const page = await readMessages(id, PAGE, before)
    changeOf(id, (now) => ({ ...now, turns: [...turnsOf(page.messages), ...now.turns], before: page.next_before }))
  } catch (fault) {
    tellFault(fault)
  } finally {
    isReadingOlder = false
  }
}

export async function readTitle(id: string): Promise<void> {
  try {
    const { title } = await readConversation(id)
    changeOf(id, (before) => (before.title === title ? before : { ...before, title }))
  } catch {
    // The name is only a name.
  }
}

/** It was deleted, here or elsewhere. */
export function leave(id: string): void {
  if (conversation.read().id !== id) return
  tell("That conversation doesn't exist any more.")
  keep(LAST, null)
  conversation.change(({ opened }) => unnamed(opened + 1, newId()))
  showAddress(null)
}

/** A new turn at the end, ready to be sent. */
export function addTurn(text: string, confirms: string | null): Turn {
  const { id } = conversation.read()
  const done_meanwhile = takeDone()
  const request: ChatRequest = {
    message: text,
    message_id: newId(),
    timezone: zone.read(),
    ...(id === null ? {} : { conversation_id: id }),
    ...(confirms === null ? {} : { confirms }),
    ...(done_meanwhile.length === 0 ? {} : { done_meanwhile }),
  }
  const said_at = new Date(serverNow()).toISOString()
  const turn: Turn = {
    id: request.message_id ?? '',
    text,
    said_at,
    state: 'sending',
    reply: null,
    request,
    fault: null,
  }
  conversation.change((before) => ({ ...before, turns: [...before.turns, turn] }))
  keepOutbox()
  return turn
}

export function changeTurn(id: string, next: (turn: Turn) => Turn): void {
  conversation.change((before) => ({
    ...before,
    turns: before.turns.map((turn) => (turn.id === id ? next(turn) : turn)),
  }))
}

export function dropTurn(id: string): void {
  giveBack(conversation.read().turns.find((turn) => turn.id === id)?.request?.done_meanwhile ?? [])
  conversation.change((before) => ({ ...before, turns: before.turns.filter((turn) => turn.id !== id) }))
  keepOutbox()
}

/** The first answer of a new conversation tells its id. */
export function nameConversation(id: string): void {
  nameWaiting(conversation.read().place, id)
  conversation.change((before) => ({ ...before, id, place: id }))
  keep(LAST, id)
  showAddress(id)
}

/** On another view the address is that view's. */
function showAddress(conversation_id: string | null): void {
  if (route.read().view === 'talk') settle({ view: 'talk', conversation_id })
}

export function keepOutbox(): void {
  const { id, place, turns } = conversation.read()
  keepWaiting(place, id, turns)
}

/** What arrives for a conversation that is no longer on the screen is left alone. */
export function changeOf(id: string, next: (before: Conversation) => Conversation): void {
  conversation.change((before) => (before.id === id ? next(before) : before))
}
