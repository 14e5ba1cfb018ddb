import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openMessage } from './message.ts'
import { positionsOf } from './positions.ts'

const cases: Record<string, number[] | null> = {
  '2': [2],
  '#2': [2],
  'task 2': [2],
  'number 12': [12],
  'the second one': [2],
  'the 3rd': [3],
  last: [-1],
  'the last two': [-2, -1],
  'the first three tasks': [1, 2, 3],
  '1 and 3': [1, 3],
  '1, 2 and 4': [1, 2, 4],
  '2-4': [2, 3, 4],
  '2 to 4': [2, 3, 4],
  'tasks two and three': [2, 3],
  '4-2': null,
  '0': null,
  'buy 2 eggs': null,
  'the one': null,
  constructor: null,
  '1-999': null,
}

for (const [text, positions] of Object.entries(cases))
  test(`"${text}" stands for ${JSON.stringify(positions)}`, () => {
    const { units } = openMessage(text, { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false })
    assert.deepEqual(positionsOf(units, 0, units.length), positions)
  })
