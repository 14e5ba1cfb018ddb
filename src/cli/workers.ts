// Several processes behind one address, for machines with more than one core. Each is a whole server of its own and keeps
// nothing that another would need: the database holds what they share.

import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../runtime/log.ts'

const PAUSE_MS = 1000

// Each takes its connections from the socket they share: one handed to a worker that has just died would never be answered.
cluster.schedulingPolicy = cluster.SCHED_NONE

/** Serves with so many workers until told to stop. One that ends is replaced; one that cannot even start ends everything. */
export async function serveWithWorkers(count: number, isReady: (url: string) => void): Promise<number> {
  const workers = new Set<Worker>()
  let isStopping = false
  let isServing = false
  let code = 0
  const { promise: over, resolve: end } = Promise.withResolvers<void>()

  function stop(): void {
    isStopping = true
    for (const worker of workers) worker.process.kill('SIGTERM')
    if (workers.size === 0) end()
  }

  /** Resolves with its address once it is serving; null if it exits before. */
  function start(): Promise<string | null> {
    const worker = cluster.fork()
    workers.add(worker)
    return new Promise((resolve) => {
      worker.once('message', (url: unknown) => resolve(String(url)))
      worker.once('exit', (exit_code) => {
        workers.delete(worker)
        resolve(null)
        if (isStopping) {
          if (workers.size === 0) end()
        } else void replace(exit_code)
      })
    })
  }

  async function replace(exit_code: number): Promise<void> {
    if (!isServing) return
    log('error', 'a worker ended', { exit_code })
    await sleep(PAUSE_MS)
    if (!isStopping) await start()
  }

  process.once('SIGINT', stop)
  process.on('SIGTERM', stop)
  // One after the other: the first brings the database up to date.
  for (let started = 0; started < count && !isStopping; started++) {
    const url = await start()
    if (url === null && !isStopping) {
      code = 1
      stop()
    } else if (url !== null && started === count - 1) {
      isServing = true
      isReady(url)
    }
  }
  await over
  return code
}
