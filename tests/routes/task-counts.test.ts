// How many tasks there are, by when they are due where the caller is, on both databases.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

const timezone = 'Asia/Tokyo'
const DAY = 86_400_000
const dayThere = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(Date.now() + days * DAY)

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: tasks are counted by when they are due`, async () => {
    const user = randomUUID()
    const add = async (due_date: string | null) => {
      const { body } = await app.call(user, 'POST', '/api/tools/add_task', { title: 'x', due_date })
      return body.data.task.id
    }
    const counted = async () => (await app.call(user, 'GET', `/api/task-counts?timezone=${timezone}`)).body
    const none = { overdue: 0, today: 0, tomorrow: 0, this_week: 0, later: 0, no_date: 0, done: 0 }
    assert.deepEqual(await counted(), none)
    await add(dayThere(-1))
    await add(new Date(Date.now() - 60_000).toISOString())
    await add(dayThere(0))
    await add(dayThere(1))
    await add(dayThere(1))
    await add(dayThere(30))
    await add(null)
    const task_id = await add(dayThere(-3))
    await app.call(user, 'POST', '/api/tools/complete_task', { task_id })
    assert.deepEqual(await counted(), { ...none, overdue: 2, today: 1, tomorrow: 2, later: 1, no_date: 1, done: 1 })
    const other = await app.call(randomUUID(), 'GET', '/api/task-counts')
    assert.deepEqual(other.body, none)
  })
}
after(stopOwnPostgres)
