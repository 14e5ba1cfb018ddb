import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { differenceOf, differenceSchema, withDifference } from './difference.ts'

/** The second record, rebuilt from its difference to the first after a round trip through JSON. */
function rebuilt(before: object, after: object): string {
  const difference = differenceSchema.parse(JSON.parse(JSON.stringify(differenceOf(before, after))))
  return JSON.stringify(withDifference(JSON.parse(JSON.stringify(before)), difference))
}

test('what stayed is only named, and of a list only what came is kept', () => {
  const [one, two] = [{ said: 'hello' }, { said: 'ok' }]
  const before = { user: 'ann', settings: { zone: 'UTC' }, memory: { added: ['a', 'b'], last: 1 }, history: [one, two] }
  const after = {
    user: 'ann',
    settings: { zone: 'UTC' },
    memory: { added: ['b', 'c'], last: 2 },
    history: [one, two, { said: 'bye' }],
  }
  assert.deepEqual(differenceOf(before, after), [
    'user',
    'settings',
    {
      k: 'memory',
      in: [
        { k: 'added', drop: 1, add: ['c'] },
        { k: 'last', is: 2 },
      ],
    },
    { k: 'history', drop: 0, add: [{ said: 'bye' }] },
  ])
  assert.equal(rebuilt(before, after), JSON.stringify(after))
})

test('whatever both were, the second is put together again to the byte', () => {
  const name = fc.constantFrom('a', 'b', '7', '10', '__proto__', 'k', 'is', 'drop', 'in')
  const value = fc.letrec((tie) => ({
    record: fc.dictionary(name, tie('any'), { maxKeys: 5 }),
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, undefined, 'x', 'y', '', 0, -0, 1.5, true, 'é → 😀'),
      fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 5 }),
      fc.array(tie('record'), { maxLength: 3 }),
      tie('record'),
    ),
  }))
  const record = value.record as fc.Arbitrary<object>
  fc.assert(fc.property(record, record, (before, after) => rebuilt(before, after) === JSON.stringify(after)))
})
