import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printable } from './terminal.ts'

test('nothing that comes from elsewhere steers the terminal', () => {
  const given = 'milk\u001b[2J\u001b]0;title\u0007\u009b31m\r\b\n\tnext 🥛'
  assert.equal(printable(given), 'milk[2J]0;title31m\n\tnext 🥛')
})
