// What tasks are filtered and sorted by stands beside their words too: it must be the same, whatever happens to tasks, and
// lists of tasks with words must be what looking through all tasks would give.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import { searchPrefix, searchWords } from '../src/domain/words.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, commit, enter, entering, leave, openLine } from '../src/store/line.ts'
import { up as plainLetters } from '../src/store/migrations/0023-plain-letters.ts'
import { taskStore } from '../src/store/tasks.ts'
import type { TaskStore } from '../src/tools/contract.ts'
import { aQuery } from './support/a-query.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'
import { wordKeys } from './support/write-words.ts'

const long = 'a title that goes on and on '.repeat(8)
const titles = [
  'call the plumber',
  'plumb the plumbing',
  'to and fro',
  'tonight to the theatre',
  `${long}plumber`,
  `plumber ${long}`,
  'plums',
  'the',
  'water plants',
  // Each is found four times by one beginning, more often than there are tasks on a page.
  ...Array.from({ length: 30 }, (_, number) => `plum plumb plumber plumbing ${number}`),
]
const words = [['plumb'], ['plum', 'plumber'], ['plumber', 't'], ['to'], ['on', 'plumbers'], ['the'], ['title', 'plum']]
const given = (number: number) => ({
  description: null,
  priority: ([null, 'high', 'low'] as const)[number % 3] ?? null,
  due_date: ([null, '2026-03-01', '2026-03-02T01:00:00+05:00'] as const)[number % 4] ?? null,
  recurrence: null,
  remind_before: null,
})

for (const fresh of [freshEmbedded, freshPostgres]) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'
  let place: Fresh
  let database: Database

  before(async () => {
    place = await fresh()
    database = await openDatabase(place.place, () => {})
    await asAnn(async (tasks) => {
      const ids = titles.map(() => uuidv7())
      for (const [number, id] of ids.entries()) await tasks.add(id, { title: titles[number] ?? '', ...given(number) })
      const [first = '', second = '', third = '', fourth = '', fifth = ''] = ids
      await tasks.update(first, { status: 'completed' })
      await tasks.update(second, { title: 'plumbing' })
      await tasks.update(third, { due_date: '2026-03-03', priority: 'medium' })
      await tasks.update(fourth, { order: 'k' })
      await tasks.update(fifth, { title: `${long}plum`, due_date: null })
    })
  })

  after(async () => {
    await database.close()
    await place.remove()
  })

  async function asAnn<T>(work: (tasks: TaskStore) => Promise<T>): Promise<T> {
    const line = await openLine(database)
    try {
      await Promise.all([line.send(begin), line.send(enter, entering('ann', 60_000))])
      const done = await work(taskStore(line, 'ann', uuidv7))
      await line.send(commit)
      line.release()
      return done
    } finally {
      await leave(line)
    }
  }

  const assertBeside = async () => {
    const beside = `select t.id, w.word, ${wordKeys.replaceAll(/\w+/g, 'w.$&')} from task_words w join tasks t on (t.user_id, t.id) = (w.user_id, w.task_id) order by 1, 2`
    const own = beside.replaceAll(/w\.(?!word|user_id|task_id)/g, 't.')
    const [found, wanted] = [await database.pool.query(beside), await database.pool.query(own)]
    assert.ok(found.rows.length > titles.length)
    assert.deepEqual(found.rows, wanted.rows)
  }

  test(`${name}: beside every word stands what its task is like`, assertBeside)

  test(`${name}: what a server of before writes, without it, gets it`, async () => {
    const add = `with words as (insert into task_words (user_id, word, task_id) select 'ann', unnest($2::text[]), $1)
      insert into tasks (user_id, id, title, title_key, due_key) values ('ann', $1, 'plum jam', 'plum jam', '~')`
    await database.pool.query(add, [uuidv7(), ['plum', 'jam']])
    await assertBeside()
  })

  test(`${name}: what a server of before wrote with accents is found without them after the update`, async () => {
    const add = `with words as (insert into task_words (user_id, word, task_id) select 'ann', unnest($2::text[]), $1)
      insert into tasks (user_id, id, title, title_key, due_key) values ('ann', $1, 'Straße: café Zoë cafe', 'straße café zoë cafe', '~')`
    const id = uuidv7()
    await database.pool.query(add, [id, ['straße', 'café', 'zoë', 'cafe']])
    await plainLetters(new Kysely({ dialect: new PostgresDialect({ pool: database.pool }) }))
    await assertBeside()
    const { rows } = await database.pool.query('select word, title_key from task_words where task_id = $1 order by 1', [
      id,
    ])
    const title_key = 'strasse cafe zoe cafe'
    assert.deepEqual(rows, [
      { word: 'cafe', title_key },
      { word: 'strasse', title_key },
      { word: 'zoe', title_key },
    ])
    const found = await asAnn(async (tasks) => await tasks.list(aQuery({ words: ['zoe', 'cafe'] })))
    assert.deepEqual(
      found.map(({ task }) => task.id),
      [id],
    )
  })

  test(`${name}: tasks with words are those that looking through all of them finds, in every order`, async () => {
    await asAnn(async (tasks) => {
      for (const sort of ['normal', 'created', 'title', 'priority'] as const)
        for (const status of ['all', 'pending'] as const)
          for (const due_before of [null, '2026-03-02'])
            for (const asked of words) {
              const query = aQuery({ sort, status, due_before })
              const has = (title: string) =>
                asked.every((word) => searchWords(title).some((one) => one.startsWith(searchPrefix(word))))
              const wanted = (await tasks.list(query)).filter(({ task }) => has(task.title))
              const found = await tasks.list({ ...query, words: asked })
              assert.deepEqual(found, wanted, JSON.stringify([sort, status, due_before, asked]))
              const [before] = wanted
              if (before === undefined) continue
              const next = await tasks.list({ ...query, words: asked, after: before.key })
              assert.deepEqual(next, wanted.slice(1))
            }
    })
  })
}

after(stopOwnPostgres)
