import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'

const at = (day: string, time: string) => `2026-02-${day}T${time}:00+00:00`

/** The old due date, what is said on Monday 9 February, and the new due date. */
const said: [string | null, string, string | null][] = [
  // A day keeps the time; a time keeps the day.
  [at('10', '17:00'), 'move the report to friday', at('13', '17:00')],
  ['2026-02-10', 'move the report to friday', '2026-02-13'],
  [null, 'move the report to friday', '2026-02-13'],
  ['2026-02-10', 'move the report to 5pm', at('10', '17:00')],
  [at('10', '17:00'), 'move the report to friday 9am', at('13', '09:00')],
  // An hour that may be am or pm is the one nearer to the old time. At night only tasks that were due at night stay
  // there.
  [at('10', '17:00'), 'move the report to 6', at('10', '18:00')],
  [at('10', '06:30'), 'move the report to 6', at('10', '06:00')],
  [at('10', '08:00'), 'move the report to 9', at('10', '09:00')],
  [at('10', '20:00'), 'move the report to 9', at('10', '21:00')],
  [at('10', '23:00'), 'move the report to 11:30', at('10', '23:30')],
  [at('10', '02:00'), 'move the report to 3', at('10', '03:00')],
  [at('10', '13:00'), 'move the report to 12', at('10', '12:00')],
  [at('10', '09:00'), 'move the report to friday at 5', at('13', '17:00')],
  [null, 'move the report to friday at 5', at('13', '17:00')],
  [null, 'move the report to 7', at('09', '19:00')],
  [null, 'move the report to 12', at('09', '12:00')],
  // A shift carries over midnight, months and years.
  [at('10', '17:00'), 'push the report by 90 minutes', at('10', '18:30')],
  [at('10', '17:00'), 'push the report by 8 hours', at('11', '01:00')],
  [at('10', '00:30'), 'move the report an hour earlier', at('09', '23:30')],
  [at('10', '17:00'), 'move the report back two days', at('12', '17:00')],
  ['2026-02-10', 'push the report by a week', '2026-02-17'],
  [null, 'push the report by two days', '2026-02-11'],
  ['2026-01-31', 'push the report by a month', '2026-02-28'],
  ['2024-01-31', 'push the report by a month', '2024-02-29'],
  ['2026-11-15', 'push the report by a month', '2026-12-15'],
  ['2026-12-15', 'push the report by a month', '2027-01-15'],
  ['2026-11-30', 'push the report by 3 months', '2027-02-28'],
  ['2026-03-31', 'move the report a month earlier', '2026-02-28'],
  // No time of day to move, or a date too far off.
  [null, 'push the report by an hour', null],
  ['2026-02-10', 'push the report by an hour', '2026-02-10'],
  [at('10', '17:00'), 'push the report by 300 years', at('10', '17:00')],
]

for (const [before, message, after] of said)
  test(`due ${before ?? 'never'}, ${message}: ${after ?? 'never'}`, async () => {
    const { left } = await runEngine(aContext({ said: message }), [aTask({ title: 'report', due_date: before })])
    assert.deepEqual(
      left.map((task) => task.due_date),
      [after],
    )
  })
