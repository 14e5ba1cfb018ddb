import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutSignOff } from './sign-off.ts'

const letters: readonly (readonly [letter: string, left: string])[] = [
  ['remind me to ring Jo.\n\nYours ever,\nAda Byron', 'remind me to ring Jo.\n'],
  ['remind me to ring Jo.\nKind regards\nAda', 'remind me to ring Jo.'],
  ['Thanks,\nAda', 'Thanks,\nAda'],
  ['milk\nlove\neggs\nbread', 'milk\nlove\neggs\nbread'],
  ['milk\nlove\neggs', 'milk\nlove\neggs'],
  ['milk\neggs', 'milk\neggs'],
]

for (const [letter, left] of letters)
  test(`what is left of ${JSON.stringify(letter)}`, () => assert.equal(withoutSignOff(letter), left))
