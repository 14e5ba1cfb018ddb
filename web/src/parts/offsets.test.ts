import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexAt, offsetsOf } from './offsets.ts'

test('what was measured counts, the rest is guessed', () => {
  assert.deepEqual(offsetsOf(['a', 'b', 'c'], new Map([['b', 30]]), 10), [0, 10, 40, 50])
  assert.deepEqual(offsetsOf([], new Map(), 10), [0])
})

test('the item at a height is the last one that begins at or above it', () => {
  const offsets = [0, 10, 40, 50]
  const cases: [number, number][] = [
    [-5, 0],
    [0, 0],
    [9, 0],
    [10, 1],
    [39, 1],
    [40, 2],
    [4000, 2],
  ]
  for (const [height, index] of cases) assert.equal(indexAt(offsets, height), index, `at ${height}`)
  assert.equal(indexAt([0], 10), 0)
})
