import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { byIndexes, fillReminders, planOfClaim, readsIn } from '../../bench/fill-reminders.ts'
import { openDatabase } from '../../src/store/database.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'

test('what is due is found by an index among many that are not, and so are the tasks it is about', async () => {
  const place = await freshPostgres()
  const database = await openDatabase(place.place, () => {})
  await fillReminders(database, 20_000, 200)
  for (const due of [0, 20]) {
    const { plan } = await planOfClaim(database, due)
    assert.deepEqual(readsIn(plan), byIndexes)
  }
  await database.close()
  await place.remove()
})

after(stopOwnPostgres)
