import { z } from 'zod'
import type { PushSubscription } from '../domain/reminder.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'
import { moment } from './rows.ts'

/** Per user; beyond that the oldest are removed. */
const MOST = 20

const keep: Statement = {
  name: 'keep_subscription',
  text: `with kept as (
    insert into push_subscriptions (user_id, endpoint, p256dh, auth) values ($1, $2, $3, $4)
    on conflict (user_id, endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth
  ) delete from push_subscriptions where user_id = $1 and endpoint in (
    select endpoint from push_subscriptions where user_id = $1 and endpoint <> $2 order by created_at desc offset ${MOST - 1})`,
}
const list: Statement = {
  name: 'list_subscriptions',
  text: 'select endpoint, created_at from push_subscriptions where user_id = $1 order by created_at',
}
const drop: Statement = {
  name: 'drop_subscription',
  text: 'delete from push_subscriptions where user_id = $1 and endpoint = $2 returning 1',
}

const row = z.object({ endpoint: z.string(), created_at: moment })

export interface PushSubscriptions {
  list(user_id: string): Promise<readonly z.output<typeof row>[]>
  keep(user_id: string, given: PushSubscription): Promise<void>
  /** Returns whether there was one. */
  drop(user_id: string, endpoint: string): Promise<boolean>
}

export function pushSubscriptions(database: Database): PushSubscriptions {
  return {
    list: async (user_id) => (await asUser(database, user_id, list, [user_id])).map((one) => row.parse(one)),
    async keep(user_id, { endpoint, keys }) {
      await asUser(database, user_id, keep, [user_id, endpoint, keys.p256dh, keys.auth])
    },
    drop: async (user_id, endpoint) => (await asUser(database, user_id, drop, [user_id, endpoint])).length > 0,
  }
}
