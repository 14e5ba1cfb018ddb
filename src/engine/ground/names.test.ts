import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { lex } from '../lex/words.ts'
import { type NameEnd, Names } from './names.ts'
import { indexOf } from './title-index.ts'

/** In these tests a title is its own id. */
function namesIn(message: string, titles: readonly string[]): Names {
  return new Names(
    lex(message).words,
    message,
    titles.map((title) => ({ id: title, title })),
  )
}

/** Every name that starts with the first word: its end, its text, the titles it means, and the kind of match. */
function told(message: string, titles: readonly string[]): string[] {
  return namesIn(message, titles).from(0).map(tell)
}

function tell({ end, named: { text, ids, ...how } }: NameEnd): string {
  const flags = (['unsure', 'whole', 'quoted'] as const).filter((flag) => how[flag])
  return `${end} ${text}: ${[ids.join(' | '), ...flags].join(', ')}`
}

describe('the tasks that words name', () => {
  for (const [message, titles, expected] of [
    [
      'the quarterly report',
      ['write quarterly report', 'read the report'],
      ['2 the quarterly: write quarterly report', '3 the quarterly report: write quarterly report'],
    ],
    [
      'the report',
      ['write quarterly report', 'read the report'],
      ['2 the report: write quarterly report | read the report'],
    ],
    ['the weekly report', ['monthly report'], []],
    ['the books', ['Book MOT', 'Return library books'], ['2 the books: Return library books']],
    ['the calls', ['Call Ann', 'Call Bo'], ['2 the calls: Call Ann | Call Bo']],
    // After a colon, short forms are no part of the name.
    ['the poster: the red one', ['poster redesign'], ['2 the poster: poster redesign']],
    [
      'bio: chapter 5',
      ['Bio: chapter 5 reading'],
      [
        '1 bio: Bio: chapter 5 reading',
        '3 bio: chapter: Bio: chapter 5 reading',
        '4 bio: chapter 5: Bio: chapter 5 reading',
      ],
    ],
    ['report', ['report', 'read the report'], ['1 report: report, whole']],
    ['the report', ['The Report'], ['2 the report: The Report, whole']],
    ['call mum, please', ['call mum'], ['2 call mum: call mum, whole', '1 call: call mum']],
    ['call (mum)', ['call mum'], ['3 call (mum: call mum, whole', '1 call: call mum']],
    ['"call mum"', ['call mum', 'call mum now'], ['1 "call mum": call mum, whole, quoted']],
    ['"mum"', ['call mum', 'feed cat'], ['1 "mum": call mum, quoted']],
    ['the "mum" now', ['call mum', 'feed cat'], ['2 the "mum": call mum, quoted']],
    ['see "mum"', ['call mum', 'see dad'], ['1 see: see dad']],
    ['"calling mum"', ['call mum'], ['1 "calling mum": call mum, quoted']],
    ['"..."', ['call mum'], []],
    ['"mum dad"', ['call mum'], []],
    ['an order', ['order oil'], ['2 an order: order oil']],
    [
      'an email about oil',
      ['email Ann about oil'],
      ['3 an email about: email Ann about oil', '4 an email about oil: email Ann about oil'],
    ],
    ['a hw', ['homework'], []],
    ['gate\nGATE', ['gate GATE'], ['1 gate: gate GATE']],
    ['4 rooms', ['paint 4 rooms', 'clean rooms'], ['2 4 rooms: paint 4 rooms']],
    ['400', ['pay 400'], ['1 400: pay 400']],
    ['40', ['pay 40'], []],
    ['40a', ['room 40a'], ['1 40a: room 40a']],
    ['move flat', ['move flat', 'flat tyre'], ['2 move flat: move flat, whole', '1 move: move flat']],
    ['move them', ['move flat'], []],
    ['hw shelf', ['homework shelf', 'hw shelf two'], ['1 hw: hw shelf two', '2 hw shelf: hw shelf two']],
    ['it report', ['call IT'], []],
    ['IT report', ['call IT report'], ['1 IT: call IT report', '2 IT report: call IT report']],
    ['call it', ['call IT'], ['2 call it: call IT, whole', '1 call: call IT']],
    ['check in', ['check in', 'check the oven'], ['2 check in: check in, whole', '1 check: check in | check the oven']],
    [
      'the check in',
      ['check in online', 'check the oven'],
      ['2 the check: check in online | check the oven', '3 the check in: check in online'],
    ],
    ['back gate', ['paint the back gate', 'oil gate'], ['2 back gate: paint the back gate']],
    ['back', ['paint the back gate'], []],
    ['4', ['room 4'], []],
    ['room 4', ['room 4', 'room 5'], ['2 room 4: room 4, whole', '1 room: room 4']],
    ['the list', ['the list'], ['2 the list: the list, whole']],
    [
      'shopping list',
      ['write shopping list'],
      ['1 shopping: write shopping list', '2 shopping list: write shopping list'],
    ],
    ['an email from Sarah', ['Email Sarah'], []],
    ['an email', ['Email Sarah'], []],
    ['an invoice', ['send invoice'], []],
    [
      'the email from Sarah',
      ['Email Sarah', 'print the email from Sarah'],
      [
        '2 the email: Email Sarah | print the email from Sarah',
        '3 the email from: print the email from Sarah',
        '4 the email from Sarah: print the email from Sarah',
      ],
    ],
    ['a message', ['email Sarah'], []],
    ['handed in', ['hand in essay'], []],
    ['packed lunches', ['pack lunches'], ['1 packed: pack lunches', '2 packed lunches: pack lunches']],
    ['lunches packed', ['pack lunches'], ['1 lunches: pack lunches']],
    ['baked beans', ['buy baked beans'], ['1 baked: buy baked beans', '2 baked beans: buy baked beans']],
    ['essay to essay two', ['essay', 'essay two'], ['1 essay: essay, whole']],
    ['essay essay', ['essay'], ['1 essay: essay, whole']],
    ['take it off', ['take out trash'], []],
    ['take the trash', ['take out trash'], []],
    ['move boxes', ['move boxes', 'move flat'], ['2 move boxes: move boxes, whole', '1 move: move boxes | move flat']],
    ['move', ['move flat'], []],
    ['clean oven', ['clean the oven'], ['1 clean: clean the oven', '2 clean oven: clean the oven']],
    ["mum's", ['call mum'], ["2 mum's: call mum", "1 mum's: call mum"]],
    [
      "mum's card",
      ['call mum', "buy mum's card"],
      [
        "2 mum's: call mum | buy mum's card",
        "1 mum's: call mum | buy mum's card",
        "2 mum's: buy mum's card",
        "3 mum's card: buy mum's card",
      ],
    ],
    ['hw', ['do homework'], ['1 hw: do homework']],
    ['appt', ['dentist appointment'], ['1 appt: dentist appointment']],
    ['hmwork', ['do homework'], []],
    ['homwork', ['do homework'], ['1 homwork: do homework, unsure']],
    ['homework', ['do homework', 'homwork'], ['1 homework: do homework']],
    ['drycleaning', ['dry cleaning'], ['1 drycleaning: dry cleaning']],
    ['check-in', ['check in'], ['1 check-in: check in']],
    ['check-out', ['check in'], []],
    ['payment', ['pay Ann'], []],
    ['presents', ['present slides', 'buy presents'], ['1 presents: present slides | buy presents']],
    ['presentation', ['present slides'], ['1 presentation: present slides']],
    ['thanks', ['thank Oliver', 'send thanks'], ['1 thanks: send thanks']],
    ['phone Ann', ['call Ann', 'phone Ann'], ['2 phone Ann: phone Ann, whole', '1 phone: phone Ann']],
    ['ring Ann', ['call Ann'], ['1 ring: call Ann', '2 ring Ann: call Ann']],
    ['a/b test', ['a/b test'], ['2 a/b test: a/b test, whole', '1 a/b: a/b test']],
    ['oil\ngate', ['oil gate'], ['1 oil: oil gate']],
    ['oil, gate', ['oil gate'], ['3 oil, gate: oil gate, whole', '1 oil: oil gate']],
    ['oil - gate', ['oil gate'], ['3 oil - gate: oil gate, whole', '1 oil: oil gate']],
    ['- gate', ['gate'], []],
    ['oil   gate', ['oil gate'], ['2 oil gate: oil gate, whole', '1 oil: oil gate']],
    ['of gate', ['gate'], []],
    ['my gate', ['gate'], ['2 my gate: gate, whole']],
    [
      'gate of oil',
      ['gate of oil', 'gate'],
      ['3 gate of oil: gate of oil, whole', '1 gate: gate, whole', '2 gate of: gate of oil'],
    ],
    ['gate with', ['gate with lock', 'gate'], ['1 gate: gate, whole', '2 gate with: gate with lock']],
    ['gate', [], []],
    ['the a', ['a'], ['2 the a: a, whole']],
    // The day of the event isn't part of the title, unless the title contains it.
    [
      "the reading for thursday's seminar",
      ['reading for seminar', 'reading list'],
      [
        '2 the reading: reading for seminar | reading list',
        '3 the reading for: reading for seminar',
        "6 the reading for thursday's seminar: reading for seminar",
      ],
    ],
    [
      'the reading for thursday seminar',
      ['reading for seminar'],
      ['2 the reading: reading for seminar', '3 the reading for: reading for seminar'],
    ],
    [
      "the reading for sam's seminar",
      ['reading for seminar'],
      ['2 the reading: reading for seminar', '3 the reading for: reading for seminar'],
    ],
    [
      "the slides for today's talk",
      ['slides for today', 'slides for the talk'],
      [
        "4 the slides for today's: slides for today, whole",
        '2 the slides: slides for today | slides for the talk',
        '3 the slides for: slides for today | slides for the talk',
        "5 the slides for today's: slides for today",
      ],
    ],
    ["reading friday's seminar", ['reading for seminar'], ['1 reading: reading for seminar']],
    ["the thursday's seminar", ['seminar'], []],
    // A word for the kind of thing may be added, but not to something of another kind.
    [
      'the vet visit',
      ['Biscuit to the vet', 'vet bill'],
      ['2 the vet: Biscuit to the vet | vet bill', '3 the vet visit: Biscuit to the vet'],
    ],
    [
      "the vet's visit",
      ['Biscuit to the vet', 'vet bill'],
      [
        "3 the vet's: Biscuit to the vet | vet bill",
        "2 the vet's: Biscuit to the vet | vet bill",
        "4 the vet's visit: Biscuit to the vet",
      ],
    ],
    [
      'the dinner appointment',
      ['meeting over dinner', 'cook dinner'],
      ['2 the dinner: meeting over dinner | cook dinner', '3 the dinner appointment: cook dinner'],
    ],
    ['the 4 visit', ['room 4'], []],
    ['gate - oil', ['oil gate'], ['1 gate: oil gate', '3 gate - oil: oil gate']],
    ['gate , oil', ['oil gate'], ['1 gate: oil gate']],
    ['the pickup', ['pick Ellie up', 'pick cherries', 'up the ladder'], ['2 the pickup: pick Ellie up']],
    ['run', ['the dry-run'], ['1 run: the dry-run']],
    // If two tasks have the same title, both are meant.
    ['call mum', ['call mum', 'Call Mum'], ['2 call mum: call mum | Call Mum, whole', '1 call: call mum | Call Mum']],
    ['gate', ['oil gate', 'gate', 'Gate'], ['1 gate: gate | Gate, whole']],
    ['gate', ['gate two', 'gate', 'gate'], ['1 gate: gate | gate, whole']],
    [
      'call mum now',
      ['call mum, now'],
      ['3 call mum now: call mum, now, whole', '1 call: call mum, now', '2 call mum: call mum, now'],
    ],
    // The letter that a title ends with, rather than an article.
    [
      'block A',
      ['paint block A', 'paint block B'],
      ['1 block: paint block A | paint block B', '2 block A: paint block A'],
    ],
    ['A is done', ['plan A', 'plan B'], ['1 A: plan A']],
    ['A gate', ['plan A', 'gate'], ['2 A gate: gate, whole']],
    ['A too', ['plan A', 'a gate'], ['1 A: plan A']],
    ['gate A', ['oil gate', 'plan A'], ['1 gate: oil gate']],
    ['a is done', ['plan A'], []],
    [
      'plan A gate',
      ['plan A gate', 'plan B gate'],
      ['3 plan A gate: plan A gate, whole', '1 plan: plan A gate | plan B gate'],
    ],
    // The word before a number may be added, if no title has it.
    ['room 305', ['fix the shower in 305', 'pay 305'], ['2 room 305: fix the shower in 305']],
    [
      'the shower in room 305',
      ['fix the shower in 305', 'clean the shower'],
      [
        '2 the shower: fix the shower in 305 | clean the shower',
        '3 the shower in: fix the shower in 305',
        '5 the shower in room 305: fix the shower in 305',
      ],
    ],
    ['room 305', ['305 shower', 'paint room 12'], ['2 room 305: 305 shower']],
    ['room 305', ['fix shower in 305', 'room 305 key'], ['1 room: room 305 key', '2 room 305: room 305 key']],
    ['room 305', ['pay 305 to Ann'], []],
    ['room 30', ['fix the shower in 30'], []],
    // The participle of a report isn't part of the name.
    ['chapter 5 read, then', ['read chapter 5'], ['1 chapter: read chapter 5', '2 chapter 5: read chapter 5']],
    ['chapter 5 read but', ['read chapter 5'], ['1 chapter: read chapter 5', '2 chapter 5: read chapter 5']],
    ['chapter 5 read and', ['read chapter 5'], ['1 chapter: read chapter 5', '2 chapter 5: read chapter 5']],
    ['fire put out, then', ['put out fire'], ['1 fire: put out fire']],
    [
      'chapter 5 read again',
      ['read chapter 5'],
      ['1 chapter: read chapter 5', '2 chapter 5: read chapter 5', '3 chapter 5 read: read chapter 5'],
    ],
    ['sauce read, then', ['post read sauce'], ['1 sauce: post read sauce', '2 sauce read: post read sauce']],
    // The kind of thing comes before the person or thing it is for.
    [
      "the cat's visit to the vet",
      ['take cat to the vet', 'ring the cat sitter and the vet', 'cat appointment at the vet', 'cat to the groomer'],
      [
        "3 the cat's: take cat to the vet | ring the cat sitter and the vet | cat appointment at the vet | cat to the groomer",
        "2 the cat's: take cat to the vet | ring the cat sitter and the vet | cat appointment at the vet | cat to the groomer",
        "5 the cat's visit to: take cat to the vet | cat to the groomer",
        "7 the cat's visit to the vet: take cat to the vet",
      ],
    ],
    ['the letter to Hilda', ['write to Hilda', 'visit Hilda'], ['4 the letter to Hilda: write to Hilda']],
    [
      'the visit to Hilda',
      ['write to Hilda', 'visit Hilda', 'ring Hilda'],
      ['2 the visit: visit Hilda', '4 the visit to Hilda: visit Hilda'],
    ],
    ['the trip to Oslo', ['fly to Oslo', 'Oslo', 'see Oslo', 'Oslo map'], ['4 the trip to Oslo: Oslo | see Oslo']],
    ['a trip to Oslo', ['see Oslo'], []],
    ['the vet visit', ['vet bill'], ['2 the vet: vet bill']],
    // A different number means a different thing, unless it is a count.
    [
      'errand 3',
      ['errand 4', 'errand 3 too', 'long errand'],
      ['1 errand: errand 3 too | long errand', '2 errand 3: errand 3 too'],
    ],
    ['errand 3 days', ['errand 4', 'long errand'], ['1 errand: errand 4 | long errand']],
  ] as const)
    it(`${JSON.stringify(message)} of ${titles.join(', ') || 'none'}`, () =>
      assert.deepEqual(told(message, titles), expected))

  it('no name is longer than sixteen words', () => {
    const title = Array.from({ length: 20 }, (_, at) => `word${at}`).join(' ')
    assert.equal(told(`${title} too`.replace('word19', 'other'), [title]).length, 16)
  })
  it('asked again it is the same', () => {
    const names = namesIn('my gate', ['gate'])
    assert.equal(names.from(0), names.from(0))
  })
})

describe('what was done of a task', () => {
  const titles = ['pay the rent', 'the gala', 'call Ann', 'order oil', 'repair the bike', 'the tax return', 'fuel up']
  for (const [title, verb, expected] of [
    ['pay the rent', 'paid', 'sure'],
    ['pay the rent', 'did', 'sure'],
    ['pay the rent', 'saw', 'unsure'],
    ['the gala', 'called', 'no'],
    ['the gala', 'booked', 'sure'],
    ['the gala', 'eloped', 'unsure'],
    ['call Ann', 'phoned', 'sure'],
    ['call Ann', 'booked', 'unsure'],
    ['order oil', 'orders', 'sure'],
    ['unknown', 'paid', 'unsure'],
    ['repair the bike', 'fixed', 'sure'],
    ['pay the rent', 'settled', 'sure'],
    ['call Ann', 'spoke', 'sure'],
    ['repair the bike', 'posted', 'unsure'],
  ] as const)
    it(`${verb} of ${title}`, () => assert.equal(namesIn('', titles).deed(title, verb), expected))

  it('whether a title begins with the verb', () => {
    const names = namesIn('', titles)
    const begin = ['paid', 'rent'].map((verb) => names.begins(['the gala', 'pay the rent'], verb))
    assert.deepEqual([...begin, names.begins(['unknown'], 'paid')], [true, false, false])
  })
  it('whether a title has the verb', () => {
    const names = namesIn('', titles)
    const has = ['pay the rent', 'the gala', 'unknown'].map((title) => names.has(title, 'paid'))
    assert.deepEqual(has, [true, false, false])
  })
  it('whether what could be a verb is a thing in a title', () => {
    const names = namesIn('', titles)
    assert.equal(names.isThing(['the tax return'], 'return'), true)
    assert.equal(names.isThing(['the tax return'], 'pay'), false)
    assert.equal(names.isThing(['pay the rent'], 'pay'), false)
    assert.equal(names.isThing(['pay the rent', 'the tax return'], 'pay'), false)
  })
  it('whether a verb and a name are all that a title says', () => {
    const isAll = (title: string, verb: string, text: string): boolean =>
      namesIn('', titles).isAll(title, verb, { text, ids: [title], quoted: false, unsure: false, whole: false })
    assert.equal(isAll('pay the rent', 'paid', 'rent'), true)
    assert.equal(isAll('fuel up', 'fuelled', ''), true)
    assert.equal(isAll('pay the rent', 'saw', 'rent'), false)
    assert.equal(isAll('the tax return', 'filed', 'tax'), false)
    assert.equal(isAll('unknown', 'paid', 'rent'), false)
  })
  it('whether the word for the thing itself is left out', () => {
    const isAnother = (title: string, ...said: string[]): boolean => namesIn('', [title]).isAnotherThing(title, said)
    assert.equal(isAnother('Wedding cake', 'wedding'), true)
    assert.equal(isAnother('Wedding cake', 'wedding', 'cakes'), false)
    assert.equal(isAnother('Book the wedding cake', 'wedding'), true)
    assert.equal(isAnother('Book the wedding cake', 'book', 'cake'), false)
    assert.equal(isAnother("Order Mum's cake for Sunday", 'mum'), true)
    assert.equal(isAnother("Order Mum's cake for Sunday", 'cake'), false)
    assert.equal(isAnother('Meeting with Kim', 'meeting'), false)
    assert.equal(isAnother('Sign up for the fair', 'fair'), false)
    assert.equal(isAnother('Run', 'run'), false)
    assert.equal(namesIn('', []).isAnotherThing('unknown', ['wedding']), false)
  })
  it('which titles have the number right behind the word', () => {
    const titles = [
      'chapter 3',
      'chapter 33',
      '3 chapter',
      'do chapter 3 now',
      'task 3',
      'ring Bo on task 3',
      'room 3',
      'chapter',
    ]
    assert.deepEqual(namesIn('', titles).numbered('chapters', 3), ['chapter 3', 'do chapter 3 now'])
    assert.deepEqual(namesIn('', titles).numbered('task', 3), ['task 3'])
    assert.deepEqual(namesIn('', titles).numbered('gate', 3), [])
  })
  it('what takes place is what the title is about, and not what it is done for', () => {
    const isEvent = (title: string, word: string): boolean => namesIn('', [title]).isEvent(title, word)
    assert.equal(isEvent('Meeting with Kim', 'meeting'), true)
    assert.equal(isEvent('Prepare for the meeting', 'meeting'), false)
    assert.equal(isEvent('Go to the fair', 'fair'), true)
    assert.equal(isEvent('Attend the school fair', 'fairs'), true)
    assert.equal(isEvent('Attend the school fair', 'school'), false)
    assert.equal(isEvent("Kim's party", 'kim'), false)
    assert.equal(namesIn('', []).isEvent('unknown', 'fair'), false)
  })
  it('somebody has a capital behind the first word of each title', () => {
    const isSomebody = (word: string, ...titles: string[]): boolean => namesIn('', titles).isSomebody(titles, word)
    assert.equal(isSomebody('may', 'ring May'), true)
    assert.equal(isSomebody('may', 'ring May', 'May report'), false)
    assert.equal(isSomebody('may', 'ring may'), false)
    assert.equal(isSomebody('may', 'ring Maya'), false)
  })
  it('the words that titles are headed by', () => {
    const isHeaded = (title: string, text: string): boolean =>
      namesIn('', [title]).isHeaded(title, { text, ids: [title], quoted: false, unsure: false, whole: false })
    assert.equal(isHeaded('Photos of Rose Cottage', 'Rose Cottage'), false)
    assert.equal(isHeaded('Photos of Rose Cottage', 'the photo'), true)
    assert.equal(isHeaded("Kim's photos of Rose Cottage", 'photos'), true)
    assert.equal(isHeaded('Rose Cottage', 'Bo'), true)
    assert.equal(isHeaded('Take photos of Rose Cottage', 'Rose Cottage'), true)
    assert.equal(isHeaded('Of mice and men', 'men'), true)
  })
  for (const [message, title, expected] of [
    ['fuelled up', 'Fuel up', ['2 fuelled up: Fuel up, whole']],
    ['fuelled', 'Fuel up', []],
    ['fuelled in', 'Fuel up', []],
    ['fuelled the van', 'Fuel van', []],
    ['ran', 'run', ['1 ran: run, whole']],
    ['checked in with', 'check in with', ['3 checked in with: check in with, whole']],
    ['vacumed', 'vacuum', []],
  ] as const)
    it(`'${title}' by its verb alone: ${message}`, () =>
      assert.deepEqual(namesIn(message, [title]).ofVerb(0).map(tell), expected))
  it('a task may be due then where nothing else is known', () => {
    const names = new Names([], '', [
      { id: 'a', title: 'gate', due_date: '2026-02-10' },
      { id: 'b', title: 'oil', due_date: null },
      { id: 'c', title: 'shed' },
    ])
    const where = { due_after: '2026-02-10', due_before: '2026-02-11' }
    const may = [['a'], ['b'], ['c'], ['b', 'a'], []].map((ids) => names.mayBeDue(ids, where))
    assert.deepEqual(may, [true, false, true, true, false])
  })
})

describe('the titles that a word fits', () => {
  const fitting = (word: string, ...titles: string[]): [number, number][] =>
    indexOf(titles.map((title) => ({ id: title, title })))
      .fitting(word)
      .map(({ title, fit }) => [title.at, fit])
  for (const [word, titles, expected] of [
    [
      'gate',
      ['oil the gate', 'gates', 'shed'],
      [
        [0, 1],
        [1, 1],
      ],
    ],
    // Similar titles around an exact one, in the order of the tasks.
    [
      'payment',
      ['payments to Ann', 'a payment'],
      [
        [0, 1],
        [1, 1],
      ],
    ],
    [
      'presentation',
      ['present slides', 'presentation'],
      [
        [0, 2],
        [1, 1],
      ],
    ],
    [
      'phone',
      ['call Ann', 'phone Bo'],
      [
        [0, 2],
        [1, 1],
      ],
    ],
    [
      'drivers',
      ['driver seat', 'drive home'],
      [
        [0, 1],
        [1, 2],
      ],
    ],
    ['ppwk', ['paperwork'], [[0, 2]]],
    ['apps', ['paperapps'], []],
    ['4th', ['fourth'], []],
    ['abcde', ['abcdefgh'], [[0, 2]]],
    ['abcd', ['abcdef'], []],
    ['and', ['android'], []],
    ['hw', ['homework', 'how'], [[0, 2]]],
    ['hmw', ['homework'], [[0, 2]]],
    ['hoe', ['homework'], []],
    ['hom', ['homework'], [[0, 2]]],
    ['ho', ['homework'], []],
    ['wh', ['homework'], []],
    ['homewo', ['homework'], []],
    ['h', ['homework'], []],
    ['grden', ['weed garden'], [[0, 3]]],
    ['gardeen', ['weed garden'], [[0, 3]]],
    ['gadren', ['weed garden'], [[0, 3]]],
    ['grdn', ['weed garden'], [[0, 2]]],
    ['grdm', ['weed garden'], []],
    ['check-in', ['check in', 'check', 'in'], [[0, 1]]],
    ['drycleaning', ['dry cleaning', 'cleaning dry'], [[0, 2]]],
    ['plasterbords', ['plasterboard'], [[0, 3]]],
    ['gardns', ['weed garden'], []],
    ['grp', ['group'], [[0, 2]]],
    ['follow-up', ['follow up with Bo', 'follow Bo', 'up'], [[0, 1]]],
    ['pickup', ['pick Ellie up', 'pick cherries'], [[0, 2]]],
    ['same', ['email Sam', 'same thing'], [[1, 1]]],
    // A title with the exact word is preferred to one that starts with it.
    ['grdn', ['grdn', 'grdnx'], [[0, 1]]],
    // The parts of a compound made from a verb, with or without a hyphen, in any order.
    ['dropoff', ['drop parcel off', 'drop parcel', 'off'], [[0, 2]]],
    ['layout', ['out of lay'], [[0, 2]]],
    ['payout', ['outpay', 'pay Ann'], []],
    // "al" may abbreviate either.
    [
      'al',
      ['ring Alice', 'ring Alan', 'ring Bo'],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    [
      'ali',
      ['ring Alisha', 'ring Alice', 'ring Alan'],
      [
        [0, 2],
        [1, 2],
      ],
    ],
    // Typos are forgiven in long enough words that no title has.
    ['oilm', ['oils'], []],
    ['gatee', ['gates', 'gatee'], [[1, 1]]],
    ['Gate', ['oil gate'], []],
    ['presents', ['present slides', 'presentation'], [[0, 1]]],
    ['a1b', ['alb', 'a1bcde'], []],
  ] as const)
    it(`${word} of ${titles.join(', ')}`, () => assert.deepEqual(fitting(word, ...titles), expected))

  it('which words stand side by side in one of the titles', () => {
    const index = indexOf([
      { id: 'a', title: 'plan A gate' },
      { id: 'b', title: 'gate two' },
    ])
    assert.deepEqual(
      ['a gate', 'gate two', 'plan gate', 'gate', 'gat', 'shed a', 'ate two'].map((pair) => index.holds(pair)),
      [true, true, false, true, false, false, false],
    )
  })
  it('tasks are told in their order, each once, and no others', () => {
    const [gate, oil, shed] = [
      { id: 'a', title: 'gate' },
      { id: 'b', title: 'oil' },
      { id: 'c', title: 'shed' },
    ]
    assert.deepEqual(indexOf([gate, oil, shed]).tasksWith(['c', 'a', 'unknown', 'c']), [gate, shed])
  })
  it('a list that stays the same is read once', () => {
    const tasks = [{ id: 'a', title: 'gate' }]
    assert.equal(indexOf(tasks), indexOf(tasks))
  })
})
