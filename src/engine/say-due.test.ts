import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localDay, sayDay, sayDue, wallClock } from './say-due.ts'

const now = '2026-02-09T23:30:00.000Z'

test('the clock on the wall is that of the zone, also beside a change of clocks and across a year', () => {
  for (const [instant, timezone, expected] of [
    ['2026-02-09T23:30:00.000Z', 'UTC', [2026, 2, 9, 23, 30]],
    ['2026-02-09T23:30:00.000Z', 'Europe/Berlin', [2026, 2, 10, 0, 30]],
    ['2025-12-31T23:59:59.999Z', 'Asia/Kathmandu', [2026, 1, 1, 5, 44]],
    ['2026-01-01T02:00:00Z', 'America/New_York', [2025, 12, 31, 21, 0]],
    ['2026-03-29T00:59:00Z', 'Europe/Berlin', [2026, 3, 29, 1, 59]],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', [2026, 3, 29, 3, 0]],
    ['2026-02-10T09:05:00+05:30', 'Pacific/Marquesas', [2026, 2, 9, 18, 5]],
  ] as const) {
    const { year, month, day, hour, minute } = wallClock(instant, timezone)
    assert.deepEqual([year, month, day, hour, minute], expected, `${instant} in ${timezone}`)
  }
})

test('a day is that of the zone', () => {
  assert.deepEqual(
    ['UTC', 'Europe/Berlin', 'Pacific/Pago_Pago'].map((timezone) => localDay(now, timezone)),
    ['2026-02-09', '2026-02-10', '2026-02-09'],
  )
})

test('what is near is said by name, what is not with its weekday, and another year is said too', () => {
  assert.deepEqual(
    ['2026-02-10', '2026-02-11T08:05:00Z', '2026-02-20', '2027-01-02', '2026-02-20T17:00:00Z'].map((due) =>
      sayDue(due, now, 'Europe/Berlin'),
    ),
    ['today', 'tomorrow at 09:05', 'Fri 20 Feb', 'Sat 2 Jan 2027', 'Fri 20 Feb, 18:00'],
  )
  assert.equal(sayDay('2026-02-08T12:00:00Z', now, 'UTC'), 'yesterday')
})
