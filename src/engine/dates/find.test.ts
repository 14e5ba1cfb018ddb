import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tokenize } from '../tokens.ts'
import { combineExpressions } from './combine.ts'
import { type DateSpan, findDates } from './find.ts'
import { lexemesOf } from './lexemes.ts'
import { readFirstDate } from './read-first-date.ts'
import { resolveDate } from './resolve.ts'

const NOW = '2026-02-10T09:00:00Z'

function spans(text: string): DateSpan[] {
  return findDates(lexemesOf(tokenize(text), text))
}

/** The spans read as dates, with a question mark after the weak ones. */
function marked(text: string): string[] {
  return spans(text).map(({ start, end, strength }) => text.slice(start, end) + (strength === 'weak' ? '?' : ''))
}

describe('a span takes in its preposition and all its pieces', () => {
  for (const [text, ...expected] of [
    ['call bob on friday', 'on friday'],
    ['buy milk tomorrow at 5pm', 'tomorrow at 5pm'],
    ['pay rent by the 3rd, please', 'by the 3rd'],
    ['send it no later than monday noon', 'no later than monday noon'],
    ['report due friday', 'due friday'],
    ['due date is friday', 'due date is friday'],
    ['at 5 on friday call mum', 'at 5 on friday'],
    ['turn in by friday', 'by friday'],
    ['come over tomorrow', 'tomorrow'],
    ['lunch at 1 p.m. with Ana', 'at 1 p.m.'],
    ['move the dentist to next thursday', 'to next thursday'],
    ['swim on monday, wednesday and friday', 'on monday, wednesday and friday'],
    ['friday 8am and monday 9am', 'friday 8am and monday 9am'],
    ['wash the car tomorrow or friday', 'tomorrow or friday'],
    ['on saturday instead of sunday', 'on saturday', 'instead of sunday'],
    ['milk on monday, eggs on tuesday', 'on monday', 'on tuesday'],
    ['remind me tomorrow to call the vet at 5pm', 'tomorrow', 'at 5pm'],
    ['tell Ana:30 June is fine', '30 June'],
    ['ring me at8pm', 'at8pm'],
    ['call\nmonday\n5pm', 'monday', '5pm'],
    ['table for 2 tomorrow at 8', 'tomorrow at 8'],
    ['read page 12 tonight', 'tonight'],
    ['gym mon wed fri', 'mon wed fri'],
    ['yoga tue/thu 6pm', 'tue/thu 6pm'],
    ['tomorrow (friday) at 3', 'tomorrow (friday) at 3'],
    ['set a timer for 30 minutes', 'for 30 minutes'],
    ['show my weekend tasks', 'weekend'],
    ['on the 5th instead of the 4th', 'on the 5th', 'instead of the 4th'],
    ['over labor day weekend', 'over labor day weekend'],
    ['stretch on a daily basis', 'on a daily basis'],
    ['bring the plants in tonight', 'tonight'],
    ['keep all week free', 'all week'],
  ] as const) {
    it(text, () => assert.deepEqual(marked(text), expected))
  }
})

describe('title words stay title words', () => {
  for (const text of [
    'The 5th Wave',
    'Renovation – 2nd floor bath',
    'march to the store',
    'they may come',
    'buy 2 eggs',
    'a lone 5',
    'read 1984',
    'walk 30 minutes',
    'run for 30 minutes',
    'last minute tickets',
    '24/7 support',
    'add 1:1 with Sam',
    'at 10 downing street',
    'dinner for 5 people',
    'march 5 miles',
    'a second monitor',
    'just a second',
    'first aid kit',
    'good morning',
    'morning run',
    'take a day off',
    'he sat on the chair',
    'order #5',
    'call 555-1234',
    'ask may about it',
    'book the 3rd row',
    'two-to-one odds',
    'remind me 10 minutes before the show',
  ]) {
    it(text, () => assert.deepEqual(marked(text), []))
  }
})

describe('what might be a title is weak', () => {
  for (const [text, expected] of [
    ['meet with Friday', 'Friday?'],
    ['call sun', 'sun?'],
    ['9/11 Report', '9/11?'],
    ['watch the 9/11 film', '9/11?'],
    ['read chapter 3/4', '3/4?'],
    ['3/4 cup of rice', '3/4?'],
    ['eat 1/2 of the cake', '1/2?'],
    ['prepare the friday meeting', 'the friday?'],
    ['buy christmas presents', 'christmas?'],
    ['submit the weekly report', 'weekly?'],
    ["prepare for friday's exam", "for friday's?"],
    ['catch the 10 am train', '10 am?'],
    ['midnight snack', 'midnight?'],
    ['weekend trip', 'weekend?'],
    ['my annual check up', 'annual?'],
    ['ask about friday', 'friday?'],
    ['invoice for Nov', 'for Nov'],
    ['order the Sunday Times', 'the Sunday?'],
    ['Taco Tuesday', 'Tuesday?'],
    ['write end of month report', 'end of month?'],
    ['time to March', 'to March?'],
    ['delete the 3rd', 'the 3rd?'],
    ['do it now', 'now?'],
  ] as const) {
    it(text, () => assert.deepEqual(marked(text), [expected]))
  }
})

describe('in front of the tasks themselves a date is one', () => {
  for (const [text, expected] of [
    ["show today's tasks", "today's"],
    ['set a weekly reminder', 'weekly'],
    ['delete the wednesday reminders', 'the wednesday'],
    ['show todays list', 'todays'],
  ] as const) {
    it(text, () => assert.deepEqual(marked(text), [expected]))
  }
})

describe('a span tells more than its date', () => {
  it('where the date begins without its preposition', () => {
    const [span] = spans('pay it due by friday')
    assert.deepEqual(span && [span.first, span.last, span.start, span.end, span.coreFirst, span.coreStart, span.lead], [
      2,
      4,
      7,
      20,
      4,
      14,
      'due by',
    ])
  })
  it('whether it repeats', () => {
    const repeats = [
      'every monday',
      'daily',
      'on weekdays',
      'each night',
      'twice a week',
      'mondays at 5pm',
      'on monday',
    ]
    assert.deepEqual(
      repeats.map((text) => spans(text)[0]?.repeats),
      [true, true, true, true, true, true, false],
    )
  })
  it('whether it names more than one', () => {
    const several = ['monday and friday', '5-6pm', 'from 9 to 5pm', 'june 3-7', 'mon-fri', 'friday']
    assert.deepEqual(
      several.map((text) => spans(text)[0]?.several),
      [true, true, true, true, true, false],
    )
  })
  it('what the other end is', () => {
    const ends = [
      'from monday to friday',
      'from 3 to 5pm',
      'from 7am to 10am tomorrow',
      'june 3 to june 7',
      'monday and friday',
    ]
    assert.deepEqual(
      ends.map((text) => {
        const to = spans(text)[0]?.to
        return to ? resolveDate(to, NOW, 'UTC') : null
      }),
      ['2026-02-13', '2026-02-10T17:00:00+00:00', '2026-02-11T10:00:00+00:00', '2026-06-07', null],
    )
  })
  it('whether an amount is only rough', () => {
    const rough = ['in a day or two', 'in about an hour', 'in a week or so', 'in 2-3 days', 'in a couple of days']
    assert.deepEqual(
      rough.map((text) => {
        const day = spans(text)[0]?.expression.day
        return day?.is === 'shifted' && day.rough === true
      }),
      [true, true, true, true, false],
    )
  })
  it('whether it describes the noun after it', () => {
    assert.deepEqual([spans("tomorrow's game")[0]?.possessive, spans('tomorrow')[0]?.possessive], [true, false])
  })
})

describe('dates said apart', () => {
  const together = (text: string): string | null => {
    const [a, b] = spans(text)
    const both = a && b ? combineExpressions(a.expression, b.expression) : null
    return both === null ? null : resolveDate(both, NOW, 'UTC')
  }
  it('make one moment when they fit', () =>
    assert.equal(together('remind me tomorrow to call the vet at 5pm'), '2026-02-11T17:00:00+00:00'))
  it('stay two when they do not', () => assert.equal(together('monday the milk, then on friday the eggs'), null))
})

describe('the first date of any text', () => {
  for (const [text, expected] of [
    ['the sun shines, see you on friday', '2026-02-13'],
    ['it was on sun', '2026-02-15'],
    ['nothing to see here', null],
    ['we met friday the 6th', '2026-02-06'],
    ['the second sunday', '2026-02-08'],
  ] as const) {
    it(text, () => assert.equal(readFirstDate(text, NOW, 'UTC'), expected))
  }
})

describe('whatever it is given', () => {
  const units = [
    '2 days ',
    'every ',
    'the ',
    'tomorrow ',
    '1/2 ',
    'at 5 ',
    'two weeks after ',
    'monday, ',
    '5-',
    'all of ',
    'later ',
    'end of each ',
    'the day after ',
    'christmas ',
    'q1 ',
    '9',
    'mid-',
    "'s ",
    'twenty ',
    'half ',
    'half nine ',
    'a week on ',
    'friday week ',
    'two weeks today ',
    'the friday after ',
    '3-5 december ',
    '3rd and ',
    'second to last ',
    '17h30 ',
    '0600 ',
    'last thing ',
    '. ',
  ]
  for (const unit of units) {
    it(`reads 4,000 characters of ${JSON.stringify(unit)}, each date within the text`, () => {
      const text = unit.repeat(Math.ceil(4000 / unit.length)).slice(0, 4000)
      const tokens = tokenize(text)
      for (const { expression, start, end } of findDates(lexemesOf(tokens, text))) {
        resolveDate(expression, NOW, 'Europe/Berlin')
        assert.ok(start < end && end <= text.length)
      }
    })
  }
  it('keeps its spans in order and inside the text', () => {
    const text = 'on friday ｔｏｍｏｒｒｏｗ at 5pm… next week’s 3rd, 12/24 and 31/12/2026 or “the 5th”'
    let end = 0
    for (const span of spans(text)) {
      assert.ok(span.start >= end && span.coreStart >= span.start && span.end <= text.length)
      end = span.end
    }
  })
})
