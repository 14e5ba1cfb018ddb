// A server dies in the middle of a turn, with the lock of its conversation; another server has the next turn.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer } from '../support/server.ts'
import { startTurnProxy } from '../support/turn-proxy.ts'
import { sendUntilAnswered } from './persistent-client.ts'

/** How long after the death the next turn is answered, in milliseconds. */
export async function lockHolderDies(database_url: string): Promise<number> {
  const address = new URL(database_url)
  const proxy = await startTurnProxy(Number(address.port))
  address.port = String(proxy.port)
  const [holder, next] = [spawnServer({ DATABASE_URL: address.href }), spawnServer({ DATABASE_URL: database_url })]
  const [holderUrl, nextUrl] = await Promise.all(
    [holder, next].map(async ({ ready }) => (await ready).url ?? assert.fail('it did not start')),
  )
  const user_id = randomUUID()
  const say = (url: string | undefined, message: string, conversation_id?: string) =>
    sendUntilAnswered(() => url ?? '', { user_id, message, message_id: randomUUID(), conversation_id })
  const { conversation_id } = JSON.parse((await say(nextUrl, 'hello')).body)
  const reached = proxy.stopAt({ flight: 2, side: 'before' })
  const held = { message: 'add milk', message_id: randomUUID(), conversation_id }
  fetch(`${holderUrl}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': user_id },
    body: JSON.stringify(held),
  }).catch(() => {})
  await reached
  let answered_at: number | null = null
  const waiting = say(nextUrl, 'add bread', conversation_id).then((answer) => {
    answered_at = performance.now()
    return answer
  })
  await sleep(300)
  assert.equal(answered_at, null, 'turns come one after the other')
  const died_at = performance.now()
  await holder.kill()
  const { body } = await waiting
  const took = performance.now() - died_at
  assert.match(body, /I've added 'bread'/)
  await next.kill('SIGTERM')
  await proxy.close()
  return took
}
