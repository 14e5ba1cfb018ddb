import type { Database } from './database.ts'
import { begin, commit, enter, entering, type LineSource, openLine, type Row, type Statement } from './line.ts'

const TIMEOUT_MS = 30_000

/** One statement as one user, in a transaction and a flight of its own. */
export async function asUser(
  database: Database,
  user_id: string,
  statement: Statement,
  values: readonly unknown[] = [],
  timeout_ms: number = TIMEOUT_MS,
): Promise<readonly Row[]> {
  return await alone(database, enter, entering(user_id, timeout_ms), statement, values)
}

const enterAsOperator: Statement = {
  name: 'enter_operator',
  text: `select set_config('role', 'sayso_operator', true), set_config('statement_timeout', $1, true)`,
}

/** The same for upkeep, which sees every user's rows but may only clear old ones away. */
export async function asOperator(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  return await alone({ ...database, lines: database.pool }, enterAsOperator, [String(TIMEOUT_MS)], statement, values)
}

async function alone(
  source: LineSource,
  entry: Statement,
  entryValues: readonly unknown[],
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const line = await openLine(source)
  const [, entered, answered, committed] = await Promise.allSettled([
    line.send(begin),
    line.send(entry, entryValues),
    line.send(statement, values),
    line.send(commit),
  ])
  line.release(committed.status === 'rejected')
  for (const part of [entered, answered, committed]) if (part.status === 'rejected') throw part.reason
  if (answered.status !== 'fulfilled' || committed.status !== 'fulfilled' || committed.value.tag !== 'COMMIT')
    throw new Error('the statement was rolled back')
  return answered.value.rows
}
