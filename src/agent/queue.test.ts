import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createQueues } from './queue.ts'

/** Fails if the answer has to wait. */
async function atOnce<T>(answer: Promise<T>): Promise<T> {
  const late = sleep(500, undefined, { ref: false }).then(() => {
    throw new Error('it waits')
  })
  return await Promise.race([answer, late])
}

test('work under one key is done in order, one at a time; other keys do not wait', async () => {
  const queues = createQueues(10)
  const seen: string[] = []
  const gate = Promise.withResolvers<void>()
  const work =
    (name: string, wait: Promise<void> = Promise.resolve()) =>
    async () => {
      seen.push(`${name} begins`)
      await wait
      seen.push(`${name} ends`)
      return name
    }
  const first = queues.run('a', '1', work('first', gate.promise))
  const second = queues.run('a', '2', work('second'))
  assert.equal(await queues.run('b', '1', work('other')), 'other')
  gate.resolve()
  assert.deepEqual(await Promise.all([first, second]), ['first', 'second'])
  assert.deepEqual(seen, ['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends'])
})

test('the line is bounded, the same work waits only once, and a failure lets the next one in', async () => {
  const queues = createQueues(2)
  const gate = Promise.withResolvers<void>()
  const failing = queues.run('a', '1', async () => {
    await gate.promise
    throw new Error('broken')
  })
  const waiting = [queues.run('a', '2', async () => 2), queues.run('a', '3', async () => 3)]
  await assert.rejects(atOnce(queues.run('a', '4', async () => 4)), { code: 'TOO_MANY' })
  await assert.rejects(atOnce(queues.run('a', '2', async () => 2)), { code: 'STILL_RUNNING' })
  gate.resolve()
  await assert.rejects(failing, /broken/)
  assert.deepEqual(await Promise.all(waiting), [2, 3])
  assert.equal(await queues.run('a', '4', async () => 4), 4)
})
