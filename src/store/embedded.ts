import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { type FolderLock, lockFolder } from './folder-lock.ts'

export interface Embedded {
  /** A stream that the PostgreSQL driver takes for a socket. */
  connect(): Duplex
  close(): Promise<void>
}

/** Opens the embedded database in a folder, creating it beside and renaming it, so that a kill leaves none or a whole one. */
export async function openEmbedded(folder: string): Promise<Embedded> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = lockFolder(folder)
  try {
    const place = join(folder, 'db')
    if (!existsSync(place)) await create(place)
    return embedded(await start(place), lock)
  } catch (fault) {
    lock.release()
    throw fault
  }
}

async function create(place: string): Promise<void> {
  const beside = `${place}.new`
  rmSync(beside, { recursive: true, force: true })
  await stop(await start(beside))
  renameSync(beside, place)
}

async function start(place: string): Promise<Worker> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: place })
  await nextMessage(worker)
  return worker
}

async function stop(worker: Worker): Promise<void> {
  const closed = nextMessage(worker)
  worker.postMessage('close')
  await closed
  await worker.terminate()
}

function nextMessage(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the embedded database stopped (${code})`)))
  })
}

function embedded(worker: Worker, lock: FolderLock): Embedded {
  let current: Wire | undefined
  const lost = (fault: Error) => current?.destroy(fault)
  worker.on('message', (bytes: unknown) => {
    if (bytes instanceof Uint8Array) current?.push(bytes)
  })
  worker.on('error', lost)
  worker.on('exit', () => lost(new Error('the embedded database stopped')))
  return {
    connect: () => {
      current = new Wire(worker)
      return current
    },
    close: async () => {
      await stop(worker)
      lock.release()
    },
  }
}

/** As much of a socket as the driver needs; what it writes goes to the worker in one message per flight. */
class Wire extends Duplex {
  readonly #worker: Worker

  constructor(worker: Worker) {
    super()
    this.#worker = worker
  }

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#worker.postMessage(new Uint8Array(chunk))
    done()
  }

  override _writev(chunks: readonly { chunk: Buffer }[], done: () => void): void {
    this.#worker.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  /** The driver has said goodbye, so the other side hangs up too. */
  override _final(done: () => void): void {
    this.push(null)
    done()
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
