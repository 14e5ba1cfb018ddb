// A synchronous standby: what it has not confirmed was not told, however long that takes.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshUrl, openApp } from './support/app.ts'
import { type StandbyPair, startPair } from './support/standby-pair.ts'

let pair: StandbyPair
before(async () => {
  pair = await startPair()
})
after(() => pair.stop())

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
