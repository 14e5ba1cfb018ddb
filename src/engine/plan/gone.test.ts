import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { aContext } from '../../../tests/support/contexts.ts'
import { tasks } from '../../../tests/support/household.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'

/** The reply when the nth change (from 0) finds its task gone, or fails in another way. */
async function replyTo(said: string, failing: number, error_code: 'TASK_NOT_FOUND' | 'CONFLICT' = 'TASK_NOT_FOUND') {
  let changes = 0
  const context = aContext({ said, settings: { confirmation_required: false } })
  const { decisions } = await runEngine(context, tasks, ({ tool_name }) => {
    if (tool_name === 'list_tasks' || changes++ !== failing) return false
    return { success: false, data: null, error: 'not now', error_code }
  })
  return decisions.at(-1)?.response_text?.split('\n')
}

const gone = (title: string): string => `I couldn't find '${title}' any more. It may have been deleted already.`

describe('a task that is gone by the time it is to be changed', () => {
  for (const [said, title] of [
    ['complete the shed', 'sort the shed'],
    ['reopen the flights', 'book flights'],
    ['move the shed to friday', 'sort the shed'],
    ['rename the shed to barn', 'sort the shed'],
    ['note on the shed: paint', 'sort the shed'],
    ['take the date off the dentist call', 'call the dentist'],
    ['push everything due tomorrow by a day', 'call the dentist'],
    ['snooze the invoice until 3pm', 'send invoice 4'],
    ['stop repeating the plants', 'water the plants'],
    ['delete the shed', 'sort the shed'],
  ] as const)
    it(said, async () => assert.deepEqual(await replyTo(said, 0), [gone(title)]))

  for (const [said, failing, ...reply] of [
    ['complete the shed and the milk', 0, "Done! 'buy milk' has been marked as completed.", gone('sort the shed')],
    ['complete the shed and the milk', 1, "Done! 'sort the shed' has been marked as completed.", gone('buy milk')],
    ['move the shed and the milk to friday', 0, "Updated 'buy milk': due Fri 13 Feb.", gone('sort the shed')],
    ['move the shed and the milk to friday', 1, "Updated 'sort the shed': due Fri 13 Feb.", gone('buy milk')],
    ['reopen the flights and the passport', 0, "'renew passport' is open again.", gone('book flights')],
    ['delete the shed and the milk', 0, gone('sort the shed'), "'buy milk' has been deleted."],
    ['delete the shed and the milk', 1, "'sort the shed' has been deleted.", gone('buy milk')],
  ] as const)
    it(`${said}, and number ${failing} is gone`, async () => assert.deepEqual(await replyTo(said, failing), reply))
})

describe('a change that is refused', () => {
  for (const [said, reply] of [
    ['complete the shed', "Sorry, I wasn't able to mark a task as completed. Please try again."],
    ['reopen the flights', "Sorry, I wasn't able to reopen a task. Please try again."],
    ['move the shed to friday', "Sorry, I wasn't able to change a task. Please try again."],
    ['snooze the invoice until 3pm', "Sorry, I wasn't able to change a task. Please try again."],
    ['add bread', "Sorry, I wasn't able to add a task. Please try again."],
    [
      'delete the shed',
      "That confirmation has expired, so nothing was deleted. Ask me again if you still want to delete 'sort the shed'.",
    ],
  ] as const)
    it(said, async () => assert.deepEqual(await replyTo(said, 0, 'CONFLICT'), [reply]))

  it('a confirmation that no longer holds for any of them is said once', async () => {
    const context = aContext({ said: 'delete the shed and the milk', settings: { confirmation_required: false } })
    const { decisions } = await runEngine(context, tasks, ({ tool_name }) =>
      tool_name === 'delete_task' ? { success: false, data: null, error: 'expired', error_code: 'CONFLICT' } : false,
    )
    assert.equal(
      decisions.at(-1)?.response_text,
      "That confirmation has expired, so nothing was deleted. Ask me again if you still want to delete 'sort the shed' and 'buy milk'.",
    )
  })

  it('what was added beside it stays', async () => {
    const reply = await replyTo('add bread and jam', 0, 'CONFLICT')
    assert.deepEqual(reply, [
      "I've added 'jam' to your tasks.",
      "Sorry, I wasn't able to add a task. Please try again.",
    ])
  })
})
