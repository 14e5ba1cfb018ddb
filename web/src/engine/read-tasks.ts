// What typing a task means: the same reading of dates and priorities as in the chat.

import { useEffect, useState } from 'react'
import type { NewItem } from '../../../src/domain/action.ts'
import { serverNow } from '../api/clock.ts'
import { zone } from '../state/zone.ts'
import { askEngine } from './ask-engine.ts'

/** The tasks that saying "add …" would add; as typed, where that would be something else. */
export async function readTasks(text: string): Promise<readonly NewItem[]> {
  const asTyped = [{ title: text }]
  const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read(), pending: false }
  const understanding = await Promise.race([askEngine(`add ${text}`, moment), tooLate()])
  const [action, ...others] = understanding?.actions ?? []
  if (action?.does !== 'create' || others.length > 0) return asTyped
  return action.items.length > 0 && action.items.every(({ title }) => title.trim() !== '') ? action.items : asTyped
}

/** Without the engine, which could not be loaded, what is typed is a title. */
function tooLate(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_MS))
}

const LONGEST_MS = 2000
const AFTER_MS = 60
const none: readonly NewItem[] = []

/** The same while it is typed; empty while nothing is. */
export function useReading(text: string): readonly NewItem[] {
  const [items, setItems] = useState(none)
  useEffect(() => {
    const typed = text.trim()
    if (typed === '') return setItems(none)
    let isWanted = true
    const timer = setTimeout(async () => {
      const read = await readTasks(typed)
      if (isWanted) setItems(read)
    }, AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text])
  return items
}
