import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tokenize } from '../tokens.ts'
import { findDates } from './find.ts'
import { lexemesOf } from './lexemes.ts'
import { rangeOf, resolveDate } from './resolve.ts'

// A Tuesday, nine in the morning.
const NOW = '2026-02-10T09:00:00Z'

function due(text: string, now = NOW, timezone = 'UTC'): string | null | undefined {
  const span = findDates(lexemesOf(tokenize(text), text))[0]
  return span === undefined ? undefined : resolveDate(span.expression, now, timezone)
}

/** A time of the UTC day, to keep the tables readable. */
const at = (text: string): string => `${text.replace(' ', 'T')}:00+00:00`

const tables: Readonly<Record<string, readonly (readonly [string, string | null])[]>> = {
  'days from today': [
    ['today', '2026-02-10'],
    ['tomorrow', '2026-02-11'],
    ['tmrw', '2026-02-11'],
    ['tommorow', '2026-02-11'],
    ['yesterday', '2026-02-09'],
    ['day after tomorrow', '2026-02-12'],
    ['the day before yesterday', '2026-02-08'],
    ['later today', '2026-02-10'],
    ['all day tomorrow', '2026-02-11'],
  ],
  'counted from something named': [
    ['a quarter to seven tomorrow', at('2026-02-11 06:45')],
    ['a quarter to seven', at('2026-02-10 18:45')],
    ['ten to twelve tonight', at('2026-02-10 23:50')],
    ['five to noon', at('2026-02-10 11:55')],
    ['half past midnight', at('2026-02-11 00:30')],
    ['two days following christmas', '2026-12-27'],
    ['friday after thanksgiving', '2026-11-27'],
    ['the next business day', '2026-02-11'],
    ['in three quarters of an hour', at('2026-02-10 09:45')],
    ['in less than an hour', at('2026-02-10 10:00')],
    ['in 1 1/2 hours', at('2026-02-10 10:30')],
  ],
  'years in words and out of place': [
    ['june 3, nineteen oh four', '1904-06-03'],
    ['june 3 nineteen hundred and four', '1904-06-03'],
    ['2027 june 3', '2027-06-03'],
    ['6/3/45', '1945-06-03'],
    ['3 june 1402', at('2026-06-03 14:02')],
    ['3 june 1391', null],
  ],
  'a day, not hours': [['at 6-23', '2026-06-23']],
  'weekdays lie ahead': [
    ['monday', '2026-02-16'],
    ['on friday', '2026-02-13'],
    ['tuesday', '2026-02-17'],
    ['tuesday 5pm', at('2026-02-17 17:00')],
    ['tuesday evening', at('2026-02-17 18:00')],
    ['this tuesday at 5pm', at('2026-02-10 17:00')],
    ['tuesday 8am', at('2026-02-17 08:00')],
    ['this friday', '2026-02-13'],
    ['next friday', '2026-02-20'],
    ['this coming monday', '2026-02-16'],
    ['the monday after next', '2026-02-23'],
    ['last monday', '2026-02-02'],
    ['monday week', '2026-02-23'],
    ['two fridays from now', '2026-02-20'],
    ['monday of the following week', '2026-02-16'],
    ['wednesday next week', '2026-02-18'],
    ['next week on thursday', '2026-02-19'],
    ['saterday', '2026-02-14'],
    ['wendesday', '2026-02-11'],
    ['the friday before easter', '2026-04-03'],
    ['the tuesday after christmas', '2026-12-29'],
  ],
  'times of day': [
    ['6pm', at('2026-02-10 18:00')],
    ['at 5', at('2026-02-10 17:00')],
    ['at 8', at('2026-02-10 20:00')],
    ['tomorrow at 8', at('2026-02-11 08:00')],
    ['by 10 am', at('2026-02-10 10:00')],
    ['8:30 a.m.', at('2026-02-11 08:30')],
    ['at 5.30pm', at('2026-02-10 17:30')],
    ['at 530pm', at('2026-02-10 17:30')],
    ['at 17:45', at('2026-02-10 17:45')],
    ['at 1730', at('2026-02-10 17:30')],
    ['noon', at('2026-02-10 12:00')],
    ['12 noon', at('2026-02-10 12:00')],
    ['midnight', at('2026-02-11 00:00')],
    ["5 o'clock", at('2026-02-10 17:00')],
    ['quarter past five', at('2026-02-10 17:15')],
    ['quarter to 6', at('2026-02-10 17:45')],
    ['half past 7', at('2026-02-10 19:30')],
    ['at half six', at('2026-02-10 18:30')],
    ['ten to nine in the evening', at('2026-02-10 20:50')],
    ['20 min past eight in the evening', at('2026-02-10 20:20')],
    ['ten fifteen in the morning', at('2026-02-10 10:15')],
    ['nine thirty pm', at('2026-02-10 21:30')],
    ['11ish', at('2026-02-10 11:00')],
    ['8 at night', at('2026-02-10 20:00')],
    ['7 PM CET', at('2026-02-10 19:00')],
    ['12 am', at('2026-02-11 00:00')],
    ['from 3 to 5pm', at('2026-02-10 15:00')],
    ['from 8 to 10pm', at('2026-02-10 20:00')],
    ['11-1pm', at('2026-02-10 11:00')],
    ['10-11 tomorrow', at('2026-02-11 10:00')],
    ['at 9-ish tomorrow', at('2026-02-11 09:00')],
    ['this time next week', at('2026-02-17 09:00')],
    ['same time tomorrow', at('2026-02-11 09:00')],
  ],
  'parts of the day': [
    ['in the morning', at('2026-02-11 09:00')],
    ['in the afternoon', at('2026-02-10 15:00')],
    ['this evening', at('2026-02-10 18:00')],
    ['tonight', at('2026-02-10 20:00')],
    ['tonight at 8', at('2026-02-10 20:00')],
    ['10, tonight', at('2026-02-10 22:00')],
    ['tonight at 1', at('2026-02-11 01:00')],
    ['tomorrow night', at('2026-02-11 20:00')],
    ['next monday morning', at('2026-02-16 09:00')],
    ['friday early in the morning', at('2026-02-13 09:00')],
    ['saturday evening at 7', at('2026-02-14 19:00')],
    ['first thing tomorrow', at('2026-02-11 09:00')],
    ['mid morning tomorrow', at('2026-02-11 10:00')],
    ['last night', at('2026-02-09 20:00')],
  ],
  'day and time together': [
    ['tomorrow at 5pm', at('2026-02-11 17:00')],
    ['at 5 on friday', at('2026-02-13 17:00')],
    ['friday, 5pm', at('2026-02-13 17:00')],
    ['the 3rd at noon', at('2026-03-03 12:00')],
    ['6 30 am tomorrow', at('2026-02-11 06:30')],
    ['@ 7pm on thurs', at('2026-02-12 19:00')],
    ['wed. at 11 am', at('2026-02-11 11:00')],
    ['on sunday jan 3 15:50:06 2027', '2027-01-03T15:50:06+00:00'],
  ],
  'dates of the calendar': [
    ['march 5', '2026-03-05'],
    ['5th of march', '2026-03-05'],
    ['january 9', '2027-01-09'],
    ['february 10', '2026-02-10'],
    ['Mar. 5th, 2027', '2027-03-05'],
    ['Tue May 12', '2026-05-12'],
    ['dec31', '2026-12-31'],
    ['23/sep/2027', '2027-09-23'],
    ['may twenty second', '2026-05-22'],
    ['june third two thousand and thirty', '2030-06-03'],
    ['16. Nov. 2027 10:38', at('2027-11-16 10:38')],
    ['2026-03-05', '2026-03-05'],
    ['2026-03-05T17:00:00Z', at('2026-03-05 17:00')],
    ['5/12', '2026-05-12'],
    ['25/12', '2026-12-25'],
    ['13/04/27', '2027-04-13'],
    ['5/12/71', '1971-05-12'],
    ['on the 3rd', '2026-03-03'],
    ['on the 10th', '2026-02-10'],
    ['on the 31st', '2026-03-31'],
    ['friday the 13th', '2026-02-13'],
    ['monday 9th', '2026-03-09'],
    ['feb 29', '2028-02-29'],
    ['first of next month', '2026-03-01'],
    ['the 20th of this month', '2026-02-20'],
    ['the second tuesday of may', '2026-05-12'],
    ['last friday of march', '2026-03-27'],
    ['last day of the month', '2026-02-28'],
    ['first monday in january', '2027-01-04'],
    ['june 20-25', '2026-06-20'],
    ['6/1-6/5', '2026-06-01'],
    ['3rd to 5th of june', '2026-06-03'],
    ['in 2027', '2027-01-01'],
  ],
  'weeks, months and their ends': [
    ['this week', '2026-02-13'],
    ['next week', '2026-02-16'],
    ['this weekend', '2026-02-14'],
    ['next weekend', '2026-02-21'],
    ['next month', '2026-03-01'],
    ['this month', '2026-02-28'],
    ['end of month', '2026-02-28'],
    ['end of next month', '2026-03-31'],
    ['by the end of the week', '2026-02-13'],
    ['beginning of may', '2026-05-01'],
    ['mid-march', '2026-03-15'],
    ['eod', at('2026-02-10 23:59')],
    ['end of day friday', at('2026-02-13 23:59')],
    ['eom', '2026-02-28'],
    ['end of q2', '2026-06-30'],
    ['next year', '2027-01-01'],
    ['in march', '2026-03-01'],
    ['in january', '2027-01-01'],
    ['this summer', '2026-06-01'],
    ['the week of july 10', '2026-07-10'],
    ['week after next', '2026-02-23'],
  ],
  amounts: [
    ['in an hour', at('2026-02-10 10:00')],
    ['in half an hour', at('2026-02-10 09:30')],
    ['in 1.5 hours', at('2026-02-10 10:30')],
    ['an hour and a half from now', at('2026-02-10 10:30')],
    ['in 90 mins', at('2026-02-10 10:30')],
    ['in 20min', at('2026-02-10 09:20')],
    ['in 24 hours', at('2026-02-11 09:00')],
    ['in two weeks', '2026-02-24'],
    ['in 2 weeks and 3 days', '2026-02-27'],
    ['two weeks from friday', '2026-02-27'],
    ['a week from tomorrow', '2026-02-18'],
    ['in a fortnight', '2026-02-24'],
    ['in four business days', '2026-02-16'],
    ['a month from now', '2026-03-10'],
    ['two days ago', '2026-02-08'],
    ['2 years 1 month 21 days ago', '2023-12-20'],
    ['30 minutes before 3pm', at('2026-02-10 14:30')],
    ['an hour before 4pm tomorrow', at('2026-02-11 15:00')],
    ['two days before christmas', '2026-12-23'],
    ['in 3 days on friday', '2026-02-13'],
    ['within 2 days', '2026-02-12'],
    ['in the next hour', at('2026-02-10 10:00')],
    ['in 2-3 days', '2026-02-13'],
    ['in two or three weeks', '2026-03-03'],
    ['in a few hours', at('2026-02-10 12:00')],
  ],
  holidays: [
    ['christmas', '2026-12-25'],
    ["new year's eve", '2026-12-31'],
    ["on valentine's day", '2026-02-14'],
    ['st. patricks day', '2026-03-17'],
    ['by halloween', '2026-10-31'],
    ['thanksgiving', '2026-11-26'],
    ['black friday 2027', '2027-11-26'],
    ['4th of july', '2026-07-04'],
    ['easter', '2026-04-05'],
    ['good friday', '2026-04-03'],
    ['last christmas', '2025-12-25'],
    ['christmas next year', '2027-12-25'],
    ['march 5 next year', '2027-03-05'],
    ['diwali', '2026-11-08'],
    ['rosh hashanah', '2026-09-12'],
  ],
  'what repeats begins with the first one ahead': [
    ['every monday', '2026-02-16'],
    ['every tuesday', '2026-02-10'],
    ['every tuesday at 8am', at('2026-02-17 08:00')],
    ['every tuesday at 5pm', at('2026-02-10 17:00')],
    ['daily at 8am', at('2026-02-11 08:00')],
    ['every weekday at 6:30am', at('2026-02-11 06:30')],
    ['every 2 weeks', '2026-02-24'],
    ['on the 15th of every month', '2026-02-15'],
    ['every month on the 15th', '2026-02-15'],
    ['first monday of every month', '2026-03-02'],
    ['every friday starting may 1', '2026-05-01'],
    ['every january 15th', '2027-01-15'],
    ['every day at 10am this week', at('2026-02-10 10:00')],
    ['the second and fourth thursday of each month', '2026-02-12'],
  ],
  'what cannot be': [
    ['february 31', null],
    ['31/02/2026', null],
    ['feb 29 2027', null],
    ['in 99999999999 days', null],
    ['in 900 years', null],
    ['5 march 1391', null],
    ['999999999 business days from now', null],
  ],
}

for (const [name, rows] of Object.entries(tables)) {
  describe(name, () => {
    for (const [text, expected] of rows) it(text, () => assert.equal(due(text), expected))
  })
}

describe('6pm is today before six and tomorrow after it', () => {
  for (const [now, expected] of [
    ['2026-02-10T17:59:00Z', '2026-02-10T18:00:00+00:00'],
    ['2026-02-10T18:00:00Z', '2026-02-11T18:00:00+00:00'],
    ['2026-02-10T18:01:00Z', '2026-02-11T18:00:00+00:00'],
  ] as const) {
    it(now, () => assert.equal(due('6pm', now), expected))
  }
})

describe('a part of today that is over leaves the day', () => {
  it('tonight, late', () => assert.equal(due('tonight', '2026-02-10T22:30:00Z'), '2026-02-10'))
  it('tonight with a time', () =>
    assert.equal(due('tonight at 11', '2026-02-10T22:30:00Z'), '2026-02-10T23:00:00+00:00'))
})

describe('weekends and ends of the week as they come', () => {
  for (const [text, now, expected] of [
    ['this weekend', '2026-02-15T10:00:00Z', '2026-02-15'],
    ['end of the week', '2026-02-14T10:00:00Z', '2026-02-15'],
    ['next monday', '2026-02-15T10:00:00Z', '2026-02-16'],
    ['this summer', '2026-07-10T10:00:00Z', '2026-08-31'],
    ['this winter', '2026-01-10T10:00:00Z', '2026-02-28'],
    ['beginning of the month', '2026-02-10T10:00:00Z', '2026-03-01'],
  ] as const) {
    it(`${text} on ${now}`, () => assert.equal(due(text, now), expected))
  }
})

describe('the range a list is filtered by', () => {
  for (const [text, after, before] of [
    ['today', '2026-02-10T00:00:00+01:00', '2026-02-11T00:00:00+01:00'],
    ['tomorrow', '2026-02-11T00:00:00+01:00', '2026-02-12T00:00:00+01:00'],
    ['this week', '2026-02-09T00:00:00+01:00', '2026-02-16T00:00:00+01:00'],
    ['next week', '2026-02-16T00:00:00+01:00', '2026-02-23T00:00:00+01:00'],
    ['this weekend', '2026-02-14T00:00:00+01:00', '2026-02-16T00:00:00+01:00'],
    ['friday', '2026-02-13T00:00:00+01:00', '2026-02-14T00:00:00+01:00'],
    ['in march', '2026-03-01T00:00:00+01:00', '2026-04-01T00:00:00+02:00'],
    ['this month', '2026-02-01T00:00:00+01:00', '2026-03-01T00:00:00+01:00'],
    ['next 3 days', '2026-02-10T00:00:00+01:00', '2026-02-14T00:00:00+01:00'],
    ['the week of july 10', '2026-07-06T00:00:00+02:00', '2026-07-13T00:00:00+02:00'],
    ['6pm', '2026-02-10T00:00:00+01:00', '2026-02-11T00:00:00+01:00'],
  ] as const) {
    it(text, () => {
      const span = findDates(lexemesOf(tokenize(text), text))[0]
      assert.deepEqual(span && rangeOf(span.expression, NOW, 'Europe/Berlin'), { after, before })
    })
  }
})
