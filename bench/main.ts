// npm run bench -- [--quick] [--seconds 3] [--rounds 3] [--tasks 100000] [--only peers]: every figure of "Speed and size to
// reach", with reached or not. Times of processors are the processes' own, because rates suffer more from what else runs.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineFigures } from './figures/engine.ts'
import { type Figure, type How, tableOf, told } from './figures/figure.ts'
import { pageFigures } from './figures/page.ts'
import { peerFigures } from './figures/peers.ts'
import { sizeFigures } from './figures/sizes.ts'
import { startFigures } from './figures/starts.ts'
import { turnFigures } from './figures/turns.ts'
import { workerFigures } from './figures/workers.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    tasks: { type: 'string' },
    only: { type: 'string' },
  },
})
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'sayso-bench')
const usual = values.quick
  ? { seconds: 1, rounds: 1, warm_turns: 400, warm_seconds: 5, tasks: 20_000, clients: [1, 8] }
  : { seconds: 3, rounds: 3, warm_turns: 2000, warm_seconds: 20, tasks: 100_000, clients: [1, 8, 32] }
const how: How = {
  ...usual,
  seconds: Number(values.seconds ?? usual.seconds),
  rounds: Number(values.rounds ?? usual.rounds),
  tasks: Number(values.tasks ?? usual.tasks),
  cache,
}
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))

const parts: Record<string, () => Promise<Figure[]>> = {
  engine: () => engineFigures(how),
  turns: () => turnFigures(how, 'off', folder),
  synced: () => turnFigures(how, 'on', folder),
  sizes: () => sizeFigures(how, folder),
  workers: () => workerFigures(how, folder),
  peers: () => peerFigures(how, folder),
  starts: () => startFigures(how, folder),
  page: () => pageFigures(),
}

const figures: Figure[] = []
const begun = performance.now()
for (const [name, measure] of Object.entries(parts)) {
  if (values.only !== undefined && values.only !== name) continue
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(4)} s  ${name} …\n`)
  // What one part stumbles over must not cost the figures of the others.
  figures.push(...(await measure().catch((fault: unknown) => [told(name, `not measured: ${fault}`)])))
}
rmSync(folder, { recursive: true, force: true })
const took = `${((performance.now() - begun) / 1000).toFixed(0)} s`
figures.push(told('all of this took', `${took}; load of the machine ${loadavg()[0]?.toFixed(1)}`))
process.stdout.write(`${tableOf(figures)}\n`)
