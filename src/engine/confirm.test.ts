import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Act } from '../domain/act.ts'
import { type Answer, answerOf } from './confirm.ts'
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
