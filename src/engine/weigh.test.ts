import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Action } from '../domain/action.ts'
import { understand } from './understand.ts'

const situation = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false }
const done = { status: 'completed' } as const

const read: [string, Action][] = [
  ['completed the ferns', { does: 'complete', which: { kind: 'words', text: 'ferns' }, completed: true, stated: true }],
  [
    "actually it's not done",
    { does: 'complete', which: { kind: 'pronoun', text: 'it', many: false }, completed: false, stated: true },
  ],
  ['clear completed', { does: 'delete', which: { kind: 'every', text: 'completed', filter: done } }],
  ['remove finished ones', { does: 'delete', which: { kind: 'every', text: 'finished ones', filter: done } }],
  ['when is lunch?', { does: 'list', filter: { query: 'lunch' } }],
  ['is the gym done?', { does: 'list', filter: { status: 'all', query: 'gym' } }],
  ['find limes on my list and remove', { does: 'delete', which: { kind: 'words', text: 'limes' } }],
  ['todo: remove the wallpaper', { does: 'create', items: [{ title: 'remove the wallpaper' }] }],
  [
    'every monday take out the bins',
    { does: 'create', items: [{ title: 'take out the bins', due_date: '2026-02-09', repeats: true }] },
  ],
]
for (const [said, action] of read) test(said, () => assert.deepEqual(understand(said, situation).actions, [action]))

test('"and on friday?" goes on with the list', () => {
  const [action] = understand('and on friday?', situation).actions
  assert.equal(action?.does === 'list' ? action.filter.label : null, 'due friday')
})

test('the model is believed where the rules find nothing, and a task that it cannot name is asked for', () => {
  const { intent, actions } = understand('removethe ferry reminder', situation)
  assert.deepEqual([intent.intent_type, intent.classification_method], ['DELETE_TASK', 'LOCAL_MODEL'])
  assert.equal(actions[0]?.does, 'delete')
})

test('what a title says to do, what is asked about and what was told by others is not done', () => {
  for (const said of [
    'add delete old files',
    'should I delete limes?',
    'I was told to delete limes',
    "don't delete limes",
  ])
    assert.notEqual(understand(said, situation).intent.intent_type, 'DELETE_TASK', said)
})

test('fillers alone make no task', () => {
  for (const said of ['and', 'and also', 'limes'])
    assert.notEqual(understand(said, situation).intent.intent_type, 'CREATE_TASK', said)
})
