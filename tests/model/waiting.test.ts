import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { defaultSettings } from '../../src/domain/settings.ts'
import { openApp } from '../support/app.ts'
import { freshEmbedded, stopOwnPostgres } from '../support/databases.ts'
import { scriptedModel } from '../support/scripted-model.ts'
import { inWords, waitTogether } from './waiting.ts'

after(stopOwnPostgres)

test('who waits for a model holds no connection, and others go on', async (context) => {
  const waited = await waitTogether(30, null, 25)
  context.diagnostic(inWords(waited))
  assert.deepEqual([Math.max(...waited.used), waited.beside.turns], [0, 100])
  assert.deepEqual([...new Set(waited.failures)], ['not reachable'])
})

test('a model slower than the turn may take leaves time for an answer, on the embedded database too', async () => {
  const model = await scriptedModel(() => {})
  const defaults = { ...defaultSettings, multi_step_timeout: 2 }
  const app = await openApp(freshEmbedded, { defaults, model: model.config({ timeout_ms: 60_000 }) })
  try {
    const slow = randomUUID()
    await app.call(slow, 'POST', '/api/tools/add_task', { title: 'water the plants' })
    const waiting = app.say(slow, 'the ficus got its drink')
    while (model.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    assert.equal((await app.say(randomUUID(), 'add milk')).status, 'success', 'the only connection is free')
    const reply = await waiting
    assert.deepEqual([reply.suggestion?.failure, reply.status !== 'error'], ['out of time', true])
  } finally {
    await app.close()
    await model.close()
  }
})

test('too many in one conversation are sent away instead of waiting', async () => {
  const model = await scriptedModel(() => {})
  const app = await openApp(freshEmbedded, { model: model.config({ timeout_ms: 300 }) })
  try {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add water the plants')
    const body = { message: 'the ficus got its drink', conversation_id }
    const answers = await Promise.all(Array.from({ length: 100 }, () => app.call(user, 'POST', '/api/chat', body)))
    const statuses = Map.groupBy(answers, ({ status }) => status)
    assert.deepEqual([...statuses.keys()].sort(), [200, 429])
    assert.equal(statuses.get(429)?.length, 49)
    assert.equal(model.asked.length, 3, 'after three failures nobody waits')
  } finally {
    await app.close()
    await model.close()
  }
})
