// Kills the server, or its database, again and again while clients talk, then compares what they were told with what is there.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { chatResponseSchema } from '../../src/domain/chat.ts'
import { openDatabase } from '../../src/store/database.ts'
import type { Fresh } from '../support/databases.ts'
import type { Victim } from './victims.ts'

export interface KillReport {
  kills: number
  /** Kills that came while at least one client was waiting for an answer. */
  kills_in_flight: number
  /** Turns whose answer a client had in its hands. */
  turns: number
  retries: number
}

interface Told {
  readonly message_id: string
  readonly body: string
}

interface Client {
  readonly user_id: string
  readonly told: Told[]
  /** What must be there: title to status; deleted tasks are not in it. */
  readonly tasks: Map<string, 'pending' | 'completed'>
}

const CLIENTS = 8

/** Of the kills, those that do not wait until the one before is over. */
const EARLY = 0.1

/** As many turns are answered as are wanted, in lives of random length. */
export async function killLoop(
  fresh: Fresh,
  victim: Victim,
  goal: { readonly kills: number; readonly turns: number },
  onKill: (done: number) => void = () => {},
): Promise<KillReport> {
  const report: KillReport = { kills: 0, kills_in_flight: 0, turns: 0, retries: 0 }
  // Where one of those below fails, nobody goes on alone.
  const over = new AbortController()
  let stopping = false
  let waiting = 0

  /** Sends one message until it is answered, always under the same id. */
  async function ask(client: Client, message: string, conversation_id: string | undefined) {
    const message_id = randomUUID()
    const body = JSON.stringify({ message, message_id, conversation_id })
    while (true) {
      over.signal.throwIfAborted()
      const url = await victim.url()
      waiting++
      try {
        const response = await fetch(`${url}/api/chat`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-user-id': client.user_id },
          body,
          signal: over.signal,
        })
        const text = await response.text()
        if (response.status === 200) {
          client.told.push({ message_id, body: text })
          report.turns++
          return chatResponseSchema.parse(JSON.parse(text))
        }
        assert.ok([409, 503].includes(response.status), text)
      } catch (fault) {
        if (fault instanceof assert.AssertionError) throw fault
      } finally {
        waiting--
      }
      report.retries++
      await sleep(20)
    }
  }

  async function talk(client: Client): Promise<void> {
    let { conversation_id } = await ask(client, 'hello', undefined)
    for (let count = 1; !stopping; count++) {
      const title = `parcel ${count} zone${count}`
      await ask(client, `add ${title}`, conversation_id)
      client.tasks.set(title, 'pending')
      if (count % 2 === 0) {
        const done = await ask(client, `complete ${title}`, conversation_id)
        assert.equal(done.response, `Done! '${title}' has been marked as completed.`)
        client.tasks.set(title, 'completed')
      }
      if (count % 3 === 0) {
        await ask(client, `delete ${title}`, conversation_id)
        const gone = await ask(client, 'yes', conversation_id)
        assert.equal(gone.response, `'${title}' has been deleted.`)
        client.tasks.delete(title)
      }
      if (count % 40 === 0) ({ conversation_id } = await ask(client, 'hello', undefined))
    }
  }

  const answered = async (turns: number) => {
    while (report.turns < turns) await sleep(5, undefined, over)
  }

  async function kills(): Promise<void> {
    while (report.kills < goal.kills) {
      if (Math.random() < EARLY) await sleep(Math.random() * 1500)
      else {
        await victim.awake()
        await answered(report.turns + (2 * Math.random() * goal.turns) / goal.kills)
        await sleep(Math.random() * 50)
      }
      if (waiting > 0) report.kills_in_flight++
      await victim.kill()
      onKill(++report.kills)
    }
    await victim.awake()
    await answered(goal.turns)
    // However slow the machine, there must be something to compare.
    while (clients.some((client) => client.told.length < 10)) await sleep(50, undefined, over)
    stopping = true
  }

  const clients = Array.from({ length: CLIENTS }, (): Client => ({ user_id: randomUUID(), told: [], tasks: new Map() }))
  try {
    await Promise.all([kills(), ...clients.map(talk)])
  } catch (fault) {
    over.abort(fault)
    throw fault
  } finally {
    await victim.stop()
  }
  await verify(fresh, clients)
  return report
}

/** Nothing told is lost, nothing is there twice, no turn is torn. */
async function verify(fresh: Fresh, clients: readonly Client[]): Promise<void> {
  const database = await openDatabase(fresh.place, () => {})
  try {
    for (const client of clients) await verifyClient(database.pool, client)
    const { rows } = await database.pool.query(`select
      (select count(*)::int from turns where reply is null) as unanswered,
      (select count(*)::int from turns t where not exists (select from decisions d where d.user_id = t.user_id and d.message_id = t.message_id)) as without_audit,
      (select count(*)::int from decisions d where not exists (select from turns t where d.user_id = t.user_id and d.message_id = t.message_id)) as without_turn,
      (select count(*)::int from messages) - 2 * (select count(*)::int from turns) as odd_messages,
      (select count(*)::int from conversations c where turn_count <> (select count(*) from turns t where t.user_id = c.user_id and t.conversation_id = c.id)) as gaps,
      (select count(*)::int from deletions) - (select count(*)::int from confirmations where consumed_at is not null) as unconfirmed`)
    assert.deepEqual(rows, [
      { unanswered: 0, without_audit: 0, without_turn: 0, odd_messages: 0, gaps: 0, unconfirmed: 0 },
    ])
  } finally {
    await database.close()
  }
}

async function verifyClient(pool: pg.Pool, client: Client): Promise<void> {
  const turns = await pool.query('select message_id, reply from turns where user_id = $1', [client.user_id])
  const stored = new Map(turns.rows.map((row) => [row.message_id, row.reply]))
  for (const { message_id, body } of client.told)
    assert.equal(stored.get(message_id), body, 'what was told is stored, byte for byte')
  assert.equal(stored.size, client.told.length, 'and nothing else')
  const tasks = await pool.query('select title, status from tasks where user_id = $1 order by title', [client.user_id])
  const expected = [...client.tasks]
    .map(([title, status]) => ({ title, status }))
    .sort((one, other) => (one.title < other.title ? -1 : 1))
  assert.deepEqual(tasks.rows, expected, 'every effect is there once')
}
