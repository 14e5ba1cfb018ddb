import assert from 'node:assert/strict'
import { test } from 'node:test'
import { understand } from '../understand.ts'
import { RULES } from './index.ts'

const situation = { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false }
const intents = {
  create: 'CREATE_TASK',
  list: 'LIST_TASKS',
  more: 'LIST_TASKS',
  complete: 'COMPLETE_TASK',
  reopen: 'COMPLETE_TASK',
  update: 'UPDATE_TASK',
  delete: 'DELETE_TASK',
  talk: 'GENERAL_CHAT',
} as const

test('every rule has an id of its own, an example and a near miss', () => {
  const ids = RULES.map((rule) => rule.id)
  assert.deepEqual(
    ids.filter((id, at) => ids.indexOf(id) !== at),
    [],
  )
  assert.deepEqual(
    RULES.filter((rule) => rule.examples.length === 0 || rule.near.length === 0).map((rule) => rule.id),
    [],
  )
})

test('no example is given twice', () => {
  const examples = RULES.flatMap((rule) => rule.examples)
  assert.deepEqual(
    examples.filter((example, at) => examples.indexOf(example) !== at),
    [],
  )
})

for (const rule of RULES) {
  for (const example of rule.examples)
    test(`${rule.id}: ${example}`, () => {
      assert.equal(understand(example, situation).intent.intent_type, intents[rule.does])
    })
  for (const near of rule.near)
    test(`not ${rule.id}: ${near}`, () => {
      assert.notEqual(understand(near, situation).intent.rule_id, rule.id)
    })
}
