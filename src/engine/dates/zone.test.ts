import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { instantOf, offsetAt, readInstant, writeInstant } from '../../calendar/zone.ts'
import { tokenize } from '../tokens.ts'
import { findDates } from './find.ts'
import { lexemesOf } from './lexemes.ts'
import { resolveDate } from './resolve.ts'

function due(text: string, now: string, timezone: string): string | null | undefined {
  const span = findDates(lexemesOf(tokenize(text), text))[0]
  return span && resolveDate(span.expression, now, timezone)
}

describe('the day is the one on the user’s own calendar', () => {
  for (const [zone, now, text, expected] of [
    // 23:30 on Tuesday the 10th in both.
    ['Pacific/Kiritimati', '2026-02-10T09:30:00Z', 'today', '2026-02-10'],
    ['Pacific/Kiritimati', '2026-02-10T09:30:00Z', 'tomorrow', '2026-02-11'],
    ['Pacific/Kiritimati', '2026-02-10T09:30:00Z', '6pm', '2026-02-11T18:00:00+14:00'],
    ['Pacific/Kiritimati', '2026-02-10T09:30:00Z', 'in an hour', '2026-02-11T00:30:00+14:00'],
    ['Pacific/Pago_Pago', '2026-02-11T10:30:00Z', 'today', '2026-02-10'],
    ['Pacific/Pago_Pago', '2026-02-11T10:30:00Z', 'tomorrow', '2026-02-11'],
    ['Pacific/Pago_Pago', '2026-02-11T10:30:00Z', 'wednesday 5pm', '2026-02-11T17:00:00-11:00'],
    ['Pacific/Pago_Pago', '2026-02-11T10:30:00Z', 'in an hour', '2026-02-11T00:30:00-11:00'],
    ['Asia/Kathmandu', '2026-02-10T09:00:00Z', 'tomorrow noon', '2026-02-11T12:00:00+05:45'],
    ['America/St_Johns', '2026-07-10T09:00:00Z', 'tomorrow noon', '2026-07-11T12:00:00-02:30'],
    ['UTC', '2026-02-10T09:00:00Z', 'tomorrow noon', '2026-02-11T12:00:00+00:00'],
  ] as const) {
    it(`${text} in ${zone}`, () => assert.equal(due(text, now, zone), expected))
  }
})

describe('clock changes', () => {
  for (const [text, zone, now, expected] of [
    // Berlin leaps from 02:00 to 03:00 on 29 March 2026 and falls back from 03:00 on 25 October.
    ['tomorrow at 2:30am', 'Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T03:30:00+02:00'],
    ['tomorrow at 1:30am', 'Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T01:30:00+01:00'],
    ['tomorrow at 3am', 'Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T03:00:00+02:00'],
    ['tomorrow at 2:30am', 'Europe/Berlin', '2026-10-24T10:00:00Z', '2026-10-25T02:30:00+02:00'],
    ['tomorrow at 3:30am', 'Europe/Berlin', '2026-10-24T10:00:00Z', '2026-10-25T03:30:00+01:00'],
    ['in 24 hours', 'Europe/Berlin', '2026-03-28T10:00:00Z', '2026-03-29T12:00:00+02:00'],
    ['in 2 hours', 'Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00+01:00'],
    ['tomorrow', 'Europe/Berlin', '2026-03-28T23:30:00Z', '2026-03-30'],
    // Chicago, 8 March and 1 November.
    ['today at 2:15am', 'America/Chicago', '2026-03-08T07:00:00Z', '2026-03-08T03:15:00-05:00'],
    ['today at 1:15am', 'America/Chicago', '2026-11-01T05:30:00Z', '2026-11-01T01:15:00-05:00'],
    ['5pm', 'America/Chicago', '2026-11-01T12:00:00Z', '2026-11-01T17:00:00-06:00'],
    // Half an hour on Lord Howe Island.
    ['tomorrow noon', 'Australia/Lord_Howe', '2026-04-04T00:00:00Z', '2026-04-05T12:00:00+10:30'],
    // Midnight itself is skipped in Cairo: the day begins at one.
    ['tomorrow at 12:15am', 'Africa/Cairo', '2026-04-23T10:00:00Z', '2026-04-24T01:15:00+03:00'],
  ] as const) {
    it(`${text}, ${zone}, ${now}`, () => assert.equal(due(text, now, zone), expected))
  }
})

describe('instants', () => {
  it('reads what it writes', () => {
    const written = writeInstant(readInstant('2026-07-01T10:20:30.456Z'), 'Asia/Tokyo')
    assert.equal(written, '2026-07-01T19:20:30+09:00')
    assert.equal(readInstant(written), Date.UTC(2026, 6, 1, 10, 20, 30))
  })
  it('is no number when it is no instant', () => assert.ok(Number.isNaN(readInstant('soon'))))
  it('takes an unknown zone for UTC', () => assert.equal(offsetAt(0, 'Mars/Olympus'), 0))
  it('agrees with itself on every hour of a year', () => {
    const start = Date.UTC(2026, 0, 1)
    for (let hour = 0; hour < 24 * 365; hour++) {
      const instant = start + hour * 3_600_000
      const wall = instant + offsetAt(instant, 'America/New_York') * 60_000
      const back = instantOf(wall, 'America/New_York')
      // An hour that occurs twice means the first of the two.
      assert.ok(back === instant || back === instant - 3_600_000, writeInstant(instant, 'America/New_York'))
    }
  })
})
