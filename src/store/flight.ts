// Statements that are sent together and answered together. The driver asks for a reply after each statement, for which
// PostgreSQL wakes up every time; here we ask once, after the last.

import pg from 'pg'
import { flightBytes } from './flight-bytes.ts'

export interface FlightStatement {
  /** If left out, the statement is parsed anew each time. */
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

type Row = Record<string, unknown>

interface StatementResult {
  readonly rows: readonly Row[]
  readonly command: string
}

export interface Landed {
  /** Results of the statements that ran, in order. */
  readonly results: readonly StatementResult[]
  /** Why the next one failed; null if all ran. */
  readonly fault: unknown
  /** The connection is still usable, so nothing ran after the failed statement. */
  readonly isAlive: boolean
}

/** PostgreSQL's description of the columns of a result. */
interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** The part of the driver's connection that we use; its types leave it out. */
interface Wire {
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { text: string; name: string | undefined }): void
  describe(portal: { type: 'P'; name: '' }): void
  sync(): void
  _send(bytes: Buffer): void
  once(event: 'readyForQuery' | 'end', listener: () => void): void
  off(event: 'readyForQuery' | 'end', listener: () => void): void
}

/** The only shape the driver accepts on its connections. */
interface DriverQuery {
  name: string | undefined
  text: string
}

const DriverQuery: new (text: string, values: undefined, callback: () => void) => DriverQuery = Object(pg).Query

/** How to parse the rows of a statement. */
type Reading = readonly { readonly name: string; readonly parse: (text: string) => unknown }[]

interface Known {
  /** The connection, collecting what is to be sent. */
  readonly collecting: Wire
  /** By the statement's name. It can't change: PostgreSQL would refuse to run the statement. */
  readonly readings: Map<string, Reading>
}

/** System calls are most of the cost of a turn here, so a flight is sent in a single write. */
const out = flightBytes()

/** What we know about the statements a connection has prepared. */
const known = new WeakMap<Wire, Known>()

function knownOn(wire: Wire): Known {
  const before = known.get(wire)
  if (before !== undefined) return before
  const collecting: Wire = Object.create(wire, { _send: { value: out.add } })
  const fresh = { collecting, readings: new Map<string, Reading>() }
  known.set(wire, fresh)
  return fresh
}

/** Looks like a single query to the driver. */
export class Flight extends DriverQuery {
  statements: readonly FlightStatement[]
  readonly #landed: (landed: Landed) => void
  readonly #results: StatementResult[] = []
  #completed = 0
  #readings: Known['readings'] = new Map()
  #rows: Row[] = []
  #reading: Reading | null = null
  /** Why a row couldn't be parsed. */
  #unreadable: unknown = null

  constructor(statements: readonly FlightStatement[], landed: (landed: Landed) => void) {
    super('', undefined, () => this.#land(this.#unreadable, this.#unreadable === null))
    this.statements = statements
    this.#landed = landed
  }

  submit(wire: Wire): Error | null {
    const { collecting, readings } = knownOn(wire)
    this.#readings = readings
    try {
      for (const statement of this.statements) this.#write(statement, collecting)
    } catch (fault) {
      out.drop()
      return fault instanceof Error ? fault : new Error('a value cannot be sent', { cause: fault })
    }
    collecting.sync()
    wire._send(out.take())
    this.#take(this.statements[0])
    return null
  }

  #write({ name, text, values }: FlightStatement, wire: Wire): void {
    if (name === undefined || (wire.parsedStatements[name] ?? wire.submittedNamedStatements[name]) === undefined) {
      wire.parse({ text, name })
      if (name !== undefined) wire.submittedNamedStatements[name] = text
    }
    out.bind(name ?? '', values)
    if (name === undefined || !this.#readings.has(name)) wire.describe({ type: 'P', name: '' })
    out.execute()
  }

  /** The driver records what PostgreSQL has prepared under this name. */
  #take(statement: FlightStatement | undefined): void {
    if (statement === undefined) return
    this.name = statement.name
    this.text = statement.text
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.#reading = fields.map(({ name, dataTypeID }) => ({ name, parse: pg.types.getTypeParser(dataTypeID, 'text') }))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#reading ??= this.#readings.get(this.name ?? '') ?? []
      this.#rows.push(rowOf(this.#reading, fields))
    } catch (fault) {
      this.#unreadable ??= fault
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.name !== undefined && !this.#readings.has(this.name)) this.#readings.set(this.name, this.#reading ?? [])
    if (this.#unreadable === null) this.#results.push({ rows: this.#rows, command: text.split(' ', 1)[0] ?? '' })
    this.#rows = []
    this.#reading = null
    this.#completed++
    this.#take(this.statements[this.#completed])
  }

  /** Only a connection that is ready again has certainly skipped the rest. */
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
    this.#landed({ results: this.#results, fault, isAlive })
  }
}

function rowOf(reading: Reading, fields: readonly (string | null)[]): Row {
  const row: Row = {}
  let index = 0
  for (const { name, parse } of reading) {
    const field = fields[index++] ?? null
    row[name] = field === null ? null : parse(field)
  }
  return row
}
