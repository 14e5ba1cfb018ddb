import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { kept } from './kept.ts'

const schema = kept(z.strictObject({ name: z.string(), inner: z.array(z.strictObject({ size: z.number() })) }))

test('what a later version has added is left out, wherever it is', () => {
  const stored = { name: 'milk', later: 1, inner: [{ size: 1 }, { size: 2, colour: 'red', more: { size: 3 } }] }
  assert.deepEqual(schema.parse(stored), { name: 'milk', inner: [{ size: 1 }, { size: 2 }] })
  assert.equal(stored.later, 1, 'what was given stays as it is')
})

test('what is wrong stays wrong', () => {
  assert.equal(schema.safeParse({ name: 1, inner: [] }).success, false)
  assert.equal(schema.safeParse({ name: 'milk', inner: [{ size: 'x', colour: 'red' }] }).success, false)
  assert.equal(schema.safeParse(null).success, false)
})
