// Which index each page of tasks comes from, under row-level security.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, enter, entering, leave, openLine } from '../src/store/line.ts'
import { buildTaskQuery } from '../src/store/task-query.ts'
import type { TaskQuery } from '../src/tools/contract.ts'
import { aQuery } from './support/a-query.ts'
import { type Fresh, freshEmbedded, places, stopOwnPostgres } from './support/databases.ts'
import { fillErrands } from './support/errands.ts'

const TASKS = 5000

for (const fresh of places) {
  let place: Fresh
  let database: Database
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'

  before(async () => {
    place = await fresh()
    database = await openDatabase(place.place, () => {})
    for (const user_id of ['ann', 'bob']) await fillErrands(database.pool, user_id, TASKS)
    await database.pool.query('vacuum analyze tasks')
    await database.pool.query('vacuum analyze task_words')
  })

  after(async () => {
    await database.close()
    await place.remove()
  })

  const find = { words: ['dentist'], title_key: 'dentist' }
  const plans: [string, Partial<TaskQuery>, RegExp[]][] = [
    ['a page of pending tasks', { status: 'pending' }, [/tasks_by_status/]],
    ['the page after', { status: 'pending', after: ['2026-01-05', `4${uuidv7()}`] }, [/Index Cond: .*ROW\(.*due_key/]],
    ['a page of all tasks', {}, [/tasks_by_status[\s\S]*tasks_by_status/]],
    ['a page of the most urgent', { sort: 'priority' }, [/tasks_by_priority/]],
    ['what is urgent and due', { priority: 'high', due_before: '2026-01-05' }, [/tasks_by_priority/]],
    ['tasks by id', { ids: [uuidv7(), uuidv7()] }, [/tasks_pkey/]],
    ['tasks with a word in their usual order', { words: ['12'], title_key: '12' }, [/task_words_pkey/]],
    ['tasks with two words in their usual order', { words: ['errand', '12'], title_key: 'errand 12' }, [/task_words/]],
    ['tasks by words', { sort: 'relevance', ...find }, [/tasks_by_title/, /task_words_pkey/]],
    [
      'tasks that share a word',
      { sort: 'alike', words: ['dentist', 'errand', '12'] },
      [/task_words_pkey/, /tasks_pkey/],
    ],
  ]
  for (const [what, query, wanted] of plans) {
    test(`${name}: ${what} come from an index under row-level security`, async () => {
      const plan = await explain(database, 'ann', query)
      assert.doesNotMatch(plan, /Seq Scan/)
      for (const pattern of wanted) assert.match(plan, pattern)
    })
  }
}

after(stopOwnPostgres)

async function explain(database: Database, user_id: string, query: Partial<TaskQuery>): Promise<string> {
  const { statement, values } = buildTaskQuery(user_id, aQuery({ limit: 51, ...query }))
  const line = await openLine(database)
  try {
    await Promise.all([line.send(begin), line.send(enter, entering(user_id, 10_000))])
    const { rows } = await line.send({ name: `explain ${statement.name}`, text: `explain ${statement.text}` }, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await leave(line)
  }
}
