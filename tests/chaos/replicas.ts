// Several servers on one database, many clients in one conversation: the turns must come in one order.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { shortColumns, shortTables, wholeDecision } from '../../src/store/short-decisions.ts'
import { withClient } from '../support/databases.ts'
import { spawnServer } from '../support/server.ts'
import { sendUntilAnswered } from './persistent-client.ts'

const REPLICAS = 3
const CLIENTS = 16

const sayings = [
  'add milk',
  'add bread',
  'show my tasks',
  'complete task 1',
  'delete milk',
  'yes',
  'no',
  'the first one',
  'rename bread to toast',
]

/** How long clients waited for an answer, their place in the line of the conversation included. */
export interface Waited {
  readonly median_ms: number
  readonly p99_ms: number
}

/** `url` is how the servers reach the database, which may be a pooler; `direct` is how the check does. */
export async function manyReplicas(
  url: string,
  direct: string,
  turns: number,
  onTurn: (done: number) => void = () => {},
): Promise<Waited> {
  const servers = Array.from({ length: REPLICAS }, () =>
    spawnServer({ DATABASE_URL: url, SAYSO_DATABASE_POOLER: url === direct ? 'none' : 'transaction' }),
  )
  const addresses = await Promise.all(
    servers.map((server) => server.ready.then((ready) => ready.url ?? assert.fail(JSON.stringify(ready)))),
  )
  const user_id = randomUUID()
  const first = await sendUntilAnswered(() => addresses[0] ?? '', {
    user_id,
    message: 'hello',
    message_id: randomUUID(),
  })
  const { conversation_id } = JSON.parse(first.body)
  let started = 1
  let done = 1
  const waits: number[] = []
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      while (started < turns) {
        const number = ++started
        const message = sayings[(number * 7 + client) % sayings.length] ?? 'hello'
        const sent_at = performance.now()
        await sendUntilAnswered(() => addresses[number % REPLICAS] ?? '', {
          user_id,
          message,
          message_id: randomUUID(),
          conversation_id,
        })
        waits.push(performance.now() - sent_at)
        onTurn(++done)
      }
    }),
  )
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await verify(direct, user_id, conversation_id, turns)
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(share * waits.length)] ?? 0
  return { median_ms: at(0.5), p99_ms: at(0.99) }
}

/** What a decision remembers of its calls; which they were and when they ran is added where they ran. */
function asDecided(metadata: { last_tool_calls: Record<string, unknown>[] }): unknown {
  const calls = metadata.last_tool_calls.map(({ id: _, invoked_at: __, status: ___, ...call }) => call)
  return { ...metadata, last_tool_calls: calls }
}

/** Every turn began with what the one before it left, and they are numbered without gap or repeat. */
async function verify(url: string, user_id: string, conversation_id: string, turns: number): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select t.seq, d.step, ${shortColumns} from ${shortTables} join turns t on d.user_id = t.user_id and d.message_id = t.message_id
       where t.user_id = $1 and t.conversation_id = $2 order by t.seq, d.step`,
      [user_id, conversation_id],
    )
    const numbers = [...new Set(rows.map((row) => row.seq))]
    assert.deepEqual(
      numbers,
      Array.from({ length: turns }, (_, index) => index + 1),
    )
    let before: { metadata: unknown; pending_action: { id: string } | null; response_text: string } | undefined
    for (const found of rows) {
      const row = { ...found, ...wholeDecision(found) }
      if (row.context !== null && before !== undefined) {
        const context = JSON.parse(row.context)
        assert.deepEqual(
          asDecided(context.metadata),
          before.metadata,
          `turn ${row.seq} begins with what the one before remembered`,
        )
        assert.equal(
          context.pending_confirmation?.id ?? null,
          before.pending_action?.id ?? null,
          `turn ${row.seq} sees what is pending`,
        )
        assert.equal(
          context.message_history.at(-1).content,
          before.response_text,
          `turn ${row.seq} knows the last reply`,
        )
      }
      const decision = JSON.parse(row.decision)
      if (decision.tool_calls === null) before = decision
    }
  })
}
