import type { Database } from '../src/store/database.ts'
import { claimReminders } from '../src/store/due-reminders.ts'

/** Open reminders of many users, spread over a year from tomorrow on. */
export async function fillReminders(database: Database, reminders: number, users: number): Promise<void> {
  const client = await database.pool.connect()
  try {
    // Reminders are made here and not by their tasks, without looking at each row, and in the order of the keys: a tenth of the time.
    await client.query(`set session_replication_role = replica`)
    await client.query(
      `insert into tasks (user_id, id, title, title_key, due_date, due_key)
       select 'user ' || lpad(u::text, 6, '0'), ('01900000-0000-7000-8000-' || lpad(to_hex(u * $1::bigint + n), 12, '0'))::uuid,
         'task ' || n, 'task', '2097-01-01', '2097-01-01'
       from generate_series(1, $2::int) u, generate_series(1, $1::int) n`,
      [Math.ceil(reminders / users), users],
    )
    await client.query(
      `insert into reminders (user_id, task_id, remind_at)
       select user_id, id, now() + interval '1 day' + random() * interval '1 year' from tasks order by user_id, id`,
    )
    for (const table of ['tasks', 'reminders']) await client.query(`vacuum analyze ${table}`)
  } finally {
    await client.query('reset session_replication_role')
    client.release()
  }
}

/** How the claim of a scheduler is planned and how long it takes, with so many due; nothing is kept of it. */
export async function planOfClaim(database: Database, due: number): Promise<{ plan: string; ms: number }> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `update reminders set remind_at = now() where (user_id, task_id) in (select user_id, task_id from reminders limit $1)`,
      [due],
    )
    await client.query(`select set_config('role', 'sayso_operator', true)`)
    const { rows } = await client.query(`explain (analyze, costs off) ${claimReminders.text}`, [200])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    return { plan, ms: Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** How reminders and their tasks are read, in short: "Index Scan using reminders_waiting on reminders". */
export function readsIn(plan: string): string[] {
  return plan
    .split('\n')
    .flatMap((line) => /\w[\w ]* Scan (?:using \w+ )?on (?:reminders|tasks)\b/.exec(line)?.[0] ?? [])
}

export const byIndexes = [
  'Index Scan using reminders_waiting on reminders',
  'Index Scan using reminders_pkey on reminders',
  'Index Scan using tasks_pkey on tasks',
]
