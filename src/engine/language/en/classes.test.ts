import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesOf } from './classes.ts'

test('a word of a phrase may have others in its place, or be left out', () => {
  const phrases = phrasesOf(['would|could you mind', 'be so|? kind'])
  assert.deepEqual(
    [...phrases].map(([first, all]) => [first, all.map((words) => words.join(' '))]),
    [
      ['would', ['would you mind']],
      ['could', ['could you mind']],
      ['be', ['be so kind', 'be kind']],
    ],
  )
})
