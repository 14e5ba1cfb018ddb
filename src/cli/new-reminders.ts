import type { Reminder } from '../domain/reminder.ts'
import type { Talk } from './talk.ts'

/** Shows each reminder once when it comes, oldest first, and at the beginning those that are open; until stopped. */
export async function followReminders(talk: Talk, show: (reminder: Reminder) => void): Promise<() => void> {
  const shown = new Set<string>()
  let last: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const { due } = await talk.reminders()
    for (const reminder of [...due].reverse()) {
      if (shown.has(reminder.id)) continue
      shown.add(reminder.id)
      show(reminder)
    }
  }

  const stop = await talk.follow((what) => {
    // What cannot be read now is read with the next change.
    if (what === 'reminders') last = last.then(look).catch(() => {})
  })
  await look()
  return stop
}
