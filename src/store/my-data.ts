import { z } from 'zod'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Row, Statement } from './line.ts'
import { shortColumns, shortTables, wholeDecision } from './short-decisions.ts'

const BATCH = 500
const ERASE_TIMEOUT_MS = 300_000

/** All of a user's tables, with the columns to sort their rows by. */
const tables: readonly [table: string, ...key: string[]][] = [
  ['settings', 'user_id'],
  ['tasks', 'id'],
  ['conversations', 'id'],
  ['messages', 'conversation_id', 'seq'],
  ['turns', 'message_id'],
  ['confirmations', 'id'],
  ['deletions', 'task_id'],
  ['decisions', 'id'],
  ['tool_invocations', 'id'],
  ['answers', 'key'],
  ['settings_changes', 'id'],
  ['reminders', 'task_id'],
  ['deliveries', 'id', 'receiver'],
  ['push_subscriptions', 'endpoint'],
  ['calendar_keys', 'user_id'],
]

const SHORT = 'decisions'

function pageOf(table: string, key: readonly string[], isFirst: boolean): Statement {
  const isShort = table === SHORT
  const own = key.map((name) => `d.${name}`).join(', ')
  const past = isFirst
    ? ''
    : `and (${own}) > (select ${key.map((name) => `r.${name}`).join(', ')} from jsonb_populate_record(null::${table}, $2::jsonb) r)`
  // Token digests and search indexes are of no use to a reader.
  return {
    name: `export_${table}${isFirst ? '' : '_on'}`,
    text: `select to_jsonb(d) - 'token_hash' - 'key_hash' - 'granted_in' - 'title_key' - 'due_key' - 'priority_rank' - 'order_key'
        - 'rests_on' - 'follows' - 'context_changes' - 'metadata_changes' as row,
      jsonb_build_object(${key.map((name) => `'${name}', d.${name}`).join(', ')}) as key ${isShort ? `, ${shortColumns}` : ''}
      from ${isShort ? shortTables : `${table} d`} where d.user_id = $1 ${past} order by ${own} limit ${BATCH}`,
  }
}

function written(found: Row): object {
  return { ...Object(found.row), ...wholeDecision(found) }
}

const erase: Statement = { name: 'erase_me', text: 'select erase_me() as erased' }
const erasedSchema = z.record(z.string(), z.int())

export interface MyData {
  /** All of a user's data as one JSON document, piece by piece. */
  export(user_id: string): AsyncGenerator<string>
  /** Erases all of a user's data, including the audit, and returns how much it was. */
  erase(user_id: string): Promise<Record<string, number>>
}

export function myData(database: Database): MyData {
  return {
    async *export(user_id) {
      yield `{"user_id":${JSON.stringify(user_id)}`
      for (const [table, ...key] of tables) {
        yield `,"${table}":[`
        let between = ''
        for await (const row of rowsOf(user_id, table, key)) {
          yield `${between}${row}`
          between = ',\n'
        }
        yield ']'
      }
      yield '}\n'
    },
    async erase(user_id) {
      const [row] = await asUser(database, user_id, erase, [], ERASE_TIMEOUT_MS)
      database.tell([
        { user_id, what: 'tasks', conversation_id: null },
        { user_id, what: 'conversations', conversation_id: null },
        { user_id, what: 'reminders', conversation_id: null },
      ])
      return erasedSchema.parse(row?.erased)
    },
  }

  /** Reads page by page, each in its own transaction: a slow reader must not hold a connection. */
  async function* rowsOf(user_id: string, table: string, key: readonly string[]): AsyncGenerator<string> {
    let after: string | null = null
    while (true) {
      const values: unknown[] = after === null ? [user_id] : [user_id, after]
      const page = await asUser(database, user_id, pageOf(table, key, after === null), values)
      for (const found of page) yield JSON.stringify(table === SHORT ? written(found) : found.row)
      const last = page.at(-1)
      if (last === undefined || page.length < BATCH) return
      after = JSON.stringify(last.key)
    }
  }
}
