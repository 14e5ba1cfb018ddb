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

/** Runs one statement as one user, in its own transaction and flight. */
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

/** Runs several statements of one user in one transaction and one flight. */
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

/** The same for maintenance, which sees every user's rows but may only delete old ones. */
export async function asOperator(
  database: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const [rows = []] = await asOperatorTogether(database, [[statement, values]])
  return rows
}

/** Runs several statements of the operator in one transaction and one flight. */
export async function asOperatorTogether(
  database: Database,
  statements: readonly Filled[],
): Promise<readonly (readonly Row[])[]> {
  const source = { ...database, lines: database.pool }
  return await together(source, [[enterAsOperator, [String(TIMEOUT_MS)]], ...statements])
}

export type Filled = readonly [Statement, readonly unknown[]]

/** The first statement switches the transaction to its role; returns the results of the others. */
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
