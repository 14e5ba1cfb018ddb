import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { insightsSchema } from '../../src/domain/insights.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

for (const place of places) {
  const name = nameOf(place)
  let app: TestApp
  before(async () => {
    app = await openApp(place)
  })
  after(() => app.close())

  const read = async (user: string, query = '') =>
    insightsSchema.parse((await app.call(user, 'GET', `/api/insights${query}`)).body)

  test(`${name}: what was done and asked is counted, on its day, for its user`, async () => {
    await app.say('ann', 'add milk, eggs and bread')
    const { conversation_id } = await app.say('ann', 'add call mom high priority')
    await app.say('ann', 'complete milk', { conversation_id })
    await app.say('ann', 'delete eggs', { conversation_id })
    await app.say('ann', 'no', { conversation_id })
    await app.say('ann', 'add feed the cat', { conversation_id })
    await app.say('ann', 'add feed the dog', { conversation_id })
    await app.say('ann', 'complete feed', { conversation_id })
    await app.say('bob', 'add something of his')
    // A task from long ago, done a week ago, and one that still waits.
    await app.sayso.database.pool.query(
      `update tasks set created_at = now() - interval '40 days' where user_id = 'ann' and title in ('milk', 'bread')`,
    )
    await app.sayso.database.pool.query(
      `update tasks set completed_at = now() - interval '7 days' where user_id = 'ann' and title = 'milk'`,
    )
    const { days, open, recent, timezone } = await read('ann', '?timezone=UTC')
    const today = days.at(-1)
    assert.deepEqual([timezone, days.length, today?.day], ['UTC', 30, new Date().toISOString().slice(0, 10)])
    assert.deepEqual(
      { ...today, day: '' },
      { day: '', added: 4, completed: 0, turns: 8, confirmations: 1, clarifications: 1 },
    )
    assert.equal(days.at(-8)?.completed, 1)
    assert.deepEqual(open, [
      { age: 'day', high: 1, medium: 0, low: 0, none: 3 },
      { age: 'week', high: 0, medium: 0, low: 0, none: 0 },
      { age: 'month', high: 0, medium: 0, low: 0, none: 0 },
      { age: 'older', high: 0, medium: 0, low: 0, none: 1 },
    ])
    const sum = (groups: readonly { turns: number }[]) => groups.reduce((total, { turns }) => total + turns, 0)
    assert.deepEqual([recent.turns, sum(recent.confidence), sum(recent.times)], [8, 8, 8])
  })

  test(`${name}: who has done nothing yet gets zeros, and a zone that is none is refused`, async () => {
    const { days, open, recent } = await read('nobody')
    const numbers = [...days, ...open].flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'))
    assert.deepEqual([new Set(numbers), recent.turns, recent.median_ms], [new Set([0]), 0, null])
    assert.equal((await app.call('ann', 'GET', '/api/insights?timezone=Mars/North')).status, 400)
  })
}

after(stopOwnPostgres)
