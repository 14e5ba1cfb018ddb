// npm run simulate -- [--runs N] [--seed N] [--planted "name"]

import { parseArgs } from 'node:util'
import type { Reach } from './crashing.ts'
import { PLANTED, type Planted } from './memory-store.ts'
import { simulate } from './simulate.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'string' },
  },
})
const planted: Planted | undefined = PLANTED.find((name) => name === values.planted)
const runs = Number(values.runs)
const first = Number(values.seed)
const reach: Reach = {}
const started = performance.now()
for (let seed = first; seed < first + runs; seed++) {
  try {
    await simulate(seed, planted, reach)
  } catch (fault) {
    process.stdout.write(`seed ${seed}: ${fault instanceof Error ? fault.message : fault}\n`)
    process.exit(1)
  }
  if ((seed - first + 1) % 1000 === 0 && process.stderr.isTTY)
    process.stderr.write(`\r${seed - first + 1} of ${runs} runs`)
}
const { user, system } = process.cpuUsage()
process.stdout.write(
  `${runs} runs without a violation in ${Math.round((performance.now() - started) / 1000)} s (${Math.round((runs * 1e6) / (user + system))} a second of processor time)\n`,
)
for (const [what, times] of Object.entries(reach).sort())
  process.stdout.write(`  ${String(times).padStart(9)}  ${what}\n`)
