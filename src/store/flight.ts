// Statements that leave together and are answered together. The driver asks for an answer behind each statement, and
// PostgreSQL then wakes up, answers and falls asleep for each; here it is asked once, behind the last.

import pg from 'pg'

export interface FlightStatement {
  /** Left out: it is read anew each time. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

interface StatementResult {
  readonly rows: readonly Record<string, unknown>[]
  readonly command: string
}

export interface Landed {
  /** Of the statements that were run, in their order. */
  readonly results: readonly StatementResult[]
  /** Why the next one was not; null: all were run. */
  readonly fault: unknown
  /** The connection is as good as before, so nothing behind the one that failed was run. */
  readonly isAlive: boolean
}

/** What PostgreSQL says of the columns of an answer. */
interface RowDescription {
  readonly fields: readonly unknown[]
}

/** As much of the driver's connection as is used here; its types do not say. */
interface Wire {
  readonly submittedNamedStatements: Record<string, string>
  execute(portal: { portal: string }): void
  sync(): void
  _send(bytes: Buffer): void
  once(event: 'readyForQuery' | 'end', listener: () => void): void
  off(event: 'readyForQuery' | 'end', listener: () => void): void
}

/** What the driver's own query does for one statement. */
interface DriverQuery {
  name: string | undefined
  text: string
  values: readonly unknown[]
  /** Several only behind the second. */
  readonly _results: StatementResult | readonly StatementResult[]
  prepare(wire: Wire): void
  handleRowDescription(description: RowDescription): void
  handleDataRow(row: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}

const DriverQuery: new (text: string, values: undefined, callback: () => void) => DriverQuery = Object(pg).Query

interface Known {
  /** What was put together so far. System calls are most of what a turn costs here, so a flight leaves in one write. */
  readonly parts: Buffer[]
  /** The connection, which only puts together what it is given. */
  readonly collecting: Wire
  /** The same, without asking for a description. */
  readonly quiet: Wire
  /** By the statement's name; null for one without rows. It cannot change: PostgreSQL would refuse to run it. */
  readonly described: Map<string, RowDescription | null>
}

/** What is known of the statements that a connection has prepared. */
const known = new WeakMap<Wire, Known>()

function knownOn(wire: Wire): Known {
  const before = known.get(wire)
  if (before !== undefined) return before
  const parts: Buffer[] = []
  const collecting: Wire = Object.create(wire, { _send: { value: (bytes: Buffer) => parts.push(bytes) } })
  const quiet: Wire = Object.create(collecting, { describe: { value: () => {} } })
  const fresh = { parts, collecting, quiet, described: new Map<string, RowDescription | null>() }
  known.set(wire, fresh)
  return fresh
}

/** One query for the driver, which also keeps the answers of several statements apart by itself. */
export class Flight extends DriverQuery {
  statements: readonly FlightStatement[]
  readonly #landed: (landed: Landed) => void
  #completed = 0
  #known: Known['described'] = new Map()
  #description: RowDescription | null = null

  constructor(statements: readonly FlightStatement[], landed: (landed: Landed) => void) {
    super('', undefined, () => this.#land(null, true))
    this.statements = statements
    this.#landed = landed
  }

  submit(wire: Wire): null {
    const { parts, collecting, quiet, described } = knownOn(wire)
    this.#known = described
    for (const statement of this.statements) {
      this.#take(statement)
      this.prepare(statement.name !== undefined && described.has(statement.name) ? quiet : collecting)
    }
    collecting.sync()
    wire._send(Buffer.concat(parts.splice(0)))
    this.#take(this.statements[0])
    return null
  }

  /** The driver notes under this name what PostgreSQL has prepared. */
  #take(statement: FlightStatement | undefined): void {
    if (statement === undefined) return
    this.name = statement.name
    this.text = statement.text
    this.values = statement.values
  }

  /** The driver's own would ask for an answer here. */
  _getRows(wire: Wire): void {
    wire.execute({ portal: '' })
  }

  override handleRowDescription(description: RowDescription): void {
    this.#description = description
    super.handleRowDescription(description)
  }

  override handleDataRow(row: unknown): void {
    const description = this.#known.get(this.name ?? '')
    if (this.#description === null && description) this.handleRowDescription(description)
    super.handleDataRow(row)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    super.handleCommandComplete(message, wire)
    if (this.name !== undefined && !this.#known.has(this.name)) this.#known.set(this.name, this.#description)
    this.#description = null
    this.#completed++
    this.#take(this.statements[this.#completed])
  }

  /** Only a connection that is ready again has really left out what came behind. */
  handleError(fault: unknown, wire: Wire): void {
    for (const { name } of this.statements.slice(this.#completed))
      if (name !== undefined) delete wire.submittedNamedStatements[name]
    if (!(fault instanceof pg.DatabaseError)) {
      this.#land(fault, false)
      return
    }
    const ready = () => {
      wire.off('end', ended)
      this.#land(fault, true)
    }
    const ended = () => {
      wire.off('readyForQuery', ready)
      this.#land(fault, false)
    }
    wire.once('readyForQuery', ready)
    wire.once('end', ended)
  }

  #land(fault: unknown, isAlive: boolean): void {
    this.#landed({ results: [this._results].flat().slice(0, this.#completed), fault, isAlive })
  }
}
