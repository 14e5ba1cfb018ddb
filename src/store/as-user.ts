import type { Database } from './database.ts'
import {
  begin,
  commit,
  enter,
  entering,
  giveBack,
  type LineSource,
  openLine,
  type Row,
  type Statement,
} from './line.ts'

const TIMEOUT_MS = 30_000

/** One statement as one user, in a transaction and a flight of its own. */
export async function asUser(
  database: Database,
  user_id: string,
  statement: Statement,
  values: readonly unknown[] = [],
  timeout_ms: number = TIMEOUT_MS,
): Promise<readonly Row[]> {
  const [rows = []] = await asUserTogether(database, user_id, [[statement, values]], timeout_ms)
  return rows
}

/** Several statements of one user's in one transaction and one flight. */
export async function asUserTogether(
  database: Database,
  user_id: string,
  statements: readonly Filled[],
  timeout_ms: number,
): Promise<readonly (readonly Row[])[]> {
  return await together(database, [[enter, entering(user_id, timeout_ms)], ...statements])
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
  const [rows = []] = await asOperatorTogether(database, [[statement, values]])
  return rows
}

/** Several statements of the operator's in one transaction and one flight. */
export async function asOperatorTogether(
  database: Database,
  statements: readonly Filled[],
): Promise<readonly (readonly Row[])[]> {
  const source = { ...database, lines: database.pool }
  return await together(source, [[enterAsOperator, [String(TIMEOUT_MS)]], ...statements])
}

export type Filled = readonly [Statement, readonly unknown[]]

/** The first puts the transaction under its role; what comes back is what the others answered. */
async function together(source: LineSource, statements: readonly Filled[]): Promise<readonly (readonly Row[])[]> {
  const line = await openLine(source)
  const begun = line.send(begin)
  const sent = statements.map(([statement, values]) => line.send(statement, values))
  const [committed, ...answers] = await Promise.allSettled([line.send(commit), begun, ...sent])
  await giveBack(line, committed)
  for (const part of [...answers, committed]) if (part.status === 'rejected') throw part.reason
  if (committed.status !== 'fulfilled' || committed.value.tag !== 'COMMIT')
    throw new Error('the statement was rolled back')
  return answers.slice(2).map((part) => (part.status === 'fulfilled' ? part.value.rows : []))
}
