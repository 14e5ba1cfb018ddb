import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexAt, offsetsOf, placeAfter } from './offsets.ts'

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

test('a place of the list is found again, whatever was moved or taken out', () => {
  const before = [...'abcdefgh']
  const cases: [string, string, number, number | null][] = [
    ['nothing changed', 'abcdefgh', 2, 2],
    ['something came before it', 'xabcdefgh', 2, 3],
    ['the one there was moved to the end', 'abdefghc', 2, 2],
    ['the one there was moved to the start', 'cabdefgh', 2, 3],
    ['the one there was taken out', 'abdefgh', 2, 2],
    ['the first one was moved to the end', 'bcdefgha', 0, 0],
    ['another one was moved', 'abcefghd', 2, 2],
    ['the one after the first was moved', 'acdefghb', 0, 0],
    ['the last one was taken out', 'abcdefg', 7, null],
  ]
  for (const [what, after, at, place] of cases) assert.equal(placeAfter(before, [...after], at), place, what)
})
