import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toldInNotes } from './notes.ts'

const tasks = [
  { id: 'a', title: 'Feed the cat next door', description: 'alarm code 1209, food on the shelf' },
  { id: 'b', title: 'Visit Ola', description: 'code at the gate 33' },
  { id: 'c', title: 'Buy food', description: null },
]

function asked(...words: string[]): string[] {
  return toldInNotes(
    tasks,
    words.map((word) => ({ word, names: [], vague: word === 'number' })),
  )
}

test('what notes tell is found by their words, beside those of titles', () => {
  assert.deepEqual(asked('alarm', 'code'), ['a'])
  assert.deepEqual(asked('code', 'ola'), ['b'])
  assert.deepEqual(asked('code'), ['a', 'b'])
  assert.deepEqual(asked('shelf', 'number'), ['a'])
})

test('a title that has as many words is meant, and so is nothing where more are missing than found', () => {
  assert.deepEqual(asked('food'), [])
  assert.deepEqual(asked('cat'), [])
  assert.deepEqual(asked('alarm', 'capital'), [])
})

test('a note that only says what the title says adds nothing', () => {
  const same = [{ id: 'd', title: 'Fetch the ladder', description: 'the ladder' }]
  assert.deepEqual(toldInNotes(same, [{ word: 'ladder', names: [], vague: false }]), [])
  assert.deepEqual(toldInNotes(same, []), [])
})
