// PGlite on a thread of its own (on the main thread it starves timers): bytes of the PostgreSQL protocol in, bytes out.

import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort

const database = await PGlite.create({
  dataDir: String(workerData),
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'],
})
port.postMessage('ready')

let last: Promise<void> = Promise.resolve()
port.on('message', (message: Uint8Array | 'close') => {
  last = last.then(() => (message === 'close' ? close() : answer(message)))
})

async function answer(message: Uint8Array): Promise<void> {
  const reply = await database.execProtocolRaw(message)
  port.postMessage(reply)
}

async function close(): Promise<void> {
  await database.close()
  port.postMessage('closed')
  port.close()
}
