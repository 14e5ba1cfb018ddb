// The short form; the long one is npm run chaos:kill and npm run chaos:race.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { killLoop } from './kill-loop.ts'
import { startRace } from './start-race.ts'

for (const open of [freshEmbedded, freshPostgres]) {
  test(`killed in the middle of things, nothing that was told is lost (${open === freshEmbedded ? 'embedded' : 'PostgreSQL'})`, async () => {
    const fresh = await open()
    const report = await killLoop(fresh, 3)
    await fresh.remove()
    assert.equal(report.kills, 3)
    assert.ok(report.turns >= 40)
  })
}

test('of two starts on one folder one wins, and the other says why', async () => {
  assert.equal(await startRace(1), 1)
})

after(stopOwnPostgres)
