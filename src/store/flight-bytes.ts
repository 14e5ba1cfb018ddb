// Encodes a flight in PostgreSQL's protocol, written directly into one buffer. The driver would allocate one per
// message and grow it several times for what a turn writes.

import pg from 'pg'
import { TextArray } from './text-array.ts'

const SIZE = 64 * 1024
/** A buffer that grew for a very long message isn't kept. */
const MOST_KEPT = 16 * SIZE

const BIND = 'B'.charCodeAt(0)
const EXECUTE = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0])
const ONE_FORMAT_TEXT = Buffer.from([0, 1, 0, 0])

/** A value as text or bytes. */
const prepareValue: (value: unknown) => string | Buffer | null = Object(pg).utils.prepareValue

export interface FlightBytes {
  /** Adds a message that is complete already. */
  add(message: Uint8Array): void
  /** Binds these values to the statement prepared under this name. */
  bind(name: string, values: readonly unknown[]): void
  /** Runs the statement bound last. */
  execute(): void
  /** Returns everything so far and starts the next flight. */
  take(): Buffer
  /** Discards everything. */
  drop(): void
}

export function flightBytes(): FlightBytes {
  let bytes = Buffer.allocUnsafe(SIZE)
  let at = 0

  function makeRoom(size: number): void {
    if (at + size <= bytes.length) return
    const larger = Buffer.allocUnsafe((at + size) * 2)
    bytes.copy(larger, 0, 0, at)
    bytes = larger
  }

  function add(message: Uint8Array): void {
    makeRoom(message.length)
    bytes.set(message, at)
    at += message.length
  }

  function number16(value: number): void {
    makeRoom(2)
    at = bytes.writeInt16BE(value, at)
  }

  function number32(value: number): void {
    makeRoom(4)
    at = bytes.writeInt32BE(value, at)
  }

  /** With its length before it; a UTF-16 unit takes at most three bytes. */
  function text(value: string): void {
    makeRoom(4 + value.length * 3)
    const length = bytes.write(value, at + 4)
    at = bytes.writeInt32BE(length, at) + length
  }

  function name(value: string): void {
    makeRoom(value.length * 3 + 1)
    at += bytes.write(value, at)
    bytes[at++] = 0
  }

  /** Puts the length of what `write` writes before it, including the length field itself where the protocol does so. */
  function measured(own: 0 | 4, write: () => void): void {
    const begins = at
    number32(0)
    write()
    bytes.writeInt32BE(at - begins - 4 + own, begins)
  }

  function value(given: unknown): void {
    const prepared = typeof given === 'string' || given instanceof TextArray ? given : prepareValue(given)
    if (prepared === null) number32(-1)
    else if (typeof prepared === 'string') text(prepared)
    else if (prepared instanceof TextArray) measured(0, () => prepared.write(number32, text))
    else {
      number32(prepared.length)
      add(prepared)
    }
  }

  function bind(statement: string, values: readonly unknown[]): void {
    makeRoom(1)
    bytes[at++] = BIND
    measured(4, () => {
      name('')
      name(statement)
      number16(values.length)
      for (const one of values) number16(one instanceof TextArray || one instanceof Uint8Array ? 1 : 0)
      number16(values.length)
      for (const one of values) value(one)
      add(ONE_FORMAT_TEXT)
    })
  }

  return {
    add,
    bind,
    execute: () => add(EXECUTE),
    take() {
      const taken = Buffer.from(bytes.subarray(0, at))
      at = 0
      if (bytes.length > MOST_KEPT) bytes = Buffer.allocUnsafe(SIZE)
      return taken
    },
    drop() {
      at = 0
    },
  }
}
