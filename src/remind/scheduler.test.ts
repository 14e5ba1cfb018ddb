import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import type { Delivery, Round } from '../store/due-reminders.ts'
import { startScheduler } from './scheduler.ts'

const nothing: Round = { sent: [], deliveries: [], wait_ms: null }

function deliveriesOf(count: number): Delivery[] {
  const payload = {
    type: 'reminder',
    id: '',
    task_id: '',
    title: 'milk',
    due_date: null,
    remind_at: '',
    late: false,
  } as const
  const one = {
    user_id: 'ann',
    outlet: 'webhook',
    receiver: '',
    payload,
    attempts: 1,
    p256dh: null,
    auth: null,
  } as const
  return Array.from({ length: count }, (_, index) => ({ ...one, id: String(index), user_id: `user ${index % 10}` }))
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'] }))
afterEach(() => mock.timers.reset())

/** Lets time pass in small steps, so that what a timer begins can begin the next. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone <= milliseconds; gone += 10) {
    if (gone > 0) mock.timers.tick(10)
    await new Promise(setImmediate)
  }
}

/** A scheduler on rounds that are told beforehand; after the last there is nothing more. */
function scripted(rounds: readonly (Round | Error)[], send: () => Promise<void> = async () => {}, isListening = true) {
  const asked: number[] = []
  const told: (readonly string[])[] = []
  const faults: unknown[] = []
  const scheduler = startScheduler({
    most_of_one: 10,
    claim: async (_, room, busy) => {
      told.push(busy)
      const next = rounds[asked.length] ?? nothing
      asked.push(room)
      if (next instanceof Error) throw next
      return next
    },
    send,
    isListening: () => isListening,
    report: (fault) => faults.push(fault),
  })
  return { scheduler, asked, told, faults }
}

test('with nothing due it looks once a minute; a change makes it look', async () => {
  const { scheduler, asked } = scripted([])
  await pass(59_000)
  assert.equal(asked.length, 1)
  await pass(2000)
  assert.equal(asked.length, 2)
  scheduler.wake()
  await pass(0)
  assert.equal(asked.length, 3)
})

test('where nothing is heard of changes it looks more often', async () => {
  const { asked } = scripted([], undefined, false)
  await pass(16_000)
  assert.equal(asked.length, 4)
})

test('many changes in a row are looked at together', async () => {
  const { scheduler, asked } = scripted([])
  for (let time = 0; time < 20; time++) {
    scheduler.wake()
    await pass(10)
  }
  await pass(300)
  assert.equal(asked.length, 2)
})

test('it wakes when the next is due, and goes on at once while there is more', async () => {
  const full = { ...nothing, sent: [{ user_id: 'ann', count: 200 }] }
  const { asked } = scripted([full, full, { ...nothing, wait_ms: 5000 }])
  await pass(0)
  assert.equal(asked.length, 3)
  await pass(4900)
  assert.equal(asked.length, 3)
  await pass(200)
  assert.equal(asked.length, 4)
})

test('what somebody else holds at the moment is tried again soon', async () => {
  const { asked } = scripted([{ ...nothing, wait_ms: -1 }])
  await pass(300)
  assert.equal(asked.length, 2)
})

test('it takes on no more than it can send, goes on when there is room, and stops when everything is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  let sent = 0
  const { scheduler, asked } = scripted([{ ...nothing, deliveries: deliveriesOf(50), wait_ms: -1 }], async () => {
    await promise
    sent++
  })
  await pass(1000)
  assert.deepEqual(asked, [50])
  resolve()
  await pass(300)
  assert.deepEqual([asked, sent], [[50, 50], 50])
  await scheduler.stop()
})

test('what goes wrong is told once and tried again', async () => {
  const { asked, faults } = scripted([new Error('away'), new Error('still away')])
  await pass(11_000)
  assert.deepEqual([asked.length, faults.length], [3, 1])
})

test('who has many under way gets no more until one is sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = deliveriesOf(10).map((delivery) => ({ ...delivery, user_id: 'slow' }))
  const { scheduler, told } = scripted([{ ...nothing, deliveries: slow, wait_ms: -1 }], () => promise)
  scheduler.wake()
  await pass(300)
  assert.deepEqual(told, [[], ['slow']])
  resolve()
  await pass(300)
  assert.deepEqual(told, [[], ['slow'], []])
})
