import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tasks } from '../../../tests/support/household.ts'
import { interpret } from '../interpret.ts'
import { spansOf } from './spans.ts'

describe('which stretch of a message was taken for what', () => {
  for (const [message, ...expected] of [
    [
      'please add oil the gate for friday, high priority',
      'cue: add oil the gate for friday, high priority',
      'title: oil the gate',
      'date: friday',
      'priority: high priority',
    ],
    ['move the shed to friday at 4', 'cue: move the shed to friday at 4', 'ref: shed', 'date: friday at 4'],
    ['rename the shed to barn', 'cue: rename the shed to barn', 'ref: shed', 'to: barn'],
    [
      'show me everything due tomorrow',
      'cue: show me everything due tomorrow',
      'ref: everything due tomorrow',
      'date: tomorrow',
    ],
    [
      'complete the shed and add milk tomorrow',
      'cue: complete the shed',
      'ref: shed',
      'cue: add milk tomorrow',
      'title: milk',
      'date: tomorrow',
    ],
    ['make the shed high priority', 'cue: make the shed high priority', 'ref: shed', 'priority: high priority'],
    ['walk the dog', 'cue: walk the dog', 'title: walk the dog'],
    [
      'delete everything low priority',
      'cue: delete everything low priority',
      'ref: everything low priority',
      'priority: low priority',
    ],
  ] as const)
    it(message, () => {
      const setting = {
        now: '2026-02-09T10:30:00.000Z',
        timezone: 'UTC',
        tasks: [...tasks],
        last: null,
        changed: false,
      }
      const spans = spansOf(interpret(message, setting))
      assert.deepEqual(
        spans.map(({ start, end, kind }) => `${kind}: ${message.slice(start, end)}`),
        expected,
      )
    })
})
