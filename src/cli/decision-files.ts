import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { type StoredDecision, storedDecisionSchema } from '../agent/replay.ts'
import { AppError } from '../domain/errors.ts'
import { because } from './files.ts'

/** Writes stored decisions as JSON lines, beside first, and returns how many there were. */
export async function writeDecisions(file: string, turns: AsyncIterable<readonly StoredDecision[]>): Promise<number> {
  const beside = `${file}.${process.pid}.new`
  const stream = createWriteStream(beside, { mode: 0o600 })
  let count = 0
  try {
    await once(stream, 'open')
    for await (const turn of turns)
      for (const record of turn) {
        count++
        if (!stream.write(`${JSON.stringify(record)}\n`)) await once(stream, 'drain')
      }
    stream.end()
    await finished(stream)
    renameSync(beside, file)
  } catch (cause) {
    rmSync(beside, { force: true })
    if (!isFileFault(cause)) throw cause
    throw new AppError('BAD_REQUEST', `${file} cannot be written${because(cause)}.`, { cause })
  }
  return count
}

/** The turns of such a file, one after the other; the steps of a turn stand together. */
export async function* readDecisions(file: string): AsyncGenerator<StoredDecision[]> {
  let turn: StoredDecision[] = []
  for await (const record of readRecords(file)) {
    const before = turn[0]
    if (before !== undefined && (before.message_id !== record.message_id || before.user_id !== record.user_id)) {
      yield turn
      turn = []
    }
    turn.push(record)
  }
  if (turn.length > 0) yield turn
}

async function* readRecords(file: string): AsyncGenerator<StoredDecision> {
  const input = file === '-' ? process.stdin : createReadStream(file)
  let number = 0
  try {
    if (input !== process.stdin) await once(input, 'open')
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      number++
      if (line.trim() !== '') yield readRecord(line, `${file}, line ${number}`)
    }
  } catch (cause) {
    if (!isFileFault(cause)) throw cause
    throw new AppError('BAD_REQUEST', `${file} cannot be read${because(cause)}.`, { cause })
  }
}

function readRecord(line: string, place: string): StoredDecision {
  try {
    return storedDecisionSchema.parse(JSON.parse(line))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `${place}: this is not a decision as sayso replay --export writes it.`, { cause })
  }
}

function isFileFault(fault: unknown): boolean {
  return fault instanceof Error && 'syscall' in fault
}
