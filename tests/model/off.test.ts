// With the model off nothing of it is noticed: the same replies as without one, and not one socket.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import diagnostics from 'node:diagnostics_channel'
import { after, before, test } from 'node:test'
import type { Parts } from '../../src/compose.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import type { TestConversation } from '../conversations/exchange.ts'
import { conversations } from '../conversations.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded } from '../support/databases.ts'
import { answer, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts'

// Those in which time has to pass are about something else.
const held = conversations.filter(({ exchanges }) => exchanges.every((exchange) => exchange.after === undefined))

async function hold(app: TestApp, { exchanges }: TestConversation) {
  const user = randomUUID()
  const ids = new Map<boolean, string>()
  const replies: unknown[] = []
  for (const { say, elsewhere = false } of exchanges) {
    const conversation_id = ids.get(elsewhere)
    const reply = await app.say(user, say, conversation_id === undefined ? {} : { conversation_id })
    ids.set(elsewhere, reply.conversation_id)
    replies.push([say, reply.response, reply.status, reply.decision_type, reply.intent, toolsOf(reply.tool_calls)])
  }
  return replies
}

const toolsOf = (calls: readonly { tool_name: string }[]) => calls.map((call) => call.tool_name)

/** Every conversation of the tests, and how many sockets were opened in it. */
async function holdAll(parts: Partial<Parts>) {
  let sockets = 0
  const opened = () => {
    sockets++
  }
  const app = await openApp(freshEmbedded, parts)
  diagnostics.subscribe('net.client.socket', opened)
  try {
    const replies: unknown[] = []
    for (const conversation of held) replies.push(...(await hold(app, conversation)))
    return { replies, sockets }
  } finally {
    diagnostics.unsubscribe('net.client.socket', opened)
    await app.close()
  }
}

let without: Awaited<ReturnType<typeof holdAll>>
let model: ScriptedModel
before(async () => {
  model = await scriptedModel((_, response) => answer(response, '{"actions":[],"confidence":0,"reason":""}'))
  without = await holdAll({})
})
after(() => model.close())

test('none configured: no socket', () => assert.equal(without.sockets, 0))

test('switched off: every conversation as without one, no question and no socket', async () => {
  const off = await holdAll({ defaults: { ...defaultSettings, ask_model: false }, model: model.config() })
  assert.deepEqual([off, model.asked.length], [without, 0])
})

test('a model that has nothing to say: every conversation as without one', async (context) => {
  const { replies, sockets } = await holdAll({ model: model.config() })
  context.diagnostic(`${model.asked.length} questions in ${replies.length} turns, over ${sockets} sockets`)
  assert.deepEqual(replies, without.replies)
  assert.ok(model.asked.length > 0 && sockets > 0, 'sockets are counted')
})
