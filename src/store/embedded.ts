import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { AppError, asUnavailable } from '../domain/errors.ts'
import { openFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { demandRoom, hasRoom, NEW_DATABASE } from './room.ts'

export interface Embedded {
  /** A stream that the PostgreSQL driver can use as a socket. */
  connect(): Duplex
  hasRoom(): boolean
  /** How often it had to be restarted. */
  restarts(): number
  close(): Promise<void>
}

// An empty database takes about a second; recovering from the log after a crash takes longer.
const START_MS = 120_000
const STOP_MS = 10_000
// PGlite has no statement_timeout; no statement of ours takes this long.
const ANSWER_MS = 300_000

/**
 * Opens the embedded database in a folder. It is created elsewhere and then renamed, so that a kill leaves either none
 * or a complete one.
 */
export async function openEmbedded(folder: string): Promise<Embedded> {
  openFolder(folder)
  const lock = lockFolder(folder)
  try {
    const place = join(folder, 'db')
    if (!existsSync(place)) await create(place, folder)
    const thread = keepRunning(place, folder)
    await thread.running().catch((fault: unknown) => {
      throw asUnavailable(fault) === null || isStopped(fault) ? damaged(folder, fault) : fault
    })
    return {
      connect: () => new Wire(thread),
      hasRoom: () => hasRoom(folder),
      restarts: () => thread.starts() - 1,
      close: async () => {
        await thread.stop()
        lock.release()
      },
    }
  } catch (fault) {
    lock.release()
    throw fault
  }
}

function isStopped(fault: unknown): boolean {
  return fault instanceof Error && fault.message.startsWith('the embedded database stopped')
}

function damaged(folder: string, cause: unknown): AppError {
  return new AppError(
    'CONFIGURATION',
    `The database in ${folder} cannot be opened: it is damaged, or a newer Sayso made it. Move the folder away and use sayso restore with a backup, or update Sayso.`,
    { cause },
  )
}

async function create(place: string, folder: string): Promise<void> {
  demandRoom(folder, NEW_DATABASE)
  const beside = `${place}.new`
  rmSync(beside, { recursive: true, force: true })
  await stop(await start(beside))
  renameSync(beside, place)
}

interface Thread {
  /** The thread that runs the database, restarted if it has ended. */
  running(): Promise<Worker>
  starts(): number
  stop(): Promise<void>
}

function keepRunning(place: string, folder: string): Thread {
  let worker: Promise<Worker> | undefined
  let starts = 0
  const forget = () => {
    worker = undefined
  }
  const begin = async () => {
    // Replaying the log needs space too, and never ends without it.
    demandRoom(folder)
    const started = await start(place)
    started.once('exit', forget)
    starts++
    return started
  }
  return {
    running: () => {
      if (worker === undefined) {
        worker = begin()
        worker.catch(forget)
      }
      return worker
    },
    starts: () => starts,
    stop: async () => {
      const last = await worker?.catch(() => undefined)
      if (last !== undefined) await stop(last)
    },
  }
}

async function start(place: string): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place })
  // Callers that wait for it learn of the error when it exits.
  worker.on('error', () => {})
  try {
    await nextMessage(worker, START_MS)
    return worker
  } catch (fault) {
    await worker.terminate()
    throw fault
  }
}

/** Closing writes everything to disk; if it never ends, the next start recovers from the log. */
async function stop(worker: Worker): Promise<void> {
  const closed = nextMessage(worker, STOP_MS)
  worker.postMessage('close')
  await closed.catch(() => {})
  await worker.terminate()
}

function nextMessage(worker: Worker, patience_ms: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new Error('the embedded database stopped answering')), patience_ms)
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', stopped)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', reject).off('exit', stopped)
  })

  function stopped(code: number): void {
    reject(new Error(`the embedded database stopped (${code})`))
  }
}

/** As much of a socket as the driver needs; each flight goes to the worker as one message. */
class Wire extends Duplex {
  readonly #thread: Thread
  #worker: Worker | undefined
  #patience: NodeJS.Timeout | undefined

  constructor(thread: Thread) {
    super()
    this.#thread = thread
  }

  connect(): this {
    this.#thread.running().then(
      (worker) => {
        this.#worker = worker.on('message', this.#take).on('exit', this.#lose)
        this.emit('connect')
      },
      (fault: Error) => this.destroy(fault),
    )
    return this
  }

  readonly #take = (bytes: unknown): void => {
    clearTimeout(this.#patience)
    if (bytes instanceof Uint8Array) this.push(bytes)
  }

  readonly #lose = (): void => {
    this.destroy(new Error('the embedded database stopped'))
  }

  #send(bytes: Buffer): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => void this.#worker?.terminate(), ANSWER_MS).unref()
    this.#worker?.postMessage(new Uint8Array(bytes))
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk)
    done()
  }

  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  /** The driver has said goodbye, so we hang up too. */
  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(fault: Error | null, done: (fault: Error | null) => void): void {
    clearTimeout(this.#patience)
    this.#worker?.off('message', this.#take).off('exit', this.#lose)
    done(fault)
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
