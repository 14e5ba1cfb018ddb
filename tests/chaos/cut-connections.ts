// Turns through proxies that cut connections at random points, before the server and before the database.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { withClient } from '../support/databases.ts'
import { spawnServer } from '../support/server.ts'
import { sendUntilAnswered } from './persistent-client.ts'

export interface CutReport {
  readonly turns: number
  readonly cuts_before_server: number
  readonly cuts_before_database: number
  readonly tries: number
}

const CLIENTS = 8

export async function cutConnections(
  database_url: string,
  turns: number,
  onTurn: (done: number) => void = () => {},
): Promise<CutReport> {
  const address = new URL(database_url)
  const beforeDatabase = await startCuttingProxy(Number(address.port), 400_000)
  address.port = String(beforeDatabase.port)
  const server = spawnServer({ DATABASE_URL: address.href })
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const beforeServer = await startCuttingProxy(Number(new URL(ready.url).port), 6_000)
  const url = `http://127.0.0.1:${beforeServer.port}`
  beforeDatabase.storm()
  beforeServer.storm()
  const users = Array.from({ length: CLIENTS }, () => randomUUID())
  const told: { user_id: string; message_id: string; body: string; title: string }[] = []
  let [started, tries] = [0, 0]
  await Promise.all(
    users.map(async (user_id) => {
      let conversation_id: string | undefined
      while (started < turns) {
        const number = ++started
        const sending = { user_id, message: `add parcel${number}`, message_id: randomUUID(), conversation_id }
        const answer = await sendUntilAnswered(() => url, sending)
        tries += answer.tries
        conversation_id = JSON.parse(answer.body).conversation_id
        told.push({ user_id, message_id: sending.message_id, body: answer.body, title: `parcel${number}` })
        if (number % 10 === 0)
          assert.equal((await sendUntilAnswered(() => url, sending)).body, answer.body, 'a repeat gets the same bytes')
        onTurn(told.length)
      }
    }),
  )
  beforeServer.calm()
  beforeDatabase.calm()
  await server.kill('SIGTERM')
  const report = {
    turns: told.length,
    cuts_before_server: beforeServer.cuts(),
    cuts_before_database: beforeDatabase.cuts(),
    tries,
  }
  await Promise.all([beforeServer.close(), beforeDatabase.close()])
  await verify(database_url, users, told)
  return report
}

/** Exactly one effect, one turn and one trail of audit for each message. */
async function verify(
  database_url: string,
  users: readonly string[],
  told: readonly { user_id: string; message_id: string; body: string; title: string }[],
): Promise<void> {
  await withClient(database_url, async (client) => {
    const rows = async (text: string) => (await client.query(text, [users])).rows
    const turns = await rows('select user_id, message_id, reply from turns where user_id = any($1)')
    const stored = new Map(turns.map((row) => [`${row.user_id} ${row.message_id}`, row.reply]))
    for (const { user_id, message_id, body } of told) assert.equal(stored.get(`${user_id} ${message_id}`), body)
    const [counts] = await rows(`select (select count(*)::int from turns where user_id = any($1)) as turns,
      (select count(*)::int from tasks where user_id = any($1)) as tasks,
      (select count(distinct message_id)::int from decisions where user_id = any($1)) as audited,
      (select count(*)::int from decisions where user_id = any($1)) as decisions,
      (select count(*)::int from tool_invocations where user_id = any($1)) as calls,
      (select count(*)::int from messages where user_id = any($1)) as messages`)
    const { length } = told
    assert.deepEqual(counts, {
      turns: length,
      tasks: length,
      audited: length,
      decisions: 2 * length,
      calls: length,
      messages: 2 * length,
    })
    const titles = await rows('select title from tasks where user_id = any($1)')
    assert.deepEqual(titles.map((row) => row.title).sort(), told.map((one) => one.title).sort())
  })
}
