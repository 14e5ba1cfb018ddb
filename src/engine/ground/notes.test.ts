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

test('a task that is known to be called so is found by that and its note', () => {
  const called = { word: 'olaf', names: ['b'], vague: false }
  assert.deepEqual(toldInNotes(tasks, [called, { word: 'code', names: [], vague: false }]), ['b'])
  assert.deepEqual(toldInNotes(tasks, [called]), [])
})

test('no more than five are told', () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ id: `${at}`, title: `gate ${at}`, description: 'code 33' }))
  assert.deepEqual(toldInNotes(many, [{ word: 'code', names: [], vague: false }]), ['0', '1', '2', '3', '4'])
})

test('the note that tells most of it is meant, wherever it stands', () => {
  const more = [
    ...tasks,
    { id: 'e', title: 'Shop', description: 'shelf with alarm food' },
    { id: 'f', title: 'Rest', description: 'shelf' },
  ]
  const sought = ['shelf', 'alarm', 'food'].map((word) => ({ word, names: [], vague: false }))
  assert.deepEqual(toldInNotes(more, sought), ['a', 'e'])
})

test('a note that only says what the title says adds nothing', () => {
  const same = [{ id: 'd', title: 'Fetch the ladder', description: 'the ladder' }]
  assert.deepEqual(toldInNotes(same, [{ word: 'ladder', names: [], vague: false }]), [])
  assert.deepEqual(toldInNotes(same, []), [])
})
