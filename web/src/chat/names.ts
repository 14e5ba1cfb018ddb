import { conversation, startConversation } from '../state/conversation.ts'
import { go, settle } from '../state/route.ts'

const LONGEST = 60

/** A conversation's name: the one it was given, else how it began. */
export function nameFor(title: string | null, began: string | null): string {
  const name = title ?? began ?? 'New conversation'
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name
}

export function newConversation(): void {
  const { id } = conversation.read()
  startConversation()
  if (id === null) settle({ view: 'talk', conversation_id: null })
  else go({ view: 'talk', conversation_id: null })
  requestAnimationFrame(() => document.getElementById('say')?.focus())
}
