// Sentences with a recurrence, with the rule and first three times of each, and sentences that only sound like one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTime } from '../calendar/next-time.ts'
import { newDue } from './plan/due.ts'
import { understand } from './understand.ts'

// A Monday, half past eleven in Berlin.
const moment = { now: '2026-11-16T10:30:00.000Z', timezone: 'Europe/Berlin' }

type Row = [said: string, title: string, rule: string | null, times: string]

const repeating: Row[] = [
  [
    'add pills every! 3 days at 9am',
    'pills',
    'FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION',
    '2026-11-19 09:00, 2026-11-22 09:00, 2026-11-25 09:00',
  ],
  [
    'add physio every tuesday for 6 weeks at 3pm',
    'physio',
    'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261228',
    '2026-11-17 15:00, 2026-11-24 15:00, 2026-12-01 15:00',
  ],
  ['add call her every day', 'call her', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['remind me to check this every monday', 'check this', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-16, 2026-11-23, 2026-11-30'],
  ['add study every day vocabulary', 'study vocabulary', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['add hike every weekend together', 'hike together', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-21, 2026-11-28, 2026-12-05'],
  ['add take pills Every Day', 'take pills', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['add Gym Every Monday', 'Gym', 'FREQ=WEEKLY;BYDAY=MO', '2026-11-16, 2026-11-23, 2026-11-30'],
  ['add water the plants every day', 'water the plants', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  [
    'add take vitamins every day at 8am',
    'take vitamins',
    'FREQ=DAILY',
    '2026-11-17 08:00, 2026-11-18 08:00, 2026-11-19 08:00',
  ],
  ['add stretch each day at noon', 'stretch', 'FREQ=DAILY', '2026-11-16 12:00, 2026-11-17 12:00, 2026-11-18 12:00'],
  ['add journal daily', 'journal', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['add standup daily at 9:30', 'standup', 'FREQ=DAILY', '2026-11-17 09:30, 2026-11-18 09:30, 2026-11-19 09:30'],
  ['add take pills every morning', 'take pills', 'FREQ=DAILY', '2026-11-17 09:00, 2026-11-18 09:00, 2026-11-19 09:00'],
  ['add journal every evening at 8', 'journal', 'FREQ=DAILY', '2026-11-16 20:00, 2026-11-17 20:00, 2026-11-18 20:00'],
  ['add lock up every night at 11pm', 'lock up', 'FREQ=DAILY', '2026-11-16 23:00, 2026-11-17 23:00, 2026-11-18 23:00'],
  ['add floss nightly', 'floss', 'FREQ=DAILY', '2026-11-16 20:00, 2026-11-17 20:00, 2026-11-18 20:00'],
  [
    'add practise scales everyday at 6pm',
    'practise scales',
    'FREQ=DAILY',
    '2026-11-16 18:00, 2026-11-17 18:00, 2026-11-18 18:00',
  ],
  [
    'add feed the cat every single day at 7am',
    'feed the cat',
    'FREQ=DAILY',
    '2026-11-17 07:00, 2026-11-18 07:00, 2026-11-19 07:00',
  ],
  [
    'add water the ferns every other day',
    'water the ferns',
    'FREQ=DAILY;INTERVAL=2',
    '2026-11-16, 2026-11-18, 2026-11-20',
  ],
  [
    'add water the ferns every second day',
    'water the ferns',
    'FREQ=DAILY;INTERVAL=2',
    '2026-11-16, 2026-11-18, 2026-11-20',
  ],
  ['add vacuum every third day', 'vacuum', 'FREQ=DAILY;INTERVAL=3', '2026-11-16, 2026-11-19, 2026-11-22'],
  [
    'add wash the towels every 3 days',
    'wash the towels',
    'FREQ=DAILY;INTERVAL=3',
    '2026-11-19, 2026-11-22, 2026-11-25',
  ],
  [
    'add wash the towels every three days',
    'wash the towels',
    'FREQ=DAILY;INTERVAL=3',
    '2026-11-19, 2026-11-22, 2026-11-25',
  ],
  [
    'add change the water every 10 days',
    'change the water',
    'FREQ=DAILY;INTERVAL=10',
    '2026-11-26, 2026-12-06, 2026-12-16',
  ],
  [
    'add stretch every weekday at 10am',
    'stretch',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-17 10:00, 2026-11-18 10:00, 2026-11-19 10:00',
  ],
  [
    'add stand-up on weekdays at 9am',
    'stand-up',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-17 09:00, 2026-11-18 09:00, 2026-11-19 09:00',
  ],
  [
    'add check email every workday at 8:30am',
    'check email',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-17 08:30, 2026-11-18 08:30, 2026-11-19 08:30',
  ],
  ['add call mom every sunday', 'call mom', 'FREQ=WEEKLY;BYDAY=SU', '2026-11-22, 2026-11-29, 2026-12-06'],
  [
    'add call mom every sunday at 5pm',
    'call mom',
    'FREQ=WEEKLY;BYDAY=SU',
    '2026-11-22 17:00, 2026-11-29 17:00, 2026-12-06 17:00',
  ],
  ['add call mom on sundays', 'call mom', 'FREQ=WEEKLY;BYDAY=SU', '2026-11-22, 2026-11-29, 2026-12-06'],
  [
    'add call mom sundays at 4pm',
    'call mom',
    'FREQ=WEEKLY;BYDAY=SU',
    '2026-11-22 16:00, 2026-11-29 16:00, 2026-12-06 16:00',
  ],
  ['add gym every monday and thursday', 'gym', 'FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-16, 2026-11-19, 2026-11-23'],
  [
    'add gym every monday, wednesday and friday at 6pm',
    'gym',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    '2026-11-16 18:00, 2026-11-18 18:00, 2026-11-20 18:00',
  ],
  [
    'add gym mondays and thursdays at 7am',
    'gym',
    'FREQ=WEEKLY;BYDAY=MO,TH',
    '2026-11-19 07:00, 2026-11-23 07:00, 2026-11-26 07:00',
  ],
  ['add swim on tuesdays and fridays', 'swim', 'FREQ=WEEKLY;BYDAY=TU,FR', '2026-11-17, 2026-11-20, 2026-11-24'],
  [
    'add yoga every tuesday and saturday morning',
    'yoga',
    'FREQ=WEEKLY;BYDAY=TU,SA',
    '2026-11-17 09:00, 2026-11-21 09:00, 2026-11-24 09:00',
  ],
  [
    'add laundry every saturday morning',
    'laundry',
    'FREQ=WEEKLY;BYDAY=SA',
    '2026-11-21 09:00, 2026-11-28 09:00, 2026-12-05 09:00',
  ],
  ['add mow the lawn every weekend', 'mow the lawn', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-21, 2026-11-28, 2026-12-05'],
  ['add mow the lawn on weekends', 'mow the lawn', 'FREQ=WEEKLY;BYDAY=SA', '2026-11-21, 2026-11-28, 2026-12-05'],
  [
    'add bins every tuesday evening',
    'bins',
    'FREQ=WEEKLY;BYDAY=TU',
    '2026-11-17 18:00, 2026-11-24 18:00, 2026-12-01 18:00',
  ],
  [
    'add team lunch every friday at noon',
    'team lunch',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20 12:00, 2026-11-27 12:00, 2026-12-04 12:00',
  ],
  [
    'add timesheet every fri at 4pm',
    'timesheet',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20 16:00, 2026-11-27 16:00, 2026-12-04 16:00',
  ],
  ['add report every week', 'report', 'FREQ=WEEKLY', '2026-11-16, 2026-11-23, 2026-11-30'],
  ['add report weekly', 'report', 'FREQ=WEEKLY', '2026-11-16, 2026-11-23, 2026-11-30'],
  ['add report every week on wednesday', 'report', 'FREQ=WEEKLY;BYDAY=WE', '2026-11-18, 2026-11-25, 2026-12-02'],
  ['add report once a week', 'report', 'FREQ=WEEKLY', '2026-11-16, 2026-11-23, 2026-11-30'],
  ['add trash every other week', 'trash', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-16, 2026-11-30, 2026-12-14'],
  ['add trash every other tuesday', 'trash', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-11-17, 2026-12-01, 2026-12-15'],
  [
    'add trash every two weeks on tuesday',
    'trash',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    '2026-11-17, 2026-12-01, 2026-12-15',
  ],
  [
    'add trash every second week on tuesday',
    'trash',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    '2026-11-17, 2026-12-01, 2026-12-15',
  ],
  ['add payroll biweekly', 'payroll', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-16, 2026-11-30, 2026-12-14'],
  ['add payroll fortnightly', 'payroll', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-16, 2026-11-30, 2026-12-14'],
  ['add payroll every 2 weeks', 'payroll', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-30, 2026-12-14, 2026-12-28'],
  ['add payroll every fortnight', 'payroll', 'FREQ=WEEKLY;INTERVAL=2', '2026-11-16, 2026-11-30, 2026-12-14'],
  ['add haircut every 6 weeks', 'haircut', 'FREQ=WEEKLY;INTERVAL=6', '2026-12-28, 2027-02-08, 2027-03-22'],
  [
    'add deep clean every 4 weeks on saturday',
    'deep clean',
    'FREQ=WEEKLY;INTERVAL=4;BYDAY=SA',
    '2026-11-21, 2026-12-19, 2027-01-16',
  ],
  [
    'add review every three weeks on monday and thursday',
    'review',
    'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TH',
    '2026-11-16, 2026-11-19, 2026-12-07',
  ],
  ['add pay rent every month', 'pay rent', 'FREQ=MONTHLY', '2026-11-16, 2026-12-16, 2027-01-16'],
  ['add pay rent monthly', 'pay rent', 'FREQ=MONTHLY', '2026-11-16, 2026-12-16, 2027-01-16'],
  ['add pay rent once a month', 'pay rent', 'FREQ=MONTHLY', '2026-11-16, 2026-12-16, 2027-01-16'],
  [
    'add pay rent every month on the 1st',
    'pay rent',
    'FREQ=MONTHLY;BYMONTHDAY=1',
    '2026-12-01, 2027-01-01, 2027-02-01',
  ],
  ['add pay rent monthly on the 1st', 'pay rent', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-12-01, 2027-01-01, 2027-02-01'],
  [
    'add pay rent on the 1st of every month',
    'pay rent',
    'FREQ=MONTHLY;BYMONTHDAY=1',
    '2026-12-01, 2027-01-01, 2027-02-01',
  ],
  [
    'add pay rent on the first of each month',
    'pay rent',
    'FREQ=MONTHLY;BYMONTHDAY=1',
    '2026-12-01, 2027-01-01, 2027-02-01',
  ],
  ['add pay rent every 1st', 'pay rent', 'FREQ=MONTHLY;BYMONTHDAY=1', '2026-12-01, 2027-01-01, 2027-02-01'],
  [
    'add pay the card every month on the 15th',
    'pay the card',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    '2026-12-15, 2027-01-15, 2027-02-15',
  ],
  [
    'add pay the card on the 15th of each month at 9am',
    'pay the card',
    'FREQ=MONTHLY;BYMONTHDAY=15',
    '2026-12-15 09:00, 2027-01-15 09:00, 2027-02-15 09:00',
  ],
  [
    'add invoice every month on the 31st',
    'invoice',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    '2026-11-30, 2026-12-31, 2027-01-31',
  ],
  [
    'add invoice every 31st',
    'invoice',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    '2026-11-30, 2026-12-31, 2027-01-31',
  ],
  [
    'add invoice on the 30th of every month',
    'invoice',
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
    '2026-11-30, 2026-12-30, 2027-01-30',
  ],
  [
    'add close the books every month on the last day',
    'close the books',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    '2026-11-30, 2026-12-31, 2027-01-31',
  ],
  [
    'add close the books on the last day of every month',
    'close the books',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    '2026-11-30, 2026-12-31, 2027-01-31',
  ],
  [
    'add close the books at the end of every month',
    'close the books',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    '2026-11-30, 2026-12-31, 2027-01-31',
  ],
  [
    'add expenses every last friday of the month',
    'expenses',
    'FREQ=MONTHLY;BYDAY=-1FR',
    '2026-11-27, 2026-12-25, 2027-01-29',
  ],
  [
    'add expenses on the last friday of every month',
    'expenses',
    'FREQ=MONTHLY;BYDAY=-1FR',
    '2026-11-27, 2026-12-25, 2027-01-29',
  ],
  [
    'add expenses on the last friday of each month at 3pm',
    'expenses',
    'FREQ=MONTHLY;BYDAY=-1FR',
    '2026-11-27 15:00, 2026-12-25 15:00, 2027-01-29 15:00',
  ],
  [
    'add board meeting every first monday of the month',
    'board meeting',
    'FREQ=MONTHLY;BYDAY=1MO',
    '2026-12-07, 2027-01-04, 2027-02-01',
  ],
  [
    'add board meeting on the first monday of every month',
    'board meeting',
    'FREQ=MONTHLY;BYDAY=1MO',
    '2026-12-07, 2027-01-04, 2027-02-01',
  ],
  [
    'add book club every third thursday of the month',
    'book club',
    'FREQ=MONTHLY;BYDAY=3TH',
    '2026-11-19, 2026-12-17, 2027-01-21',
  ],
  [
    'add book club on the second tuesday of each month',
    'book club',
    'FREQ=MONTHLY;BYDAY=2TU',
    '2026-12-08, 2027-01-12, 2027-02-09',
  ],
  [
    'add patch day every second tuesday of the month',
    'patch day',
    'FREQ=MONTHLY;BYDAY=2TU',
    '2026-12-08, 2027-01-12, 2027-02-09',
  ],
  [
    'add payday on the last weekday of every month',
    'payday',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '2026-11-30, 2026-12-31, 2027-01-29',
  ],
  ['add filter every 2 months', 'filter', 'FREQ=MONTHLY;INTERVAL=2', '2027-01-16, 2027-03-16, 2027-05-16'],
  ['add filter every other month', 'filter', 'FREQ=MONTHLY;INTERVAL=2', '2026-11-16, 2027-01-16, 2027-03-16'],
  ['add filter bimonthly', 'filter', 'FREQ=MONTHLY;INTERVAL=2', '2026-11-16, 2027-01-16, 2027-03-16'],
  ['add dentist every 6 months', 'dentist', 'FREQ=MONTHLY;INTERVAL=6', '2027-05-16, 2027-11-16, 2028-05-16'],
  ['add vat return every quarter', 'vat return', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-16, 2027-02-16, 2027-05-16'],
  ['add vat return quarterly', 'vat return', 'FREQ=MONTHLY;INTERVAL=3', '2026-11-16, 2027-02-16, 2027-05-16'],
  ['add boiler every year', 'boiler', 'FREQ=YEARLY', '2026-11-16, 2027-11-16, 2028-11-16'],
  ['add boiler yearly', 'boiler', 'FREQ=YEARLY', '2026-11-16, 2027-11-16, 2028-11-16'],
  ['add boiler annually', 'boiler', 'FREQ=YEARLY', '2026-11-16, 2027-11-16, 2028-11-16'],
  ['add boiler once a year', 'boiler', 'FREQ=YEARLY', '2026-11-16, 2027-11-16, 2028-11-16'],
  [
    'add insurance every year on march 3',
    'insurance',
    'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3',
    '2027-03-03, 2028-03-03, 2029-03-03',
  ],
  [
    'add anniversary every june 12',
    'anniversary',
    'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=12',
    '2027-06-12, 2028-06-12, 2029-06-12',
  ],
  [
    'add birthday card every 3rd of april',
    'birthday card',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=3',
    '2027-04-03, 2028-04-03, 2029-04-03',
  ],
  [
    'add tax return every year on april 15 at 9am',
    'tax return',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=15',
    '2027-04-15 09:00, 2028-04-15 09:00, 2029-04-15 09:00',
  ],
  ['add passport every 10 years', 'passport', 'FREQ=YEARLY;INTERVAL=10', '2036-11-16, 2046-11-16, 2056-11-16'],
  ['add vote every 4 years', 'vote', 'FREQ=YEARLY;INTERVAL=4', '2030-11-16, 2034-11-16, 2038-11-16'],
  ['add eye test every 2 years', 'eye test', 'FREQ=YEARLY;INTERVAL=2', '2028-11-16, 2030-11-16, 2032-11-16'],
  ['add spring clean every april', 'spring clean', 'FREQ=YEARLY', '2027-04-01, 2028-04-01, 2029-04-01'],
  [
    'add physio every tuesday for 6 weeks',
    'physio',
    'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261228',
    '2026-11-17, 2026-11-24, 2026-12-01',
  ],
  [
    'add physio every tuesday at 3pm for 6 weeks',
    'physio',
    'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261228',
    '2026-11-17 15:00, 2026-11-24 15:00, 2026-12-01 15:00',
  ],
  [
    'add antibiotics every day for 10 days',
    'antibiotics',
    'FREQ=DAILY;UNTIL=20261125',
    '2026-11-16, 2026-11-17, 2026-11-18',
  ],
  [
    'add antibiotics every day at 8am for two weeks',
    'antibiotics',
    'FREQ=DAILY;UNTIL=20261130',
    '2026-11-17 08:00, 2026-11-18 08:00, 2026-11-19 08:00',
  ],
  [
    'add course every monday for 3 months',
    'course',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20270215',
    '2026-11-16, 2026-11-23, 2026-11-30',
  ],
  ['add yoga every day 10 times', 'yoga', 'FREQ=DAILY;COUNT=10', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['add yoga every monday for 5 times', 'yoga', 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', '2026-11-16, 2026-11-23, 2026-11-30'],
  [
    'add class every wednesday until march',
    'class',
    'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270228',
    '2026-11-18, 2026-11-25, 2026-12-02',
  ],
  [
    'add class every wednesday until december 20',
    'class',
    'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261220',
    '2026-11-18, 2026-11-25, 2026-12-02',
  ],
  [
    'add class every wednesday at 7pm until christmas',
    'class',
    'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261225',
    '2026-11-18 19:00, 2026-11-25 19:00, 2026-12-02 19:00',
  ],
  [
    'add class every wednesday through march',
    'class',
    'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270331',
    '2026-11-18, 2026-11-25, 2026-12-02',
  ],
  ['add diary daily until friday', 'diary', 'FREQ=DAILY;UNTIL=20261120', '2026-11-16, 2026-11-17, 2026-11-18'],
  ['add jog every day starting monday', 'jog', 'FREQ=DAILY', '2026-11-23, 2026-11-24, 2026-11-25'],
  ['add jog every day starting tomorrow', 'jog', 'FREQ=DAILY', '2026-11-17, 2026-11-18, 2026-11-19'],
  ['add jog every day from thursday', 'jog', 'FREQ=DAILY', '2026-11-19, 2026-11-20, 2026-11-21'],
  ['add jog every monday starting december 1', 'jog', 'FREQ=WEEKLY;BYDAY=MO', '2026-12-07, 2026-12-14, 2026-12-21'],
  ['add jog every other day starting wednesday', 'jog', 'FREQ=DAILY;INTERVAL=2', '2026-11-18, 2026-11-20, 2026-11-22'],
  ['add rent every month starting january 1', 'rent', 'FREQ=MONTHLY', '2027-01-01, 2027-02-01, 2027-03-01'],
  [
    'add dues every month on the 5th starting february',
    'dues',
    'FREQ=MONTHLY;BYMONTHDAY=5',
    '2027-02-05, 2027-03-05, 2027-04-05',
  ],
  ['add sync every week starting thursday', 'sync', 'FREQ=WEEKLY', '2026-11-19, 2026-11-26, 2026-12-03'],
  [
    'add camp every weekday starting next monday at 9am',
    'camp',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-23 09:00, 2026-11-24 09:00, 2026-11-25 09:00',
  ],
  [
    'add water the cactus every! 10 days',
    'water the cactus',
    'FREQ=DAILY;INTERVAL=10;X-FROM=COMPLETION',
    '2026-11-26, 2026-12-06, 2026-12-16',
  ],
  [
    'add water the cactus every! week',
    'water the cactus',
    'FREQ=WEEKLY;X-FROM=COMPLETION',
    '2026-11-16, 2026-11-23, 2026-11-30',
  ],
  [
    'add haircut every! 6 weeks',
    'haircut',
    'FREQ=WEEKLY;INTERVAL=6;X-FROM=COMPLETION',
    '2026-12-28, 2027-02-08, 2027-03-22',
  ],
  [
    'add change the filter every 3 months after I finish it',
    'change the filter',
    'FREQ=MONTHLY;INTERVAL=3;X-FROM=COMPLETION',
    '2027-02-16, 2027-05-16, 2027-08-16',
  ],
  [
    'add change the filter every 3 months from completion',
    'change the filter',
    'FREQ=MONTHLY;INTERVAL=3;X-FROM=COMPLETION',
    '2027-02-16, 2027-05-16, 2027-08-16',
  ],
  [
    'add change the sheets every 2 weeks after completion',
    'change the sheets',
    'FREQ=WEEKLY;INTERVAL=2;X-FROM=COMPLETION',
    '2026-11-30, 2026-12-14, 2026-12-28',
  ],
  [
    'add change the sheets a week after I finish',
    'change the sheets',
    'FREQ=WEEKLY;X-FROM=COMPLETION',
    '2026-11-23, 2026-11-30, 2026-12-07',
  ],
  [
    'remind me to water the fern 3 days after I finish',
    'water the fern',
    'FREQ=DAILY;INTERVAL=3;X-FROM=COMPLETION',
    '2026-11-19, 2026-11-22, 2026-11-25',
  ],
  [
    'remind me to descale the kettle every month after I finish',
    'descale the kettle',
    'FREQ=MONTHLY;X-FROM=COMPLETION',
    '2026-11-16, 2026-12-16, 2027-01-16',
  ],
  [
    'remind me to take out the trash every monday evening',
    'take out the trash',
    'FREQ=WEEKLY;BYDAY=MO',
    '2026-11-16 18:00, 2026-11-23 18:00, 2026-11-30 18:00',
  ],
  [
    'remind me to call grandma every sunday at 3',
    'call grandma',
    'FREQ=WEEKLY;BYDAY=SU',
    '2026-11-22 15:00, 2026-11-29 15:00, 2026-12-06 15:00',
  ],
  ['remind me every day to stretch', 'stretch', 'FREQ=DAILY', '2026-11-16, 2026-11-17, 2026-11-18'],
  [
    'remind me every monday to send the report',
    'send the report',
    'FREQ=WEEKLY;BYDAY=MO',
    '2026-11-16, 2026-11-23, 2026-11-30',
  ],
  [
    'remind me every weekday at 5pm to log my hours',
    'log my hours',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-16 17:00, 2026-11-17 17:00, 2026-11-18 17:00',
  ],
  [
    'remind me on fridays to back up my laptop',
    'back up my laptop',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20, 2026-11-27, 2026-12-04',
  ],
  [
    'remind me daily at 9pm to charge my phone',
    'charge my phone',
    'FREQ=DAILY',
    '2026-11-16 21:00, 2026-11-17 21:00, 2026-11-18 21:00',
  ],
  ['remind me weekly to check the tyres', 'check the tyres', 'FREQ=WEEKLY', '2026-11-16, 2026-11-23, 2026-11-30'],
  [
    'remind me monthly to test the smoke alarm',
    'test the smoke alarm',
    'FREQ=MONTHLY',
    '2026-11-16, 2026-12-16, 2027-01-16',
  ],
  [
    'remind me each morning to drink water',
    'drink water',
    'FREQ=DAILY',
    '2026-11-17 09:00, 2026-11-18 09:00, 2026-11-19 09:00',
  ],
  [
    'every friday remind me to submit my timesheet',
    'submit my timesheet',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20, 2026-11-27, 2026-12-04',
  ],
  [
    'every day at 7am remind me to walk the dog',
    'walk the dog',
    'FREQ=DAILY',
    '2026-11-17 07:00, 2026-11-18 07:00, 2026-11-19 07:00',
  ],
  ['set a weekly reminder to call dad', 'call dad', 'FREQ=WEEKLY', '2026-11-16, 2026-11-23, 2026-11-30'],
  [
    'set a daily reminder to take my pills at 8pm',
    'take my pills',
    'FREQ=DAILY',
    '2026-11-16 20:00, 2026-11-17 20:00, 2026-11-18 20:00',
  ],
  [
    'create a monthly reminder to pay the cleaner',
    'pay the cleaner',
    'FREQ=MONTHLY',
    '2026-11-16, 2026-12-16, 2027-01-16',
  ],
  [
    'set a reminder to stretch every day at 3pm',
    'stretch',
    'FREQ=DAILY',
    '2026-11-16 15:00, 2026-11-17 15:00, 2026-11-18 15:00',
  ],
  [
    'i need to water the plants every 3 days',
    'water the plants',
    'FREQ=DAILY;INTERVAL=3',
    '2026-11-19, 2026-11-22, 2026-11-25',
  ],
  [
    'i have to take my medicine every day at 9pm',
    'take my medicine',
    'FREQ=DAILY',
    '2026-11-16 21:00, 2026-11-17 21:00, 2026-11-18 21:00',
  ],
  [
    'schedule a review every friday at 2pm',
    'review',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20 14:00, 2026-11-27 14:00, 2026-12-04 14:00',
  ],
  [
    'put gym on my list every monday and wednesday',
    'gym',
    'FREQ=WEEKLY;BYDAY=MO,WE',
    '2026-11-16, 2026-11-18, 2026-11-23',
  ],
  [
    'new task: rotate the tyres every 6 months',
    'rotate the tyres',
    'FREQ=MONTHLY;INTERVAL=6',
    '2027-05-16, 2027-11-16, 2028-05-16',
  ],
  ['call the bank every tuesday', 'call the bank', 'FREQ=WEEKLY;BYDAY=TU', '2026-11-17, 2026-11-24, 2026-12-01'],
  [
    'water the garden every other day at 7am',
    'water the garden',
    'FREQ=DAILY;INTERVAL=2',
    '2026-11-17 07:00, 2026-11-19 07:00, 2026-11-21 07:00',
  ],
  [
    'clean the fish tank every two weeks',
    'clean the fish tank',
    'FREQ=WEEKLY;INTERVAL=2',
    '2026-11-30, 2026-12-14, 2026-12-28',
  ],
  [
    'pay the babysitter every friday evening',
    'pay the babysitter',
    'FREQ=WEEKLY;BYDAY=FR',
    '2026-11-20 18:00, 2026-11-27 18:00, 2026-12-04 18:00',
  ],
]

/** Here "every", "each" and "daily" are part of the title. */
const titles: Row[] = [
  ['add read everyday life', 'read everyday life', null, ''],
  ['add the daily report', 'the daily report', null, ''],
  ['add buy the weekly magazine', 'buy the weekly magazine', null, ''],
  ['add finish the monthly newsletter by friday', 'finish the monthly newsletter', null, '2026-11-20'],
  ['add call me every name in the book', 'call me every name in the book', null, ''],
  ['add watch every single episode', 'watch every single episode', null, ''],
  ['add learn the everyday words', 'learn the everyday words', null, ''],
  ['add pick up the daily mail', 'pick up the daily mail', null, ''],
  ['add thank every teacher on friday', 'thank every teacher', null, '2026-11-20'],
  ['add buy each kid a present', 'buy each kid a present', null, ''],
  ['add review the quarterly numbers tomorrow', 'review the quarterly numbers', null, '2026-11-17'],
  ['add email everyone in the team', 'email everyone in the team', null, ''],
  ["add answer every email from monday's thread", "answer every email from monday's thread", null, ''],
  ['add "every breath you take"', 'every breath you take', null, ''],
  ['add learn every chord by sunday', 'learn every chord', null, '2026-11-22'],
  ['add watch Every Day Is Extra', 'watch Every Day Is Extra', null, ''],
  ['add listen to Every Day I Write the Book', 'listen to Every Day I Write the Book', null, ''],
  ['add read Every Day', 'read Every Day', null, ''],
  ['add watch The Daily tonight', 'watch The Daily', null, '2026-11-16 20:00'],
  ['add go to Every Monday Matters on friday', 'go to Every Monday Matters', null, '2026-11-20'],
  ['add watch "every day is extra" tomorrow', 'watch "every day is extra"', null, '2026-11-17'],
  ['add review why every monday is chaos', 'review why every monday is chaos', null, ''],
  ['add book the every other day class', 'book the every other day class', null, ''],
  ['add sell every weekend ticket', 'sell every weekend ticket', null, ''],
  ['add check every smoke alarm', 'check every smoke alarm', null, ''],
  ['add check every bedroom alarm on friday', 'check every bedroom alarm', null, '2026-11-20'],
  ['add reset my alarm', 'reset my alarm', null, ''],
  ['add set each reminder', 'set each reminder', null, ''],
  ['add visit gran every now and again', 'visit gran every now and again', null, ''],
  ['add read every now and then', 'read every now and then', null, ''],
  ['add check every window on saturday', 'check every window', null, '2026-11-21'],
]

/** More often than we can store, or at several times of the day: a recurrence without a rule. */
const tooOften = [
  'add pills twice a day',
  'add drink water every 2 hours',
  'add stretch hourly',
  'add eye drops every 30 minutes',
  'add breathe every second',
  'add walk three times a week',
  'remind me every hour to drink',
  'add pills every morning and evening',
  'add pills every morning and every evening',
  'add smile every morning, noon and night',
  'add pills every day at 8am and 8pm',
  'add pills daily at 9, 12 and 3',
  'add gym every monday at 6 and thursday at 7',
  'remind me every monday morning and friday evening to lift',
]

function read(said: string): Row {
  const { acts } = understand(said, { ...moment, tasks: [], last: null, changed: false })
  const [act] = acts
  const items = act?.does === 'add' || act?.does === 'offer' ? act.items : []
  const when = items[0]?.when
  const due = when === undefined ? null : newDue(when, moment)
  const rule = when?.recurrence ?? null
  const times = due === null ? [] : rule === null ? [due] : threeTimes(due, rule)
  return [said, items.map((item) => item.title).join(' | '), rule, times.map(short).join(', ')]
}

/** The first three times, if each is completed when due. */
function threeTimes(due_date: string, recurrence: string): string[] {
  const times = [due_date]
  let task = { due_date, recurrence }
  while (times.length < 3) {
    const now = task.due_date.length === 10 ? `${task.due_date}T10:00:00Z` : task.due_date
    const next = nextTime(task, { ...moment, now })
    if (next === null) break
    task = next
    times.push(task.due_date)
  }
  return times
}

function short(time: string): string {
  return time.length === 10 ? time : `${time.slice(0, 10)} ${time.slice(11, 16)}`
}

for (const row of [...repeating, ...titles]) test(row[0], () => assert.deepEqual(read(row[0]), row))

for (const said of tooOften)
  test(`${said}: no rule`, () => {
    const [act] = understand(said, { ...moment, tasks: [], last: null, changed: false }).acts
    const items = act?.does === 'add' ? act.items : []
    assert.deepEqual(
      items.map(({ when }) => [when?.repeats, when?.recurrence]),
      [[true, undefined]],
    )
  })
