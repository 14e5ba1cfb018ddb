import assert from 'node:assert/strict'
import { test } from 'node:test'
import { count, milliseconds, percent, roundUp } from './scale.ts'

test('an axis ends at a round, even number that holds everything', () => {
  const tops = [0, 1, 2, 3, 4, 5, 7, 10, 11, 41, 99, 100, 101, 850, 99_999].map(roundUp)
  assert.deepEqual(tops, [2, 2, 2, 4, 4, 6, 8, 10, 20, 60, 100, 100, 200, 1000, 100_000])
})

test('numbers as people read them', () => {
  assert.deepEqual([count(1, 'turn'), count(0, 'turn')], ['1 turn', '0 turns'])
  assert.deepEqual([percent(1, 3), percent(0, 0)], ['33%', '0%'])
  assert.deepEqual([milliseconds(null), milliseconds(12.4), milliseconds(1540)], ['–', '12 ms', '1.5 s'])
})
