import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask, idOf } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'
import type { Voice } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'

const many = (count: number): Task[] =>
  Array.from({ length: count }, (_, index) =>
    aTask({
      id: idOf(index + 1),
      title: `errand ${index + 1}`,
      ...(index % 5 === 0 ? { priority: 'high' } : {}),
      ...(index % 10 === 9 ? { status: 'completed', completed_at: '2026-02-01T10:00:00.000Z' } : {}),
    }),
  )

async function reply(said: string, tasks: readonly Task[], voice: Voice = 'policy'): Promise<string> {
  const { decisions } = await runEngine(aContext({ said, voice }), tasks)
  return decisions.at(-1)?.response_text ?? ''
}

const firstLine = async (said: string, count: number, voice: Voice = 'policy') =>
  (await reply(said, many(count), voice)).split('\n')[0]
const lastLine = async (said: string, count: number) => (await reply(said, many(count))).split('\n').at(-1)

test('counts are exact, however many there are', async () => {
  assert.equal(await firstLine('how many tasks do I have', 300), 'You have 270 tasks:')
  assert.equal(await firstLine('how many high priority tasks do I have', 300), 'You have 60 high-priority tasks:')
  assert.equal(await firstLine('how many tasks have I finished', 300), 'You have 30 completed tasks:')
  assert.equal(await firstLine('how many tasks without a date do I have', 300), 'You have 270 tasks without a date:')
  assert.equal(await firstLine('how many tasks do I have', 5000), 'You have 4500 tasks:')
})

test('what a list leaves out is counted to the end', async () => {
  assert.equal(await lastLine('show my tasks', 300), '…and 250 more')
  assert.equal(await lastLine('show my high priority tasks', 300), '…and 40 more')
  assert.match(await reply('show my tasks', many(300), 'single_shot'), /^You have 270 tasks: /)
})
