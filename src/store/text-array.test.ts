import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textArray } from './text-array.ts'

test('an array of texts is written as PostgreSQL reads it', () => {
  const cases: [readonly (string | null)[], string][] = [
    [[], '00000000 00000000 00000019'],
    [['a'], '00000001 00000000 00000019 00000001 00000001 00000001 61'],
    [['é', null, ''], '00000001 00000001 00000019 00000003 00000001 00000002 c3a9 ffffffff 00000000'],
  ]
  assert.deepEqual(
    cases.map(([values]) => textArray(values).toString('hex')),
    cases.map(([, hex]) => hex.replaceAll(' ', '')),
  )
})
