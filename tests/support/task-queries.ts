// Every filter, sort and page that list_tasks accepts, in every combination, and tasks to try them on.

import type pg from 'pg'
import { uuidv7 } from '../../src/runtime/ids.ts'
import type { TaskQuery } from '../../src/tools/contract.ts'
import { wordKeys } from './write-words.ts'

export const sorts: readonly [TaskQuery['sort'], TaskQuery['after']][] = [
  ['normal', ['2026-05-05', `4${uuidv7()}`]],
  ['priority', [4, '2026-05-05', `4${uuidv7()}`]],
  ['title', ['parcel 5', uuidv7()]],
  ['created', [uuidv7()]],
  ['relevance', null],
  ['alike', null],
]
const statuses = ['all', 'pending', 'completed'] as const
const priorities = [null, 'high', 'low'] as const
const dues: readonly Partial<TaskQuery>[] = [
  {},
  { due_before: '2026-01-02' },
  { due_after: '2026-10-01' },
  { due_after: '2027-01-01' },
  { due_after: '2026-02-01T12:00:00+02:00', due_before: '2026-02-03' },
]
const wordings = [
  null,
  ['parcel'],
  ['99'],
  ['parcel', '99'],
  ['parcel', 'street'],
  ['zebra', 'parcel'],
  ['fragile'],
  ['heavy', 'street'],
] as const

export function* combinations(sort: TaskQuery['sort'], past: TaskQuery['after']): Generator<TaskQuery> {
  const rest = { ids: null, sort, limit: 51 }
  for (const status of statuses)
    for (const priority of priorities)
      for (const due of dues)
        for (const words of wordings)
          for (const after of past === null ? [null] : [null, past])
            yield {
              status,
              priority,
              due_before: null,
              due_after: null,
              words,
              title_key: words?.join(' ') ?? null,
              after,
              ...rest,
              ...due,
            }
}

/**
 * One in a thousand is urgent, one in five hundred done, a third are due; two words stand in every title. Of 100,000, two words
 * stand in about as many titles as a word may lead to.
 */
export async function fillForQueries(
  client: Pick<pg.Pool, 'query'>,
  users: readonly string[],
  tasks: number,
): Promise<void> {
  await client.query(
    `insert into tasks (user_id, id, title, title_key, due_date, due_key, priority, status, completed_at)
     select user_id, gen_random_uuid(), title, title, due, coalesce(due, '~'), case when n % 1000 = 0 then 'high' when n % 7 = 0 then 'low' end,
       case when n % 500 = 1 then 'completed' else 'pending' end, case when n % 500 = 1 then now() end
     from (select user_id, n, 'parcel ' || n || ' street ' || n % 900 || case when n % 34 = 5 then ' fragile' when n % 31 = 7 then ' heavy' else '' end as title,
         case when n % 3 = 0 then to_char(date '2026-01-01' + (n % 300), 'YYYY-MM-DD') end as due
       from unnest($1::text[]) as user_id, generate_series(1, $2::int) as n) as made`,
    [users, tasks],
  )
  await client.query(
    `insert into task_words (user_id, task_id, ${wordKeys}, word) select distinct user_id, id, ${wordKeys}, word from tasks, unnest(string_to_array(title, ' ')) as word where user_id = any($1)`,
    [users],
  )
  for (const table of ['tasks', 'task_words']) await client.query(`vacuum analyze ${table}`)
}
