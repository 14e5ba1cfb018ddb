import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action } from '../domain/action.ts'
import { actionSchema } from '../domain/action.ts'
import { userIntentSchema } from '../domain/intent.ts'
import { understand } from './understand.ts'
import type { Situation } from './understanding.ts'

// A Monday.
const situation: Situation = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false }
const words = (text: string) => ({ kind: 'words', text }) as const
const positions = (text: string, ...at: number[]) => ({ kind: 'positions', text, positions: at }) as const
const it = { kind: 'pronoun', text: 'it', many: false } as const
const create = (...items: Extract<Action, { does: 'create' }>['items']): Action => ({ does: 'create', items })
const talk = (about: Extract<Action, { does: 'talk' }>['about']): Action => ({ does: 'talk', about })

const sentences: Record<string, Action[]> = {
  // Several items, several actions.
  'add milk, eggs and bread': [create({ title: 'milk' }, { title: 'eggs' }, { title: 'bread' })],
  'add milk and eggs': [create({ title: 'milk' }, { title: 'eggs' })],
  'add mac and cheese': [create({ title: 'mac and cheese' })],
  'remind me to wash and wax the car': [create({ title: 'wash and wax the car' })],
  'remind me to call Ann, buy stamps and pay the rent': [
    create({ title: 'call Ann' }, { title: 'buy stamps' }, { title: 'pay the rent' }),
  ],
  'add milk and complete task 2': [
    create({ title: 'milk' }),
    { does: 'complete', which: positions('task 2', 2), completed: true },
  ],
  'add soap; add string; show my list': [
    create({ title: 'soap' }),
    create({ title: 'string' }),
    { does: 'list', filter: {} },
  ],
  'delete 2 and add eggs': [{ does: 'delete', which: positions('2', 2) }, create({ title: 'eggs' })],
  'add milk tomorrow and eggs on friday': [
    create({ title: 'milk', due_date: '2026-02-10' }, { title: 'eggs', due_date: '2026-02-13' }),
  ],
  '- milk\n- [ ] eggs\n* [x] bread': [create({ title: 'milk' }, { title: 'eggs' }, { title: 'bread' })],
  '1. milk\n2. eggs': [create({ title: 'milk' }, { title: 'eggs' })],
  'add these:\nmilk\neggs': [create({ title: 'milk' }, { title: 'eggs' })],
  'milk\noat bread\nsoap': [create({ title: 'milk' }, { title: 'oat bread' }, { title: 'soap' })],

  // Titles that look like dates or commands stay titles.
  'add The 5th Wave': [create({ title: 'The 5th Wave' })],
  'add The 9/11 Report': [create({ title: 'The 9/11 Report' })],
  'add Renovation - 2nd floor bath': [create({ title: 'Renovation - 2nd floor bath' })],
  'add buy paprika': [create({ title: 'buy paprika' })],
  'add create monthly report': [create({ title: 'create monthly report' })],
  'add delete old photos': [create({ title: 'delete old photos' })],
  'add complete tax form': [create({ title: 'complete tax form' })],
  'add list the car on ebay': [create({ title: 'list the car on ebay' })],
  'add "buy milk tomorrow"': [create({ title: 'buy milk tomorrow' })],
  'add "milk" for friday': [create({ title: 'milk', due_date: '2026-02-13' })],
  'Add Call Ann O’Neil PLEASE': [create({ title: 'Call Ann O’Neil' })],

  // Priorities and dates in adds.
  'add call the bank urgent': [create({ title: 'call the bank', priority: 'high' })],
  'add call the bank !!': [create({ title: 'call the bank', priority: 'high' })],
  'add call the bank p1': [create({ title: 'call the bank', priority: 'high' })],
  'add p2 call the bank': [create({ title: 'call the bank', priority: 'medium' })],
  'add call the bank low priority tomorrow at 5pm': [
    create({ title: 'call the bank', priority: 'low', due_date: '2026-02-10T17:00:00+00:00' }),
  ],
  'create a high priority task to water the ferns': [create({ title: 'water the ferns', priority: 'high' })],
  'remind me to water the ferns every tuesday': [
    create({ title: 'water the ferns', due_date: '2026-02-10', repeats: true }),
  ],
  'tomorrow at noon, remind me to ring Ann': [create({ title: 'ring Ann', due_date: '2026-02-10T12:00:00+00:00' })],
  'set a reminder for my dad to take his pills': [create({ title: 'take his pills' })],
  "I'm out of tea, can you put that on my shopping list": [create({ title: 'tea' })],
  'set a reminder': [create()],

  // Lists.
  'show my tasks': [{ does: 'list', filter: {} }],
  'show all tasks': [{ does: 'list', filter: { status: 'all' } }],
  'show completed tasks': [{ does: 'list', filter: { status: 'completed' } }],
  'show high priority tasks': [{ does: 'list', filter: { priority: 'high' } }],
  "what's due today": [
    {
      does: 'list',
      filter: { due_after: '2026-02-09T00:00:00+00:00', due_before: '2026-02-10T00:00:00+00:00', label: 'due today' },
    },
  ],
  "what's overdue": [
    { does: 'list', filter: { due_before: '2026-02-09T10:30:00Z', status: 'pending', label: 'overdue' } },
  ],
  "today's tasks": [
    {
      does: 'list',
      filter: { due_after: '2026-02-09T00:00:00+00:00', due_before: '2026-02-10T00:00:00+00:00', label: 'due today' },
    },
  ],
  'show tasks containing milk': [{ does: 'list', filter: { query: 'milk' } }],
  'is milk on my list?': [{ does: 'list', filter: { query: 'milk' } }],
  'show my tasks sorted by priority': [{ does: 'list', filter: { sort: 'priority' } }],
  'what do I have to do?': [{ does: 'list', filter: {} }],
  more: [{ does: 'more' }],

  // Completing and reopening.
  'complete 1 and 3': [{ does: 'complete', which: positions('1 and 3', 1, 3), completed: true }],
  'complete 2-4': [{ does: 'complete', which: positions('2-4', 2, 3, 4), completed: true }],
  'complete the second one': [{ does: 'complete', which: positions('the second one', 2), completed: true }],
  'tick off the first two': [{ does: 'complete', which: positions('the first two', 1, 2), completed: true }],
  'complete the milk one': [{ does: 'complete', which: words('milk'), completed: true }],
  'mark the rent as done': [{ does: 'complete', which: words('rent'), completed: true }],
  'complete all': [{ does: 'complete', which: { kind: 'every', text: 'all', filter: {} }, completed: true }],
  'complete both': [{ does: 'complete', which: { kind: 'pronoun', text: 'both', many: true }, completed: true }],
  'I paid the rent': [{ does: 'complete', which: words('rent'), completed: true, stated: true }],
  'milk is done': [{ does: 'complete', which: words('milk'), completed: true, stated: true }],
  'finished the report': [{ does: 'complete', which: words('report'), completed: true, stated: true }],
  'reopen the rent': [{ does: 'complete', which: words('rent'), completed: false }],
  'uncheck 2': [{ does: 'complete', which: positions('2', 2), completed: false }],
  'mark the rent as not done': [{ does: 'complete', which: words('rent'), completed: false }],
  'the rent is not done': [{ does: 'complete', which: words('rent'), completed: false, stated: true }],

  // Changing every field.
  'rename milk to oat milk': [{ does: 'update', which: words('milk'), changes: { title: 'oat milk' } }],
  'rename "buy milk" to "Buy Oat Milk"': [
    { does: 'update', which: { kind: 'words', text: 'buy milk', quoted: true }, changes: { title: 'Buy Oat Milk' } },
  ],
  'change the description of milk to organic only': [
    { does: 'update', which: words('milk'), changes: { description: 'organic only' } },
  ],
  'add a note to the rent: ask for a receipt': [
    { does: 'update', which: words('rent'), changes: { description: 'ask for a receipt' } },
  ],
  'move milk to friday': [{ does: 'update', which: words('milk'), changes: { due_date: '2026-02-13' } }],
  'push it to monday': [{ does: 'update', which: it, changes: { due_date: '2026-02-16' } }],
  'change the meeting from 3pm to 5pm': [
    { does: 'update', which: words('meeting'), changes: { due_date: '2026-02-09T17:00:00+00:00' } },
  ],
  'make it high priority': [{ does: 'update', which: it, changes: { priority: 'high' } }],
  'make milk urgent': [{ does: 'update', which: words('milk'), changes: { priority: 'high' } }],
  'set priority of task 2 to low': [{ does: 'update', which: positions('task 2', 2), changes: { priority: 'low' } }],
  'remove the due date from milk': [{ does: 'update', which: words('milk'), changes: { due_date: null } }],
  'no date': [{ does: 'update', which: it, changes: { due_date: null } }],
  'remove the priority from milk': [{ does: 'update', which: words('milk'), changes: { priority: null } }],
  'friday instead': [{ does: 'update', which: it, changes: { due_date: '2026-02-13' } }],

  // Deleting.
  'delete my dentist appointment reminder': [{ does: 'delete', which: words('dentist appointment') }],
  'cancel milk': [{ does: 'delete', which: words('milk') }],
  'take milk off my list': [{ does: 'delete', which: words('milk') }],
  'delete all completed tasks': [
    { does: 'delete', which: { kind: 'every', text: 'all completed tasks', filter: { status: 'completed' } } },
  ],
  'delete all the birthday reminders': [{ does: 'delete', which: { kind: 'words', text: 'birthday', all: true } }],
  'delete milk, eggs and bread': [
    { does: 'delete', which: words('milk') },
    { does: 'delete', which: words('eggs') },
    { does: 'delete', which: words('bread') },
  ],
  'delete mac and cheese': [{ does: 'delete', which: words('mac and cheese') }],
  'delete the last one': [{ does: 'delete', which: positions('the last one', -1) }],
  'delete them': [{ does: 'delete', which: { kind: 'pronoun', text: 'them', many: true } }],
  'no, delete the other one': [{ does: 'delete', which: { kind: 'other', text: 'the other one' } }],
  'the match was called off, delete the reminder': [{ does: 'delete', which: words('match') }],
  delete: [{ does: 'delete', which: { kind: 'missing' } }],

  // Talk.
  hello: [talk('greeting')],
  'thanks a lot': [talk('thanks')],
  goodbye: [talk('farewell')],
  'how are you?': [talk('how_are_you')],
  'who are you?': [talk('who_are_you')],
  'good job': [talk('praise')],
  'my bad': [talk('apology')],
  help: [talk('help')],
  'how do I delete a task?': [talk('help')],
  'what happens if I delete a task?': [talk('help')],
  'why?': [talk('why')],
  "what's the weather like": [talk('cannot')],
  'set an alarm for 7': [talk('cannot')],
  'send an email to Ann': [talk('cannot')],
  'can you add 5 and 89': [talk('other')],
  'what do I need to do to make a pie': [talk('other')],
}

for (const [said, actions] of Object.entries(sentences))
  test(said.replaceAll('\n', ' / '), () => {
    const understood = understand(said, situation)
    assert.deepEqual(understood.actions, actions)
    assert.ok((understood.intent.confidence ?? 0) >= 0.7, `only ${understood.intent.confidence} sure`)
  })

test('what is said satisfies the schemas of the domain', () => {
  for (const said of Object.keys(sentences)) {
    const { intent, actions } = understand(said, situation)
    userIntentSchema.parse(intent)
    for (const action of actions) actionSchema.parse(action)
  }
})

test('the first action gives the parameters', () => {
  assert.deepEqual(understand('add milk and eggs tomorrow', situation).intent.extracted_params, {
    title: 'milk and eggs',
    items: [{ title: 'milk' }, { title: 'eggs', due_date: '2026-02-10' }],
  })
  assert.deepEqual(understand('rename the milk task to oat milk', situation).intent.extracted_params, {
    task_reference: 'milk',
    new_title: 'oat milk',
  })
})

test('only a place in a list says nothing about what to do', () => {
  for (const said of ['2', 'the second one', 'the other one', 'milk'])
    assert.equal(understand(said, situation).intent.intent_type, 'AMBIGUOUS', said)
})

const DELETING = [
  "don't delete milk",
  'should I delete milk?',
  'did you delete milk?',
  'I was told to delete milk',
  'why would anyone delete a task',
]
test('sentences about deleting delete nothing', () => {
  for (const said of DELETING) assert.notEqual(understand(said, situation).intent.intent_type, 'DELETE_TASK', said)
})

const nasty = [
  '',
  ' ',
  '\n',
  '\t'.repeat(4000),
  'add '.repeat(1000),
  '"'.repeat(4000),
  '" a '.repeat(1000),
  `change ${'to '.repeat(1300)}`,
  'add a and '.repeat(400),
  `add ${'a,'.repeat(2000)}`,
  'a\n'.repeat(2000),
  '1 '.repeat(2000),
  'remind me to '.repeat(300),
  '. '.repeat(2000),
  'delete all my tasks and '.repeat(160),
  'my list '.repeat(500),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(400),
  '\ud800',
  '\u0000',
  'constructor',
  'add constructor',
  'delete __proto__',
  'toString is done',
  'complete hasOwnProperty',
  'priority constructor',
  'move it from monday to '.repeat(170),
  'make it friday instead of '.repeat(150),
  'a is done '.repeat(400),
  'yes '.repeat(1000),
  '\u202eadd milk',
  '([{<',
  '-\n-\n-',
  '1.\n2.\n',
  ': : :',
  'add "',
  'rename "a" to "',
]
test('nothing makes it throw', () => {
  for (const text of nasty)
    for (const pending of [false, true]) {
      const { intent, actions, spans } = understand(text, { ...situation, pending })
      userIntentSchema.parse(intent)
      for (const action of actions) actionSchema.parse(action)
      assert.ok(spans.length <= 40)
    }
})
