import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tasks } from '../../../tests/support/household.ts'
import { openStage } from '../../../tests/support/play-in-memory.ts'

/** How many tasks are completed by "complete everything", a pause, and a yes. */
async function doneAfter(seconds: number): Promise<{ done: number; reply: string }> {
  const stage = openStage({ confirmation_ttl_seconds: 60 }, tasks)
  const { conversation_id } = await stage.say('complete everything')
  stage.pass(seconds)
  const { response } = await stage.say('yes', conversation_id)
  const before = tasks.filter(({ status }) => status === 'completed').length
  return { done: stage.all().filter(({ status }) => status === 'completed').length - before, reply: response }
}

test('a yes to many changes counts as long as one to a delete', async () => {
  const inTime = await doneAfter(50)
  assert.ok(inTime.done > 5)
  assert.match(inTime.reply, /^Marked 7 tasks as done/)
  const late = await doneAfter(70)
  assert.equal(late.done, 0)
  assert.doesNotMatch(late.reply, /^Marked/)
})
