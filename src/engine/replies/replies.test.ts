// The exact wording, once, in every voice.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Catalogue, ReplyKey, ReplyValues } from './catalogue.ts'
import { examples } from './examples.ts'
import { policy } from './policy.ts'
import { fitReply, singleShot } from './single-shot.ts'

function said<K extends ReplyKey>(voice: Catalogue, key: K, values: ReplyValues[K]): string {
  return voice[key](values)
}

for (const [key, values, words, shorter = words] of examples) {
  test(`${key}: ${words.slice(0, 60)}`, () => {
    // Each case pairs a key with its own values; the union of them all hides that from the compiler.
    const speak: (voice: Catalogue, key: ReplyKey, values: never) => string = said
    assert.deepEqual([speak(policy, key, values as never), speak(singleShot, key, values as never)], [words, shorter])
  })
}

test('every key has its words here', () => {
  assert.deepEqual([...new Set(examples.map(([key]) => key))].sort(), Object.keys(policy).sort())
})

test('a single-shot reply never exceeds 500 characters', () => {
  const tasks = Array.from({ length: 20 }, (_, index) => ({
    title: `a rather long title of a task, number ${index}`,
    details: ['high priority'],
  }))
  const list = singleShot.list({ label: null, first: 1, tasks, more: { count: 57 } })
  assert.match(list, /^You have 77 tasks: .*, …and \d+ more$/)
  assert.ok(list.length <= 500)
  assert.ok(fitReply('word '.repeat(300)).length <= 500)
  assert.equal(fitReply('short'), 'short')
})
