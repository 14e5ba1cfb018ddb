// Turns through proxies that cut connections at random points, before the server and before the database.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { startCuttingProxy } from '../support/cutting-proxy.ts'
import { spawnServer } from '../support/server.ts'
import { sendUntilAnswered } from './persistent-client.ts'
import { eachOnce, type Told } from './told-once.ts'

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
  const told: Told[] = []
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
  await eachOnce(database_url, told)
  return report
}
