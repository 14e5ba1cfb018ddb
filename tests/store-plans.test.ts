// Every filter, sort and page that list_tasks accepts, in every combination: how many rows are read must not grow with how
// many tasks the user has. SAYSO_TASKS=100000 fills in as many.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, enter, entering, leave, openLine } from '../src/store/line.ts'
import { buildTaskQuery } from '../src/store/task-query.ts'
import { type Fresh, freshPostgres, stopOwnPostgres } from './support/databases.ts'
import { combinations, fillForQueries, sorts } from './support/task-queries.ts'

const TASKS = Number(process.env.SAYSO_TASKS ?? 20_000)
const MOST_READ = 18_000

let place: Fresh
let database: Database

before(async () => {
  place = await freshPostgres()
  database = await openDatabase(place.place, () => {})
  await fillForQueries(database.pool, ['ann', 'bob'], TASKS)
})

after(async () => {
  await database.close()
  await place.remove()
  await stopOwnPostgres()
})

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
