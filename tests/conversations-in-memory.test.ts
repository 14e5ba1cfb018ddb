// The same conversations without any database: what a person runs while thinking about the engine.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestConversation } from './conversations/exchange.ts'
import { isAsExpected } from './conversations/is-as-expected.ts'
import { conversations } from './conversations.ts'
import { openStage } from './support/play-in-memory.ts'

for (const conversation of conversations) test(conversation.name, () => hold(conversation))

async function hold({ ttl_seconds, exchanges, left }: TestConversation): Promise<void> {
  const stage = openStage(ttl_seconds === undefined ? {} : { confirmation_ttl_seconds: ttl_seconds })
  const ids = new Map<boolean, string>()
  for (const exchange of exchanges) {
    const { say, after = 0, elsewhere = false } = exchange
    stage.pass(after)
    const answer = await stage.say(say, ids.get(elsewhere))
    ids.set(elsewhere, answer.conversation_id)
    isAsExpected(exchange, answer)
  }
  assert.deepEqual(
    (await stage.pending()).map((task) => task.title),
    left,
  )
}
