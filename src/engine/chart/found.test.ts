import assert from 'node:assert/strict'
import { test } from 'node:test'
import { longestOf } from './found.ts'

function longest(to: number, ...found: readonly (readonly [name: string, end: number, cost?: number])[]) {
  return longestOf(
    found.map(([name, end, cost]) => ({ name, end, ...(cost === undefined ? {} : { cost }) })),
    to,
  )?.name
}

test('the longest that ends in time is taken', () => {
  assert.equal(longest(3, ['short', 1, 0], ['long', 3, 9], ['too long', 4, 0]), 'long')
  assert.equal(longest(3, ['long', 3, 9], ['short', 1, 0]), 'long')
  assert.equal(longest(1, ['too long', 2]), undefined)
})

test('of those as long the cheapest, and of those as cheap the first', () => {
  assert.equal(longest(2, ['dear', 2, 2], ['cheap', 2, 1]), 'cheap')
  assert.equal(longest(2, ['cheap', 2, 1], ['dear', 2, 2]), 'cheap')
  assert.equal(longest(2, ['first', 2, 1], ['second', 2, 1]), 'first')
  assert.equal(longest(2, ['first', 2], ['second', 2]), 'first')
  assert.equal(longest(2, ['free', 2], ['dear', 2, 1]), 'free')
  assert.equal(longest(2, ['dear', 2, 1], ['free', 2]), 'free')
})
