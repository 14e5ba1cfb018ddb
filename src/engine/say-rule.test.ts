import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sayMinutes, sayRule } from './say-rule.ts'

const said: [string, string | null][] = [
  ['FREQ=DAILY', 'every day'],
  ['FREQ=DAILY;INTERVAL=2', 'every other day'],
  ['FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION', 'every 3 days, from when it is done'],
  ['FREQ=WEEKLY', 'every week'],
  ['FREQ=WEEKLY;BYDAY=MO', 'every Monday'],
  ['FREQ=WEEKLY;BYDAY=MO,TH,SA', 'every Monday, Thursday and Saturday'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'every weekday'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', 'every other week on Tuesday'],
  ['FREQ=WEEKLY;INTERVAL=4;BYDAY=SA', 'every 4 weeks on Saturday'],
  ['FREQ=MONTHLY;BYMONTHDAY=1', 'every month on the 1st'],
  ['FREQ=MONTHLY;BYMONTHDAY=1,15', 'every month on the 1st and 15th'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'every month on the last day'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'every month on the 31st or the last day'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1', 'every month on the first weekday'],
  ['FREQ=YEARLY', 'every year'],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', 'every year on 3 Mar'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'every year on the fourth Thursday of Nov'],
  ['FREQ=WEEKLY;BYDAY=SU;UNTIL=20270228', 'every Sunday, until 28 Feb 2027'],
  ['FREQ=DAILY;COUNT=10', 'every day, 10 times'],
  ['FREQ=DAILY;COUNT=1', 'every day, for the last time'],
  ['monday', null],
]

for (const [rule, expected] of said)
  test(`${rule} is said as ${expected ?? 'nothing'}`, () => {
    assert.equal(sayRule(rule), expected)
  })

test('minutes are said as hours and days where they are whole ones', () => {
  assert.deepEqual([1, 30, 60, 90, 120, 1440, 2880].map(sayMinutes), [
    '1 minute',
    '30 minutes',
    '1 hour',
    '90 minutes',
    '2 hours',
    '1 day',
    '2 days',
  ])
})
