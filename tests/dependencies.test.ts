import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { file, readDependencies, writeDependencies } from '../scripts/licences.ts'

/** Licences that let anyone use, change and pass on what rests on them. */
const free = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  'MIT OR Apache-2.0',
  'PostgreSQL',
])

// Only to build and test: a list of browsers, and libraries that are used as they are.
const freeToUse = new Set(['CC-BY-4.0', 'CC0-1.0', 'MPL-2.0'])

test('the list of dependencies is that of the lock (npm run licences)', () => {
  assert.equal(readFileSync(file, 'utf8'), writeDependencies(readDependencies()))
})

test('every licence is one that may be used', () => {
  const wrong = readDependencies().filter(({ licence }) => !free.has(licence) && !freeToUse.has(licence))
  assert.deepEqual(wrong, [])
})
