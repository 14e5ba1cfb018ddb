// The database's owner need not be a superuser: the same promises hold, and row-level security binds the owner too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restoreBackup } from '../../src/store/backup.ts'
import { freshUrl, openApp } from '../support/app.ts'
import { withClient } from '../support/databases.ts'
import { startPostgres } from '../support/postgres.ts'

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield chunk.trimEnd()
}

test('an owner who may only create roles runs everything: turns, tokens, upkeep, erasing', async () => {
  const server = await startPostgres({ fsync: 'off' })
  await withClient(server.url, async (client) => {
    await client.query('create role owner login createrole')
    await client.query('create database owned owner owner')
    await client.query('create database spare owner owner')
  })
  const owned = server.url.replace(/\/postgres$/, '/owned')
  const app = await openApp(freshUrl(owned.replace('postgres@', 'owner@')))
  try {
    const { conversation_id } = await app.say('ann', 'add milk')
    await app.say('ann', 'add bread')
    await app.say('ann', 'delete milk', { conversation_id })
    await app.say('ann', 'yes', { conversation_id })
    const asked = await app.call('ann', 'POST', '/api/agent', { user_id: 'ann', message: 'delete bread' })
    const { confirmation_token } = asked.body.metadata
    await app.call('ann', 'POST', '/api/agent', { user_id: 'ann', message: 'yes', confirmation_token })
    assert.deepEqual(await app.titles('ann'), [])
    assert.deepEqual(
      (await app.sayso.database.pool.query('select * from conversations')).rows,
      [],
      'forced on the owner',
    )
    await withClient(owned, (client) =>
      client.query("update conversations set updated_at = now() - interval '40 days'"),
    )
    assert.equal((await app.sayso.upkeep()).conversations, 2)
    const { rows } = await withClient(owned, (client) => client.query('select 1 from messages'))
    assert.deepEqual(rows, [], 'messages go with their conversation')
    await app.say('bob', 'add eggs')
    const spare = await openApp(freshUrl(owned.replace('postgres@', 'owner@').replace(/owned$/, 'spare')))
    await restoreBackup(spare.sayso.database, linesOf(app.sayso.backup()))
    assert.deepEqual(await spare.titles('bob'), ['eggs'], 'backed up and restored')
    const bound = await spare.sayso.database.pool.query('select * from tasks')
    assert.deepEqual(bound.rows, [], 'still forced on the owner')
    await spare.close()
    await app.call('ann', 'DELETE', '/api/me', { confirm: 'erase everything' })
    const left = await withClient(owned, (client) => client.query('select distinct user_id from decisions'))
    assert.deepEqual(left.rows, [{ user_id: 'bob' }])
  } finally {
    await app.close()
    await server.stop()
  }
})
