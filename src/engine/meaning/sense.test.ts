import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tasks } from '../../../tests/support/household.ts'
import { openStage } from '../../../tests/support/play-in-memory.ts'

/** The reply, and whether the task still exists. */
async function deleted(message: string): Promise<{ status: string; isThere: boolean }> {
  const stage = openStage({ confirmation_required: false }, tasks)
  const { status } = await stage.say(message)
  return { status, isThere: stage.all().some(({ title }) => title === 'sort the shed') }
}

test('a delete that was asked for is done at once where the user wants that', async () => {
  assert.deepEqual(await deleted('delete the shed'), { status: 'success', isThere: false })
})

test('a delete that was only likely asks, whatever is set', async () => {
  assert.deepEqual(await deleted('no call for the shed any more, out it goes'), {
    status: 'confirmation_required',
    isThere: true,
  })
})

test('what no rule read is as sure as it is likely, and says where it comes from', async () => {
  const stage = openStage({}, tasks)
  const { intent } = await stage.say("that's the shed seen to")
  assert.equal(intent.classification_method, 'LOCAL_MODEL')
  assert.ok(intent.confidence !== null && intent.confidence >= 0.9 && intent.confidence <= 1)
})
