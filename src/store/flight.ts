// Statements that leave together and are answered together. The driver asks for an answer behind each statement, and
// PostgreSQL then wakes up, answers and falls asleep for each; here it is asked once, behind the last.

import pg from 'pg'
import { flightBytes } from './flight-bytes.ts'

export interface FlightStatement {
  /** Left out: it is read anew each time. */
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
  /** Why the next one failed; null: all ran. */
  readonly fault: unknown
  /** The connection is still usable, so nothing after the failed statement ran. */
  readonly isAlive: boolean
}

/** What PostgreSQL says of the columns of an answer. */
interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

/** The part of the driver's connection used here; its types leave it out. */
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

/** How the rows of a statement are read. */
type Reading = readonly { readonly name: string; readonly parse: (text: string) => unknown }[]

interface Known {
  /** The connection, which only puts together what it is given. */
  readonly collecting: Wire
  /** By the statement's name. It cannot change: PostgreSQL would refuse to run it. */
  readonly readings: Map<string, Reading>
}

/** System calls are most of a turn's cost here, so a flight leaves in one write. */
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

/** One query for the driver. */
export class Flight extends DriverQuery {
  statements: readonly FlightStatement[]
  readonly #landed: (landed: Landed) => void
  readonly #results: StatementResult[] = []
  #completed = 0
  #readings: Known['readings'] = new Map()
  #rows: Row[] = []
  #reading: Reading | null = null
  /** Why a row could not be read. */
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

  /** The driver notes under this name what PostgreSQL has prepared. */
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

  /** Only a connection that is ready again has really skipped what came after. */
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
