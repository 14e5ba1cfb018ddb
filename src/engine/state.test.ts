import assert from 'node:assert/strict'
import { test } from 'node:test'
import { STATES } from '../domain/conversation.ts'
import { move, moves, type StateEvent } from './state.ts'

const events: StateEvent[] = ['message', 'question', 'reply', 'failure', 'failure_reported']

test('the moves are those of the documents, and no others', () => {
  const possible = STATES.flatMap((state) =>
    events.flatMap((event) => {
      try {
        return [`${state} ${event} ${move(state, event)}`]
      } catch {
        return []
      }
    }),
  )
  assert.deepEqual(possible, [
    'IDLE message PROCESSING',
    'PROCESSING question AWAITING_CONFIRMATION',
    'PROCESSING reply IDLE',
    'PROCESSING failure ERROR',
    'AWAITING_CONFIRMATION message PROCESSING',
    'ERROR failure_reported IDLE',
  ])
  assert.equal(Object.keys(moves).length, STATES.length)
})
