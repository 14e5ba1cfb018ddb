import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMessage } from '../engine/read-message.ts'
import { stretchesOf } from './highlight.ts'

const situation = { now: '2026-11-16T09:00:00.000Z', timezone: 'Europe/Berlin', pending: false }

const cases: [string, [string, string | null][]][] = [
  [
    'add call mom friday 5pm urgent',
    [
      ['add', 'cue'],
      [' ', null],
      ['call mom', 'title'],
      [' ', null],
      ['friday 5pm', 'date'],
      [' ', null],
      ['urgent', 'priority'],
    ],
  ],
  ['hello', [['hello', 'cue']]],
  ['yes', [['yes', null]]],
]

for (const [sentence, expected] of cases)
  test(`the words of "${sentence}"`, () => {
    const { spans } = readMessage(sentence, { ...situation, pending: sentence === 'yes' })
    assert.deepEqual(
      stretchesOf(sentence, spans).map(({ text, kind }) => [text, kind]),
      expected,
    )
  })
