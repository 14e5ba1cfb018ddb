import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { inTime } from './deadline.ts'

test('work done in time is answered by itself', async () => {
  assert.equal(await inTime(5, async () => 'done', String), 'done')
  await assert.rejects(
    inTime(
      5,
      async () => {
        throw new Error('broken')
      },
      String,
    ),
    /broken/,
  )
})

test('past its time nothing passes another check, so nothing will have changed', async () => {
  const outcome = Promise.withResolvers<unknown>()
  const answer = await inTime(
    0.02,
    async (deadline) => {
      await sleep(60)
      try {
        deadline.commits()
        outcome.resolve('committed')
      } catch (fault) {
        outcome.resolve(fault)
      }
      return 'done'
    },
    String,
  )
  assert.equal(answer, 'nothing_changed')
  assert.match(String(await outcome.promise), /PastDeadline/)
})

test('once it commits, what happened is not known before it is answered', async () => {
  const answer = await inTime(
    0.02,
    async (deadline) => {
      deadline.commits()
      await sleep(60)
      return 'done'
    },
    String,
  )
  assert.equal(answer, 'not_known')
})

test("a user's own time replaces the default, counted from the beginning", async () => {
  const slow = await inTime(
    0.02,
    async (deadline) => {
      deadline.allow(1)
      await sleep(60)
      deadline.check()
      return 'done'
    },
    String,
  )
  assert.equal(slow, 'done')
  const quick = inTime(
    30,
    async (deadline) => {
      deadline.allow(0.02)
      await sleep(200)
      return 'done'
    },
    String,
  )
  assert.equal(await quick, 'nothing_changed')
})
