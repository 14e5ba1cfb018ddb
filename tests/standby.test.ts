// A synchronous standby: what it has not confirmed was not told, however long that takes.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshUrl, openApp } from './support/app.ts'
import { withClient } from './support/databases.ts'
import { startSlowProxy } from './support/slow-proxy.ts'
import { type StandbyPair, startPair } from './support/standby-pair.ts'

let pair: StandbyPair
before(async () => {
  pair = await startPair()
})
after(() => pair?.stop())

test('what the standby has not confirmed is not told, and is done when it has', async () => {
  const [app, other] = [await openApp(freshUrl(pair.primary())), await openApp(freshUrl(pair.primary()))]
  const asked = { message: 'add milk', message_id: randomUUID() }
  const say = (to = app) => to.call('u', 'POST', '/api/chat', asked)
  try {
    await app.call('u', 'PUT', '/api/settings', { multi_step_timeout: 1 })
    pair.signalStandby('SIGSTOP')
    const late = await say()
    assert.equal(late.body.status, 'error', late.text)
    await sleep(1500)
    const repeated = await say(other)
    assert.equal(repeated.status, 409, 'no other server takes it for done')
    pair.signalStandby('SIGCONT')
    await sleep(500)
    const { body } = await say()
    assert.equal(body.response, "I've added 'milk' to your tasks.")
    assert.deepEqual(await app.titles('u'), ['milk'])
  } finally {
    pair.signalStandby('SIGCONT')
    await app.close()
    await other.close()
  }
})

test('a connection that is lost while its commit waits: nobody is promised anything, and it is done once', async () => {
  const address = new URL(pair.primary())
  const proxy = await startSlowProxy(Number(address.port))
  address.port = String(proxy.port)
  const app = await openApp(freshUrl(address.href))
  const asked = { message: 'add tea', message_id: randomUUID() }
  const say = () => app.call('v', 'POST', '/api/chat', asked)
  try {
    await app.call('v', 'POST', '/api/chat', { message: 'hello' })
    pair.signalStandby('SIGSTOP')
    const lost = say()
    await untilACommitWaits(pair.primary())
    proxy.cut()
    const { status, body } = await lost
    const unknown = 'The database did not answer, so nobody knows whether this was done. Look before you try again.'
    assert.deepEqual([status, body.error.message], [503, unknown])
    assert.equal((await say()).status, 409, 'it has not ended yet')
    pair.signalStandby('SIGCONT')
    let again = await say()
    while (again.status === 409) {
      await sleep(20)
      again = await say()
    }
    assert.equal(again.body.response, "I've added 'tea' to your tasks.")
    assert.deepEqual(await app.titles('v'), ['tea'])
  } finally {
    pair.signalStandby('SIGCONT')
    await app.close()
    await proxy.close()
  }
})

async function untilACommitWaits(url: string): Promise<void> {
  const waits = "select 1 from pg_stat_activity where wait_event = 'SyncRep' and query = 'commit'"
  await withClient(url, async (client) => {
    while ((await client.query(waits)).rows.length === 0) await sleep(20)
  })
}
