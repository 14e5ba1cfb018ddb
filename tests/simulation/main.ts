// npm run simulate -- [--runs N] [--seed N] [--workers N] [--planted "name"]

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { Reach } from './crashing.ts'
import type { News } from './worker.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(availableParallelism()) },
    planted: { type: 'string' },
  },
})
const runs = Number(values.runs)
const first = Number(values.seed)
const workers = Number(values.workers)
const TOLD_EVERY = 10_000

const reach: Reach = {}
const started = performance.now()
let done = 0

/** One thread's share of the seeds: every so-manieth from its own on. */
function share(index: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const workerData = { first: first + index, end: first + runs, step: workers, planted: values.planted }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 192 },
  })
  worker.on('message', (news: News) => {
    for (const [what, times] of Object.entries(news.reach)) reach[what] = (reach[what] ?? 0) + times
    const before = done
    done += news.runs
    if (Math.floor(before / TOLD_EVERY) < Math.floor(done / TOLD_EVERY)) process.stderr.write(`${told()}\n`)
    if (news.violation !== null) {
      process.stdout.write(`${news.violation}\n`)
      process.exit(1)
    }
  })
  worker.on('error', reject)
  worker.on('exit', () => resolve())
  return promise
}

function told(): string {
  const { user, system } = process.cpuUsage()
  const each = Math.round((done * 1e6) / (user + system))
  const seconds = Math.round((performance.now() - started) / 1000)
  return `${done} runs without a violation in ${seconds} s (${each} a second of processor time)`
}

await Promise.all(Array.from({ length: workers }, (_, index) => share(index)))
process.stdout.write(`${told()}\n`)
for (const [what, times] of Object.entries(reach).sort())
  process.stdout.write(`  ${String(times).padStart(9)}  ${what}\n`)
