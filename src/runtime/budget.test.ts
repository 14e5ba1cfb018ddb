import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBudget } from './budget.ts'

test('what was taken comes back with time, up to a full minute’s worth', () => {
  let now = 1_000_000
  const budget = createBudget(2, () => now)
  const take = (user = 'ann') => budget.take(user)
  assert.deepEqual(
    [budget.has('ann'), take(), budget.has('ann'), take(), budget.has('ann')],
    [true, null, true, null, false],
  )
  assert.deepEqual(take(), { retry_after: 30 })
  assert.deepEqual([budget.has('bob'), take('bob')], [true, null])
  now += 29_999
  assert.deepEqual(take(), { retry_after: 1 })
  now += 1
  assert.deepEqual([budget.has('ann'), take(), take()], [true, null, { retry_after: 30 }])
  now += 15_000
  assert.deepEqual(take(), { retry_after: 15 })
  now += 3_600_000
  assert.deepEqual([take(), take(), take()], [null, null, { retry_after: 30 }])
})

test('whoever has spent something is remembered, however many others come', () => {
  let now = 0
  const budget = createBudget(1, () => now)
  for (let user = 0; user < 9_999; user++) budget.take(`idle ${user}`)
  now += 60_000
  budget.take('ann')
  for (let user = 0; user < 20; user++) budget.take(`new ${user}`)
  assert.equal(budget.has('ann'), false)
  assert.equal(budget.has('new 3'), false)
  assert.equal(budget.has('idle 3'), true)
})
