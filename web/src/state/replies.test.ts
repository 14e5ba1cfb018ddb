import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fateOf, type Pending } from './pending.ts'
import { mergeTurns, type Turn } from './replies.ts'

function aTurn(id: string, more: Partial<Turn> = {}): Turn {
  const said_at = '2026-11-16T09:00:00.000Z'
  return { id, text: id, said_at, state: 'answered', reply: null, request: null, fault: null, ...more }
}

test('what was read anew is joined to what is there, and what is not sent yet stays last', () => {
  const before = [aTurn('1'), aTurn('2'), aTurn('mine', { state: 'sending' })]
  const { turns, isJoined } = mergeTurns(before, [aTurn('2'), aTurn('3')])
  assert.deepEqual([turns.map((turn) => turn.id), isJoined], [['1', '2', '3', 'mine'], true])
})

test('with a gap in between only the newest are kept', () => {
  const { turns, isJoined } = mergeTurns([aTurn('1')], [aTurn('8'), aTurn('9')])
  assert.deepEqual([turns.map((turn) => turn.id), isJoined], [['8', '9'], false])
})

test('what arrived although no answer came back is there once', () => {
  const { turns } = mergeTurns([aTurn('1', { state: 'failed' })], [aTurn('1')])
  assert.deepEqual(
    turns.map(({ id, state }) => [id, state]),
    [['1', 'answered']],
  )
})

const pending: Pending = {
  id: 'asked',
  action_type: 'DELETE_TASK',
  task_id: 'milk',
  task_ids: ['milk'],
  task_description: 'milk',
  created_at: '2026-11-16T09:00:00.000Z',
  expires_at: '2026-11-16T09:05:00.000Z',
}
const during = Date.parse('2026-11-16T09:01:00.000Z')
const later = Date.parse('2026-11-16T09:06:00.000Z')

test('a question is open until its time is over or it is answered', () => {
  assert.deepEqual(fateOf(pending, undefined, during), { now: 'open', left: 240_000 })
  assert.deepEqual(fateOf(pending, undefined, later), { now: 'expired' })
  assert.deepEqual(fateOf(pending, aTurn('yes', { state: 'sending' }), during), { now: 'answering' })
  assert.deepEqual(fateOf(pending, aTurn('yes', { state: 'failed' }), during), { now: 'open', left: 240_000 })
  assert.deepEqual(fateOf(pending, aTurn('add milk'), during), { now: 'kept' })
  assert.deepEqual(fateOf(pending, aTurn('yes', { said_at: '2026-11-16T09:05:00.000Z' }), later), { now: 'expired' })
})
