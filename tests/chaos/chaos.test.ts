// The short forms; the long ones are npm run chaos:kill, :race, :cut, :remind, :replicas, :away and :failover.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { freshEmbedded, freshOn, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { startPostgres } from '../support/postgres.ts'
import { cutConnections } from './cut-connections.ts'
import { databaseAway } from './database-away.ts'
import { failOver } from './failover.ts'
import { killLoop } from './kill-loop.ts'
import { killAtPoints } from './kill-points.ts'
import { lockHolderDies } from './lock-holder.ts'
import { remindersUnderKills } from './reminders.ts'
import { replayElsewhere } from './replay-elsewhere.ts'
import { manyReplicas } from './replicas.ts'
import { startRace } from './start-race.ts'
import { databaseOf, serverOf } from './victims.ts'

for (const open of [freshEmbedded, freshPostgres]) {
  test(`killed in the middle of things, nothing that was told is lost (${open === freshEmbedded ? 'embedded' : 'PostgreSQL'})`, async () => {
    const fresh = await open()
    const report = await killLoop(fresh, serverOf(fresh), { kills: 3, turns: 80 })
    await fresh.remove()
    assert.equal(report.kills, 3)
    assert.ok(report.turns >= 80)
  })
}

test('a database killed in the middle of things loses nothing that was told, and the server lives', async (context) => {
  const postgres = await startPostgres()
  context.after(() => postgres.stop())
  const fresh = await freshOn(postgres.url)
  const report = await killLoop(fresh, databaseOf(fresh, postgres), { kills: 1, turns: 80 })
  assert.equal(report.kills, 1)
})

test('killed at each point of a yes, the server has deleted once, and only the last point is behind the commit', async () => {
  const fresh = await freshPostgres()
  const points = 'url' in fresh.place ? await killAtPoints(fresh.place.url, ['yes']) : []
  await fresh.remove()
  assert.deepEqual(
    points.filter(({ isDone }) => isDone),
    points.slice(-1),
  )
  assert.ok(points.length >= 4)
})

test('of two starts on one folder one wins, and the other says why', async () => {
  assert.equal(await startRace(1), 1)
})

test('cut connections to the server and to the database change nothing that was said', async () => {
  const fresh = await freshPostgres()
  if ('url' in fresh.place) assert.equal((await cutConnections(fresh.place.url, 80)).turns, 80)
  await fresh.remove()
})

test('what was decided is decided again in another process, time zone and locale', async () => {
  const fresh = await freshPostgres()
  assert.ok((await replayElsewhere(fresh, 150)) >= 150)
  await fresh.remove()
})

test('three servers and sixteen clients make one conversation in one order', async () => {
  const fresh = await freshPostgres()
  if ('url' in fresh.place) await manyReplicas(fresh.place.url, fresh.place.url, 80)
  await fresh.remove()
})

test('a server that dies with the lock of a conversation holds nobody up', async () => {
  const fresh = await freshPostgres()
  if ('url' in fresh.place) assert.ok((await lockHolderDies(fresh.place.url)) < 3000)
  await fresh.remove()
})

test('servers that are killed lose no reminder and give none another id', async () => {
  const fresh = await freshPostgres()
  if ('url' in fresh.place) assert.ok((await remindersUnderKills(fresh.place.url, 60, 4000, 2000)).kills > 0)
  await fresh.remove()
})

test('a database that goes away and comes back costs nothing but time', async () => {
  assert.equal((await databaseAway(1, 1000)).not_ready_seen, 1)
})

test('a primary that falls silent is left for the standby that took over, and nothing is lost or done twice', async () => {
  assert.equal((await failOver(['silent'])).silences_ms.length, 1)
})

after(stopOwnPostgres)
