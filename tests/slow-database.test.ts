// A database that takes a second longer for everything, and one that stops answering without ending its connections.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { asUnavailable } from '../src/domain/errors.ts'
import { begin, openLine } from '../src/store/line.ts'
import { freshUrl, openApp, type TestApp } from './support/app.ts'
import { freshPostgres, stopOwnPostgres, withClient } from './support/databases.ts'
import { type SlowProxy, startSlowProxy } from './support/slow-proxy.ts'

after(stopOwnPostgres)

async function behindProxy(use: (app: TestApp, proxy: SlowProxy, direct: string) => Promise<void>): Promise<void> {
  const fresh = await freshPostgres()
  if (!('url' in fresh.place)) throw new Error('not PostgreSQL')
  const address = new URL(fresh.place.url)
  const proxy = await startSlowProxy(Number(address.port))
  address.port = String(proxy.port)
  const app = await openApp(freshUrl(address.href))
  try {
    await use(app, proxy, fresh.place.url)
  } finally {
    proxy.delay(0)
    await app.close()
    await proxy.close()
    await fresh.remove()
  }
}

test('a second more for every round trip: everything is answered as ever, once, and the server stays ready', () =>
  behindProxy(async (app, proxy, direct) => {
    await app.say('u', 'hello')
    proxy.delay(1000)
    const add = { message: 'add milk', message_id: randomUUID() }
    const [first, again] = [
      await app.call('u', 'POST', '/api/chat', add),
      await app.call('u', 'POST', '/api/chat', add),
    ]
    assert.deepEqual([first.status, again.text], [200, first.text])
    const { conversation_id } = first.body
    const { response: asked } = await app.say('u', 'delete milk', { conversation_id })
    assert.match(asked, /^Are you sure/)
    const { response: gone } = await app.say('u', 'yes', { conversation_id })
    assert.equal(gone, "'milk' has been deleted.")
    assert.equal((await app.call(null, 'GET', '/readyz')).status, 200)
    const { rows } = await withClient(direct, (client) =>
      client.query(
        'select (select count(*)::int from tasks) as tasks, (select count(*)::int from turns) as turns, (select count(distinct message_id)::int from decisions) as audited',
      ),
    )
    assert.deepEqual(rows, [{ tasks: 0, turns: 4, audited: 4 }])
  }))

test('where that is more than the time allowed, it says so, changes nothing, and says the same when asked again', () =>
  behindProxy(async (app, proxy) => {
    await app.call('u', 'PUT', '/api/settings', { multi_step_timeout: 1 })
    const add = { message: 'add milk', message_id: randomUUID() }
    proxy.delay(1000)
    const late = await app.call('u', 'POST', '/api/chat', add)
    assert.equal(late.status, 200)
    assert.match(late.body.response, /taking longer than expected.*[Nn]othing/)
    proxy.delay(0)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    assert.equal((await app.call('u', 'POST', '/api/chat', add)).text, late.text)
    assert.deepEqual(await app.titles('u'), [])
    assert.match((await app.say('u', 'add milk')).response, /^I've added 'milk'/)
  }))

test('a connection without any answer is given up, and its place is free again', { timeout: 20_000 }, () =>
  behindProxy(async ({ sayso: { database } }, proxy) => {
    const line = await openLine({ ...database, silence_ms: 300 })
    proxy.fallSilent()
    await assert.rejects(line.send(begin), (fault) => asUnavailable(fault) !== null)
    line.release()
    assert.equal(database.lines.totalCount, 0)
  }),
)
