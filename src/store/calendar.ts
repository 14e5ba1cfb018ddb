// The calendar feed: its contents, and its owner, found by the secret in its address.

import { z } from 'zod'
import type { Task } from '../domain/task.ts'
import { asOperator, asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'
import { taskColumns, toTask } from './rows.ts'
import { hashToken } from './tasks.ts'

const MOST = 1000

const setKey: Statement = {
  name: 'set_calendar_key',
  text: `insert into calendar_keys (user_id, key_hash) values ($1, $2)
    on conflict (user_id) do update set key_hash = excluded.key_hash, created_at = clock_timestamp()`,
}
const owner: Statement = { name: 'calendar_owner', text: 'select user_id from calendar_keys where key_hash = $1' }
const tasks: Statement = {
  name: 'calendar_tasks',
  text: `select ${taskColumns} from tasks where user_id = $1 and status = 'pending' and due_date is not null order by due_key, order_key limit ${MOST}`,
}

const found = z.object({ user_id: z.string() })

export interface Calendar {
  /** From now on only this key gives access. */
  setKey(user_id: string, key: string): Promise<void>
  ownerOf(key: string): Promise<string | null>
  tasksOf(user_id: string): Promise<readonly Task[]>
}

export function calendarStore(database: Database): Calendar {
  return {
    async setKey(user_id, key) {
      await asUser(database, user_id, setKey, [user_id, hashToken(key)])
    },
    async ownerOf(key) {
      const [row] = await asOperator(database, owner, [hashToken(key)])
      return row === undefined ? null : found.parse(row).user_id
    },
    tasksOf: async (user_id) => (await asUser(database, user_id, tasks, [user_id])).map(toTask),
  }
}
