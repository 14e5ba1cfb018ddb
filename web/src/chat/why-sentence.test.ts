import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { UserIntent } from '../../../src/domain/intent.ts'
import { readMessage } from '../engine/read-message.ts'
import { namedIn, whySentence } from './why-sentence.ts'

const moment = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC', pending: false }
const tasks = [
  { id: '01900000-0000-7000-8000-000000000001', title: 'pay the rent' },
  { id: '01900000-0000-7000-8000-000000000002', title: 'oat milk' },
]

function why(message: string): string {
  const read = readMessage(message, { ...moment, tasks })
  return whySentence(read.intent, namedIn(read, tasks), read.left)
}

test('one sentence says what was wanted, of which tasks, and what was not understood', () => {
  assert.equal(
    why('delete the oat milk'),
    "I understood that you wanted to delete a task ('oat milk'), and was 98% sure.",
  )
  assert.equal(
    why('the rent malarkey is sorted'),
    "I understood that you wanted to complete or reopen a task ('pay the rent'), and was 60% sure, but I didn't understand 'malarkey'.",
  )
  assert.equal(why('add bread'), 'I understood that you wanted to add a task, and was 98% sure.')
})

test('of many tasks two are named', () => {
  const intent: UserIntent = { ...readMessage('delete everything', moment).intent, confidence: null }
  assert.equal(
    whySentence(intent, ['a', 'b', 'c', 'd'], []),
    "I understood that you wanted to delete a task ('a', 'b' and 2 more).",
  )
  assert.equal(
    whySentence({ ...intent, intent_type: 'AMBIGUOUS' }, [], ['blorp']),
    "I wasn't sure what you meant by 'blorp', so I asked.",
  )
})
