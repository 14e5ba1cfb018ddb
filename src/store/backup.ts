// Everybody's rows as lines of JSON, and back: the same for the embedded database and for PostgreSQL, and from one to
// the other. PostgreSQL's own dump can't read past row-level security without a superuser.

import type pg from 'pg'
import { z } from 'zod'
import { AppError } from '../domain/errors.ts'
import type { Database } from './database.ts'

const FORMAT = 1
const BATCH = 500

/**
 * In an order in which they can be restored. Push subscriptions are left out: they are bound to a key that isn't in
 * the backup, and browsers make new ones.
 */
const walled = [
  'settings',
  'tasks',
  'task_words',
  'conversations',
  'messages',
  'turns',
  'confirmations',
  'deletions',
  'decisions',
  'tool_invocations',
  'answers',
  'settings_changes',
  'revocations',
  'reminders',
  'calendar_keys',
] as const

/** Restoring the tasks also restores their tallies. */
const written = [...walled, 'task_tallies'] as const

/** No row-level security here, since only the owner has access. Sessions aren't included. */
const accounts = [
  'account_users',
  'account_passwords',
  'account_passkeys',
  'account_clients',
  'account_tokens',
] as const

const tables = [...walled, ...accounts] as const

const tableSchema = z.enum(tables)
const lineSchema = z.union([
  z.strictObject({ sayso_backup: z.int(), made_at: z.string(), migrations: z.array(z.string()) }),
  z.strictObject({ table: tableSchema, columns: z.array(z.string().regex(/^[a-z_]+$/)) }),
  z.strictObject({ row: z.record(z.string(), z.unknown()) }),
  z.strictObject({ end: z.record(z.string(), z.int()) }),
])

export type Counts = Record<string, number>

/** A snapshot of one moment, whatever is written meanwhile. */
export async function* readBackup(database: Database): AsyncGenerator<string> {
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select name from kysely_migration order by name')
    const migrations = rows.map(({ name }) => String(name))
    yield line({ sayso_backup: FORMAT, made_at: new Date().toISOString(), migrations })
    const columns = await readColumns(client)
    await client.query("select set_config('role', 'sayso_operator', true)")
    const end: Counts = {}
    for (const table of tables) {
      // Only the owner may read the account tables.
      if (table === accounts[0]) await client.query("select set_config('role', 'none', true)")
      yield line({ table, columns: columns.get(table) ?? [] })
      end[table] = 0
      for await (const row of rowsOf(client, table, columns.get(table) ?? [])) {
        end[table]++
        yield `{"row":${row}}\n`
      }
    }
    yield line({ end })
  } finally {
    // Even if the reader stops early: otherwise a connection would be left with an open transaction.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
  }
}

function line(value: z.input<typeof lineSchema>): string {
  return `${JSON.stringify(value)}\n`
}

/** The columns that hold data; generated columns are computed again. */
async function readColumns(client: pg.PoolClient): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await client.query(
    `select relname as table, array_agg(attname::text order by attnum) as columns from pg_attribute a join pg_class c on c.oid = a.attrelid
      where relnamespace = 'public'::regnamespace and relname = any ($1) and attnum > 0 and not attisdropped and attgenerated = '' group by relname`,
    [tables],
  )
  return new Map(rows.map(({ table, columns }) => [table, columns.filter(isCarriedOver)]))
}

async function* rowsOf(client: pg.PoolClient, table: string, columns: readonly string[]): AsyncGenerator<string> {
  await client.query(
    `declare backup no scroll cursor for select row_to_json(r)::text as row from (select ${columns.map(quoted).join(', ')} from ${table}) as r`,
  )
  while (true) {
    const { rows } = await client.query(`fetch ${BATCH} from backup`)
    for (const { row } of rows) yield row
    if (rows.length < BATCH) break
  }
  await client.query('close backup')
}

/** A column name may be an SQL keyword. */
function quoted(column: string): string {
  return `"${column}"`
}

/** Restores a backup into an empty database, all or nothing, and returns how many rows it had. */
export async function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<Counts> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Row-level security applies to the owner too; it is off for this transaction, which locks everybody else out.
    for (const table of written) await client.query(`alter table ${table} no force row level security`)
    await demandEmpty(client)
    const counts = await putBack(client, lines)
    await client.query('set constraints all immediate')
    for (const table of written) await client.query(`alter table ${table} force row level security`)
    await client.query('commit')
    client.release()
    return counts
  } catch (fault) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw fault
  }
}

async function demandEmpty(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    `select ${tables.map((table) => `exists (select from ${table})`).join(' or ')} as is_used`,
  )
  if (rows[0]?.is_used === true)
    throw new AppError(
      'BAD_REQUEST',
      'There is something in this database already. Restore into an empty one: set SAYSO_DATA_DIR or DATABASE_URL.',
    )
}

interface Open {
  readonly table: string
  readonly columns: readonly string[]
  readonly waiting: unknown[]
}

async function putBack(client: pg.PoolClient, lines: AsyncIterable<string>): Promise<Counts> {
  const counts: Counts = {}
  let open: Open | undefined
  let isBackup = false
  for await (const text of lines) {
    const read = readLine(text)
    if ('sayso_backup' in read) {
      await demandKnown(client, read)
      isBackup = true
    }
    if (!isBackup) throw notBackup()
    if ('row' in read) {
      if (open === undefined) throw notBackup()
      open.waiting.push(read.row)
      counts[open.table] = (counts[open.table] ?? 0) + 1
      if (open.waiting.length >= BATCH) await insert(client, open)
      continue
    }
    if (open !== undefined) await insert(client, open)
    if ('table' in read) {
      open = { ...read, waiting: [] }
      // Restoring the tasks has created their reminders, but not which were sent or snoozed.
      if (read.table === 'reminders') await client.query('delete from reminders')
      counts[read.table] = 0
    }
    if ('end' in read) {
      if (tables.some((table) => (read.end[table] ?? 0) !== (counts[table] ?? 0))) throw incomplete()
      return counts
    }
  }
  throw isBackup ? incomplete() : notBackup()
}

function readLine(text: string): z.infer<typeof lineSchema> {
  try {
    return lineSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw notBackup(cause)
  }
}

/**
 * Leaves out transaction ids: in another database they start again, so an old one would collide with a new one there.
 */
function isCarriedOver(column: string): boolean {
  return column !== 'granted_in'
}

async function insert(client: pg.PoolClient, { table, columns, waiting }: Open): Promise<void> {
  const names = columns.filter(isCarriedOver).map(quoted).join(', ')
  await client.query(
    `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(waiting.splice(0))],
  )
}

async function demandKnown(
  client: pg.PoolClient,
  { sayso_backup, migrations }: { sayso_backup: number; migrations: readonly string[] },
): Promise<void> {
  const { rows } = await client.query('select name from kysely_migration')
  const known = new Set(rows.map(({ name }) => name))
  if (sayso_backup > FORMAT || migrations.some((name) => !known.has(name)))
    throw new AppError('BAD_REQUEST', 'A newer Sayso made this backup. Update Sayso to restore it.')
}

function notBackup(cause?: unknown): AppError {
  return new AppError('BAD_REQUEST', 'This is not a backup made by sayso backup.', { cause })
}

function incomplete(): AppError {
  return new AppError('BAD_REQUEST', 'This backup is not complete, so nothing was restored.')
}
