import { asOperator } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

const BATCH = 500

/** How long data is kept. */
export interface Keeping {
  /** For users who haven't set their own. */
  readonly conversation_ttl_days: number
  readonly audit_days: number
}

// One replica at a time: without the lock, which ends with the transaction, there is nothing to do.
const mine = `pg_try_advisory_xact_lock(hashtextextended('sayso upkeep', 0))`

const conversations: Statement = {
  name: 'clear_conversations',
  text: `with old as (
    select c.user_id, c.id from conversations c where ${mine}
    and c.updated_at < clock_timestamp() - make_interval(days => coalesce((select (s.settings->>'conversation_ttl_days')::int from settings s where s.user_id = c.user_id), $1))
    order by c.updated_at limit ${BATCH} for update of c skip locked
  ) delete from conversations c using old where c.user_id = old.user_id and c.id = old.id returning 1`,
}

const before = 'clock_timestamp() - make_interval(days => $1)'

function older(table: string, column: string, condition = 'true', limit = before): Statement {
  const isOld = `t.${column} < ${limit} and ${condition}`
  return {
    name: `clear_${table}`,
    // The age is checked twice: in a partitioned table every partition has a row with the same ctid.
    text: `delete from ${table} t where t.ctid = any (array(
      select t.ctid from ${table} t where ${mine} and ${isOld} limit ${BATCH}
    )) and ${isOld} returning 1`,
  }
}

/** Decisions of the same hour go together, since they are stored relative to each other (`short-decisions.ts`). */
const hourBefore = `date_trunc('hour', ${before}, 'UTC')`

/** Others may have been relative to a full context for an hour. */
const restedOn = `t.at < ${before} - interval '2 hours'`

/** In this order: a deletion refers to its confirmation. */
const aged: readonly (readonly [string, Statement])[] = [
  ['decisions', older('decisions', 'at', `(t.context is null or ${restedOn})`, hourBefore)],
  ['tool_invocations', older('tool_invocations', 'invoked_at')],
  ['settings_changes', older('settings_changes', 'at')],
  ['turns', older('turns', 'created_at')],
  ['answers', older('answers', 'created_at')],
  ['deletions', older('deletions', 'deleted_at')],
  [
    'confirmations',
    older(
      'confirmations',
      'created_at',
      'not exists (select from deletions d where d.user_id = t.user_id and d.confirmation_id = t.id)',
    ),
  ],
]

/** Deletes old data in batches, and returns how much it was. */
export async function clearOld(database: Database, keeping: Keeping): Promise<Record<string, number>> {
  const cleared: Record<string, number> = {
    conversations: await inBatches(database, conversations, keeping.conversation_ttl_days),
  }
  for (const [table, statement] of aged) cleared[table] = await inBatches(database, statement, keeping.audit_days)
  // PostgreSQL does this by itself; the embedded database's log would otherwise grow until it is closed.
  if (database.kind === 'embedded') await database.pool.query('checkpoint')
  return cleared
}

async function inBatches(database: Database, statement: Statement, days: number): Promise<number> {
  let count = 0
  while (true) {
    const { length } = await asOperator(database, statement, [days])
    count += length
    if (length < BATCH) return count
  }
}
