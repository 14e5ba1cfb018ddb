import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Act } from '../domain/act.ts'
import { type Answer, answerOf, beginsWithYes, mayGoOn, withoutName } from './confirm.ts'
import { classify, understand } from './understand.ts'

const answers: Record<'yes' | 'no' | 'unsure' | 'none', string[]> = {
  yes: [
    'yes',
    'Yes!',
    'YES',
    'yep',
    'sure',
    'ok',
    'okay',
    'yes please',
    'go ahead',
    'do it',
    'confirm',
    'sure, go ahead',
    'absolutely',
    'yes, delete it',
    'Yes. Delete it, please.',
    'sounds great to me',
    'that is correct',
    'y',
    "yes, that's the one",
    'sure thing',
    'why not',
    'fine',
    'ok cool',
    'yeah sure why not',
    'yes, no problem',
    'of course',
    'yep, go for it please',
    'yesss',
    'suuure',
    'yes, that is nifty',
    'that is what I was hoping for',
    'yes, taht is correct',
    "it's exactly what I had in mind",
    'yes, get it done',
    'sounds about right',
    "I don't mind",
    'yes, I want it gone',
    'yes, zap it',
    'yep, all good',
    'you may proceed',
    'fair enough',
    'yes, the time is fine',
    'what you said is right',
    'I could not agree more',
  ],
  no: [
    'let it go',
    "I'm good",
    "that's all, thanks",
    'no',
    'nope',
    'No thanks',
    'cancel',
    'stop',
    'never mind',
    "don't",
    "don't delete it",
    'no, keep it',
    'not now',
    'yes but not now',
    'no yes',
    'yes no',
    'yeah no',
    'wait',
    'cancel that',
    "that's wrong",
    'forget it',
    'leave it',
    "I don't want that",
    'I want to keep it',
    'another time',
    "let's wait",
  ],
  unsure: [
    'no problem',
    'no worries',
    'not a problem at all',
    'maybe',
    "I'm not sure",
    'i dunno',
    'it depends',
    'perhaps yes',
    'perhaps yes, perhaps no',
    'either',
  ],
  none: [
    'yesterday',
    'yes, delete the other one',
    'yes, all of them',
    'yes delete all',
    'yes, the dentist one',
    'yes?',
    'yes if you must',
    'yes, later',
    'say yes',
    'yes, complete it',
    'yes, everything',
    'yes, that is terrible',
    'all good',
    'yes and the second one too',
    'delete it',
    'milk',
    'are you sure',
    'please',
    'it is fine as it is',
    'yes 2',
    '\uff59\uff45\uff53',
    '\u0443es',
    'y\u200bes',
    'yes\u2060',
    'ye\u0455',
    '\ud835\udc32es',
    'yes\u00ad',
  ],
}

for (const [answer, texts] of Object.entries(answers))
  for (const text of texts)
    test(`${JSON.stringify(text)} is ${answer} to a question`, () => {
      const wanted: Answer = answer === 'yes' || answer === 'no' || answer === 'unsure' ? answer : null
      assert.equal(answerOf(text, 1), wanted)
    })

const pending = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: true }

const setting = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', tasks: [], last: null, changed: false }

const goingOn: [string, readonly Act[]][] = [
  [
    'never mind, show my tasks',
    [{ does: 'ask', wants: 'list', set: { text: '', mentions: [{ by: 'all' }], many: true } }],
  ],
  ['no, add milk instead', [{ does: 'add', items: [{ title: 'milk' }] }]],
]
for (const [said, acts] of goingOn)
  test(`a refusal may go on to ask for something: ${said}`, () =>
    assert.deepEqual(understand(said, setting).acts, acts))

test('nothing but a clean yes is a yes', () => {
  for (const text of [...answers.no, ...answers.unsure, ...answers.none])
    assert.notEqual(classify(text, pending).intent_type, 'CONFIRM_YES', text)
})

test('with nothing pending, a plain yes or no is still one, and "cancel milk" is a request', () => {
  const idle = { ...pending, pending: false }
  assert.equal(classify('yes', idle).intent_type, 'CONFIRM_YES')
  assert.equal(classify('cancel', idle).intent_type, 'CONFIRM_NO')
  assert.equal(classify('cancel milk', idle).intent_type, 'DELETE_TASK')
  assert.equal(classify('great', idle).intent_type, 'GENERAL_CHAT')
})

for (const said of ["no, I'll do it later", 'no, I will get the cake later. I may be away then'])
  test(`no, and nothing else: ${said}`, () => {
    const situation = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: true }
    assert.equal(classify(said, situation).intent_type, 'CONFIRM_NO')
  })

for (const said of [
  'yes, but later',
  'yes, in five minutes',
  'yes, after lunch',
  'yes, required for work',
  'yes, you wish',
])
  test(`agreeing under a condition is asked again: ${said}`, () => {
    const situation = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: true }
    assert.equal(classify(said, situation).intent_type, 'AMBIGUOUS')
  })

const counted: readonly [string, number, Answer][] = [
  ['👍', 1, 'yes'],
  ['👍🏽', 1, 'yes'],
  ['👍 👍', 1, 'yes'],
  ['✅', 1, 'yes'],
  ['👎', 1, 'no'],
  ['❌', 1, 'no'],
  ['👍👎', 1, null],
  ['yes 👍', 1, 'yes'],
  ['🎉', 1, null],
  ['no idea', 1, 'unsure'],
  ['not sure', 1, 'unsure'],
  ['not certain', 1, 'unsure'],
  ['not a chance', 1, 'no'],
  ['not that', 1, 'no'],
  ['nah', 1, 'no'],
  ['nah maybe', 1, 'no'],
  ['nope, not sure', 1, 'no'],
  ["that's all", 1, 'no'],
  ["that's all thanks", 1, 'no'],
  ["that's all right", 1, 'yes'],
  ["yes that's all", 1, 'yes'],
  ['what i said', 1, 'yes'],
  ['what is that', 1, null],
  ['is it gone', 1, null],
  ['tell me more', 1, null],
  ['type yes', 1, null],
  ['yes, tell me', 1, null],
  ['okay then', 1, 'yes'],
  ['yes, delete that task', 1, 'yes'],
  ['yes, delete the milk', 1, null],
  ['yes, remove it for me', 1, 'yes'],
  ['remove it', 1, null],
  ['sure remove it', 1, 'yes'],
  ['go ahead and delete it', 1, 'yes'],
  ['yes, get rid of it', 1, 'yes'],
  ['yes, get rid of everything', 1, null],
  ['yes, the whole thing', 1, 'yes'],
  ['yes, it looks good', 1, 'yes'],
  ['yes, it looks really good', 1, 'yes'],
  ['yes, very', 1, 'yes'],
  ['yes, wipe it', 1, 'yes'],
  ['yes, rename it', 1, null],
  ['yes, complete the task', 1, null],
  ['yes, complete the list', 1, null],
  ['yse', 1, null],
  ['yes, dleete it', 1, 'yes'],
  ['okk', 1, null],
  ['yeeeah', 1, 'yes'],
  ['noooo', 1, 'no'],
  ['fine by me', 1, 'yes'],
  ['i agree', 1, 'yes'],
  ['i guess so', 1, null],
  ['i suppose', 1, null],
  ['why', 1, null],
  ["i'd rather not", 1, 'no'],
  ['keep it', 1, 'no'],
  ['keep them', 1, 'no'],
  ['skip it', 1, 'no'],
  ['later', 1, 'no'],
  ['not yet', 1, 'no'],
  ['maybe later', 1, 'unsure'],
  ['no, delete the shed', 1, 'no'],
  ['no please', 1, 'no'],
  ['no no no', 1, 'no'],
  ['no, i will do it tomorrow', 1, 'no'],
  ['no, show my tasks please', 1, 'no'],
  ['no thanks', 1, 'no'],
  ['yes yes', 1, 'yes'],
  ['yes, sir', 1, 'yes'],
  ['yes thank you', 1, 'yes'],
  ['yes thanks, that is all', 1, 'yes'],
  ['yes and no', 1, 'no'],
  ['yes or no', 1, 'no'],
  ['yes…', 1, 'yes'],
  ['“yes”', 1, 'yes'],
  ['yes – do it', 1, 'yes'],
  ['both', 2, 'yes'],
  ['yes, both', 2, 'yes'],
  ['yes both of them', 2, 'yes'],
  ['all', 2, 'yes'],
  ['all of them', 2, 'yes'],
  ['all of it', 2, null],
  ['all three', 2, null],
  ['all 3', 2, null],
  ['all three of them', 2, null],
  ['all 2', 2, 'yes'],
  ['all two please', 2, 'yes'],
  ['both please', 2, 'yes'],
  ['delete both', 2, null],
  ['delete them all', 2, null],
  ['all the tasks', 2, null],
  ['both of these', 2, 'yes'],
  ['both of you', 2, null],
  ['both', 3, null],
  ['yes, both', 3, null],
  ['yes both of them', 3, null],
  ['all', 3, 'yes'],
  ['all of them', 3, 'yes'],
  ['all of it', 3, null],
  ['all three', 3, 'yes'],
  ['all 3', 3, 'yes'],
  ['all three of them', 3, 'yes'],
  ['all 2', 3, null],
  ['all two please', 3, null],
  ['both please', 3, null],
  ['delete both', 3, null],
  ['delete them all', 3, null],
  ['all the tasks', 3, null],
  ['both of these', 3, null],
  ['both of you', 3, null],
  ['yes', 0, 'yes'],
  ['yes yes', 0, 'yes'],
  ['no', 0, 'no'],
  ['nah', 0, 'no'],
  ['no thanks', 0, 'no'],
  ['keep it', 0, 'no'],
  ['yes?', 0, null],
  ['okay then', 0, null],
  ['👍', 0, null],
  ['yes, delete it', 0, 'yes'],
  ['later', 0, null],
  ['‘yes’', 0, null],
]
for (const [text, asked, answer] of counted)
  test(`${JSON.stringify(text)} is ${answer ?? 'no answer'} where ${asked} are asked about`, () =>
    assert.equal(answerOf(text, asked), answer))

test('an answer is short, and shorter still where nothing was asked', () => {
  const long = (length: number) => `yes${' '.repeat(length - 3)}`
  assert.deepEqual([answerOf(long(200), 1), answerOf(long(201), 1)], ['yes', null])
  assert.deepEqual([answerOf(long(40), 0), answerOf(long(41), 0)], ['yes', null])
})

test('a refusal goes on where it says more than its own plans', () => {
  for (const said of ['no, show my tasks', 'no, delete the shed', 'not that one']) assert.ok(mayGoOn(said), said)
  for (const said of ['no', 'no thanks', 'no, i will do it tomorrow', "no, I'll do it later"])
    assert.ok(!mayGoOn(said), said)
})

test('some messages begin by agreeing', () => {
  for (const said of ['yes, but later', 'sure remove it', 'Okay then']) assert.ok(beginsWithYes(said), said)
  for (const said of ['remove it', 'not yes', 'delete yes']) assert.ok(!beginsWithYes(said), said)
})

const named: readonly (readonly [said: string, title: string, answer: Answer])[] = [
  ['yes, the dinner with Ana', 'Dinner with Ana', 'yes'],
  ['Yes, the apéro', 'Apéro', 'yes'],
  ['yes, delete the dinner with Ana please', 'Dinner with Ana', 'yes'],
  ['no, the dinner with Ana', 'Dinner with Ana', 'no'],
  ['yes, but only the dinner', 'Dinner with Ana', null],
  ['yes, tomorrow', 'Plan tomorrow with Bob', null],
  ['yes, do not', 'Do not disturb sign', 'no'],
  ['the dinner with Ana', 'Dinner with Ana', null],
]

for (const [said, title, answer] of named)
  test(`"${said}" while '${title}' is asked about: ${answer ?? 'no clean answer'}`, () => {
    const given = answerOf(withoutName(said, title), 1)
    assert.equal(given === 'unsure' ? null : given, answer)
  })
