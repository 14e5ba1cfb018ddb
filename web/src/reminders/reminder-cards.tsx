import { useEffect, useState } from 'react'
import type { Reminder } from '../../../src/domain/reminder.ts'
import { dayFrom, dueOf, sayDay, todayIn } from '../list/due.ts'
import { Icon } from '../parts/icon.tsx'
import { announce, tellFault } from '../state/notices.ts'
import { openTask } from '../state/open-task.ts'
import { reminders, seeTo } from '../state/reminders.ts'
import { useStore } from '../state/store.ts'
import { knownTask, lookAgain, tick } from '../state/tasks.ts'
import { zone } from '../state/zone.ts'
import { askToNotify, canAsk, notify, subscribe } from './notify.ts'

const MOST_SHOWN = 3

/** What is due now, over whatever else is shown. */
export function ReminderCards() {
  const due = useStore(reminders)
  const newest = due[0]?.title
  useEffect(() => {
    notify(due).catch(() => {})
  }, [due])
  useEffect(() => {
    if (newest !== undefined) announce(`Reminder: ${newest}`)
  }, [newest])
  useEffect(() => {
    if (globalThis.Notification?.permission === 'granted') subscribe().catch(() => {})
  }, [])
  if (due.length === 0) return null
  return (
    <section aria-label="Reminders" className="reminders">
      {due.slice(0, MOST_SHOWN).map((reminder) => (
        <Card key={reminder.id} reminder={reminder} />
      ))}
      {due.length > MOST_SHOWN && <p className="text-sm text-muted">…and {due.length - MOST_SHOWN} more</p>}
      <Asking />
    </section>
  )
}

function Card({ reminder }: { reminder: Reminder }) {
  const timezone = useStore(zone)
  const { id, task_id, title, due_date, late } = reminder
  const put = (how: Parameters<typeof seeTo>[1]) => void seeTo(id, how).catch(tellFault)
  return (
    <article aria-label={`Reminder: ${title}`} className="card reminder">
      <Icon name="bell" className="size-5 shrink-0 text-muted" />
      <button type="button" className="reminder-title" dir="auto" onClick={() => void openTask(task_id)}>
        {title}
      </button>
      <span className="text-sm text-muted">
        {due_date === null ? '' : sayDay(due_date, timezone)}
        {late ? ', late' : ''}
      </span>
      <div className="ms-auto flex flex-wrap gap-2">
        <button type="button" className="button button-small" onClick={() => void finish(task_id)}>
          Done
        </button>
        <button type="button" className="button button-small" onClick={() => put({ minutes: 10 })}>
          10 minutes
        </button>
        <button type="button" className="button button-small" onClick={() => put({ until: tomorrowMorning(timezone) })}>
          Tomorrow
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Dismiss the reminder of ${title}`}
          title="Dismiss"
          onClick={() => put('dismiss')}
        >
          <Icon name="cross" className="size-4" />
        </button>
      </div>
    </article>
  )
}

/** Told, and taken back, like any tick in the list. */
async function finish(task_id: string): Promise<void> {
  try {
    await lookAgain([task_id])
    const task = knownTask(task_id)
    if (task !== null && task.status === 'pending') await tick(task)
  } catch (fault) {
    tellFault(fault)
  }
}

function tomorrowMorning(timezone: string): string {
  const at = dueOf({ day: dayFrom(todayIn(timezone), 1), time: '09:00' }, timezone)
  return at ?? new Date(Date.now() + 86_400_000).toISOString()
}

/** Asked here, where the reason is plain, and not on the first visit. */
function Asking() {
  const [isAsking, setAsking] = useState(canAsk)
  if (!isAsking) return null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      Shall this browser notify you, also when you are not looking?
      <button
        type="button"
        className="button button-small"
        onClick={() =>
          void askToNotify()
            .catch(() => {})
            .finally(() => {
              setAsking(false)
              notify(reminders.read()).catch(() => {})
            })
        }
      >
        Notify me
      </button>
    </p>
  )
}
