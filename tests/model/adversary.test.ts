import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { evil, openAdversary, type Reach, WORTH } from './adversary.ts'

test('a model that means harm gets nothing done that was not said, and nothing deleted', async (context) => {
  const adversary = await openAdversary()
  const reach: Reach = new Map()
  try {
    await fc.assert(
      fc.asyncProperty(evil, (run) => adversary.play(run, reach)),
      { numRuns: 100, seed: 12 },
    )
  } finally {
    await adversary.close()
  }
  for (const [what, times] of [...reach].sort()) context.diagnostic(`${times} ${what}`)
  for (const what of WORTH) assert.ok((reach.get(what) ?? 0) > 0, `${what} was reached`)
})
