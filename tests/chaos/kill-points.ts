// Kills the server at each point of a turn: with each of its flights on the way to the database, and with each answer on the way
// back. The same message sent to the next server is answered, and was done once.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { withClient } from '../support/databases.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'
import { type Point, startTurnProxy, type TurnProxy } from '../support/turn-proxy.ts'
import { type Sending, sendUntilAnswered } from './persistent-client.ts'

/** What is said before, what is said then, and which tasks are there afterwards. */
const turns: readonly {
  readonly before: readonly string[]
  readonly said: string
  readonly left: readonly string[]
}[] = [
  { before: [], said: 'add milk', left: ['milk pending'] },
  { before: ['add milk'], said: 'complete milk', left: ['milk completed'] },
  { before: ['add milk', 'add bread'], said: 'delete milk', left: ['bread pending', 'milk pending'] },
  { before: ['add milk', 'add bread', 'delete milk'], said: 'yes', left: ['bread pending'] },
]

/** A point at which the server was killed, and whether the turn had been committed by then. */
export interface KilledAt {
  readonly name: string
  readonly isDone: boolean
}

export async function killAtPoints(
  database_url: string,
  said: readonly string[] = turns.map((turn) => turn.said),
  onKill: (done: number) => void = () => {},
): Promise<readonly KilledAt[]> {
  const address = new URL(database_url)
  const proxy = await startTurnProxy(Number(address.port))
  address.port = String(proxy.port)
  const env = { DATABASE_URL: address.href }
  const points: KilledAt[] = []
  let server = await started(env)
  for (const turn of turns.filter((one) => said.includes(one.said)))
    for (const point of allPoints()) {
      const user_id = randomUUID()
      const conversation_id = await talk(server.url, user_id, turn.before)
      const sending = { user_id, message: turn.said, message_id: randomUUID(), conversation_id }
      const isReached = await reaches(proxy, point, server.url, sending)
      if (!isReached) {
        await verify(database_url, sending, turn)
        break
      }
      await server.process.kill()
      proxy.letAllPass()
      server = await started(env)
      const isDone = await isKept(database_url, sending)
      points.push({ name: `${turn.said}, ${point.side} flight ${point.flight}`, isDone })
      const { body } = await sendUntilAnswered(() => server.url, sending)
      assert.equal((await sendUntilAnswered(() => server.url, sending)).body, body, 'a repeat gets the same bytes')
      await verify(database_url, sending, turn)
      onKill(points.length)
    }
  await server.process.kill('SIGTERM')
  await proxy.close()
  return points
}

/** One after the other, for as long as there are flights. */
function* allPoints(): Generator<Point> {
  for (let flight = 1; ; flight++) for (const side of ['before', 'after'] as const) yield { flight, side }
}

async function started(env: Record<string, string>): Promise<{ process: ServerProcess; url: string }> {
  const server = spawnServer(env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  return { process: server, url: ready.url }
}

async function talk(url: string, user_id: string, said: readonly string[]): Promise<string | undefined> {
  let conversation_id: string | undefined
  for (const message of said) {
    const sending = { user_id, message, message_id: randomUUID(), conversation_id }
    conversation_id = JSON.parse((await sendUntilAnswered(() => url, sending)).body).conversation_id
  }
  return conversation_id
}

/** Whether the turn gets to the point; otherwise it was answered before. */
async function reaches(proxy: TurnProxy, point: Point, url: string, sending: Sending): Promise<boolean> {
  const reached = proxy.stopAt(point).then(() => true)
  const { user_id, ...body } = sending
  const answered = fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': user_id },
    body: JSON.stringify(body),
  }).then(
    () => false,
    () => true,
  )
  const isReached = await Promise.race([reached, answered])
  if (!isReached) proxy.letAllPass()
  return isReached
}

async function isKept(database_url: string, { user_id, message_id }: Sending): Promise<boolean> {
  return await withClient(database_url, async (client) => {
    const { rowCount } = await client.query('select from turns where user_id = $1 and message_id = $2', [
      user_id,
      message_id,
    ])
    return rowCount === 1
  })
}

/** Every turn is there once, with its audit, and so is what it did. */
async function verify(
  database_url: string,
  { user_id }: Sending,
  { before, left }: (typeof turns)[number],
): Promise<void> {
  await withClient(database_url, async (client) => {
    const { rows } = await client.query(
      `select (select count(*)::int from turns where user_id = $1 and reply is not null) as turns,
        (select count(distinct message_id)::int from decisions where user_id = $1) as audited,
        (select count(*)::int from messages where user_id = $1) as messages,
        (select count(*)::int from deletions where user_id = $1)
          - (select count(*)::int from confirmations where user_id = $1 and consumed_at is not null) as unconfirmed,
        (select coalesce(array_agg(title || ' ' || status order by title), '{}') from tasks where user_id = $1) as left`,
      [user_id],
    )
    const count = before.length + 1
    assert.deepEqual(rows, [{ turns: count, audited: count, messages: 2 * count, unconfirmed: 0, left }])
  })
}
