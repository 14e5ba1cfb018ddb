import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endsOf, firstClasses, isIn, listed, phrasesNamed, phrasesOf, singleWords, wordsIn } from './classes.ts'

test('a word of a phrase may have others in its place, or be left out', () => {
  const phrases = phrasesOf(['would|could you mind', 'be so|? kind'])
  assert.deepEqual(
    listed(phrases).map((words) => words.join(' ')),
    ['would you mind', 'could you mind', 'be so kind', 'be kind'],
  )
})

test('several classes are looked up as one', () => {
  const words = wordsIn(['DELETE', 'MOVE'])
  assert.deepEqual(
    ['delete', 'move', 'milk', 'get rid of'].map((word) => words.has(word)),
    [true, true, false, false],
  )
  const phrases = phrasesNamed(['DELETE', 'DET'])
  const said = (text: string) =>
    endsOf(
      phrases,
      text.split(' ').map((word) => ({ text: word })),
      0,
      9,
    )
  assert.deepEqual(['delete it', 'the rent', 'rent'].map(said), [[1], [1], []])
})

test('a word that is in several classes is in the first of those that are asked for', () => {
  const [word] = singleWords('DELETE').filter((one) => isIn('DONE', one) || isIn('MOVE', one))
  const other = isIn('DONE', word ?? '') ? 'DONE' : 'MOVE'
  assert.equal(firstClasses(['DELETE', other]).get(word ?? ''), 'DELETE')
  assert.equal(firstClasses([other, 'DELETE']).get(word ?? ''), other)
  assert.equal(firstClasses([other, 'DELETE']).get('milk'), undefined)
})
