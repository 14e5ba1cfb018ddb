// PostgreSQL goes away and comes back under load: the server lives, says so meanwhile, and loses nothing.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../support/databases.ts'
import { startPostgres } from '../support/postgres.ts'
import { spawnServer } from '../support/server.ts'
import { sendUntilAnswered } from './persistent-client.ts'

export interface AwayReport {
  readonly stops: number
  readonly turns: number
  readonly tries: number
  readonly not_ready_seen: number
}

export async function databaseAway(stops: number, pause_ms: number): Promise<AwayReport> {
  const postgres = await startPostgres()
  const server = spawnServer({ DATABASE_URL: postgres.url })
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const { url } = ready
  let stopping = false
  let tries = 0
  let not_ready_seen = 0
  const told: { user_id: string; message_id: string; body: string }[] = []
  const users = Array.from({ length: 4 }, () => randomUUID())
  const talking = users.map(async (user_id) => {
    let conversation_id: string | undefined
    for (let count = 1; !stopping; count++) {
      const message_id = randomUUID()
      const answer = await sendUntilAnswered(() => url, {
        user_id,
        message: `add parcel${count}`,
        message_id,
        conversation_id,
      })
      tries += answer.tries
      conversation_id = JSON.parse(answer.body).conversation_id
      told.push({ user_id, message_id, body: answer.body })
    }
  })
  for (let stop = 0; stop < stops; stop++) {
    await sleep(pause_ms)
    await postgres.kill()
    await sleep(200)
    if ((await fetch(`${url}/readyz`)).status === 503) not_ready_seen++
    await sleep(pause_ms - 200)
    await postgres.start()
  }
  await sleep(500)
  assert.equal((await fetch(`${url}/readyz`)).status, 200, 'it is ready again')
  assert.equal((await fetch(`${url}/healthz`)).status, 200, 'it never died')
  stopping = true
  await Promise.all(talking)
  await server.kill('SIGTERM')
  await withClient(postgres.url, async (client) => {
    const { rows } = await client.query('select message_id, reply from turns')
    const stored = new Map(rows.map((row) => [row.message_id, row.reply]))
    for (const { message_id, body } of told) assert.equal(stored.get(message_id), body)
    const counts = await client.query(
      'select (select count(*)::int from turns) as turns, (select count(*)::int from tasks) as tasks, (select count(distinct message_id)::int from decisions) as audited',
    )
    assert.deepEqual(counts.rows, [{ turns: told.length, tasks: told.length, audited: told.length }])
  })
  await postgres.stop()
  return { stops, turns: told.length, tries, not_ready_seen }
}
