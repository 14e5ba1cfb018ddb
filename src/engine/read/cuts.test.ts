import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'

const situation = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC', pending: false }
const paramsOf = (said: string) => understand(said, situation).intent.extracted_params

const titles: readonly (readonly [string, string])[] = [
  ['construct a reminder for the regatta on friday', 'the regatta'],
  ['remind me to buy stamps before I forget', 'buy stamps'],
  ['remind me that tuesday is market day', 'tuesday is market day'],
  ['start a grocery shopping reminder every friday', 'grocery shopping'],
  ['set a reminder for myself to stretch', 'stretch'],
  ['I need a monthly reminder to pay the piano teacher', 'pay the piano teacher'],
  ['I need a gym reminder set up for noon', 'gym'],
  ['remind Otto every monday at 9am to water the ferns', 'water the ferns'],
  ['I need Otto to be reminded about the ferry', 'the ferry'],
  ['can I put on limes on my shopping list', 'limes'],
  // Why is not what.
  ['remind me to air the tent so it is dry for the trip', 'air the tent'],
  ['remind me to skip breakfast on tuesday because I have a scan', 'skip breakfast'],
  // How long before, in any spelling.
  ['remind me 20 minutes early for the ferry', 'the ferry'],
  ['alert me 45mins before the recital', 'the recital'],
  ['set a reminder for 10 minutes before my train', 'my train'],
  ['remind me about the oil change a couple of days before', 'the oil change'],
  // A second request about being reminded.
  ['remind Otto to sail at 3 pm, alert him 10 minutes before', 'sail'],
  ['remind me to leave for choir at 5 send alert at 4:30', 'leave for choir'],
  // To whom it is said.
  ['remind Otto he has a fitting on tuesday', 'a fitting'],
  ['remind the crew the boat is ready', 'the boat is ready'],
  ['set a reminder for my mom for her eye exam', 'her eye exam'],
  ['I need a reminder for Berta to bring her flute', 'bring her flute'],
  ['remind Otto that he needs to oil the hinges', 'oil the hinges'],
  // Being due is part of what is said.
  ['remind me that the library books are due on friday', 'the library books are due'],
  // The second day belongs to the task.
  ['remind me on monday to book a table for friday', 'book a table for friday'],
  ['remind me to move the match from monday to tuesday', 'move the match from monday to tuesday'],
  ['remind me every day to water the ferns at 8 am', 'water the ferns'],
  ["don't forget to remind me to feed the parrot", 'feed the parrot'],
  ['make a reminder that tells me to stretch', 'stretch'],
  ['remind me when the sale starts', 'the sale starts'],
  ['remind me later to sand the door', 'sand the door'],
  ['remind me to buy candles for halloween', 'buy candles for halloween'],
  ['set a reminder for the May Fair', 'the May Fair'],
  ["I don't want to miss my ferry at 5pm, remind me 2 hours before", 'my ferry'],
  ['send a reminder to the guests that they should park in the back', 'park in the back'],
  ['remind me to check the p.o. box', 'check the p.o. box'],
]

for (const [said, title] of titles) test(`title: ${said}`, () => assert.equal(paramsOf(said)?.title, title))

const references: readonly (readonly [string, string])[] = [
  ['push the oven thing to tomorrow', 'oven'],
  ['delete the gym stuff', 'gym'],
  ['complete that milk business', 'milk'],
  ['delete the reminder for chess, Otto moved away as plans have changed', 'chess, Otto moved away'],
  ['delete the reminder about the scan, I rescheduled', 'scan'],
  ['delete the reminder about the regatta due to the storm', 'regatta'],
  ['remove the reminder for garlic that I set', 'garlic'],
  ['delete the reminders about ballet from my calendar', 'ballet'],
  ['remove the soup from my to do list next week', 'soup'],
  ['delete the 30 minute reminder for the swim', 'swim'],
  ["cancel mom's reminder for the bridal shop", 'bridal shop'],
  ['delete remind to sweep the porch', 'sweep the porch'],
  ['add limes to my reminder to bake a pie', 'bake a pie'],
  ['change the reminder to 2pm for the choir', 'choir'],
  ['update the reminder alert from 9 to 11 for the swim class', 'swim class'],
  ['remind me on friday instead of thursday to water the ferns', 'water the ferns'],
  ['move the reminder for trash day to friday', 'trash day'],
  ['change the reminder for the back to school fair to thursday of that week', 'back to school fair'],
  ['change my reminder to see the match tomorrow from 9am to 10am', 'see the match'],
]

for (const [said, reference] of references)
  test(`reference: ${said}`, () => assert.equal(paramsOf(said)?.task_reference, reference))

const renames: readonly (readonly [string, string, string])[] = [
  ['rename it lunch with rob', 'it', 'lunch with rob'],
  ['rename task 1 buy bread', 'task 1', 'buy bread'],
  ['rename the second one call the bank', 'the second one', 'call the bank'],
  ['rename 2 to call the bank', '2', 'call the bank'],
]

for (const [said, task_reference, new_title] of renames)
  test(`rename: ${said}`, () => assert.deepEqual(paramsOf(said), { task_reference, new_title }))

const lists: readonly (readonly [string, readonly string[]])[] = [
  ['add 1. wash car 2. feed dog 3. call bob', ['wash car', 'feed dog', 'call bob']],
  ['add these: 1) eggs 2) flour', ['eggs', 'flour']],
  ['remind me to 1. wash car 2. feed dog', ['wash car', 'feed dog']],
]

for (const [said, wanted] of lists)
  test(`numbered: ${said}`, () => {
    const [action] = understand(said, situation).actions
    assert.deepEqual(action?.does === 'create' ? action.items.map((item) => item.title) : [], wanted)
  })

for (const said of ['add and', 'add the', 'add 1.', 'add 5', 'remind me to'])
  test(`no title: ${said}`, () => assert.equal(paramsOf(said)?.title, undefined))

test('one verb may change two tasks', () => {
  assert.deepEqual(understand('set eggs to friday and bread to high priority', situation).actions, [
    { does: 'update', which: { kind: 'words', text: 'eggs' }, changes: { due_date: '2026-02-13' } },
    { does: 'update', which: { kind: 'words', text: 'bread' }, changes: { priority: 'high' } },
  ])
})
