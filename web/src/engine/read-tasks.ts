// What typing a task means: the same reading of dates and priorities as in the chat.

import { useEffect, useState } from 'react'
import type { Priority } from '../../../src/domain/task.ts'
import { newDue } from '../../../src/engine/plan/due.ts'
import { serverNow } from '../api/clock.ts'
import { zone } from '../state/zone.ts'
import { askEngine } from './ask-engine.ts'

/** A task as it was typed: what is no part of its title is told apart. */
export interface TypedTask {
  readonly title: string
  readonly description?: string | undefined
  readonly priority?: Priority | undefined
  readonly due_date?: string | undefined
  readonly recurrence?: string | undefined
  readonly remind_before?: number | undefined
}

/** The tasks that saying "add …" would add; as typed, where that would be something else. */
export async function readTasks(text: string): Promise<readonly TypedTask[]> {
  const asTyped = [{ title: text }]
  const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read(), pending: false }
  const understanding = await Promise.race([askEngine(`add ${text}`, moment), tooLate()])
  const [act, ...others] = understanding?.acts ?? []
  if (act?.does !== 'add' || others.length > 0) return asTyped
  const items = act.items.map(({ title, description, priority, when, remind_before }) => ({
    title,
    description,
    priority,
    due_date: when === undefined ? undefined : (newDue(when, moment) ?? undefined),
    recurrence: when?.recurrence,
    remind_before,
  }))
  return items.length > 0 && items.every(({ title }) => title.trim() !== '') ? items : asTyped
}

/** The tasks that a message is about, by their titles; null where it names none. */
export async function readAbout(message: string): Promise<string | null> {
  const moment = { now: new Date(serverNow()).toISOString(), timezone: zone.read(), pending: false }
  const [act] = (await askEngine(message, moment)).acts
  if (act?.does === 'add' || act?.does === 'offer') return act.items.map(({ title }) => title).join(', ') || null
  if (act?.does === 'finish' || act?.does === 'change' || act?.does === 'delete')
    return act.set.mentions.some((mention) => mention.by === 'name' || mention.by === 'ids') ? act.set.text : null
  return null
}

/** Without the engine, which could not be loaded, what is typed is a title. */
function tooLate(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), LONGEST_MS))
}

const LONGEST_MS = 2000
const AFTER_MS = 60
const none: readonly TypedTask[] = []

/** The same while it is typed; empty while nothing is. */
export function useReading(text: string): readonly TypedTask[] {
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
