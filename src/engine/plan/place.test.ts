import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOf } from './place.ts'

test('places are counted from the front, from the end, or to the middle of an odd number', () => {
  assert.deepEqual([placeOf(2, 5), placeOf(-1, 5), placeOf(-5, 5)], [2, 5, 1])
  assert.deepEqual([placeOf(0, 5), placeOf(0, 1), placeOf(0, 4)], [3, 1, 0])
})
