import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { EVEN_MS, evenly } from './evenly.ts'

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
afterEach(() => mock.timers.reset())

for (const [name, work] of [
  ['done', async () => 'done'],
  ['refused', () => Promise.reject(new Error('refused'))],
] as const)
  test(`what is ${name} at once is told when its time has come`, async () => {
    const told: string[] = []
    const telling = evenly(work()).then(
      (what) => told.push(what),
      (fault: Error) => told.push(fault.message),
    )
    mock.timers.tick(EVEN_MS - 1)
    await settled()
    assert.deepEqual(told, [])
    mock.timers.tick(1)
    await telling
    assert.deepEqual(told, [name])
  })
