import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueOf, pickedOf, untilMonday } from './due.ts'

const zone = 'Europe/Berlin'

test('a day and a time are picked in the zone, and read back as picked', () => {
  const cases: [string | null, string, string][] = [
    [null, '', ''],
    ['2026-11-20', '2026-11-20', ''],
    ['2026-11-20T17:00:00+01:00', '2026-11-20', '17:00'],
    ['2026-07-01T09:30:00+02:00', '2026-07-01', '09:30'],
  ]
  for (const [due, day, time] of cases) {
    assert.deepEqual(pickedOf(due, zone), { day, time })
    assert.equal(dueOf({ day, time }, zone), due)
  }
})

test('a time from elsewhere is shown as it is here', () => {
  assert.deepEqual(pickedOf('2026-11-20T23:30:00Z', zone), { day: '2026-11-21', time: '00:30' })
})

test('next Monday is never today', () => {
  // Day 0 was a Thursday.
  assert.deepEqual([0, 1, 2, 3, 4, 5].map(untilMonday), [4, 3, 2, 1, 7, 6])
})
