import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Deadline, inTime } from './deadline.ts'

/** Work with little time; tells what was said and kept of it. */
async function hurry(seconds: number, work: (deadline: Deadline) => Promise<string>, grace_ms?: number) {
  const events: string[] = []
  const answer = await inTime(
    seconds,
    work,
    {
      say: (changed) => `said: ${changed} changed`,
      keep: async (_, said) => {
        events.push(`kept after ${said}`)
        return said ?? 'kept'
      },
      report: (fault) => events.push(String(fault)),
    },
    grace_ms,
  )
  return { answer, events }
}

test('work done in time is answered by itself', async () => {
  assert.deepEqual(await hurry(5, async () => 'done'), { answer: 'done', events: [] })
  await assert.rejects(
    hurry(5, async () => {
      throw new Error('broken')
    }),
    /broken/,
  )
})

test('past its time nothing passes another check: the work gives up, and what is said of it is kept', async () => {
  const work = async (deadline: Deadline) => {
    await sleep(40)
    deadline.commits()
    return 'done'
  }
  assert.deepEqual(await hurry(0.02, work), { answer: 'kept', events: ['kept after null'] })
})

test('work that does not give up soon is answered all the same, and kept once it does', async () => {
  const { answer, events } = await hurry(
    0.02,
    async (deadline) => {
      await sleep(80)
      deadline.check()
      return 'done'
    },
    5,
  )
  assert.deepEqual([answer, events], ['said: nothing changed', []])
  await sleep(150)
  assert.deepEqual(events, ['kept after said: nothing changed'])
})

test('once it commits, what happened is not known before it is answered, and nothing stops it', async () => {
  const ended = Promise.withResolvers<string>()
  const { answer } = await hurry(0.02, async (deadline) => {
    deadline.commits()
    await sleep(60)
    deadline.check()
    ended.resolve('done')
    return 'done'
  })
  assert.deepEqual([answer, await ended.promise], ['said: unknown changed', 'done'])
})

test('a fault after the answer is told to nobody but the log', async () => {
  const { answer, events } = await hurry(0.02, async (deadline) => {
    deadline.commits()
    await sleep(60)
    throw new Error('broken')
  })
  await sleep(100)
  assert.deepEqual([answer, events], ['said: unknown changed', ['Error: broken']])
})

test("a user's own time replaces the default, counted from the beginning", async () => {
  const slow = await hurry(0.02, async (deadline) => {
    deadline.allow(1)
    await sleep(60)
    deadline.check()
    return 'done'
  })
  assert.equal(slow.answer, 'done')
  const quick = await hurry(
    30,
    async (deadline) => {
      deadline.allow(0.02)
      await sleep(200)
      return 'done'
    },
    5,
  )
  assert.equal(quick.answer, 'said: nothing changed')
})
