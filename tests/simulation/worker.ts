// Some of the seeds, in a thread of its own.

import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import type { Reach } from './crashing.ts'
import { PLANTED } from './memory-store.ts'
import { simulate } from './simulate.ts'

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
    await simulate(seed, given.planted, reach)
  } catch (fault) {
    tell(`seed ${seed}: ${fault instanceof Error ? fault.message : fault}`)
    break
  }
  if (++runs >= TOLD_EVERY) tell(null)
}
tell(null)
