import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTask, idOf } from '../../../tests/support/contexts.ts'
import { nearest } from './near.ts'

const tasks = ['Buy rodeo tickets', 'Buy oat milk', 'Sort the garden shed', 'Paint the garden fence'].map(
  (title, index) => aTask({ id: idOf(index + 1), title }),
)

const cases: [string, string, string[]][] = [
  ['half of the telling words are enough', 'rodeo passes', ['Buy rodeo tickets']],
  ['one of two words, and two tasks that share it', 'garden hose', ['Sort the garden shed', 'Paint the garden fence']],
  ['less than half is not near', 'rodeo clown hire', []],
  ['the one that shares more comes before the one that shares less', 'garden fence posts', ['Paint the garden fence']],
  ['the most that is shared counts, wherever it stands', 'garden fence', ['Paint the garden fence']],
  ['whose it is counts as one word', "Bo's rodeo", ['Buy rodeo tickets']],
  ['other forms of a word are the same word', 'ticket', ['Buy rodeo tickets']],
  ['nothing in common', 'dentist', []],
  ['no telling word', 'the one', []],
]

for (const [name, text, titles] of cases)
  test(`near: ${name}`, () =>
    assert.deepEqual(
      nearest(text, tasks).map((task) => task.title),
      titles,
    ))
