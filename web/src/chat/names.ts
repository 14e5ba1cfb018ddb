import { useEffect, useState } from 'react'
import { readAbout } from '../engine/read-tasks.ts'
import { conversation, startConversation } from '../state/conversation.ts'
import { go, settle } from '../state/route.ts'

const LONGEST = 60
const known = new Map<string, string>()

/** A conversation's name: the one it was given, else what it was about when it began. */
export function useName(title: string | null, began: string | null): string {
  const [, redraw] = useState(0)
  useEffect(() => {
    if (title !== null || began === null || known.has(began)) return
    let isWanted = true
    readAbout(began).then((about) => {
      known.set(began, capital(about ?? began))
      if (isWanted) redraw((count) => count + 1)
    })
    return () => {
      isWanted = false
    }
  }, [title, began])
  const name = title ?? (began === null ? 'New conversation' : (known.get(began) ?? capital(began)))
  return name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name
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
