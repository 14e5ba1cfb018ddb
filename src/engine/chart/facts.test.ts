import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readTimes } from '../date-reading.ts'
import { Names } from '../ground/names.ts'
import { lex } from '../lex/words.ts'
import { type Facts, factsOf } from './facts.ts'

const clock = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC' }

/** A message's facts in words: each date with its properties, each amount, and what is impossible. */
function told(message: string): string[] {
  const lexed = lex(message)
  const facts = factsOf(lexed, readTimes(lexed.tokens, message), new Names(lexed.words, message, []), clock)
  const text = (from: number, to: number): string =>
    lexed.words
      .slice(from, to)
      .map((word) => word.text)
      .join(' ')
  return [
    ...[...facts.dates].flatMap(([at, dates]) => dates.map((date) => `${text(at, date.end)}: ${sayDate(date)}`)),
    ...[...facts.amounts].flatMap(([at, amounts]) => amounts.map(({ end }) => `amount: ${text(at, end)}`)),
    ...facts.impossible.map(({ from, to }) => `impossible: ${text(from, to)}`),
  ]
}

function sayDate({ when, weak, ranged, listed, past }: NonNullable<ReturnType<Facts['dates']['get']>>[number]): string {
  const flags = Object.entries({ weak, ranged, listed, past }).flatMap(([name, is]) => (is ? [name] : []))
  return [when.due?.replace(/:00\+00:00$/, ''), ...flags].join(' ')
}

describe('what is known of the dates of a message', () => {
  for (const [message, ...expected] of [
    ['tomorrow', 'tomorrow: 2026-02-10'],
    ['today', 'today: 2026-02-09 past'],
    ['yesterday', 'yesterday: 2026-02-08 past'],
    ['in two hours', 'two hours: 2026-02-09T12:30 past', 'amount: two hours'],
    ['every monday', 'every monday: 2026-02-09', 'monday: 2026-02-16'],
    ["today's list", "today 's: 2026-02-09 past"],
    ["from monday's thread", "monday 's: 2026-02-16"],
    ['read "in two hours" today', 'today: 2026-02-09 past'],
    ['monday to friday', 'monday: 2026-02-16', 'monday to friday: 2026-02-16 ranged', 'friday: 2026-02-13'],
    ['today or friday', 'today: 2026-02-09 past', 'today or friday: 2026-02-09 listed past', 'friday: 2026-02-13'],
    // A date and the one it is moved to are two dates.
    ['due wednesday to 6 pm', 'wednesday: 2026-02-11', '6 pm: 2026-02-09T18:00 past'],
    ['the dentist one to 3pm', '3pm: 2026-02-09T15:00 past'],
    ['one till 3pm', 'one till 3pm: 2026-02-09T14:59 past', '3pm: 2026-02-09T15:00 past'],
    ['ten to six', 'ten to six: 2026-02-09T17:50 past', 'six: 2026-02-09T18:00 weak past'],
    ['tasks due saturday for wednesday', 'saturday: 2026-02-14', 'wednesday: 2026-02-11'],
    [
      'lunch saturday for wednesday',
      'saturday: 2026-02-14',
      'saturday for wednesday: 2026-02-14 listed',
      'wednesday: 2026-02-11',
    ],
    [
      'saturday for wednesday',
      'saturday: 2026-02-14',
      'saturday for wednesday: 2026-02-14 listed',
      'wednesday: 2026-02-11',
    ],
    // On their own these are rarely dates.
    ['now'],
    ['last'],
    ['7.30'],
    ['7.30 tomorrow', '7.30 tomorrow: 2026-02-10T07:30', 'tomorrow: 2026-02-10'],
    ['two days later', 'two days later: 2026-02-11 weak', 'amount: two days'],
    ['later today', 'later today: 2026-02-09 weak past', 'today: 2026-02-09 past'],
    ['add two days', 'amount: two days'],
    ['a day or two'],
    // The rest of an impossible date isn't a date either.
    ['31 february', 'impossible: 31 february'],
    ['1 january 275761 friday', 'friday: 2026-02-13', 'impossible: 1 january 275761'],
    ['1 january 275761', 'impossible: 1 january 275761'],
    ['1 january 2027', '1 january 2027: 2027-01-01', 'january 2027: 2027-01-01'],
    ['monday 12345 sheets', 'monday: 2026-02-16'],
    ['in 99999999999 days', 'impossible: 99999999999 days'],
    // A full stop that ends the sentence also ends the date.
    ['at 4 p.m. Then', '4 p.m: 2026-02-09T16:00 past'],
    [
      'at 4 p.m. tomorrow',
      '4 p.m .: 2026-02-09T16:00 past',
      '4 p.m . tomorrow: 2026-02-10T16:00',
      'tomorrow: 2026-02-10',
    ],
  ] as const)
    it(message, () => assert.deepEqual(told(message), expected))
})

it('the same dates over and over are what each of them is', () => {
  const often = told(Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? '5 march' : 'friday')).join('\n'))
  assert.equal(often.length, 24)
  assert.deepEqual([...new Set(often)], ['5 march: 2026-03-05', 'friday: 2026-02-13'])
})

describe('where a message is cut', () => {
  /** Marks every place that no phrase crosses with a bar. */
  const cut = (message: string): string => {
    const lexed = lex(message)
    const { hard } = factsOf(lexed, readTimes(lexed.tokens, message), new Names(lexed.words, message, []), clock)
    return lexed.words.map(({ text }, at) => (hard[at] === true ? '|' : text.trim())).join(' ')
  }
  for (const [message, expected] of [
    ['milk\neggs', 'milk | eggs'],
    ['milk. eggs', 'milk | eggs'],
    ['milk . eggs', 'milk | eggs'],
    ['. eggs', '| eggs'],
    ['milk; eggs', 'milk | eggs'],
    ['milk? eggs', 'milk | eggs'],
    ['milk\u2026 eggs', 'milk | eggs'],
    ['milk, eggs', 'milk , eggs'],
    ['(milk.) eggs', '( milk | ) eggs'],
    ['milk ;eggs', 'milk ; eggs'],
    ['milk! eggs', 'milk | eggs'],
    ['milk!! eggs', 'milk ! | eggs'],
    ['milk!!', 'milk ! !'],
    ['milk!! ', 'milk ! !'],
    ['milk!', 'milk |'],
    ['every! 3 days', 'every ! 3 days'],
    ['every ! 3 days', 'every | 3 days'],
    ['every. 3 days', 'every | 3 days'],
    ['Dr. Lee', 'dr . lee'],
    ['Dr . Lee', 'dr | lee'],
    ['no. 14', 'no . 14'],
    ['plan b. go on', 'plan b . go on'],
    ['me and i. go on', 'me and i | go on'],
    ['size x. go on', 'size x | go on'],
    ['1. milk', '1 | milk'],
    ['4 p.m. tomorrow', '4 p.m . tomorrow'],
    ['4 p.m. Tomorrow', '4 p.m | tomorrow'],
    ['4 p.m.', '4 p.m |'],
    ['Aug. 5', 'aug . 5'],
    ['Aug. and 5', 'aug | and 5'],
    ['milk. 5', 'milk | 5'],
    ['24.12. at six', '24.12 . at six'],
    ['24.12. At six', '24.12 | at six'],
    ['26. November', '26 . november'],
    ['26. milk', '26 | milk'],
    ['invoice 126. November', 'invoice 126 | november'],
    ['mtg. with Bo', 'mtg . with bo'],
    ['mtg. With Bo', 'mtg | with bo'],
    ['Bro. Dennis', 'bro . dennis'],
    ['thanks bro. add milk', 'thanks bro | add milk'],
    ['y/e adj. (see tab)', 'y/e adj . ( see tab )'],
    ['the month. (see tab)', 'the month | ( see tab )'],
    ['Help! by the Beatles', 'help ! by the beatles'],
    ['Help! by tomorrow', 'help | by tomorrow'],
    ['Help! by 5pm', 'help | by 5pm'],
    ['Help! by friday', 'help | by friday'],
    ['Help. by the Beatles', 'help | by the beatles'],
    ['milk?) eggs', 'milk | ) eggs'],
  ] as const)
    it(JSON.stringify(message), () => assert.equal(cut(message), expected))
})
