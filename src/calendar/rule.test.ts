import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readRule, writeRule } from './rule.ts'

function tidied(text: string): string {
  const read = readRule(text)
  return 'rule' in read ? writeRule(read.rule) : read.problem
}

const rules: [string, string][] = [
  ['FREQ=DAILY', 'FREQ=DAILY'],
  ['RRULE:freq=weekly;byday=mo,th;interval=1;wkst=mo', 'FREQ=WEEKLY;BYDAY=MO,TH'],
  ['BYDAY=-1FR;FREQ=MONTHLY;', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2;INTERVAL=4', 'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29'],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;UNTIL=20270301', 'FREQ=WEEKLY;INTERVAL=2;WKST=SU;UNTIL=20270301'],
  ['FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION', 'FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION'],
  ['FREQ=DAILY;COUNT=6;X-FROM=DUE;X-INSTEAD-OF=20261116T090000', 'FREQ=DAILY;COUNT=6;X-INSTEAD-OF=20261116T090000'],
]

const problems: [string, string][] = [
  ['every monday', 'Recurrence must be a rule of RFC 5545 such as FREQ=WEEKLY;BYDAY=MO'],
  ['', 'Recurrence must be a rule of RFC 5545 such as FREQ=WEEKLY;BYDAY=MO'],
  ['FREQ=HOURLY', 'FREQ in a recurrence must be DAILY, WEEKLY, MONTHLY or YEARLY'],
  ['FREQ=DAILY;INTERVAL=0', 'INTERVAL in a recurrence must be 1 to 999'],
  ['FREQ=DAILY;COUNT=-1', 'COUNT in a recurrence must be 1 to 9999'],
  ['FREQ=DAILY;UNTIL=march', 'UNTIL in a recurrence must be a day (20270301) or a time (20270301T080000Z)'],
  ['FREQ=DAILY;UNTIL=20271301', 'UNTIL in a recurrence must be a day (20270301) or a time (20270301T080000Z)'],
  ['FREQ=WEEKLY;BYDAY=MONDAY', 'BYDAY in a recurrence must name weekdays (MO,TH), or the nth of a month (-1FR)'],
  ['FREQ=MONTHLY;BYDAY=0FR', 'BYDAY in a recurrence must name weekdays (MO,TH), or the nth of a month (-1FR)'],
  ['FREQ=MONTHLY;BYMONTHDAY=32', 'BYMONTHDAY in a recurrence must be days from 1 to 31, or -1 for the last'],
  ['FREQ=YEARLY;BYMONTH=13', 'BYMONTH in a recurrence must be months from 1 to 12'],
  ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=0', 'BYSETPOS in a recurrence must be numbers such as 1 or -1'],
  ['FREQ=WEEKLY;WKST=1MO', 'WKST in a recurrence must be a weekday such as MO'],
  ['FREQ=DAILY;X-FROM=NOW', 'X-FROM in a recurrence must be COMPLETION'],
  [
    'FREQ=DAILY;X-INSTEAD-OF=MONDAY',
    'X-INSTEAD-OF in a recurrence must be a day (20270301) or a time (20270301T080000)',
  ],
  ['FREQ=DAILY;BYHOUR=9', 'Recurrence has a part that is not known here: BYHOUR=9'],
  ['FREQ=DAILY;FREQ=WEEKLY', 'Recurrence has FREQ twice'],
  ['FREQ=DAILY;COUNT=2;UNTIL=20270301', 'A recurrence ends with UNTIL or with COUNT, not with both'],
  ['FREQ=WEEKLY;BYDAY=1MO', 'The nth weekday in a recurrence needs FREQ=MONTHLY or FREQ=YEARLY'],
  ['FREQ=WEEKLY;BYMONTHDAY=1', 'BYMONTHDAY in a recurrence does not go with FREQ=WEEKLY'],
  ['FREQ=MONTHLY;BYSETPOS=1', 'BYSETPOS in a recurrence needs BYDAY, BYMONTHDAY or BYMONTH beside it'],
]

for (const [given, expected] of [...rules, ...problems])
  test(`${given === '' ? 'nothing' : given} is read as a rule, or refused with a reason`, () => {
    assert.equal(tidied(given), expected)
  })
