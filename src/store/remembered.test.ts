import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { emptyMetadata } from '../engine/memory.ts'
import { type Remembered, rememberConversations } from './remembered.ts'

const known: Remembered = {
  turn_count: 1,
  updated_at: 'then',
  window: 50,
  metadata: emptyMetadata,
  history: [],
  left: null,
}

test('what was kept last is found, under the user and the conversation', () => {
  const remembered = rememberConversations()
  remembered.keep('ann', 'one', known, 10)
  remembered.keep('ann', 'one', { ...known, turn_count: 2 }, 10)
  assert.equal(remembered.find('ann', 'one')?.turn_count, 2)
  assert.deepEqual([remembered.find('ann', 'two'), remembered.find('bob', 'one')], [null, null])
})

test('the oldest are given up for newer ones, and what is very long is not kept', () => {
  const remembered = rememberConversations()
  for (let count = 0; count < 100; count++) remembered.keep('ann', String(count), known, 100_000)
  const kept = Array.from({ length: 100 }, (_, count) => remembered.find('ann', String(count)) !== null)
  assert.deepEqual(
    kept,
    kept.map((_, count) => count >= 60),
  )
  remembered.keep('ann', '99', known, 1_000_000)
  assert.equal(remembered.find('ann', '99'), null)
})

test('what nobody went on with is forgotten, although nobody says anything else', () => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  try {
    const remembered = rememberConversations()
    remembered.keep('ann', 'one', known, 10)
    mock.timers.tick(9 * 60_000)
    assert.notEqual(remembered.find('ann', 'one'), null)
    mock.timers.tick(2 * 60_000)
    assert.equal(remembered.find('ann', 'one'), null)
  } finally {
    mock.timers.reset()
  }
})
