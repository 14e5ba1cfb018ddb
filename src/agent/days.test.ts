import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dueBounds, lastDays } from './days.ts'

test('days begin when the clock on the wall says so, also where it was changed', () => {
  assert.deepEqual(lastDays(new Date('2026-03-29T22:30:00.000Z'), 'Europe/Berlin', 3), [
    { day: '2026-03-28', starts_at: '2026-03-27T23:00:00.000Z' },
    { day: '2026-03-29', starts_at: '2026-03-28T23:00:00.000Z' },
    { day: '2026-03-30', starts_at: '2026-03-29T22:00:00.000Z' },
  ])
})

test('today is today over there', () => {
  const [day] = lastDays(new Date('2026-02-09T10:30:00.000Z'), 'Pacific/Kiritimati', 1)
  assert.deepEqual(day, { day: '2026-02-10', starts_at: '2026-02-09T10:00:00.000Z' })
})

test('what is due is divided at midnights of the zone, and at the next Monday', () => {
  const cases: [string, string[]][] = [
    [
      '2026-11-16T09:00:00Z',
      [
        '2026-11-16T10:00:00+01:00',
        '2026-11-17T00:00:00+01:00',
        '2026-11-18T00:00:00+01:00',
        '2026-11-23T00:00:00+01:00',
      ],
    ],
    [
      '2026-11-22T23:30:00Z',
      [
        '2026-11-23T00:30:00+01:00',
        '2026-11-24T00:00:00+01:00',
        '2026-11-25T00:00:00+01:00',
        '2026-11-30T00:00:00+01:00',
      ],
    ],
    [
      '2026-11-22T09:00:00Z',
      [
        '2026-11-22T10:00:00+01:00',
        '2026-11-23T00:00:00+01:00',
        '2026-11-24T00:00:00+01:00',
        '2026-11-24T00:00:00+01:00',
      ],
    ],
  ]
  for (const [now, bounds] of cases) assert.deepEqual(dueBounds(new Date(now), 'Europe/Berlin'), bounds)
})
