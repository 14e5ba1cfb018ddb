import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPrivateAddress } from './private-address.ts'

const cases: Record<string, boolean> = {
  '127.0.0.1': true,
  '127.8.8.8': true,
  '0.0.0.0': true,
  '10.1.2.3': true,
  '100.64.0.1': true,
  '169.254.169.254': true,
  '172.16.0.1': true,
  '172.31.255.255': true,
  '192.168.1.1': true,
  '224.0.0.1': true,
  '255.255.255.255': true,
  '::': true,
  '::1': true,
  '::ffff:127.0.0.1': true,
  '::ffff:8.8.8.8': true,
  '64:ff9b::7f00:1': true,
  'fe80::1': true,
  'fd00::1': true,
  'ff02::1': true,
  '2002:7f00:1::': true,
  '2001:db8::1': true,
  'no address': true,
  '8.8.8.8': false,
  '172.32.0.1': false,
  '100.128.0.1': false,
  '2606:4700:4700::1111': false,
}

test('addresses of this machine, its neighbours and nobody are told from those of the world', () => {
  const judged = Object.fromEntries(Object.keys(cases).map((address) => [address, isPrivateAddress(address)]))
  assert.deepEqual(judged, cases)
})
