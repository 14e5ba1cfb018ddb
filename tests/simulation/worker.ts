// Some of the seeds, in a thread of its own.

import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { Reach } from './crashing.ts'
import { PLANTED } from './planted.ts'

/** What a thread tells from time to time: how many runs since the last time, what they came by, and what went wrong. */
export interface News {
  readonly runs: number
  readonly reach: Reach
  readonly violation: string | null
}

const given = z
  .object({ first: z.int(), end: z.int(), step: z.int(), planted: z.enum(PLANTED).optional() })
  .parse(workerData)

const TOLD_EVERY = 500
/** So many of the runs are thorough, which take half as long again. */
const THOROUGH = 0.1

// Requests that are refused for now are no faults here, and their stacks take time.
Error.stackTraceLimit = 0

await import('./quick-engine.ts')
const { simulate } = await import('./simulate.ts')

let runs = 0
let reach: Reach = {}

function tell(violation: string | null): void {
  const news: News = { runs, reach, violation }
  parentPort?.postMessage(news)
  runs = 0
  reach = {}
}

for (let seed = given.first; seed < given.end; seed += given.step) {
  try {
    await simulate(seed, { planted: given.planted, thorough: THOROUGH }, reach)
  } catch (fault) {
    tell(`seed ${seed}: ${fault instanceof Error ? fault.message : fault}`)
    break
  }
  if (++runs >= TOLD_EVERY) tell(null)
}
tell(null)
