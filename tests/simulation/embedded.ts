// npm run simulate:embedded -- [--runs N] [--seed N]: the same runs on the embedded database, whose clock is the simulation's.

import { parseArgs } from 'node:util'
import { setEnvironmentData } from 'node:worker_threads'
import { openDatabase } from '../../src/store/database.ts'
import { freshEmbedded } from '../support/databases.ts'
import type { Reach } from './crashing.ts'
import { onEmbedded } from './embedded-place.ts'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
})
const [first, runs] = [Number(values.seed), Number(values.runs)]
const TOLD_EVERY = 500

const clock = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
const setClock = (now: number) => {
  clock[0] = now
}
setClock(Date.UTC(2026, 1, 9))
setEnvironmentData('clock', clock.buffer)

const fresh = await freshEmbedded()
const database = await openDatabase(fresh.place, () => {})
const reach: Reach = {}
const started = performance.now()
const told = (done: number) =>
  `${done} runs on the embedded database without a violation in ${Math.round((performance.now() - started) / 1000)} s\n`
for (let seed = first; seed < first + runs; seed++) {
  const given = {
    thorough: 0.1,
    open: (world: Parameters<typeof onEmbedded>[2]) => onEmbedded(database, setClock, world, seed),
  }
  await simulate(seed, given, reach).catch((fault: unknown) => {
    process.stdout.write(`seed ${seed}: ${fault instanceof Error ? fault.message : fault}\n`)
    process.exit(1)
  })
  const done = seed - first + 1
  if (done % TOLD_EVERY === 0) process.stderr.write(told(done))
}
await database.close()
await fresh.remove()
process.stdout.write(told(runs))
for (const [what, times] of Object.entries(reach).sort())
  process.stdout.write(`  ${String(times).padStart(9)}  ${what}\n`)
