import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { setImmediate as settled } from 'node:timers/promises'
import { type Deadline, inTime } from './deadline.ts'

// Time passes only when a test says so.
let now_ms = 0
function pass(seconds: number): void {
  now_ms += seconds * 1000
  mock.timers.tick(seconds * 1000)
}

beforeEach(() => {
  now_ms = 0
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(performance, 'now', () => now_ms)
})
afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

const ALLOWED = 30
const GRACE = 1

/** Runs work that continues on a signal; returns what was said and what was kept. */
function hurry(work: (deadline: Deadline, goOn: Promise<void>) => Promise<string>) {
  const { promise, resolve: goOn } = Promise.withResolvers<void>()
  const events: string[] = []
  const answer = inTime(ALLOWED, (deadline) => work(deadline, promise), {
    say: (changed) => `said: ${changed} changed`,
    keep: async (_, said) => {
      events.push(`kept after ${said}`)
      return said ?? 'kept'
    },
    report: (fault) => events.push(String(fault)),
  })
  return { answer, events, goOn }
}

test('work done in time is answered by itself', async () => {
  const { answer, events } = hurry(async () => 'done')
  assert.deepEqual([await answer, events], ['done', []])
  const broken = hurry(async () => {
    throw new Error('broken')
  })
  await assert.rejects(broken.answer, /broken/)
})

test('past its time nothing passes another check: the work gives up, and what is said of it is kept', async () => {
  const { answer, events, goOn } = hurry(async (deadline, told) => {
    await told
    deadline.commits()
    return 'done'
  })
  pass(ALLOWED)
  goOn()
  assert.deepEqual([await answer, events], ['kept', ['kept after null']])
})

test('work that does not give up soon is answered all the same, and kept once it does', async () => {
  const { answer, events, goOn } = hurry(async (deadline, told) => {
    await told
    deadline.check()
    return 'done'
  })
  pass(ALLOWED)
  pass(GRACE)
  assert.deepEqual([await answer, events], ['said: nothing changed', []])
  goOn()
  await settled()
  assert.deepEqual(events, ['kept after said: nothing changed'])
})

test('once it commits, what happened is not known before it is answered, and nothing stops it', async () => {
  const ended = Promise.withResolvers<string>()
  const { answer, goOn } = hurry(async (deadline, told) => {
    deadline.commits()
    await told
    deadline.check()
    ended.resolve('done')
    return 'done'
  })
  pass(ALLOWED)
  assert.equal(await answer, 'said: unknown changed')
  goOn()
  assert.equal(await ended.promise, 'done')
})

test('a fault after the answer is told to nobody but the log', async () => {
  const { answer, events, goOn } = hurry(async (deadline, told) => {
    deadline.commits()
    await told
    throw new Error('broken')
  })
  pass(ALLOWED)
  assert.deepEqual([await answer, events], ['said: unknown changed', []])
  goOn()
  await settled()
  assert.deepEqual(events, ['Error: broken'])
})

test("a user's own time replaces the default, counted from the beginning", async () => {
  const lefts: number[] = []
  const more = hurry(async (deadline, told) => {
    deadline.allow(2 * ALLOWED)
    await told
    lefts.push(deadline.left())
    deadline.check()
    return 'done'
  })
  pass(1.5 * ALLOWED)
  more.goOn()
  assert.deepEqual([await more.answer, lefts], ['done', [0.5 * ALLOWED * 1000]])

  const less = hurry(async (deadline, told) => {
    pass(3)
    deadline.allow(5)
    pass(2)
    pass(GRACE)
    await told
    return 'done'
  })
  assert.equal(await less.answer, 'said: nothing changed')
})
