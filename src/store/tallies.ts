// Counts without words use tallies instead of tasks, so that they don't get slower as tasks accumulate.

import { type RawBuilder, sql } from 'kysely'
import type { TaskQuery } from '../tools/contract.ts'
import type { Line, Statement } from './line.ts'

/** Adding up this many differences is cheap. */
const MANY = 500
/** The most that is merged at once; after a large import, the next counts continue. */
export const AT_ONCE = 10_000

// Locked rows are being merged or erased by somebody else.
const addUp: Statement = {
  name: 'add_up_tallies',
  text: `with gone as (
    delete from task_tallies where user_id = $1 and ctid = any (array(
      select ctid from task_tallies where user_id = $1 limit ${AT_ONCE} for update skip locked)) returning *
  ) insert into task_tallies (user_id, status, priority_rank, due_on, is_sum, n)
    select user_id, status, priority_rank, due_on, true, sum(n) from gone group by 1, 2, 3, 4 having sum(n) <> 0`,
}

/** Tallies are kept by status, priority and day. */
export function isTallied({ words, ids, due_before, due_after }: TaskQuery): boolean {
  const isByDay = [due_before, due_after].every((bound) => bound === null || bound.length === 10)
  return ids === null && (words === null || words.length === 0) && isByDay
}

/** The number of matches, and how many differences it is the sum of. */
export function tallySum(user_id: string, query: TaskQuery, rank: number | null): RawBuilder<unknown> {
  const all = [sql`user_id = ${user_id}`]
  if (query.status !== 'all') all.push(sql`status = ${sql.lit(query.status)}`)
  if (rank !== null) all.push(sql`priority_rank = ${sql.lit(rank)}`)
  if (query.due_before !== null) all.push(sql`due_on > '' and due_on < ${query.due_before}`)
  if (query.due_after !== null) all.push(sql`due_on >= ${query.due_after}`)
  return sql`select coalesce(sum(n), 0)::int as total, (count(*) filter (where not is_sum))::int as loose
    from task_tallies where ${sql.join(all, sql` and `)}`
}

export async function addUpMany(line: Line, user_id: string, loose: number): Promise<void> {
  if (loose > MANY) await line.send(addUp, [user_id])
}
