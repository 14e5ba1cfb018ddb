import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutAccents } from './without-accents.ts'

const cases: [string, string][] = [
  ['josé', 'jose'],
  ['café zürich', 'cafe zurich'],
  ['straße', 'strasse'],
  ['łódź', 'lodz'],
  ['smørrebrød', 'smorrebrod'],
  ['nguyễn', 'nguyen'],
  ['e\u0301clair', 'eclair'],
  ['йод', 'йод'],
  ['が', 'が'],
  ['plain', 'plain'],
]

for (const [typed, plain] of cases)
  test(`${typed} is compared as ${plain}`, () => assert.equal(withoutAccents(typed), plain))
