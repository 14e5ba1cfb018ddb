import { z } from 'zod'
import type { TaskCounts } from '../domain/task-counts.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import { dueKey } from './due-key.ts'
import type { Statement } from './line.ts'

// $2 holds the dates and $3 the instants before which tasks are counted: dates are compared as dates, instants as
// instants.
const before = (at: number) =>
  `count(*) filter (where status = 'pending' and due_date is not null
    and case when length(due_date) = 10 then due_date < ($2::text[])[${at}] else due_key < ($3::text[])[${at}] end)::int`

const read: Statement = {
  name: 'count_tasks',
  text: `select array[${[1, 2, 3, 4].map(before).join(', ')}] as before,
    count(*) filter (where status = 'pending' and due_date is not null)::int as dated,
    count(*) filter (where status = 'pending' and due_date is null)::int as no_date,
    count(*) filter (where status = 'completed')::int as done
    from tasks where user_id = $1`,
}

const rowSchema = z.object({
  before: z.tuple([z.int(), z.int(), z.int(), z.int()]),
  dated: z.int(),
  no_date: z.int(),
  done: z.int(),
})

/** `bounds`: now, and the starts of tomorrow, of the day after, and of next week, with their offsets. */
export async function countTasks(
  database: Database,
  user_id: string,
  bounds: readonly [string, string, string, string],
): Promise<TaskCounts> {
  const values = [user_id, bounds.map((bound) => bound.slice(0, 10)), bounds.map(dueKey)]
  const { before, dated, no_date, done } = rowSchema.parse((await asUser(database, user_id, read, values))[0])
  const [overdue, untilTomorrow, untilDayAfter, untilNextWeek] = before
  return {
    overdue,
    today: untilTomorrow - overdue,
    tomorrow: untilDayAfter - untilTomorrow,
    this_week: untilNextWeek - untilDayAfter,
    later: dated - untilNextWeek,
    no_date,
    done,
  }
}
