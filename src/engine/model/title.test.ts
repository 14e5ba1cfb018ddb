import assert from 'node:assert/strict'
import { test } from 'node:test'
import { titleScore } from './title.ts'

for (const title of ['milk', 'ring the council about the bins', 'Q3 report', "a doctor's appointment", 'walk the dog'])
  test(`'${title}' reads like a title`, () => assert.ok(titleScore(title) > 0.5))

for (const piece of ['them both please', 'no date on those', 'he rang me up again this morning', 'it to thursday then'])
  test(`'${piece}' does not`, () => assert.ok(titleScore(piece) < 0.05))
