import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitAt } from './reply-lines.ts'

test('titles are told apart from the words around them, the longest first', () => {
  const parts = splitAt("'שלום עולם' and 'שלום' are done.", ['שלום', 'שלום עולם'])
  assert.deepEqual(
    parts.map(({ part, isTitle }) => (isTitle ? `[${part}]` : part)),
    ["'", '[שלום עולם]', "' and '", '[שלום]', "' are done."],
  )
  assert.deepEqual(splitAt('nothing to tell apart', []), [{ at: 0, part: 'nothing to tell apart', isTitle: false }])
})
