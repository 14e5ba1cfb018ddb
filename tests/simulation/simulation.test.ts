import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reach } from './crashing.ts'
import { PLANTED } from './planted.ts'
import { simulate } from './simulate.ts'

const RUNS = 600

test('crashes at any moment, retries elsewhere and lost answers change nothing that was said', async () => {
  const reach: Reach = {}
  for (let seed = 1; seed <= RUNS; seed++) {
    await simulate(seed, { thorough: 0.5 }, reach).catch((fault: unknown) => {
      throw new Error(`seed ${seed} (npm run simulate -- --runs 1 --seed ${seed})`, { cause: fault })
    })
  }
  const wanted = ['before', 'after'].flatMap((when) =>
    ['open', 'add', 'list', 'update', 'remove', 'commit', 'look up', 'ask', 'grant'].map(
      (what) => `crash ${when} ${what}`,
    ),
  )
  const situations = [
    'commit without an answer',
    'answered, sent again',
    'still running',
    'yes after expiry',
    'expired between loading and deleting',
    'yes with nothing pending',
    'something else while pending',
    'deleted',
    'something taken back',
    'decided with a suggestion',
    'many deleted by one yes',
    'complete all',
    'add many',
    'many completed by one yes',
    'deleted without a question',
  ]
  const missed = [...wanted, ...situations].filter((what) => (reach[what] ?? 0) < 3)
  assert.deepEqual(missed, [], 'the runs come by every kind of trouble')
})

for (const planted of PLANTED) {
  test(`a planted fault is noticed: ${planted}`, async () => {
    let noticed = false
    for (let seed = 1; seed <= 200 && !noticed; seed++)
      await simulate(seed, { planted, thorough: 0 }, {}).catch(() => {
        noticed = true
      })
    assert.ok(noticed)
  })
}
