// Clocks that jump by an hour: the machine's own (embedded), and that of one server beside a database that keeps its time.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendUntilAnswered } from './chaos/persistent-client.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'
import { runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

const HOUR = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'sayso-clock-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await stopOwnPostgres()
})

interface Clocked {
  jump(ms: number): Promise<void>
  say(message: string, message_id?: string): Promise<string>
}

/** A server whose clock can be moved, one conversation with it, and at its end every decision decided again. */
async function withClock(fresh: Fresh, use: (clocked: Clocked) => Promise<void>): Promise<void> {
  const clock = join(folder, randomUUID())
  writeFileSync(clock, '0')
  const preload = join(import.meta.dirname, 'support/moving-clock.mjs')
  const server = spawnServer({ ...fresh.env, SAYSO_TEST_CLOCK: clock, NODE_OPTIONS: `--import ${preload}` })
  let conversation_id: string | undefined
  try {
    const { url, ...rest } = await server.ready
    if (url === null) throw new Error(JSON.stringify(rest))
    await use({
      async jump(ms) {
        writeFileSync(clock, String(ms))
        await sleep(100)
      },
      async say(message, message_id = randomUUID()) {
        const { body } = await sendUntilAnswered(() => url, { user_id: 'local', message, message_id, conversation_id })
        const answer = JSON.parse(body)
        conversation_id ??= answer.conversation_id
        return answer.response
      },
    })
  } finally {
    await server.kill('SIGTERM')
  }
  const { code, out, err } = await runCli(['replay'], fresh.env)
  assert.equal(code, 0, `${out}${err}`)
  await fresh.remove()
}

test('the machine jumps an hour ahead and back: what was asked expires, everything else goes on', async () => {
  await withClock(await freshEmbedded(), async ({ jump, say }) => {
    await say('add milk')
    await say('delete milk')
    await jump(HOUR)
    assert.match(await say('yes'), /expired/)
    const id = randomUUID()
    const added = await say('add bread', id)
    await jump(0)
    assert.equal(await say('add bread', id), added)
    assert.match(await say('complete milk'), /^Done!/)
    assert.match(await say('undo'), /milk/)
    assert.match(await say('show my tasks'), /1\. milk\n2\. bread/)
    assert.match(await say('delete bread'), /^Are you sure/)
    assert.match(await say('yes'), /deleted/)
    assert.match(await say('why?'), /delete/i)
    assert.match(await say('show my tasks'), /1\. milk$/m)
  })
})

test('a server whose clock is wrong by an hour goes by the database: nothing expires early or late', async () => {
  await withClock(await freshPostgres(), async ({ jump, say }) => {
    await say('add milk')
    await say('delete milk')
    await jump(HOUR)
    assert.match(await say('yes'), /'milk' has been deleted/)
    await say('add bread')
    await jump(-HOUR)
    await say('delete bread')
    await jump(0)
    assert.match(await say('yes'), /'bread' has been deleted/)
    assert.match(await say('add tea in an hour'), /^I've added 'tea'/)
    await jump(HOUR)
    assert.match(await say('show my tasks'), /1\. tea/)
    assert.match(await say('undo'), /^Are you sure/)
  })
})
