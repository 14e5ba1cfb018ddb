import { useEffect, useState } from 'react'
import type { Action } from '../../../src/domain/action.ts'
import { serverNow } from '../api/clock.ts'
import { askEngine } from '../engine/ask-engine.ts'
import { conversation, startConversation } from '../state/conversation.ts'
import { go, settle } from '../state/route.ts'
import { zone } from '../state/zone.ts'

const LONGEST = 60
const known = new Map<string, string>()

/** A conversation's name: the one it was given, else what it was about when it began. */
export function useName(title: string | null, began: string | null): string {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (title !== null || began === null || known.has(began)) return
    let isWanted = true
    const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read(), pending: false }
    askEngine(began, moment).then(({ actions }) => {
      known.set(began, capital(actions[0] === undefined ? began : (aboutOf(actions[0]) ?? began)))
      if (isWanted) redraw((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [title, began])
  const name = title ?? (began === null ? 'New conversation' : (known.get(began) ?? capital(began)))
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name
}

/** The tasks it names; null where it names none. */
function aboutOf(action: Action): string | null {
  if (action.does === 'create') return action.items.map(({ title }) => title).join(', ') || null
  if (action.does === 'complete' || action.does === 'update' || action.does === 'delete')
    return action.which.kind === 'words' ? action.which.text : null
  return null
}

function capital(text: string): string {
  return `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}`
}

export function newConversation(): void {
  const { id } = conversation.read()
  startConversation()
  if (id === null) settle({ view: 'talk', conversation_id: null })
  else go({ view: 'talk', conversation_id: null })
  requestAnimationFrame(() => document.getElementById('say')?.focus())
}
