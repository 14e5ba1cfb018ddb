import { sql } from 'kysely'
import type { StoredDecision } from '../agent/replay.ts'
import type { Database } from './database.ts'
import type { Row } from './line.ts'
import { shortColumns, shortTables, wholeDecision } from './short-decisions.ts'

const BATCH = 500

/** Every stored decision, read as the operator, turn by turn with all steps of a turn together. */
export async function* readTurns(database: Database, conversation_id: string | null): AsyncGenerator<StoredDecision[]> {
  let turn: StoredDecision[] = []
  for await (const record of readDecisions(database, conversation_id)) {
    const before = turn[0]
    if (before !== undefined && (before.message_id !== record.message_id || before.user_id !== record.user_id)) {
      yield turn
      turn = []
    }
    turn.push(record)
  }
  if (turn.length > 0) yield turn
}

async function* readDecisions(database: Database, conversation_id: string | null): AsyncGenerator<StoredDecision> {
  let after: readonly [string, string, number] = ['', '00000000-0000-0000-0000-000000000000', 0]
  while (true) {
    const page = await database.query.transaction().execute(async (transaction) => {
      await sql`select set_config('role', 'sayso_operator', true)`.execute(transaction)
      const within = conversation_id === null ? sql`` : sql`and d.conversation_id = ${conversation_id}`
      const { rows } = await sql<StoredDecision & Row>`
        select d.user_id, d.message_id, d.step, d.engine_version, d.observations, ${sql.raw(shortColumns)} from ${sql.raw(shortTables)}
        where (d.user_id, d.message_id, d.step) > (${after[0]}, ${after[1]}::uuid, ${after[2]}::int) ${within}
        order by d.user_id, d.message_id, d.step limit ${BATCH}`.execute(transaction)
      return rows.map(toStored)
    })
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < BATCH) return
    after = [last.user_id, last.message_id, last.step]
  }
}

function toStored(row: StoredDecision & Row): StoredDecision {
  const { user_id, message_id, step, engine_version, observations } = row
  return { user_id, message_id, step, engine_version, observations, ...wholeDecision(row) }
}
