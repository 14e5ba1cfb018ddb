import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flightBytes } from './flight-bytes.ts'
import { TextArray } from './text-array.ts'

/** How one value is sent: whether it is binary, and its bytes. */
function written(value: unknown): string[] {
  const out = flightBytes()
  out.bind('s', [value])
  const bytes = out.take()
  assert.equal(bytes.readInt32BE(1), bytes.length - 1, 'the message says how long it is')
  assert.equal(bytes.toString('latin1', 0, 1) + bytes.toString('hex', 5, 10), 'B0073000001')
  return [bytes.toString('hex', 10, 12), bytes.toString('hex', 14, bytes.length - 4)]
}

test('values are written as PostgreSQL reads them', () => {
  const cases: [unknown, string, string][] = [
    [null, '0000', 'ffffffff'],
    [undefined, '0000', 'ffffffff'],
    ['é€😀', '0000', '00000009 c3a9 e282ac f09f9880'],
    ['', '0000', '00000000'],
    [12, '0000', '00000002 3132'],
    [true, '0000', '00000004 74727565'],
    [['a"'], '0000', '00000007 7b22615c22227d'],
    [Buffer.from([1, 2]), '0001', '00000002 0102'],
    [new TextArray([]), '0001', '0000000c 00000000 00000000 00000019'],
    [new TextArray(['a']), '0001', '00000019 00000001 00000000 00000019 00000001 00000001 00000001 61'],
    [
      new TextArray(['é', null, '']),
      '0001',
      '00000022 00000001 00000001 00000019 00000003 00000001 00000002 c3a9 ffffffff 00000000',
    ],
  ]
  for (const [value, format, hex] of cases) assert.deepEqual(written(value), [format, hex.replaceAll(' ', '')])
})

test('a flight is as long as it must be, and the next one begins anew', () => {
  const out = flightBytes()
  const long = 'x'.repeat(2_000_000)
  out.bind('s', ['a', long, new TextArray([long])])
  out.execute()
  assert.ok(out.take().length > 4_000_000)
  out.add(Buffer.from('sync'))
  assert.equal(out.take().toString(), 'sync')
  out.add(Buffer.from('dropped'))
  out.drop()
  assert.equal(out.take().length, 0)
})
