import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomFrom } from '../../../scripts/learn.ts'
import { packed } from '../../../scripts/packing.ts'
import { unpacked, unpackedWhole } from './packed.ts'

test('weights are read back as they were written', () => {
  const weights = Int8Array.from([0, 0, 0, 1, -1, 7, 0, 0, 0, 0, 0, 0, -8, 8, 0])
  const { rows, weights: kept } = unpacked(packed(weights, 3), 5, 3)
  assert.deepEqual(
    [[...rows], [...kept]],
    [
      [0, 1, 0, 0, 2],
      [1, -1, 7, -8, 8, 0],
    ],
  )
})

for (const [classes, share] of [
  [1, 0.5],
  [2, 0.001],
  [6, 0.3],
  [8, 0.02],
  [9, 1],
] as const)
  test(`so are many, ${share} of them something, for ${classes} classes`, () => {
    const random = randomFrom(classes)
    const weights = Int8Array.from({ length: 2048 * classes }, () =>
      random() < share ? Math.round(random() * 16) - 8 : 0,
    )
    assert.deepEqual(unpackedWhole(packed(weights, classes), 2048, classes), weights)
  })

test('what is likely takes hardly any room', () => {
  const weights = new Int8Array(1 << 16)
  assert.ok(packed(weights, 2).length < 5)
  const alike = weights.map((_, at) => (at % 2 === 0 ? 1 : -1))
  assert.ok(packed(alike, 2).length < 40)
})
