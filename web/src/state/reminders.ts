// What the user was reminded of and has not seen to yet, as the server has it.

import type { Reminder, Reminders } from '../../../src/domain/reminder.ts'
import { request } from '../api/request.ts'
import { createStore } from './store.ts'
import { showRemindersInTitle } from './tab-title.ts'

const none: readonly Reminder[] = []

/** Newest first. */
export const reminders = createStore(none)

reminders.follow(() => showRemindersInTitle(reminders.read().length))

/** Read once for all changes of a moment; what cannot be read now is read with the next change. */
export async function readReminders(): Promise<void> {
  const read = await request<Reminders>('GET', '/api/reminders').catch(() => null)
  if (read !== null) reminders.change((before) => (isSame(before, read.due) ? before : read.due))
}

function isSame(one: readonly Reminder[], other: readonly Reminder[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Removed from the page at once; if the server disagrees, it comes back with the next read. */
export async function seeTo(id: string, how: 'dismiss' | { readonly minutes: number } | { readonly until: string }) {
  reminders.change((before) => before.filter((reminder) => reminder.id !== id))
  const [what, body] = how === 'dismiss' ? ['dismiss', {}] : ['snooze', how]
  try {
    await request('POST', `/api/reminders/${id}/${what}`, body)
  } finally {
    await readReminders()
  }
}
