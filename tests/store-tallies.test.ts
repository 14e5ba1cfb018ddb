// Counts rest on tallies that triggers keep: whatever happens to tasks, they say what counting the tasks would.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { uuidv7 } from '../src/runtime/ids.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, commit, enter, entering, leave, openLine } from '../src/store/line.ts'
import { taskStore } from '../src/store/tasks.ts'
import type { TaskQuery, TaskStore } from '../src/tools/contract.ts'
import { aQuery } from './support/a-query.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'

const everything = aQuery({ limit: 1000 })
const queries: readonly TaskQuery[] = (['all', 'pending', 'completed'] as const).flatMap((status) =>
  ([null, 'high', 'low'] as const).flatMap((priority) =>
    [
      {},
      { due_before: '2026-03-02' },
      { due_after: '2026-03-02' },
      { due_after: '2026-03-01', due_before: '2026-03-03' },
    ].map((due) => ({ ...everything, status, priority, ...due })),
  ),
)
const dues = [null, '2026-03-01', '2026-03-02', '2026-03-02T01:00:00+05:00', '2026-03-03T23:00:00-08:00'] as const
const fields = (number: number) => ({
  title: `task ${number}`,
  description: null,
  priority: ([null, 'high', 'low'] as const)[number % 3] ?? null,
  due_date: dues[number % dues.length] ?? null,
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
  })

  after(async () => {
    await database.close()
    await place.remove()
  })

  async function asUser<T>(user_id: string, work: (tasks: TaskStore) => Promise<T>): Promise<T> {
    const line = await openLine(database)
    try {
      await Promise.all([line.send(begin), line.send(enter, entering(user_id, 60_000))])
      const done = await work(taskStore(line, user_id, uuidv7))
      await line.send(commit)
      line.release()
      return done
    } finally {
      await leave(line)
    }
  }

  const assertCounted = async (tasks: TaskStore) => {
    for (const query of queries)
      assert.equal(await tasks.count(query), (await tasks.list(query)).length, JSON.stringify(query))
  }

  const talliesOf = async (user_id: string) =>
    (await database.pool.query('select is_sum, n from task_tallies where user_id = $1', [user_id])).rows

  test(`${name}: counts are those of the tasks, whatever was changed, before and after the commit`, async () => {
    const ids = Array.from({ length: 60 }, () => uuidv7())
    await asUser('ann', async (tasks) => {
      for (const [number, id] of ids.entries()) await tasks.add(id, fields(number))
      for (const [number, id] of ids.entries())
        if (number % 4 === 0) await tasks.update(id, { status: 'completed' })
        else if (number % 5 === 0) await tasks.update(id, { due_date: '2026-03-03', priority: null })
        else if (number % 7 === 0) await tasks.update(id, { title: 'another title' })
      await assertCounted(tasks)
    })
    await database.pool.query('delete from tasks where user_id = $1 and id = any ($2)', ['ann', ids.slice(0, 9)])
    await asUser('ann', assertCounted)
    assert.equal(await asUser('bob', (tasks) => tasks.count(everything)), 0)
  })

  test(`${name}: many differences are put together, and count the same`, async () => {
    await asUser('cora', async (tasks) => {
      for (let number = 0; number < 600; number++) await tasks.add(uuidv7(), fields(number))
    })
    assert.equal((await talliesOf('cora')).length, 600)
    const counted = await asUser('cora', (tasks) => tasks.count(everything))
    const left = await talliesOf('cora')
    assert.deepEqual([counted, left.length, left.every(({ is_sum }) => is_sum)], [600, 15 - 3, true])
    await asUser('cora', assertCounted)
  })

  // The embedded database has one session.
  if (fresh === freshPostgres)
    test('who counts while somebody else puts differences together, or changes tasks, neither waits nor counts twice', async () => {
      await asUser('dan', async (tasks) => {
        for (let number = 0; number < 600; number++) await tasks.add(uuidv7(), fields(number))
      })
      await asUser('dan', async (one) => {
        await one.add(uuidv7(), fields(0))
        assert.equal(await one.count(everything), 601)
        assert.equal(await asUser('dan', (other) => other.count(everything)), 600)
        await asUser('dan', (other) => other.add(uuidv7(), fields(1)))
        assert.equal(await one.count(everything), 602)
      })
      await asUser('dan', assertCounted)
    })
}

after(stopOwnPostgres)
