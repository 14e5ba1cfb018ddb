// Lists a user's reminders and snoozes them. The database itself creates and moves them whenever a task or a setting
// changes (migration 0011).

import type { Reminder, Reminders, Snooze } from '../domain/reminder.ts'
import { SNOOZE_MINUTES } from '../domain/reminder.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'
import { toReminder } from './rows.ts'

const MOST = 100

const columns = 'r.id, r.task_id, t.title, t.due_date, r.remind_at, r.snoozed, r.sent_at, r.late'
const withTask = 'join tasks t on t.user_id = r.user_id and t.id = r.task_id'

const list: Statement = {
  name: 'list_reminders',
  text: `(select ${columns} from reminders r ${withTask}
      where r.user_id = $1 and r.sent_at is not null and r.dismissed_at is null order by r.remind_at desc limit ${MOST})
    union all
    (select ${columns} from reminders r ${withTask} where r.user_id = $1 and r.sent_at is null order by r.remind_at limit ${MOST})`,
}

const snooze: Statement = {
  name: 'snooze_reminder',
  text: `with put_off as (
    update reminders r set id = gen_random_uuid(), snoozed = true, sent_at = null, late = false, dismissed_at = null,
      remind_at = coalesce($3::timestamptz, reminder_clock() + make_interval(mins => $4))
    where r.user_id = $1 and r.id = $2 and coalesce($3::timestamptz > reminder_clock(), true) returning *
  ) select ${columns} from put_off r ${withTask}`,
}

const dismiss: Statement = {
  name: 'dismiss_reminder',
  text: `update reminders r set dismissed_at = clock_timestamp() where r.user_id = $1 and r.id = $2 and r.sent_at is not null returning r.id`,
}

export interface ReminderStore {
  /** Reminders still open, newest first, and what comes next. */
  list(user_id: string): Promise<Reminders>
  /** Null if the reminder doesn't exist, or not any more. */
  snooze(user_id: string, id: string, how: Snooze): Promise<Reminder | null>
  /** Hides it; the task stays as it is. */
  dismiss(user_id: string, id: string): Promise<boolean>
}

export function reminderStore(database: Database): ReminderStore {
  const tell = (user_id: string) => database.tell([{ user_id, what: 'reminders', conversation_id: null }])
  return {
    async list(user_id) {
      const all = (await asUser(database, user_id, list, [user_id])).map(toReminder)
      return {
        due: all.filter(({ sent_at }) => sent_at !== null),
        coming: all.filter(({ sent_at }) => sent_at === null),
      }
    },
    async snooze(user_id, id, { minutes = SNOOZE_MINUTES, until = null }) {
      const [row] = await asUser(database, user_id, snooze, [user_id, id, until, minutes])
      if (row === undefined) return null
      tell(user_id)
      return toReminder(row)
    },
    async dismiss(user_id, id) {
      const [row] = await asUser(database, user_id, dismiss, [user_id, id])
      if (row !== undefined) tell(user_id)
      return row !== undefined
    },
  }
}
