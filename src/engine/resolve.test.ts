import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchTitles } from './resolve.ts'

const titles = [
  'Buy milk',
  'Buy oat milk',
  'Call the dentist',
  'dentist',
  'Telephoto lens',
  'Sort photos',
  'Pay the electricity bill',
  'Renew passport',
  'The report',
]
const tasks = titles.map((title, index) => ({ id: String(index), title }))

const cases: [string, string, string[] | null][] = [
  ['dentist', 'whole', ['dentist']],
  ['REPORT!', 'whole', ['The report']],
  ['oat milk', 'phrase', ['Buy oat milk']],
  ['milk', 'phrase', ['Buy milk', 'Buy oat milk']],
  ['milk buy', 'words', ['Buy milk', 'Buy oat milk']],
  ['electric bills', 'beginnings', ['Pay the electricity bill']],
  ['photo', 'beginnings', ['Sort photos']],
  ['ephoto', 'inside', ['Telephoto lens']],
  ['pasport', 'fuzzy', ['Renew passport']],
  ['renew my passprot', 'fuzzy', ['Renew passport']],
  ['spaceship', '', null],
  ['', '', null],
  ['!!', '', null],
]
for (const [reference, likeness, expected] of cases) {
  test(`'${reference}' means ${expected === null ? 'nothing' : expected.join(', ')}`, () => {
    const found = matchTitles(reference, tasks)
    assert.deepEqual(
      found && { likeness: found.likeness, titles: found.tasks.map((task) => task.title) },
      expected && { likeness, titles: expected },
    )
  })
}
