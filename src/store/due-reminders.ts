// The operator's work for all users: claims reminders that are due, hands them to their outlets in the same
// transaction, and schedules the next try of a delivery before making this one. If a process dies in between, nothing
// is lost: another continues when that try is due.

import { z } from 'zod'
import { type ReminderMessage, reminderMessageSchema } from '../domain/reminder.ts'
import type { ReminderSettings } from '../domain/settings.ts'
import { asOperatorTogether } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

/** Seconds before each retry. The first must be longer than a try may take. */
const PAUSES = [15, 60, 300, 1800, 7200, 21_600]
export const MOST_ATTEMPTS = PAUSES.length + 1

const LATE = '2 minutes'

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// Skips rows that somebody is changing: that change decides whether they are still due.
export const claimReminders: Statement = {
  name: 'claim_reminders',
  text: `with due as (
    select r.user_id, r.task_id from reminders r where r.sent_at is null and r.remind_at <= reminder_clock()
    order by r.remind_at limit $1 for update skip locked
  ), sent as (
    update reminders r set sent_at = reminder_clock(), late = reminder_clock() - r.remind_at > interval '${LATE}'
    from due where r.user_id = due.user_id and r.task_id = due.task_id returning r.*
  ), messages as materialized (
    select s.user_id, s.id, jsonb_build_object('type', 'reminder', 'id', s.id, 'task_id', s.task_id, 'title', t.title, 'due_date', t.due_date,
      'remind_at', ${iso('s.remind_at')}, 'late', s.late) as payload
    from sent s join tasks t on t.user_id = s.user_id and t.id = s.task_id
  ), handed as (
    insert into deliveries (user_id, id, outlet, receiver, payload, next_at)
    select m.user_id, m.id, 'webhook', h.url, m.payload, reminder_clock() from messages m cross join reminder_defaults d
      left join settings s on s.user_id = m.user_id
      cross join lateral (select case when s.settings ? 'webhook_url' then s.settings->>'webhook_url' else d.webhook_url end as url) h
      where h.url is not null
    union all
    select m.user_id, m.id, 'push', p.endpoint, m.payload, reminder_clock() from messages m join push_subscriptions p on p.user_id = m.user_id
  ), users as materialized (select user_id, count(*)::int as count from messages group by user_id)
  select user_id, count from users`,
}

// A reminder whose task was completed or moved, or that was snoozed or dismissed meanwhile, isn't delivered.
// So that a user with a slow outlet doesn't keep others waiting: a few per user, and none for users with a few in
// progress.
export const MOST_OF_ONE = 10
const claimDeliveries: Statement = {
  name: 'claim_deliveries',
  text: `with first as (
    select c.*, row_number() over (partition by c.user_id order by c.next_at) as nth from (
      select d.user_id, d.id, d.receiver, d.next_at from deliveries d where d.next_at <= reminder_clock() and d.user_id <> all ($2::text[])
      order by d.next_at limit 1000) as c
  ), due as (
    select d.user_id, d.id, d.receiver,
      exists (select from reminders r where r.user_id = d.user_id and r.id = d.id and r.dismissed_at is null) as is_wanted
    from deliveries d join first f on f.user_id = d.user_id and f.id = d.id and f.receiver = d.receiver
    where f.nth <= ${MOST_OF_ONE} and d.next_at <= reminder_clock() order by d.next_at limit $1 for update of d skip locked
  ), dropped as (
    delete from deliveries d using due where not due.is_wanted and d.user_id = due.user_id and d.id = due.id and d.receiver = due.receiver
  ), booked as (
    update deliveries d set attempts = d.attempts + 1,
      next_at = reminder_clock() + make_interval(secs => (array[${PAUSES}])[least(d.attempts + 1, ${PAUSES.length})])
    from due where due.is_wanted and d.user_id = due.user_id and d.id = due.id and d.receiver = due.receiver returning d.*
  ) select b.user_id, b.id, b.outlet, b.receiver, b.payload, b.attempts, p.p256dh, p.auth
    from booked b left join push_subscriptions p on b.outlet = 'push' and p.user_id = b.user_id and p.endpoint = b.receiver`,
}

const nextDue: Statement = {
  name: 'next_reminder',
  text: `select extract(epoch from least(
      (select remind_at from reminders where sent_at is null order by remind_at limit 1),
      (select next_at from deliveries order by next_at limit 1)) - reminder_clock())::float8 * 1000 as wait_ms`,
}

const finish: Statement = {
  name: 'finish_delivery',
  text: 'delete from deliveries where user_id = $1 and id = $2 and receiver = $3',
}

const forget: Statement = {
  name: 'forget_subscription',
  text: 'delete from push_subscriptions where user_id = $1 and endpoint = $2',
}

const setDefaults: Statement = { name: 'set_reminder_defaults', text: 'select set_reminder_defaults($1, $2, $3)' }

const deliveryRow = z.object({
  user_id: z.string(),
  id: z.string(),
  outlet: z.enum(['webhook', 'push']),
  receiver: z.string(),
  payload: reminderMessageSchema,
  attempts: z.int(),
  p256dh: z.string().nullable(),
  auth: z.string().nullable(),
})

export interface Delivery {
  readonly user_id: string
  readonly id: string
  readonly outlet: 'webhook' | 'push'
  /** The address it goes to. */
  readonly receiver: string
  readonly payload: ReminderMessage
  readonly attempts: number
  readonly p256dh: string | null
  readonly auth: string | null
}

export interface Round {
  /** The users whose reminders were sent, and how many. */
  readonly sent: readonly { readonly user_id: string; readonly count: number }[]
  readonly deliveries: readonly Delivery[]
  /** Time until the next is due; negative if one is due already, null if there is none. */
  readonly wait_ms: number | null
}

export interface DueReminders {
  /** Sets the defaults for users who have not chosen. */
  setDefaults(defaults: ReminderSettings & { readonly timezone: string }): Promise<void>
  /** Claims what is due, up to these numbers of reminders and deliveries, but no deliveries of busy users. */
  claim(reminders: number, deliveries: number, busy: readonly string[]): Promise<Round>
  /** Marks this delivery as done. */
  finish(delivery: Delivery): Promise<void>
  /** The browser of this subscription is gone for good. */
  forgetReceiver(delivery: Delivery): Promise<void>
}

const wait = z.object({ wait_ms: z.number().nullable() })
const count = z.object({ user_id: z.string(), count: z.int() })

export function dueReminders(database: Database): DueReminders {
  return {
    async setDefaults({ remind_at, timezone, webhook_url }) {
      await asOperatorTogether(database, [[setDefaults, [remind_at, timezone, webhook_url]]])
    },
    async claim(reminders, deliveries, busy) {
      const [sent = [], handed = [], [next] = []] = await asOperatorTogether(database, [
        [claimReminders, [reminders]],
        [claimDeliveries, [deliveries, busy]],
        [nextDue, []],
      ])
      const users = sent.map((row) => count.parse(row))
      database.tell(users.map(({ user_id }) => ({ user_id, what: 'reminders', conversation_id: null })))
      return {
        sent: users,
        deliveries: handed.map((row) => deliveryRow.parse(row)),
        wait_ms: wait.parse(next ?? { wait_ms: null }).wait_ms,
      }
    },
    async finish({ user_id, id, receiver }) {
      await asOperatorTogether(database, [[finish, [user_id, id, receiver]]])
    },
    async forgetReceiver({ user_id, receiver }) {
      await asOperatorTogether(database, [[forget, [user_id, receiver]]])
    },
  }
}
