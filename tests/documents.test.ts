// The trigger words and example flows of the five documents, and what users of other systems complain about.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IntentType } from '../src/domain/intent.ts'
import { userIntentSchema } from '../src/domain/intent.ts'
import { newDue } from '../src/engine/plan/due.ts'
import { classify, understand } from '../src/engine/understand.ts'
import { aContext, aPending, aTask, idOf, NOW } from './support/contexts.ts'
import { runEngine } from './support/run-engine.ts'

const setting = { now: NOW, timezone: 'UTC', tasks: [], last: null, changed: false }

/** The tasks that a message would add, as far as a title and a date go. */
function itemsOf(
  said: string,
  moment: { now: string; timezone: string },
): { title: string; due_date: string | null }[] {
  return understand(said, { ...setting, ...moment }).acts.flatMap((act) =>
    act.does === 'add'
      ? act.items.map(({ title, when }) => ({ title, due_date: when === undefined ? null : newDue(when, moment) }))
      : [],
  )
}

const triggers: Record<string, readonly string[]> = {
  CREATE_TASK: [
    'add task water the plants',
    'add water the plants to my list',
    'add a task to water the plants',
    'remind me to water the cactus',
    'remind me about the plants',
    'create a task to water the plants',
    'create a new task: water the plants',
    'I need to water the plants',
    "don't forget to water the plants",
    'dont forget to water the plants',
    'todo: water the plants',
    'Remember to water the plants',
    'write down water the plants',
    'make a task for watering the plants',
    'please add task water the plants, thanks',
    'could you remind me to water the plants?',
  ],
  LIST_TASKS: [
    'show tasks',
    'show my tasks',
    'show me my tasks please',
    'what are my tasks',
    "what're my tasks?",
    'my list',
    'what do I need to do',
    'what do i have to do today',
    'show me',
    'list my tasks',
    'list all tasks',
    'see my tasks',
    'check my tasks',
    'view my list',
    'display completed tasks',
    'can you show me my todo list',
  ],
  COMPLETE_TASK: [
    'done with the plants',
    'I finished the plants',
    'completed the plants',
    'mark the plants as done',
    'mark task 2 as done',
    'mark done task 2',
    'I did the laundry',
    'check off the plants',
    'complete task 2',
    'finish task 2',
    'the plants task is done',
    'task 2 is done',
    'done with the second one',
  ],
  UPDATE_TASK: [
    'change task 2 to water the roses',
    'update the plants task to water the roses',
    'modify task 2',
    'edit the plants task',
    'rename plants to roses',
    'make it high priority',
    'fix the title of task 2',
    'update the meeting task',
    'move the plants to friday',
  ],
  DELETE_TASK: [
    'delete the plants task',
    'remove task 2',
    'cancel the plants task',
    'get rid of the plants task',
    'forget the plants task',
    'erase task 2',
    'delete the second one',
    'remove the plants from my list',
  ],
  GENERAL_CHAT: [
    'hello',
    'hi there',
    'thanks',
    'thank you so much',
    'how are you?',
    'who are you',
    'help',
    'how do I delete a task?',
    'what is the capital of France?',
  ],
  CONFIRM_YES: ['yes', 'Yes!', 'confirm', 'do it', 'go ahead', 'sure', 'ok', 'OK.', 'yes please', 'yep'],
  CONFIRM_NO: ['no', 'No.', 'cancel', "don't", 'never mind', 'nevermind', 'stop', 'no thanks', 'nope'],
}

for (const [intent, sentences] of Object.entries(triggers)) {
  for (const said of sentences) {
    test(`${intent}: ${said}`, () => {
      const read = classify(said, { now: NOW, timezone: 'UTC', pending: intent.startsWith('CONFIRM') })
      userIntentSchema.parse(read)
      assert.deepEqual([read.intent_type, (read.confidence ?? 1) >= 0.7], [intent, true], JSON.stringify(read))
    })
  }
}

// Words that look like dates or commands, as titles to add.
const titles = [
  'The 5th Wave',
  'The 9/11 Report',
  'Renovation - 2nd floor bath',
  'buy paprika',
  'create monthly report',
  'delete old photos',
  'complete tax form',
  'list the car on ebay',
  'update resume',
  'remove wallpaper',
  'call sun',
  'march to the store',
  'meet with Friday',
  'watch Second Chance',
  'finish the 1st draft',
]
const openings = [
  (title: string) => `add ${title}`,
  (title: string) => `add task ${title}`,
  (title: string) => `add "${title}"`,
  (title: string) => `todo: ${title}`,
]

for (const title of titles) {
  for (const opening of openings) {
    test(`a title stays whole: ${opening(title)}`, () => {
      const { intent, acts } = understand(opening(title), setting)
      assert.deepEqual([intent.intent_type, acts], ['CREATE_TASK', [{ does: 'add', items: [{ title }] }]])
    })
  }
}

const dues: [string, string, string, string][] = [
  ['6pm before it', 'add gym at 6pm', '2026-02-09T17:59:00.000Z', '2026-02-09T18:00:00+00:00'],
  ['6pm after it', 'add gym at 6pm', '2026-02-09T18:01:00.000Z', '2026-02-10T18:00:00+00:00'],
  ['tomorrow', 'add gym tomorrow', '2026-02-09T10:30:00.000Z', '2026-02-10'],
  ['friday', 'add gym on friday', '2026-02-09T10:30:00.000Z', '2026-02-13'],
  ['in two weeks', 'add gym in two weeks', '2026-02-09T10:30:00.000Z', '2026-02-23'],
  ['end of month', 'add gym by the end of the month', '2026-02-09T10:30:00.000Z', '2026-02-28'],
  ['the 3rd', 'add gym on the 3rd', '2026-02-09T10:30:00.000Z', '2026-03-03'],
  ['next monday morning', 'add gym next monday morning', '2026-02-09T10:30:00.000Z', '2026-02-16T09:00:00+00:00'],
]
for (const [what, said, now, due_date] of dues) {
  test(`due ${what}`, () => assert.deepEqual(itemsOf(said, { now, timezone: 'UTC' }), [{ title: 'gym', due_date }]))
}

const zones: [string, string, string, string][] = [
  [
    'at UTC+14, half past eleven at night, today is already tomorrow in UTC',
    'Pacific/Kiritimati',
    '2026-02-09T09:30:00.000Z',
    '2026-02-10',
  ],
  ['at UTC-11, half past eleven at night', 'Pacific/Pago_Pago', '2026-02-10T10:30:00.000Z', '2026-02-10'],
  ['on the eve of the clock going forward', 'Europe/Berlin', '2026-03-28T22:30:00.000Z', '2026-03-29'],
  ['on the eve of the clock going back', 'Europe/Berlin', '2026-10-24T21:30:00.000Z', '2026-10-25'],
]
for (const [what, timezone, now, due_date] of zones) {
  test(`tomorrow ${what}`, () =>
    assert.deepEqual(itemsOf('add gym tomorrow', { now, timezone }), [{ title: 'gym', due_date }]))
}
test('an hour that the clock skips moves forward, and one that comes twice is the first', () => {
  const read = (now: string, said: string) =>
    classify(said, { now, timezone: 'Europe/Berlin', pending: false }).extracted_params?.due_date
  assert.equal(read('2026-03-28T10:00:00.000Z', 'add gym tomorrow at 2:30am'), '2026-03-29T03:30:00+02:00')
  assert.equal(read('2026-10-24T10:00:00.000Z', 'add gym tomorrow at 2:30am'), '2026-10-25T02:30:00+02:00')
})

// None of these is a yes, while a delete waits for one.
const notYes = [
  'yes but not now',
  'yesterday',
  'уes',
  'ｙｅｓ',
  'y\u200bes',
  'yes\u200b',
  'yes?',
  'yes, but not that one',
  'no yes',
  'yes no',
  'maybe',
  'yes if it is old',
  'not yet',
  "i don't know",
  'probably',
  'later',
  'yes, delete the other one',
  'say yes',
  'do you want me to say yes',
  'yeast',
]
for (const said of notYes) {
  test(`not a yes: ${JSON.stringify(said)}`, async () => {
    const milk = aTask({ title: 'milk' })
    const { calls, left } = await runEngine(
      aContext({ said, pending_confirmation: aPending([milk]), current_state: 'AWAITING_CONFIRMATION' }),
      [milk],
    )
    assert.deepEqual([calls.filter((call) => call.tool_name === 'delete_task'), left.length], [[], 1])
  })
}

// Example flows: what is said, with what tasks, and the tools that run.
const groceries = aTask({ id: idOf(1), title: 'Buy groceries' })
const john = aTask({ id: idOf(2), title: 'Call John' })
const docs = aTask({ id: idOf(3), title: 'Review docs' })
const shown = { task_references: { 1: idOf(1), 2: idOf(2), 3: idOf(3) }, referenced_at: NOW }

const flows: [string, IntentType, string[], string][] = [
  ['remind me to buy groceries', 'CREATE_TASK', ['add_task'], "I've added 'buy groceries' to your tasks."],
  [
    'show my tasks',
    'LIST_TASKS',
    ['list_tasks'],
    'Here are your tasks:\n1. Buy groceries\n2. Call John\n3. Review docs',
  ],
  [
    'complete task 2',
    'COMPLETE_TASK',
    ['list_tasks', 'complete_task'],
    "Done! 'Call John' has been marked as completed.",
  ],
  [
    'complete the first one',
    'COMPLETE_TASK',
    ['list_tasks', 'complete_task'],
    "Done! 'Buy groceries' has been marked as completed.",
  ],
  [
    'complete #3',
    'COMPLETE_TASK',
    ['list_tasks', 'complete_task'],
    "Done! 'Review docs' has been marked as completed.",
  ],
  [
    'mark the last one as done',
    'COMPLETE_TASK',
    ['list_tasks', 'complete_task'],
    "Done! 'Review docs' has been marked as completed.",
  ],
  [
    'delete call john',
    'DELETE_TASK',
    ['list_tasks'],
    "Are you sure you want to delete 'Call John'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
  ],
  [
    'rename review docs to review the contract',
    'UPDATE_TASK',
    ['list_tasks', 'update_task'],
    "Updated 'Review docs' to 'review the contract'.",
  ],
]
for (const [said, intent, tools, reply] of flows) {
  test(`flow: ${said}`, async () => {
    const { decisions, calls } = await runEngine(aContext({ said, metadata: shown }), [groceries, john, docs])
    const last = decisions.at(-1)
    const names = calls.map((call) => call.tool_name)
    assert.deepEqual(
      [last?.intent.intent_type, names.filter((name, index) => name !== names[index - 1]), last?.response_text],
      [intent, tools, reply],
    )
  })
}

test('a task of the list shown that is gone is said in the words of the document', async () => {
  const { decisions } = await runEngine(aContext({ said: 'update task 1 to x', metadata: shown }), [john, docs])
  assert.equal(
    decisions.at(-1)?.response_text,
    "I couldn't find task 1. It may have been deleted. Try 'show my tasks' to see what's current.",
  )
})

// "no" to a delete, and what is said along with it.
const refusals: [string, string][] = [
  ['no, the other one', 'Review docs'],
  ['I meant the second one', 'Call John'],
  ['no, delete call john', 'Call John'],
]
for (const [said, title] of refusals)
  test(`a refusal goes on to another task: ${said}`, async () => {
    const own = said.includes('other') ? [groceries, docs] : [groceries, john, docs]
    const references = Object.fromEntries(own.map((task, index) => [String(index + 1), task.id]))
    const { decisions } = await runEngine(
      aContext({
        said,
        pending_confirmation: aPending([groceries]),
        current_state: 'AWAITING_CONFIRMATION',
        metadata: { task_references: references, referenced_at: NOW, mentioned: [groceries.id] },
      }),
      own,
    )
    assert.deepEqual(decisions.at(-1)?.pending_action?.task_titles, [title])
  })
