// Runs PGlite on its own thread (on the main thread it blocks timers): PostgreSQL protocol bytes in, bytes out.

import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort

// PGlite makes its files readable to everybody, whatever the umask; this thread has no files that should be.
const { chmodSync } = fs
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700)

const database = await PGlite.create({
  dataDir: String(workerData),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'min_wal_size=32MB'],
})
port.postMessage('ready')

let last: Promise<void> = Promise.resolve()
port.on('message', (message: Uint8Array | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)))
})

async function answer(message: Uint8Array): Promise<void> {
  const reply = await database.execProtocolRaw(message)
  const isOver = hasEnded(reply)
  port.postMessage(reply)
  // After this no call would ever return, so the next caller gets a new thread.
  if (isOver) process.exit(1)
}

async function close(): Promise<void> {
  await database.close()
  port.postMessage('closed')
  port.close()
}

/** Whether PostgreSQL has reported an error that it doesn't survive, such as a full disk. */
function hasEnded(reply: Uint8Array): boolean {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength)
  for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    const isError = bytes[at] === 0x45
    if (isError && /^S(PANIC|FATAL)\0/.test(bytes.toString('latin1', at + 5, at + 16))) return true
  }
  return false
}
