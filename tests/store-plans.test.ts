// Every filter, sort and page that list_tasks accepts, in every combination: how many rows are read must not grow with how
// many tasks the user has. SAYSO_TASKS=100000 fills in as many.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, enter, entering, leave, openLine } from '../src/store/line.ts'
import { buildTaskQuery } from '../src/store/task-query.ts'
import type { TaskQuery } from '../src/tools/contract.ts'
import { type Fresh, freshPostgres, stopOwnPostgres } from './support/databases.ts'

const TASKS = Number(process.env.SAYSO_TASKS ?? 20_000)
const MOST_READ = 18_000

let place: Fresh
let database: Database

before(async () => {
  place = await freshPostgres()
  database = await openDatabase(place.place, () => {})
  // One in a thousand is urgent, one in five hundred done, a third are due; two words stand in every title.
  await database.pool.query(
    `insert into tasks (user_id, id, title, title_key, due_date, due_key, priority, status, completed_at)
     select user_id, gen_random_uuid(), title, title, due, coalesce(due, '~'), case when n % 1000 = 0 then 'high' when n % 7 = 0 then 'low' end,
       case when n % 500 = 1 then 'completed' else 'pending' end, case when n % 500 = 1 then now() end
     from (select user_id, n, 'parcel ' || n || ' street ' || n % 900 as title,
         case when n % 3 = 0 then to_char(date '2026-01-01' + (n % 300), 'YYYY-MM-DD') end as due
       from unnest(array['ann', 'bob']) as user_id, generate_series(1, $1::int) as n) as made`,
    [TASKS],
  )
  await database.pool.query(
    `insert into task_words (user_id, word, task_id) select distinct user_id, word, id from tasks, unnest(string_to_array(title, ' ')) as word`,
  )
  for (const table of ['tasks', 'task_words']) await database.pool.query(`vacuum analyze ${table}`)
})

after(async () => {
  await database.close()
  await place.remove()
  await stopOwnPostgres()
})

const sorts: readonly [TaskQuery['sort'], TaskQuery['after']][] = [
  ['normal', ['2026-05-05', 4, uuidv7()]],
  ['priority', [4, '2026-05-05', uuidv7()]],
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
const wordings = [null, ['parcel'], ['99'], ['parcel', '99'], ['parcel', 'street'], ['zebra', 'parcel']] as const

function* combinations(sort: TaskQuery['sort'], past: TaskQuery['after']): Generator<TaskQuery> {
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

interface Plan {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Plan[]
}

/** Rows that were read from tables and indexes. */
function rowsRead(plan: Plan): number {
  const isRead = /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(plan['Node Type'])
  const own = isRead ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), own)
}

for (const mode of ['force_generic_plan', 'force_custom_plan'])
  for (const [sort, past] of sorts)
    test(`no list by ${sort} reads more the more tasks there are (${mode})`, async () => {
      const line = await openLine(database)
      const most = { rows: 0, of: '' }
      try {
        await Promise.all([line.send(begin), line.send(enter, entering('ann', 60_000))])
        await line.send({ name: mode, text: `select set_config('plan_cache_mode', '${mode}', true)` })
        for (const query of combinations(sort, past)) {
          const { statement, values } = buildTaskQuery('ann', query)
          const text = `explain (analyze, timing off, format json) ${statement.text}`
          const [row] = (await line.send({ name: `${mode} ${statement.name}`, text }, values)).rows
          const [{ Plan: plan }]: [{ Plan: Plan }] = JSON.parse(JSON.stringify(row?.['QUERY PLAN']))
          const rows = rowsRead(plan)
          if (rows > most.rows) Object.assign(most, { rows, of: JSON.stringify(query) })
        }
      } finally {
        await leave(line)
      }
      assert.ok(most.rows <= MOST_READ && most.rows > 0, `${most.rows} rows are read for ${most.of}`)
    })
