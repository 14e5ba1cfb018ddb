import { createReadStream, createWriteStream, openSync, renameSync, rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { AppError } from '../domain/errors.ts'
import { type Config, readConfig } from '../runtime/config.ts'
import { randomToken } from '../runtime/ids.ts'
import { describeFault, log } from '../runtime/log.ts'
import { prove } from '../runtime/proof.ts'
import { readBackup, restoreBackup } from '../store/backup.ts'
import { openDatabase } from '../store/database.ts'
import { because, oneFile } from './files.ts'
import { findServer, provenFetch } from './find-server.ts'
import { countOf } from './terminal.ts'
import { readArguments, usages } from './usage.ts'

/** Everybody's data in one file, from a running server or from the database itself. */
export async function backup(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(usages.backup, args)
  const file = oneFile(positionals)
  if (file === undefined) throw new AppError('BAD_REQUEST', 'sayso backup needs the name of a file to write.')
  const config = readConfig(process.env)
  const beside = `${file}.${process.pid}.new`
  try {
    // Opened at once: whoever cannot write there should not wait for a backup first.
    await writeBackup(config, createWriteStream(beside, { fd: openSync(beside, 'w', 0o600) }))
    renameSync(beside, file)
  } catch (fault) {
    rmSync(beside, { force: true })
    if (isOf(fault, beside))
      throw new AppError('BAD_REQUEST', `${file} cannot be written${because(fault)}.`, { cause: fault })
    throw fault
  }
  process.stderr.write(`Backed up to ${file}. It holds everybody's tasks and messages: keep it private.\n`)
  return 0
}

/** Whether it is the file that made trouble; a full disk does not say which file it was. */
function isOf(fault: unknown, file: string): boolean {
  if (!(fault instanceof Error)) return false
  return ('path' in fault && fault.path === file) || ('code' in fault && fault.code === 'ENOSPC')
}

async function writeBackup(config: Config, out: Writable): Promise<void> {
  const server = await findServer(config)
  if (server === null)
    return await withDatabase(config, (database) => pipeline(readBackup(database), createGzip(), out))
  const challenge = randomToken()
  const headers = { 'sayso-owner': `${challenge} ${prove(server.secret, 'owner', challenge)}` }
  const { ok, body, status } = await provenFetch(server, '/backup', { headers })
  if (!ok || body === null) throw new AppError('UNAVAILABLE', `The server could not make a backup (${status}).`)
  await pipeline(Readable.fromWeb(body), out)
}

/** Puts a backup into an empty database. */
export async function restore(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(usages.restore, args)
  const file = oneFile(positionals)
  if (file === undefined) throw new AppError('BAD_REQUEST', 'sayso restore needs the name of a backup.')
  const counts = await withDatabase(readConfig(process.env), (database) => restoreBackup(database, linesOf(file)))
  const { tasks = 0, conversations = 0, decisions = 0 } = counts
  const parts = [countOf(tasks, 'task'), countOf(conversations, 'conversation'), countOf(decisions, 'decision')]
  process.stdout.write(`Restored ${parts.join(', ')}.\n`)
  return 0
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(file), unpacked)
  read.catch(() => {})
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
    await read
  } catch (cause) {
    const isFile = cause instanceof Error && 'path' in cause
    throw new AppError(
      'BAD_REQUEST',
      isFile ? `${file} cannot be read${because(cause)}.` : `${file} is not a whole backup.`,
      {
        cause,
      },
    )
  }
}

async function withDatabase<T>(
  config: Config,
  use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(config.database, (fault) =>
    log('warn', 'database connection lost', describeFault(fault)),
  )
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}
