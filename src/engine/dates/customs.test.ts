import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tokenize } from '../tokens.ts'
import { findDates } from './find.ts'
import { lexemesOf } from './lexemes.ts'
import { resolveDate } from './resolve.ts'

// A Monday, half past ten in the morning.
const NOW = '2026-11-16T10:30:00Z'

/** Every date of a sentence: its words and its meaning, with a question mark after the weak ones. */
function read(text: string): string[] {
  return findDates(lexemesOf(tokenize(text), text)).map(({ start, end, strength, expression, to }) => {
    const dates = [expression, to].flatMap((one) => (one === null ? [] : [resolveDate(one, NOW, 'UTC') ?? 'never']))
    const said = text.slice(start, end) + (strength === 'weak' ? '?' : '')
    return `${said} = ${dates.map((date) => date.replace(/:00\+00:00$/, '').replace('T', ' ')).join(' to ')}`
  })
}

/** After a task, all words in the first column belong to the date: none is left in the title. */
const customs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'hours with an h': [
    ['17h30', '2026-11-16 17:30'],
    ['8h45', '2026-11-17 08:45'],
    ['at 14h', '2026-11-16 14:00'],
    ['at 9h', '2026-11-17 09:00'],
    ['at 3h15', '2026-11-16 15:15'],
    ['tomorrow at 06h30', '2026-11-17 06:30'],
    ['friday 9h', '2026-11-20 09:00'],
    ['21h tomorrow', '2026-11-17 21:00'],
    ['9h tomorrow', '2026-11-17 09:00'],
    ['10h thursday', '2026-11-19 10:00'],
    ['8h30 in the evening', '2026-11-16 20:30'],
    ['14h-15h30 tomorrow', '2026-11-17 14:00'],
    ['19:15h', '2026-11-16 19:15'],
  ],
  'hours with a point, and about': [
    ['at 7.30 tomorrow', '2026-11-17 07:30'],
    ['tomorrow 7.45', '2026-11-17 07:45'],
    ['at 19.30', '2026-11-16 19:30'],
    ['tomorrow 14.30 h', '2026-11-17 14:30'],
    ['friday 14:30 hrs', '2026-11-20 14:30'],
    ['at 11 30', '2026-11-16 11:30'],
    ['at 7 45 tomorrow', '2026-11-17 07:45'],
    ['sunday elevenish', '2026-11-22 11:00'],
    ['tomorrow 8 pm-ish', '2026-11-17 20:00'],
  ],
  'a day before its month, with points': [
    ['on 3.12.2026', '2026-12-03'],
    ['by 5.1.2027', '2027-01-05'],
  ],
  'a part of the day without its article': [
    ['tomorrow 7 in morning', '2026-11-17 07:00'],
    ['friday 8 in evening', '2026-11-20 20:00'],
  ],
  'military times': [
    ['at 0730', '2026-11-17 07:30'],
    ['1800 hours', '2026-11-16 18:00'],
    ['2130hrs', '2026-11-16 21:30'],
    ['0500h', '2026-11-17 05:00'],
    ['tomorrow 0615', '2026-11-17 06:15'],
    ['0615 tomorrow', '2026-11-17 06:15'],
    ['1430 on thursday', '2026-11-19 14:30'],
    ['by 2300 hours on friday', '2026-11-20 23:00'],
  ],
  'halves and quarters': [
    ['half nine', '2026-11-16 21:30'],
    ['half nine tomorrow', '2026-11-17 09:30'],
    ['tomorrow half ten', '2026-11-17 10:30'],
    ['half 11', '2026-11-16 11:30'],
    ['by half three', '2026-11-16 15:30'],
    ['half six in the morning', '2026-11-17 06:30'],
    ['half seven pm', '2026-11-16 19:30'],
    ['half-four on thursday', '2026-11-19 16:30'],
    ['half past five', '2026-11-16 17:30'],
    ['at 5 to 6', '2026-11-16 17:55'],
    ['by 10 to 4 tomorrow', '2026-11-17 15:50'],
    ['at a quarter of six', '2026-11-16 17:45'],
    ['tomorrow at quarter of eight', '2026-11-17 07:45'],
    ['quarter to five', '2026-11-16 16:45'],
    ['quarter past 6 in the evening', '2026-11-16 18:15'],
    ['ten to six', '2026-11-16 17:50'],
    ['five past 8', '2026-11-16 20:05'],
    ['twenty five to nine tomorrow morning', '2026-11-17 08:35'],
    ['20 to 4', '2026-11-16 15:40'],
    ['at 10 to 6', '2026-11-16 17:50'],
    ['25 past 3', '2026-11-16 15:25'],
    ['half nine-ish', '2026-11-16 21:30'],
    ['from half nine to quarter past ten', '2026-11-16 21:30 to 2026-11-16 22:15'],
  ],
  'an hour and a part of the day': [
    ['7 in the morning', '2026-11-17 07:00'],
    ['at 4:30 in the evening', '2026-11-16 16:30'],
    ['9 at night', '2026-11-16 21:00'],
    ['tomorrow morning at 8', '2026-11-17 08:00'],
    ['8 tomorrow morning', '2026-11-17 08:00'],
    ['six thirty tomorrow evening', '2026-11-17 18:30'],
    ['7 on friday evening', '2026-11-20 19:00'],
    ['9 this evening', '2026-11-16 21:00'],
    ['08:30 at night', '2026-11-16 20:30'],
    ['friday 4 dec 9am', '2026-12-04 09:00'],
    ['the 12th of january 9am', '2027-01-12 09:00'],
    ['12th jan 7 in the evening', '2027-01-12 19:00'],
  ],
  'days of one month': [
    ['3-5 december', '2026-12-03 to 2026-12-05'],
    ['3 – 5 december', '2026-12-03 to 2026-12-05'],
    ['3rd-5th december', '2026-12-03 to 2026-12-05'],
    ['the 3rd to the 5th of december', '2026-12-03 to 2026-12-05'],
    ['from 8 to 11 january 2028', '2028-01-08 to 2028-01-11'],
    ['dec 24th-26th', '2026-12-24 to 2026-12-26'],
    ['december 3 to 5', '2026-12-03 to 2026-12-05'],
    ['between 8 and 11 january', '2027-01-08'],
    ['8 or 9 january at noon', '2027-01-08 12:00'],
    ['on the 24th-26th', '2026-11-24 to 2026-11-26'],
    ['on the 24th/25th', '2026-11-24'],
  ],
  'day and month written together': [
    ['5dec', '2026-12-05'],
    ['5dec 9am', '2026-12-05 09:00'],
    ['12jan2027', '2027-01-12'],
    ['1sept', '2027-09-01'],
    ['24/12', '2026-12-24'],
    ['12th jan', '2027-01-12'],
  ],
  'a day of this month or the next': [
    ['the 3rd', '2026-12-03'],
    ['on the 1st', '2026-12-01'],
    ['3rd of next month', '2026-12-03'],
    ['the 20th of this month', '2026-11-20'],
    ['the 3rd of next month at noon', '2026-12-03 12:00'],
  ],
  'counted from the end of a month': [
    ['last day of the month', '2026-11-30'],
    ['two days before the end of the month', '2026-11-28'],
    ['last friday of the month', '2026-11-27'],
    ['the second last day of the month', '2026-11-29'],
    ['second to last friday of the month', '2026-11-20'],
    ['the penultimate thursday of december', '2026-12-24'],
    ['the last but one monday of the month', '2026-11-23'],
    ['last working day of january', '2027-01-29'],
    ['last weds of next month', '2026-12-30'],
    ['the third to last day of february', '2027-02-26'],
  ],
  'ends of the day and of the week': [
    ['by eod', '2026-11-16 23:59'],
    ['cob friday', '2026-11-20 23:59'],
    ['by end of play', '2026-11-16 23:59'],
    ['end of play tomorrow', '2026-11-17 23:59'],
    ['by close of play on thursday', '2026-11-19 23:59'],
    ['end of the week', '2026-11-20'],
    ['first thing tomorrow', '2026-11-17 09:00'],
    ['first thing in the morning', '2026-11-17 09:00'],
    ['first thing tomorrow morning', '2026-11-17 09:00'],
    ['last thing tonight', '2026-11-16 23:59'],
    ['last thing at night', '2026-11-16 23:59'],
    ['last thing on friday', '2026-11-20 23:59'],
  ],
  'parts of the day by their other names': [
    ['at lunchtime', '2026-11-16 12:00'],
    ['at lunch time tomorrow', '2026-11-17 12:00'],
    ['tomorrow after lunch', '2026-11-17 12:00'],
    ['before lunch on thursday', '2026-11-19 12:00'],
    ['this arvo', '2026-11-16 15:00'],
    ['friday arvo', '2026-11-20 15:00'],
    ['2nite', '2026-11-16 20:00'],
    ['tomorrow nite', '2026-11-17 20:00'],
    ['12 noon', '2026-11-16 12:00'],
    ['midday tomorrow', '2026-11-17 12:00'],
    ['midnight', '2026-11-17 00:00'],
    ["9 o'clock at night", '2026-11-16 21:00'],
  ],
  'days by their short names': [
    ['tmrw', '2026-11-17'],
    ['tmr', '2026-11-17'],
    ['2moro', '2026-11-17'],
    ['2mrw at 9', '2026-11-17 09:00'],
    ['tomoz', '2026-11-17'],
    ['weds', '2026-11-18'],
    ['thurs', '2026-11-19'],
    ['tues', '2026-11-17'],
    ['fri', '2026-11-20'],
  ],
  'fractions of an hour and of a day': [
    ['in an hour and a half', '2026-11-16 12:00'],
    ['in an hour and a quarter', '2026-11-16 11:45'],
    ['in half an hour', '2026-11-16 11:00'],
    ['in quarter of an hour', '2026-11-16 10:45'],
    ['in two and a half hours', '2026-11-16 13:00'],
    ['in two and a quarter hours', '2026-11-16 12:45'],
    ['in 2h30', '2026-11-16 13:00'],
    ['in 1h15m', '2026-11-16 11:45'],
    ['a quarter of an hour before noon', '2026-11-16 11:45'],
    ['in a couple of days', '2026-11-18'],
    ['in a day or two', '2026-11-18'],
    ['in an hour or two', '2026-11-16 12:30'],
    ['a week or two before christmas', '2026-12-11'],
  ],
  'weeks counted from a day': [
    ['a week on friday', '2026-11-27'],
    ['a week on friday at 5', '2026-11-27 17:00'],
    ['friday week', '2026-11-27'],
    ['thursday fortnight', '2026-12-03'],
    ['today week', '2026-11-23'],
    ['tomorrow week at noon', '2026-11-24 12:00'],
    ['a fortnight today', '2026-11-30'],
    ['a week tomorrow', '2026-11-24'],
    ['two weeks on saturday', '2026-12-05'],
    ['a week this thursday', '2026-11-26'],
    ['a month today', '2026-12-16'],
    ['a week from tomorrow', '2026-11-24'],
    ['friday next', '2026-11-27'],
  ],
  'the one before and the one after': [
    ['the friday after next', '2026-12-04'],
    ['the week after next', '2026-11-30'],
    ['weekend after next', '2026-12-05'],
    ['the weekend before christmas', '2026-12-19'],
    ['the night before friday', '2026-11-19 20:00'],
    ['the evening before christmas', '2026-12-24 18:00'],
    ['the morning after christmas', '2026-12-26 09:00'],
    ['the day before christmas', '2026-12-24'],
    ['on the friday after', '2026-11-27'],
    ['on the monday after that', '2026-11-23'],
  ],
}

for (const [name, rows] of Object.entries(customs)) {
  describe(name, () => {
    for (const [text, expected] of rows)
      it(text, () => assert.deepEqual(read(`call mum ${text}`), [`${text} = ${expected}`]))
  })
}

describe('a time and a day stand in any order', () => {
  const times = [
    ['half nine', '09:30'],
    ['quarter past 6 in the evening', '18:15'],
    ['ten to six', '17:50'],
    ['17h30', '17:30'],
    ['1800 hours', '18:00'],
    ["five o'clock", '17:00'],
    ['12 noon', '12:00'],
    ['end of play', '23:59'],
    ['last thing', '23:59'],
  ]
  const days = [
    ['on the 3rd', '2026-12-03'],
    ['monday 23rd', '2026-11-23'],
    ['5dec', '2026-12-05'],
    ['friday 4 dec', '2026-12-04'],
    ['a week on friday', '2026-11-27'],
    ['friday week', '2026-11-27'],
    ['a fortnight today', '2026-11-30'],
    ['the friday after next', '2026-12-04'],
    ['two days before the end of the month', '2026-11-28'],
    ['in two weeks', '2026-11-30'],
    ['christmas eve', '2026-12-24'],
  ]
  for (const [time, hour] of times)
    it(`${time}`, () => {
      const said = days.flatMap(([day]) => [`${day} ${time}`, `${time} ${day}`])
      const meant = days.flatMap(([, date]) => [`${date} ${hour}`, `${date} ${hour}`])
      assert.deepEqual(
        said.map((text) => read(`call mum ${text}`).join(' + ')),
        said.map((text, index) => `${text} = ${meant[index]}`),
      )
    })
})

/** Near misses: amounts, names and numbers that resemble the customs above. */
const others: readonly (readonly [string, ...string[]])[] = [
  ['watch a film 2h30'],
  ['practise for 2h'],
  ['put it on my list for a fortnight today', 'for a fortnight today = 2026-11-30'],
  ['read chapters 5 to 9 by sunday', 'by sunday = 2026-11-22'],
  ['read chapters 4-6 before wednesday', 'before wednesday = 2026-11-18'],
  ['push it by 1h30'],
  ['study 8h tomorrow', 'tomorrow = 2026-11-17'],
  ['change the pin 0412'],
  ['door code 0615 tomorrow', 'tomorrow = 2026-11-17'],
  ['dial 0800', '0800? = 2026-11-17 08:00'],
  ['peel half two of them'],
  ['half two sugars'],
  ['ten to one odds'],
  ['tomorrow from ten to six', 'tomorrow from ten to six = 2026-11-17 10:00 to 2026-11-17 18:00'],
  ['from 5 to 6', 'from 5 to 6 = 2026-11-16 17:00 to 2026-11-16 18:00'],
  ['watch Rocky 2 tomorrow evening', 'tomorrow evening = 2026-11-17 18:00'],
  ['move it to the day after', 'to the day after? = 2026-11-17'],
  ['move it to the day after that', 'to the day after that? = 2026-11-17'],
  ['move it to the week after', 'to the week after = 2026-11-23'],
  ['the friday after lunch', 'the friday after lunch = 2026-11-20 12:00'],
  ['swim 5 hours a week on friday', 'on friday = 2026-11-20'],
  ['rent a van for a week on friday', 'on friday = 2026-11-20'],
  ['haircut for a week on friday', 'for a week on friday = 2026-11-27'],
  ['away for two weeks on monday', 'on monday = 2026-11-23'],
  ['in two weeks on monday', 'in two weeks on monday = 2026-11-30'],
  ['plan today week 3', 'today = 2026-11-16'],
  ['friday next to the park', 'friday = 2026-11-20'],
  ['in the evening before 8', 'in the evening before 8 = 2026-11-16 20:00'],
  ['stay 2-3 days'],
  ['4th-5th grade homework'],
  ['1st/2nd line support'],
  ['paint the 3rd and 4th floors'],
  ['june 3 and 4 eggs', 'june 3 = 2027-06-03'],
  ['the last thing I need'],
  ['do the last thing on my list'],
  ['tell me one last thing'],
  ['lock up last thing', 'last thing? = 2026-11-16 23:59'],
  ['take the pills after lunch'],
  ['play chess on friday', 'on friday = 2026-11-20'],
  ['call sun about it'],
  ['the 5th half marathon'],
  ['book 2 half price tickets'],
  ['at 10 second avenue'],
  ['in 1500 hours', 'in 1500 hours = 2027-01-17 22:30'],
  ['plan next quarter', 'next quarter = 2027-01-01'],
  ['pay 1200 on friday', 'on friday = 2026-11-20'],
  ['read 1984 tomorrow', 'tomorrow = 2026-11-17'],
  ['run 7.30 km', '7.30? = 2027-07-30'],
  ['on 7.30', 'on 7.30 = 2027-07-30'],
  ['at ten past'],
  ['a selfish thing'],
  ['monday to wednesday next week', 'monday to wednesday next week = 2026-11-23 to 2026-11-25'],
  ['buy 6 this evening', 'this evening = 2026-11-16 18:00'],
]

describe('what only looks like it', () => {
  for (const [text, ...expected] of others) it(text, () => assert.deepEqual(read(text), expected))
})
