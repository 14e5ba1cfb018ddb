// A line is a connection during one transaction. Statements sent without waiting in between leave together as one
// flight, and take one round trip.

import type pg from 'pg'
import { asUnavailable, CommitUnknown } from '../domain/errors.ts'
import { Flight, type FlightStatement, type Landed } from './flight.ts'
import { streamOf } from './stream.ts'
import { writtenVia } from './via.ts'

export interface Statement {
  readonly name: string
  readonly text: string
}

export type Row = Record<string, unknown>

export interface Answer {
  readonly rows: readonly Row[]
  readonly tag: string
}

/** What went over the wire, for tests and benches. */
export interface Traffic {
  statements: number
  round_trips: number
}

/** Where lines come from. */
export interface LineSource {
  readonly lines: pg.Pool
  readonly traffic: Traffic
  /** Older transaction poolers don't support named prepared statements. */
  readonly unnamed: boolean
  readonly errors: Map<string, number>
  /** Gives up a connection after this much silence; null: never. */
  readonly silence_ms: number | null
  admit(): Promise<void>
}

export interface Line {
  send(statement: Statement, values?: readonly unknown[]): Promise<Answer>
  /** Returns the connection, once; a broken one is discarded. */
  release(broken?: boolean): void
  isReleased(): boolean
}

export async function openLine(source: LineSource): Promise<Line> {
  const { lines, traffic, unnamed, errors, silence_ms, admit } = source
  await admit()
  const client = await lines.connect().catch((fault: unknown) => {
    count(errors, fault)
    throw fault
  })
  const stream = streamOf(client)
  let flying = 0
  // A host that loses power doesn't end its connections, and the system only gives them up after a quarter of an hour.
  const giveUp = () => {
    if (flying > 0) stream?.destroy()
  }
  const watchdog = silence_ms === null ? undefined : setTimeout(giveUp, silence_ms).unref()
  let isReleased = false
  let isAway = false
  let boarding: Passenger[] = []
  const depart = () => {
    const passengers = boarding
    boarding = []
    traffic.statements += passengers.length
    if (flying++ === 0) traffic.round_trips++
    watchdog?.refresh()
    const land = (landed: Landed) => {
      flying--
      watchdog?.refresh()
      if (landed.fault !== null) {
        count(errors, landed.fault)
        isAway ||= asUnavailable(landed.fault) !== null
      }
      settle(passengers, landed)
    }
    client.query(Object(new Flight(passengers, land)))
  }
  return {
    send({ name, text }, values = []) {
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      if (boarding.push({ ...(unnamed ? {} : { name }), text, values, resolve, reject }) === 1) queueMicrotask(depart)
      return promise
    },
    release(broken = false) {
      isReleased = true
      clearTimeout(watchdog)
      // A read-only server has become a standby: the next connection may reach the right one.
      client.release(broken || isAway)
    },
    isReleased: () => isReleased,
  }
}

interface Passenger extends FlightStatement {
  resolve(answer: Answer): void
  reject(fault: unknown): void
}

/** For statements sent after one that failed. They weren't run, and the transaction still has to be ended. */
class NotRun extends Error {
  override readonly name = 'NotRun'
}

function settle(passengers: readonly Passenger[], { results, fault, isAlive }: Landed): void {
  for (const [index, { resolve, reject }] of passengers.entries()) {
    const result = results[index]
    if (result !== undefined) resolve({ rows: result.rows, tag: result.command })
    else
      reject(isAlive && index > results.length ? new NotRun('a statement before it failed', { cause: fault }) : fault)
  }
}

/** Counts by the class of an SQLSTATE (its first two characters), or by the full code of another error. */
function count(errors: Map<string, number>, fault: unknown): void {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : 'none'
  const kind = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : code
  errors.set(kind, (errors.get(kind) ?? 0) + 1)
}

/** A line for work that outlives this call; if the work fails, it returns the line. */
export async function onLine<T>(source: LineSource, work: (line: Line) => Promise<T>): Promise<T> {
  const line = await openLine(source)
  try {
    return await work(line)
  } catch (fault) {
    await leave(line)
    throw fault
  }
}

export const begin: Statement = { name: 'begin', text: 'begin' }
export const commit: Statement = { name: 'commit', text: 'commit' }
const rollback: Statement = { name: 'rollback', text: 'rollback' }

/**
 * Switches the transaction to the application's role and this user's rows; both end with the transaction. The planner
 * is told that random reads are cheap, as they are today: otherwise it would read all of a user's very many tasks to
 * find a few.
 */
export const enter: Statement = {
  name: 'enter',
  text: `select num_nulls(set_config('role', 'sayso_app', true), set_config('app.user_id', $1, true), set_config('statement_timeout', $2, true),
    set_config('idle_in_transaction_session_timeout', $2, true), set_config('random_page_cost', '1.1', true), set_config('app.via', $3, true),
    set_config('plan_cache_mode', $4, true))`,
}

/** The values for `enter`. */
export function entering(user_id: string, timeout_ms: number): unknown[] {
  return [user_id, String(timeout_ms), writtenVia(), 'auto']
}

/**
 * The same for turns and tools. None of their statements needs different plans for different values; by default the
 * server would plan a list of tasks anew each time, which takes longer than the list itself.
 */
export function enteringToAct(user_id: string, timeout_ms: number): unknown[] {
  return [user_id, String(timeout_ms), writtenVia(), 'force_generic_plan']
}

/**
 * Part of the statement that loads a user's settings, called `s`: from then on the user's own timeout applies to each
 * statement.
 */
export const ownTimeout = `case when s.settings->>'multi_step_timeout' is not null
      then set_config('statement_timeout', ((s.settings->>'multi_step_timeout')::int * 1000)::text, true) end as timeout`

/**
 * Commits after the writes just sent, in the same flight. A commit that didn't run, or whose reply isn't COMMIT, has
 * changed nothing; one without a reply may have happened.
 */
export async function commitAfter(line: Line, writes: readonly (Promise<unknown> | null)[]): Promise<void> {
  const [committed, ...written] = await Promise.allSettled([line.send(commit), ...writes])
  await giveBack(line, committed)
  if (committed.status === 'fulfilled' && committed.value.tag === 'COMMIT') return
  if (committed.status === 'rejected' && !(committed.reason instanceof NotRun))
    throw new CommitUnknown('the commit was not answered', { cause: committed.reason })
  const failed = written.find((one) => one.status === 'rejected')
  throw failed?.reason ?? new Error('the transaction was rolled back')
}

/**
 * After a failed statement the connection is still good; the embedded database has only one, which must not be dropped
 * for it.
 */
export async function giveBack(line: Line, committed: PromiseSettledResult<unknown>): Promise<void> {
  if (committed.status === 'rejected' && committed.reason instanceof NotRun) await leave(line)
  else line.release(committed.status === 'rejected')
}

/**
 * Rolls back and returns the connection; if even that fails, the connection is discarded. If it was returned before,
 * it may be somebody else's by now.
 */
export async function leave(line: Line): Promise<void> {
  if (line.isReleased()) return
  try {
    await line.send(rollback)
    line.release()
  } catch {
    line.release(true)
  }
}
