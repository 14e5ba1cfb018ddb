import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wantedOf } from './wanted.ts'

test('what a question wants is told by words in their order', () => {
  for (const [said, wants] of [
    ['how long until the party', 'how_long'],
    ['until the party how long', 'list'],
    ['so when is the party', 'when'],
    ['the party is when', 'when'],
    ['what should we do about that on monday first', 'next'],
    ['first what', 'list'],
    ['how many are there', 'count'],
    ['the party', 'list'],
    ['', 'list'],
  ] as const)
    assert.equal(wantedOf(said.split(' '), false), wants, said)
})

test('whether something is done is asked of a task; of anything else, whether it is there', () => {
  assert.deepEqual(
    [true, false].map((named) => wantedOf(['is', 'the', 'fence', 'painted'], named)),
    ['state', 'exists'],
  )
})
