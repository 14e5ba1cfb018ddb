import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { AppError } from '../domain/errors.ts'

/** A whole text file, or standard input for `-`. */
export async function readText(file: string): Promise<string> {
  const bytes = file === '-' ? await buffer(process.stdin) : readBytes(file)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `${file} is not UTF-8 text.`, { cause })
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (cause) {
    throw new AppError('BAD_REQUEST', `${file} cannot be read${because(cause)}.`, { cause })
  }
}

/** Written beside and renamed, readable by the owner only: a failure leaves what was there before. */
export function writeText(file: string, text: string): void {
  const beside = `${file}.${process.pid}.new`
  try {
    writeFileSync(beside, text, { mode: 0o600 })
    renameSync(beside, file)
  } catch (cause) {
    rmSync(beside, { force: true })
    throw new AppError('BAD_REQUEST', `${file} cannot be written${because(cause)}.`, { cause })
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'it may not be opened',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
}

export function because(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
  const reason = reasons[code] ?? code
  return reason === '' ? '' : `: ${reason}`
}

/** The one of the choices that was named; null when none was. */
export function chooseFormat<Format extends string>(choices: readonly Format[], named?: string): Format | null {
  if (named === undefined) return null
  const chosen = choices.find((choice) => choice === named)
  if (chosen === undefined) throw new AppError('BAD_REQUEST', `--format must be one of ${choices.join(', ')}.`)
  return chosen
}

export function oneFile(positionals: readonly string[]): string | undefined {
  if (positionals.length > 1) throw new AppError('BAD_REQUEST', `One file at a time, not also '${positionals[1]}'.`)
  return positionals[0]
}
